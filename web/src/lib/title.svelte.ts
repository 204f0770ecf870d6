/** The title and the icon of the browser's tab: where one is, and whether it is one's turn. */

import { t } from "./session.svelte";

const ICONS = { calm: "/favicon.svg", turn: "/favicon-turn.svg" } as const;

/** Say where this screen is for as long as it is shown; `turn` marks the tab. Call while a component starts. */
export function titled(where: () => string, turn: () => boolean = () => false): void {
  $effect(() => {
    const mine = turn();
    const parts = [mine ? `● ${t("web-your-turn")}` : "", where(), t("web-title")];
    document.title = parts.filter(Boolean).join(" · ");
    document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", ICONS[mine ? "turn" : "calm"]);
  });
}
