/** Effects, conditions, attacks and costs of the view in words: the same texts as in the description of the table. */

import type { Arg, Args, Text } from "../../lib/protocol";
import type {
  AttackAct,
  CardActs,
  ConditionView,
  CostView,
  EffectAct,
  EffectView,
  FlipAct,
  FlipView,
  PointView,
  PrintedAttack,
  RuleView,
  StunnedAct,
} from "./view";

export type Act = StunnedAct | AttackAct | EffectAct | FlipAct;

const text = (key: string, args: Args = {}): Text => ({ key, args });
const number = (n: number): Text => text("show-number", { n });

/** Conditions of which it can be said how much is left to go. */
const COUNTED = ["enemy_health_at_most", "enemy_defeated", "all_enemies_defeated", "tokens_at_least"];

function whoText(effect: EffectView): Text {
  const to = effect.to ?? "each";
  if (to === "columns" || to === "column") {
    const columns = effect.columns ?? [];
    return text(`to-${to}`, { columns: columns.map(number), count: columns.length });
  }
  if (to === "enemy") return text("to-enemy", { enemy: effect.enemy! });
  if (to === "choice") return text("to-choice", { count: effect.count! });
  return text(`to-${to}`);
}

export function effectText(effect: EffectView): Text {
  if (effect.attack) return attackText(effect.attack);
  const amount = effect.amount ?? 0;
  const args: Args = { who: whoText(effect), amount: Math.abs(amount), cards: effect.cards ?? [] };
  let key: string = effect.do;
  if (key === "hand_limit" || key === "tokens") key += amount > 0 ? "-more" : "-less";
  if (key.startsWith("hand_limit") && effect.until) key += "-round";
  if (key === "damage_enemies" && effect.pierce) key = "damage_enemies-pierce";
  if (effect.status) args.status = effect.status;
  if (effect.kind) {
    args.kind = `symbol-${effect.kind}`;
    args.value = effect.value ?? 0;
  }
  return text(`effect-${key}`, args);
}

export function attackText(attack: PrintedAttack): Text {
  const { kind, strength } = attack;
  const where: Arg[] =
    kind === "melee"
      ? (attack.dirs ?? []).map((step) => text(`dir-${step}`))
      : kind === "area"
        ? (attack.cols ?? []).map(number)
        : [];
  const extras = (attack.extras ?? []).map((extra) => `extra-${extra}`);
  const args: Args = { strength, where, extras };
  if (kind === "area") args.count = where.length;
  return text(extras.length ? `attack-${kind}-and` : `attack-${kind}-told`, args);
}

export function conditionText(condition: ConditionView): Text {
  const args: Args = { value: condition.value ?? 0 };
  if (condition.enemy) args.enemy = condition.enemy;
  if (condition.card) args.card = condition.card;
  const told = text(condition.side ? `if-side-${condition.side}` : `if-${condition.is}`, args);
  const left = condition.to_go ?? 0;
  if (condition.unseen) return text("condition-unseen", { condition: told });
  if (left && COUNTED.includes(condition.is)) return text("condition-to-go", { condition: told, left });
  return text(left ? "condition-open" : "condition-holds", { condition: told });
}

export function ruleText(rule: RuleView): Text {
  const args: Args = { amount: rule.amount };
  if (rule.enemy) args.enemy = rule.enemy;
  if (rule.card) args.card = rule.card;
  if (rule.per_token) args.per_token = rule.per_token;
  if (rule.columns) {
    args.columns = rule.columns.map(number);
    args.count = rule.columns.length;
  }
  if (rule.kind) args.kind = `attack-${rule.kind}`;
  if (rule.effects) args.effects = rule.effects.map(effectText);
  let key = `rule-${rule.rule}`;
  if (rule.rule === "strength") key += rule.per_token ? "-per_token" : rule.kind ? "-kind" : "-enemy";
  if (rule.rule === "hero_attack") key += rule.card ? "-card" : rule.enemy ? "-enemy" : "-columns";
  return text(key, args);
}

/** When cards turn over, and which, unless it is the card itself alone. */
export function flipText(flip: FlipView, own: string): Text {
  const args: Args = {};
  if (flip.rune) args.rune = flip.rune;
  if (flip.if) args.conditions = flip.if.map(conditionText);
  const told = text(`when-${flip.when}`, args);
  const alone = flip.cards.length === 1 && flip.cards[0] === own;
  return alone ? told : text("when-cards", { flip: told, cards: flip.cards });
}

function costText(cost: CostView): Arg {
  if (!cost.min) return `symbol-${cost.symbol}`;
  return text("symbol-at-least", { symbol: `symbol-${cost.symbol}`, least: cost.min });
}

export function pointText(point: PointView): Text {
  const args: Args = {
    point: point.key,
    cost: point.cost.map(costText),
    effects: point.effects.map(effectText),
    limit: `limit-${point.limit}`,
  };
  if (!point.if) return text("show-point", args);
  return text("show-point-if", { ...args, conditions: point.if.map(conditionText) });
}

export function actText(act: Act): Text {
  if (act.what === "stunned") return text("act-stunned");
  if (act.what === "effect") return effectText(act.effect);
  if (act.what === "flip") {
    if (act.to) return text("act-flip-to", { cards: act.to, count: act.to.length });
    return text("act-flip", { cards: act.cards });
  }
  const extras = (act.extras ?? []).map((extra) => `extra-${extra}`);
  const args: Args = { kind: `attack-${act.kind}`, strength: act.strength, heroes: act.heroes, extras };
  if (!act.heroes.length) return text("act-attack-nobody", args);
  return text(`act-attack${act.one_of ? "-one-of" : ""}${extras.length ? "-and" : ""}`, args);
}

export const cardActsText = (card: CardActs): Text =>
  text("show-card-acts", { card: card.card, acts: card.acts.map(actText) });
