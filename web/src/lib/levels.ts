/** The levels of bots, how strong they are, what they say, and whose bot somebody is. */

import type { ChatLine, GameInfo, SeatInfo } from "./protocol";

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

/** The Elo of levels in a game for so many players; empty where nothing was measured. */
export function ratingsOf(game: GameInfo | undefined, players: number): Readonly<Record<string, number>> {
  return game?.ratings[players] ?? {};
}

/** What is said beside a bot's name: its level, or whose program it is; nothing of people. */
export function botNote(
  seat: Pick<SeatInfo, "kind" | "bot" | "owner"> | undefined,
  t: (key: string, args?: Record<string, string>, attribute?: string) => string,
): string {
  if (seat?.kind === "bot") return t(`web-bot-${seat.bot}`, {}, "short");
  return seat?.owner ? t("web-own-bot-of", { name: seat.owner }) : "";
}

/** The words of a line of chat: a person's own, or a bot's in the language of the reader. */
export function wordsOf(line: Pick<ChatLine, "key" | "text">, t: (key: string) => string): string {
  return line.key ? t(line.key) : line.text;
}
