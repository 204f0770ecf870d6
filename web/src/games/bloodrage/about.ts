/** Things of the table explained in a sentence or two, for whoever looks at them (kit `tip`). */

import type { Said } from "../../kit/tip";
import type { Play } from "../../lib/client";
import type { View } from "./view";

/** A thing explained by the text `br-about-<thing>`. */
export const about = (
  { texts }: Play<View>,
  thing: string,
  title: string,
  values: Record<string, number> = {},
): Said => ({ title, words: texts.t(`br-about-${thing}`, values) });

/** A clan stat, with the Glory that its legendary steps bring. */
export function aboutStat(play: Play<View>, seat: number, name: "rage" | "axes" | "horns"): Said {
  const { legendary } = play.view.printed;
  const { value } = play.view.players[seat]!.stats[name];
  return about(play, name, play.texts.name(name), { value, fourth: legendary[3] ?? 0, last: legendary[5] ?? 0 });
}

/** The Rage that a clan has now. */
export const aboutRage = (play: Play<View>, seat: number): Said =>
  about(play, "rage-now", play.texts.t("br-rage-now"), { most: play.view.players[seat]!.stats.rage.value });

/** Where a clan's Glory comes from, line by line. */
export function aboutGlory({ texts, view }: Play<View>, seat: number): Said {
  const lines = Object.entries(view.players[seat]!.sources).filter(([, glory]) => glory !== 0);
  const told = lines.map(([source, glory]) => `${texts.t(`source-${source}`)}: ${glory}`);
  return { title: texts.t("br-glory"), words: [texts.t("br-about-glory"), ...told].join("\n") };
}
