/** Who is about to be hit by what: the blows of the rune at work, or those that a rune would bring. */

import type { RuneName } from "./cards";
import type { CardActs, View } from "./view";

export interface Blow {
  card: string;
  heroes: string[];
  strength: number;
  kind: "melee" | "ranged" | "area" | "harm";
  extras: string[];
  /** The one that is being answered. */
  now: boolean;
  /** It hits one of the heroes only. */
  oneOf: boolean;
}

/** The blows of what cards would do, in their order; what meets nobody is left out. */
export function blows(acts: CardActs[]): Blow[] {
  return acts.flatMap(({ card, acts: all }) =>
    all.flatMap((act): Blow[] => {
      if (act.what === "attack" && act.heroes.length) {
        const { strength, kind, heroes, extras = [], one_of = false } = act;
        return [{ card, heroes, strength, kind, extras, now: false, oneOf: one_of }];
      }
      if (act.what === "effect" && act.effect.do === "damage_heroes" && act.heroes?.length) {
        const strength = act.effect.amount ?? 0;
        return [{ card, heroes: act.heroes, strength, kind: "harm", extras: [], now: false, oneOf: false }];
      }
      return [];
    }),
  );
}

/** The blow on the table, then those still to come of its rune. */
export function atWork(view: View): Blow[] {
  const { blow } = view;
  const first: Blow[] = blow
    ? [
        {
          card: blow.card,
          heroes: [blow.hero],
          strength: blow.strength,
          kind: blow.kind,
          extras: blow.extras,
          now: true,
          oneOf: false,
        },
      ]
    : [];
  return [...first, ...blows(view.coming)];
}

/** The blows to show: those at work, else those of the rune that is looked at. */
export function aimed(view: View, rune: RuneName | null): Blow[] {
  const working = atWork(view);
  if (working.length) return working;
  const told = rune ? view.forecast.find((each) => each.rune === rune) : undefined;
  return told ? blows(told.acts) : [];
}
