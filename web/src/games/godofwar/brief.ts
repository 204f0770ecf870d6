/** An effect as a sign with a number; what it does in full is said beside it. */

import { EXTRA_ICON, KIND_ICON } from "./cards";
import type { EffectView } from "./view";

export interface Brief {
  icon: string;
  value: string;
  extras: string[];
}

const ICON: Record<EffectView["do"], string> = {
  attack: "crossed-swords",
  damage_heroes: "hearts",
  damage_enemies: "sword-slice",
  heal_hero: "health-normal",
  heal_enemy: "health-normal",
  flip: "card-exchange",
  restore: "return-arrow",
  activate: "crossed-swords",
  tokens: "bowen-knot",
  stun_enemy: "knocked-out-stars",
  crystal: "floating-crystal",
  draw: "card-draw",
  discard: "card-discard",
  rage: "fire-silhouette",
  hand_limit: "card-pick",
  move_hero: "sprint",
  next_attack_bonus: "muscle-up",
  set_bonus: "muscle-up",
  defense_bonus: "viking-shield",
  virtual_card: "anvil",
  ward: "magic-shield",
  remove_status: "medicines",
  reroll_die: "rolling-dices",
  die_as_bonus: "dice-target",
  scry_upgrades: "eye-shield",
  ready_companions: "return-arrow",
  shuffle_status: "poison-bottle",
  remove_cards: "card-discard",
};

const LESSENS = ["damage_heroes", "damage_enemies", "discard"];

export function brief(effect: EffectView): Brief {
  if (effect.attack) {
    const { kind, strength, extras = [] } = effect.attack;
    return { icon: KIND_ICON[kind]!, value: `${strength}`, extras: extras.map((extra) => EXTRA_ICON[extra]!) };
  }
  const amount = effect.amount ?? 0;
  const sign = LESSENS.includes(effect.do) || amount < 0 ? "−" : "+";
  const icon = effect.status ? EXTRA_ICON[effect.status]! : ICON[effect.do];
  return { icon, value: amount ? `${sign}${Math.abs(amount)}` : "", extras: [] };
}
