/** Which question is answered by clicking what: cards of the hand, warriors on boards, dice, players, spread cards. */

import { choice, type Choice, type Chooser } from "../../kit/choice";
import type { Play } from "../../lib/client";
import type { Answered, Asked } from "../../lib/protocol";
import { isCard } from "./cards";
import type { View } from "./view";

/** Questions whose cards are those in hand; all others of their kind offer cards that lie elsewhere. */
const HAND = [
  "AddWarrior",
  "GiveUpCard",
  "DiscardCard",
  "DiscardTactic",
  "SetAside",
  "SetSecondAside",
  "LayCard",
  "ExchangeCard",
  "ForgeWeapon",
  "LayTyr",
  "PlayThor",
  "PlayCommission",
  "Prepare",
  "GiveCard",
  "Fight",
];
const OWN_WARRIORS = [
  "Fight",
  "SendWarrior",
  "SendNext",
  "SendFitting",
  "SendFallen",
  "SendIdle",
  "WalkPath",
  "DiscardWarrior",
  "ArmShort",
  "PickWarrior",
];
const FOES = ["BindWarrior", "HoldWarrior"];
const ABILITIES = ["Fight", "UseJarl", "Prepare"];

/** The first of these questions that is open, else one that may be answered anew. */
function among(play: Chooser, names: string[]): Choice {
  const open = names.find((name) => play.asked.some((each) => each.name === name));
  const given = names.find((name) => play.answered.some((each) => each.name === name));
  return choice(play, open ?? given ?? "");
}

export const ofHand = (play: Chooser): Choice => among(play, HAND);
export const ofParty = (play: Chooser): Choice => among(play, OWN_WARRIORS);
export const ofFoes = (play: Chooser): Choice => among(play, FOES);
export const ofSlots = (play: Chooser): Choice => choice(play, "slot");
export const ofPlayers = (play: Chooser): Choice => choice(play, "seat");
export const ofJarl = (play: Chooser): Choice => among(play, ABILITIES);
export const ofDice = (play: Chooser): Choice => choice(play, "die");
export const ofWeapons = (play: Chooser): Choice => choice(play, "weapon");
export const ofActions = (play: Chooser): Choice => choice(play, "ChooseAction");

/** A question about cards that lie neither in hand nor on a board: they are spread out to be chosen. */
export function spreadQuestion(play: Chooser): Asked | Answered | null {
  const meant = (each: Asked): boolean =>
    each.kind === "card" && !HAND.includes(each.name) && each.options.some((offer) => isCard(offer.option));
  return play.asked.find(meant) ?? play.answered.find(meant) ?? null;
}

/** Which cards of a question are warriors or cards to be seen, each once. */
export const cardsOf = (question: Asked): string[] =>
  question.options.map((offer) => offer.option).filter((option): option is string => isCard(option));

/** Whether a card of the hand can be chosen now, and how it is to be shown. */
export function handState(held: Choice, open: boolean, name: string, picked: boolean): "" | "can" | "chosen" | "off" {
  if (picked || held.given === name) return "chosen";
  if (held.can(name)) return "can";
  return held.question && open ? "off" : "";
}

/** Whose side in the battle this seat is on: 0 attacks, 1 defends, null neither. */
export function sideOf(play: Play<View>, seat: number | null): number | null {
  const at = play.view.battle?.sides.findIndex((side) => side.seat === seat) ?? -1;
  return at < 0 ? null : at;
}

/** The chance to win against a player, where an attack is being thought of. */
export const targetAt = (view: View, seat: number | null) => view.mine?.targets.find((each) => each.seat === seat);

/** What a chance looks like: good, fair, poor. */
export const likely = (percent: number): "g" | "" | "r" => (percent >= 85 ? "g" : percent >= 40 ? "" : "r");
