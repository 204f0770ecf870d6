/** Hints of the engine as short marks: on a card what playing it gives, on a button how likely it is. */

import type { Text } from "../../lib/protocol";
import type { Texts } from "../../lib/texts";

export interface Mark {
  big: string;
  small: string;
  tone: "g" | "r" | "";
}

const num = (hint: Text, name: string): number => Number(hint.args[name] ?? 0);

/** What a hint says in a number and a word; null where it has to be read. */
export function badge(hint: Text, texts: Texts): Mark | null {
  const percent = (n: number): string => texts.t("va-percent", { n });
  switch (hint.key) {
    case "hint-total-wins":
      return { big: `${num(hint, "total")} : ${num(hint, "needed")}`, small: texts.t("va-mark-win"), tone: "g" };
    case "hint-total-short":
      return { big: `${num(hint, "total")} : ${num(hint, "needed")}`, small: texts.t("va-mark-short"), tone: "" };
    case "hint-total":
      return { big: `+${num(hint, "strength")}`, small: texts.t("va-mark-total", { n: num(hint, "total") }), tone: "" };
    case "hint-best-chance":
      return { big: percent(num(hint, "percent")), small: texts.t("va-mark-chance"), tone: tone(num(hint, "percent")) };
    case "hint-blanks":
      return { big: `${num(hint, "total")}`, small: texts.t("va-mark-best"), tone: "" };
    case "hint-best-strength":
      return { big: `≈ ${num(hint, "value")}`, small: texts.t("va-mark-strength"), tone: "" };
    case "hint-add":
      return { big: `${num(hint, "symbols")} / ${num(hint, "limit")}`, small: texts.t("va-mark-symbols"), tone: "" };
    default:
      return null;
  }
}

const tone = (percent: number): Mark["tone"] => (percent >= 85 ? "g" : percent < 40 ? "r" : "");

/** What an option of the main question promises, in a word; null where the hint has to be read. */
export function price(hint: Text): string | null {
  if (hint.key === "hint-targets" || hint.key === "hint-monster") return `${num(hint, "percent")} %`;
  return null;
}

/** The chance in a hint, in percent, if it speaks of one. */
export function percentOf(hint: Text | null | undefined): number | null {
  const found = hint?.args.percent;
  return typeof found === "number" ? found : null;
}
