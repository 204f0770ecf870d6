/** The levels of bots, and whose bot somebody is. */

import type { SeatInfo } from "./protocol";

const PORTRAITS: Record<string, string> = {
  thrall: "miner",
  karl: "viking-head",
  jarl: "warlord-helmet",
  konung: "throne-king",
};

/** The icon that stands for a bot; those of older tables have no level. */
export function portraitOf(bot: string | null | undefined): string {
  return PORTRAITS[bot ?? ""] ?? "microchip";
}

/** What is said beside a bot's name: its level, or whose program it is; nothing of people. */
export function botNote(
  seat: Pick<SeatInfo, "kind" | "bot" | "owner"> | undefined,
  t: (key: string, args?: Record<string, string>, attribute?: string) => string,
): string {
  if (seat?.kind === "bot") return t(`web-bot-${seat.bot}`, {}, "short");
  return seat?.owner ? t("web-own-bot-of", { name: seat.owner }) : "";
}
