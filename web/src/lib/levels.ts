/** The levels of bots: their portraits. */

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
