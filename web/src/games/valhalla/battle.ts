/** What the battle scene needs to know: whose warrior is whose, what each lacks, where strength comes from. */

import type { Choice } from "../../kit/choice";
import type { Play } from "../../lib/client";
import type { BattleView, FighterView, MonsterSide, SideView, View } from "./view";

export type Side = SideView | MonsterSide;

/** Places on a board (VA-037). */
const PARTY = 4;

export const isPlayer = (side: Side | undefined): side is SideView => side !== undefined && side.seat !== null;

/** Whose board a fighter stands on: a side's own places come first, then those of others round the table. */
export const ownerOf = (view: View, side: SideView, fighter: FighterView): number =>
  (side.seat + Math.floor((fighter.slot - 1) / PARTY)) % view.players.length;

/** How a seat counts the place of a fighter (own places from 1, then others' in order of play). */
export function slotFor(view: View, seat: number, side: SideView, fighter: FighterView): number {
  const seats = view.players.length;
  return ((ownerOf(view, side, fighter) - seat + seats) % seats) * PARTY + ((fighter.slot - 1) % PARTY) + 1;
}

/** The side that acts now: it rolls and its dice lie in the tray. */
export function acting(battle: BattleView): SideView | null {
  const side = battle.phase === "defence" ? battle.sides[1] : battle.sides[0];
  return battle.phase !== null && isPlayer(side) ? side : null;
}

/** How the battle that is decided was decided, by side; null while it is not, and where nobody won. */
export function reached({ log }: Pick<Play<View>, "log">, battle: BattleView): number[] | null {
  if (!battle.decided || battle.winner === null) return null;
  const line = log.findLast(({ key }) => ["wins-battle", "beats-monster", "beaten"].includes(key));
  if (!line) return null;
  const { ours, theirs, seat } = line.args;
  if (typeof ours !== "number" || typeof theirs !== "number") return null;
  return battle.sides.map((side) => (side.seat === seat ? ours : theirs));
}

/** The shield that the battle just decided has brought its winner, from the log. */
export function prizeOf({ log }: Pick<Play<View>, "log">, battle: BattleView): { seat: number; from: number } | null {
  if (!battle.decided) return null;
  const line = log.findLast(({ key }) => key === "takes-shield" || key === "wins-battle");
  const { seat, from_seat: from } = line?.key === "takes-shield" ? line.args : {};
  return typeof seat === "number" && typeof from === "number" ? { seat, from } : null;
}

/** The dice that a side has given up in this battle, for rerolls and tactics, from the log. */
export function spentDice({ log }: Pick<Play<View>, "log">, seat: number): string[] {
  const own = log.filter(({ args }) => args.seat === seat);
  return own
    .slice(own.findLastIndex(({ key }) => key === "rolls"))
    .filter(({ key }) => key === "pays-die" || key === "pays-tactic")
    .map(({ args }) => String(args.die));
}

/** What the battle is fought for, in words; null where nothing is lost by it. */
export function stakeWords({ view, seat, texts }: Pick<Play<View>, "view" | "seat" | "texts">): string | null {
  const { stake, sides } = view.battle ?? { stake: null, sides: [] };
  if (!stake) return null;
  if (stake.seat === null) return texts.t("va-at-stake-face", { last: Number(stake.last) });
  const values = { name: texts.seat(stake.seat, "gen"), last: Number(stake.last) };
  if (stake.seat === seat) return texts.t("va-at-stake-yours", values);
  if (seat !== null && view.players[seat]?.partner === stake.seat) return texts.t("va-at-stake-partner", values);
  const mine = seat !== null && sides[0]?.seat === seat;
  return texts.t(mine && stake.new ? "va-at-stake-new" : "va-at-stake", values);
}

export interface Choosing {
  party: Choice;
  foes: Choice;
  slots: Choice;
}

/** What a click on a fighter answers, if anything: the question and the option. */
export function answerFor(
  view: View,
  seat: number | null,
  side: SideView,
  fighter: FighterView,
  { party, foes, slots }: Choosing,
): { choice: Choice; option: number | string } | null {
  if (seat === null) return null;
  const slot = slotFor(view, seat, side, fighter);
  if (slots.can(slot)) return { choice: slots, option: slot };
  const mine = side.seat === seat || ownerOf(view, side, fighter) === seat;
  const meant = mine ? party : foes;
  if (!meant.can(fighter.card)) return null;
  // To be armed are those that have no dice yet; to be sent are those that fought.
  if (meant.question?.name === "Fight" && fighter.active) return null;
  return { choice: meant, option: fighter.card };
}

/** The step of a battle, for the bar on top. */
export function stepOf(battle: BattleView): "before" | "attack" | "defence" | "after" {
  if (battle.decided) return "after";
  return (
    battle.phase ??
    (battle.sides.some((side) => isPlayer(side) && side.warriors.some((each) => each.active)) ? "defence" : "before")
  );
}
