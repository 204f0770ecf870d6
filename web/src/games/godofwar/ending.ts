/** How a game went, from its log: what each scene cost, and what each player brought about. */

import type { Play } from "../../lib/client";
import type { LogLine } from "../../lib/protocol";
import type { ConditionView, View } from "./view";

/** A scene that was played. */
export interface Visit {
  quest: string;
  rounds: number;
  won: boolean;
  /** Enemies defeated, damage to them, damage to heroes. */
  felled: number;
  dealt: number;
  taken: number;
  /** Whoever fell unconscious, in that order. */
  falls: string[];
  upgrades: number;
  removed: number;
}

/** A part of the way: the scene played there, or what lies there. */
export interface Station {
  quest: string;
  visit: Visit | null;
  /** `before` is a quest that counts as done from the start; nobody came to what is `ahead`. */
  state: "won" | "lost" | "now" | "before" | "ahead";
}

/** What a player and the heroes of that player did. */
export interface Share {
  seat: number;
  heroes: string[];
  dealt: number;
  felled: number;
  held: number;
  taken: number;
  specials: number;
  falls: string[];
}

export type Tally = "dealt" | "felled" | "held" | "taken" | "specials";

/** In this order they are told; a reader is proud of all of them but the damage taken. */
export const TALLIES: Tally[] = ["dealt", "felled", "held", "taken", "specials"];

type Told = Pick<Play<View>, "log" | "view">;

const count = ({ args }: LogLine, key: string): number => (typeof args[key] === "number" ? args[key] : 0);
const word = ({ args }: LogLine, key: string): string => (typeof args[key] === "string" ? args[key] : "");

/** The scenes in the order they were played. */
export function visits(log: LogLine[]): Visit[] {
  const all: Visit[] = [];
  for (const line of log) {
    if (line.key === "scene-laid-out") {
      const none = { rounds: 0, won: false, felled: 0, dealt: 0, taken: 0, upgrades: 0, removed: 0 };
      all.push({ quest: word(line, "quest"), ...none, falls: [] });
    }
    const visit = all.at(-1);
    if (!visit) continue;
    if (line.key === "round-begins") visit.rounds += 1;
    else if (line.key === "quest-completed") visit.won = true;
    else if (line.key === "enemy-defeated") visit.felled += 1;
    else if (line.key === "enemy-hurt") visit.dealt += count(line, "amount");
    else if (line.key === "takes-damage") visit.taken += count(line, "amount");
    else if (line.key === "falls") visit.falls.push(word(line, "hero"));
    else if (line.key === "takes-upgrade") visit.upgrades += 1;
    else if (line.key === "removes-card") visit.removed += 1;
  }
  return all;
}

/** The way from its beginning: a row of the pyramid gives the scene that was played there. */
export function stations({ log, view }: Told): Station[] {
  const played = visits(log);
  return view.pyramid.map((row): Station => {
    const visit = played.find((each) => row.some(({ quest }) => quest === each.quest));
    if (visit)
      return { quest: visit.quest, visit, state: visit.won ? "won" : view.outcome === "lost" ? "lost" : "now" };
    const done = row.find(({ state }) => state === "done");
    return done
      ? { quest: done.quest, visit: null, state: "before" }
      : { quest: row.length === 1 ? row[0]!.quest : "", visit: null, state: "ahead" };
  });
}

/** Whose doing what follows in the log is. Runes and rounds are nobody's. */
const SCENE = ["rune-revealed", "rune-drawn", "round-begins", "scene-laid-out", "extra-activation", "upgrade-phase"];
const DEEDS = ["attacks", "interacts", "uses-rage", "plays-special", "companion-helps"];
const SUMS = ["attack-sum", "attack-sum-defense", "attack-adds", "attack-adds-defense"];

/** By player what was done in the whole game; damage by a player's heroes counts whatever caused it. */
export function shares({ log, view }: Told): Share[] {
  const all = view.players.map((player, seat): Share => ({
    seat,
    heroes: player.heroes,
    dealt: 0,
    felled: 0,
    held: 0,
    taken: 0,
    specials: 0,
    falls: [],
  }));
  const seatOf = (hero: string): Share | undefined => all.find((each) => each.heroes.includes(hero));
  let doer: Share | undefined;
  let striker: Share | undefined;
  for (const line of log) {
    const own = seatOf(word(line, "hero"));
    if (SCENE.includes(line.key)) doer = striker = undefined;
    if (line.key === "attacks") striker = own;
    // A special card may come between an attack and its die: what the blow does is still the attacker's.
    if (SUMS.includes(line.key)) doer = striker;
    if (DEEDS.includes(line.key)) doer = own ?? all[count(line, "seat")];
    if (line.key === "plays-special" && doer) doer.specials += 1;
    if (line.key === "enemy-hurt" && doer) doer.dealt += count(line, "amount");
    if (line.key === "enemy-defeated" && doer) doer.felled += 1;
    if (!own) continue;
    if (line.key === "blow-sum") own.held += count(line, "strength") - count(line, "damage");
    if (line.key === "freya-token-used") own.held += count(line, "amount");
    if (line.key === "takes-damage") own.taken += count(line, "amount");
    if (line.key === "falls") own.falls.push(word(line, "hero"));
  }
  return all;
}

/** Why a game is lost: ways of defeat that came true; none where nobody was left to fight. */
export const defeats = (view: View): ConditionView[] =>
  (view.quest?.defeat ?? []).filter((way) => way.every((each) => !each.to_go && !each.unseen)).flat();

/** What was still missing for the victory, by the way that came nearest. */
export function missing(view: View): ConditionView[] {
  const open = (view.quest?.victory ?? []).map((way) => way.filter((each) => each.to_go || each.unseen));
  return open.sort((a, b) => a.length - b.length)[0] ?? [];
}
