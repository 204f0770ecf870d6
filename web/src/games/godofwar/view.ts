// Made from the view of the game by `python -m meadhall.server.typescript`: change it there.

/** A whole view, with who looks and whom the table waits for. */
export interface View {
  phase: "setup" | "preparation" | "hero" | "scene" | "extra" | "upgrade";
  round: number;
  first: number;
  active: number;
  solo: boolean;
  difficulty: string;
  quests: string[];
  bosses: string[];
  path: string[];
  pyramid: PathCard[][];
  quest: QuestView | null;
  scene: SceneView | null;
  columns: string[][];
  heroes: HeroView[];
  players: PlayerView[];
  offer: UpgradeView[];
  upgrades: number;
  reveals: number;
  enemy_die: number[];
  piles: Record<"stun" | "poison" | "crystal", number>;
  removed: string[];
  played: string[];
  host: string | null;
  freya_tokens: number;
  companions: CompanionView[];
  rune: "fehu" | "uruz" | "thurisaz" | "ansuz" | null;
  coming: CardActs[];
  die: number | null;
  set: SetView | null;
  blow: BlowView | null;
  outcome: "lost" | "playing" | "won";
  forecast: RuneView[];
  seen: SeenView | null;
  seat: number | null;
  waiting: number[];
}

/** A quest or boss of the pyramid; its texts are `KEY_victory`, `KEY_obstacle` and so on. */
export interface PathCard {
  quest: string;
  state: "ahead" | "now" | "done" | "obstacle" | "left";
}

/** The quest being played; victory and defeat are lists of ways, each of conditions. */
export interface QuestView {
  key: string;
  kind: "quest" | "boss";
  number: number;
  special: boolean;
  victory: ConditionView[][];
  defeat: ConditionView[][];
  obstacles: ObstacleView[];
}

/**  */
export interface ConditionView {
  is: "enemy_health_at_most" | "enemy_defeated" | "enemy_alive" | "all_enemies_defeated" | "tokens_at_least" | "side";
  enemy?: string;
  card?: string;
  side?: "front" | "back";
  value?: number;
  to_go?: number;
  unseen?: boolean;
}

/** An obstacle that holds: what it does once, and its rules. */
export interface ObstacleView {
  quest: string;
  effects: EffectView[];
  rules: RuleView[];
}

/** One effect, with names instead of numbers. */
export interface EffectView {
  do: "attack" | "damage_heroes" | "damage_enemies" | "heal_hero" | "heal_enemy" | "flip" | "restore" | "activate" | "tokens" | "stun_enemy" | "crystal" | "draw" | "discard" | "rage" | "hand_limit" | "move_hero" | "next_attack_bonus" | "set_bonus" | "defense_bonus" | "virtual_card" | "ward" | "remove_status" | "reroll_die" | "die_as_bonus" | "scry_upgrades" | "ready_companions" | "shuffle_status" | "remove_cards";
  to?: "actor" | "self" | "any" | "each" | "each_other" | "brothers" | "columns" | "enemy" | "column" | "own" | "choice";
  amount?: number;
  enemy?: string;
  columns?: number[];
  count?: number;
  cards?: string[];
  attack?: PrintedAttack;
  pierce?: boolean;
  until?: "end_of_round";
  status?: "stun" | "poison" | "crystal";
  kind?: "melee" | "ranged" | "defense";
  stun?: boolean;
  value?: number;
}

/** An attack on heroes as it is printed. */
export interface PrintedAttack {
  kind: "melee" | "ranged" | "area";
  strength: number;
  dirs?: ("left" | "own" | "right")[];
  cols?: number[];
  extras?: ("stun" | "poison" | "push" | "discard" | "rage_loss")[];
}

/** A standing rule. */
export interface RuleView {
  rule: "strength" | "defense" | "immune" | "hero_attack" | "end_of_turn" | "end_of_round" | "armor" | "pool_health" | "extra_reveals";
  amount: number;
  enemy?: string;
  kind?: "melee" | "ranged" | "area";
  card?: string;
  per_token?: string;
  columns?: number[];
  effects?: EffectView[];
}

/** The scene, its cards in the order in which they act. */
export interface SceneView {
  key: string;
  columns: number;
  cards: CardView[];
}

/** A scene card: the side up with all its symbols, and what lies on it. */
export interface CardView {
  row: "top" | "bottom" | "aside";
  col?: number;
  side: "front" | "back";
  name: string;
  runes?: ("fehu" | "uruz" | "thurisaz" | "ansuz")[];
  enemy?: EnemyView;
  cells?: CellView[];
  flips?: FlipView[];
  points?: PointView[];
  element?: ElementView;
  reward?: EffectView[];
  tokens?: number;
  most_tokens?: number;
  health?: HealthCardView;
  damage?: number;
  stunned?: boolean;
  dead?: boolean;
}

/** The enemy printed on the side up, alive or not. */
export interface EnemyView {
  name: string;
  alive?: boolean;
  shared?: boolean;
  health: number;
  left?: number;
  armor?: number[];
  broken?: number[];
  defense?: number;
  attacks?: RuneAttack[];
}

/** The same with the rune that brings it. */
export interface RuneAttack {
  kind: "melee" | "ranged" | "area";
  strength: number;
  dirs?: ("left" | "own" | "right")[];
  cols?: number[];
  extras?: ("stun" | "poison" | "push" | "discard" | "rage_loss")[];
  rune: "fehu" | "uruz" | "thurisaz" | "ansuz";
}

/**  */
export interface CellView {
  rune: "fehu" | "uruz" | "thurisaz" | "ansuz";
  effects: EffectView[];
  if?: ConditionView[];
}

/**  */
export interface FlipView {
  when: "enemy_defeated" | "enemy_attacked" | "armor_destroyed" | "rune" | "condition";
  cards: string[];
  rune?: "fehu" | "uruz" | "thurisaz" | "ansuz";
  if?: ConditionView[];
}

/**  */
export interface PointView {
  key: string;
  cost: CostView[];
  limit: "once" | "turn";
  open: boolean;
  effects: EffectView[];
  if?: ConditionView[];
}

/** A symbol to be paid, with the least number it may have. */
export interface CostView {
  symbol: "melee" | "ranged" | "defense" | "modifier" | "special" | "crystal";
  min?: number;
}

/** The text and rules of an element; without `in_force` they have ended. */
export interface ElementView {
  text?: boolean;
  linked?: string;
  in_force?: boolean;
  rules?: RuleView[];
}

/** The mark of a health card. */
export interface HealthCardView {
  enemy: string;
  value: number;
  left: number;
}

/** A hero as everyone sees it. */
export interface HeroView {
  ready?: boolean;
  column?: number;
  place?: "front" | "back";
  down?: boolean;
  moved?: boolean;
  bonus?: number;
  freya_tokens?: number;
  gear?: string[];
  name: string;
  seat: number;
  health: number;
  left: number;
  rage: number;
  rage_track: number;
  rage_name: string;
}

/** A seat: hand and discard pile are open, of the deck what was put on top. */
export interface PlayerView {
  hero: string | null;
  heroes: string[];
  hand: string[];
  limit: number;
  deck: number;
  in_deck: Record<string, number>;
  top: string[];
  discard: string[];
  drawn?: string[];
}

/** An upgrade card with its rune. */
export interface UpgradeView {
  card: string;
  rune: "fehu" | "uruz" | "thurisaz" | "ansuz";
}

/** A companion's ability in solo play. */
export interface CompanionView {
  ability: string;
  used: boolean;
  variants: string[];
}

/** What a card would do. */
export interface CardActs {
  card: string;
  acts: (StunnedAct | AttackAct | EffectAct | FlipAct)[];
}

/** The enemy is stunned and does nothing. */
export interface StunnedAct {
  what: "stunned";
}

/** An attack on these heroes; with `one_of` on one of them. */
export interface AttackAct {
  what: "attack";
  kind: "melee" | "ranged" | "area";
  strength: number;
  heroes: string[];
  one_of?: boolean;
  extras?: ("stun" | "poison" | "push" | "discard" | "rage_loss")[];
}

/** An effect, with the heroes it would hit where that is known. */
export interface EffectAct {
  what: "effect";
  effect: EffectView;
  heroes?: string[];
}

/** Cards that would turn over; the sides they would show if all of these were seen before. */
export interface FlipAct {
  what: "flip";
  cards: string[];
  to?: string[];
}

/** A set being built. */
export interface SetView {
  kind: "melee" | "ranged" | "defense" | null;
  hero: string | null;
  cards: string[];
  virtual: string | null;
  bonus: number;
  sum: number;
  complete: boolean;
  die_adds: boolean;
  targets: TargetView[];
  help: HelpView[];
}

/** The same for a target of the set being played. */
export interface TargetView {
  armor: number;
  defense: number;
  breaks: boolean;
  least: number;
  most: number;
  left: number;
  chance: number;
  card: string;
  strength: number;
}

/** Special cards that a seat could play for a set or before a hero defends. */
export interface HelpView {
  seat: number;
  cards: string[];
}

/** An attack about to hit a hero. */
export interface BlowView {
  hero: string;
  aimed: string;
  strength: number;
  kind: "melee" | "ranged" | "area";
  card: string;
  extras: ("stun" | "poison" | "push" | "discard" | "rage_loss")[];
  block: number;
  set: SetView | null;
  damage: number;
  left: number;
  help: HelpView[];
  keep: KeepView[];
}

/** A card in hand that serves a later blow of this rune better, by the number of that blow. */
export interface KeepView {
  card: string;
  blow: number;
}

/** A rune: its chance in per cent, how many cards show it, what it would do. */
export interface RuneView {
  rune: "fehu" | "uruz" | "thurisaz" | "ansuz";
  chance: number;
  cards: number;
  acts: CardActs[];
}

/** Upgrade cards that the solo player has looked at. */
export interface SeenView {
  looking: UpgradeView[];
  top: UpgradeView[];
}
