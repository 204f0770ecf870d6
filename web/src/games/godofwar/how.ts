/** How God of War is played, on one page: its sections with their pictures, and its symbols. */

import type { HowTo } from "../../lib/how";
import scene from "./art/travelers.svg";
import { EXTRA_ICON, KIND_ICON, WHEN_ICON } from "./cards";

export default {
  sections: [
    { name: "goal", pictures: [{ icon: "laurel-crown" }] },
    { name: "scene", pictures: [{ image: scene }] },
    { name: "round", pictures: [{ icon: "spartan-helmet" }, { icon: "rune-stone" }] },
    { name: "sets", pictures: [{ card: "kr_axe_1" }, { card: "kr_mod_2" }] },
    { name: "attack", pictures: [{ card: "at_arrow_1" }, { card: "kr_recall" }] },
    { name: "armour", pictures: [{ icon: "checked-shield" }] },
    { name: "runes", pictures: [{ icon: "rune-stone" }] },
    { name: "defence", pictures: [{ card: "kr_guard" }, { card: "at_snap" }] },
    { name: "flips", pictures: [{ icon: WHEN_ICON.armor_destroyed! }] },
    { name: "rage", pictures: [{ icon: "fire-silhouette" }] },
    { name: "upgrade", pictures: [{ card: "up_melee_3" }, { card: "up_mod_3" }] },
    { name: "path", pictures: [{ icon: "falling-rocks" }] },
    { name: "alone", pictures: [{ icon: "bowman" }, { icon: "beard" }] },
    { name: "traps", pictures: [{ icon: "dead-head" }] },
  ],
  symbols: [
    { name: "melee", icon: KIND_ICON.melee! },
    { name: "ranged", icon: KIND_ICON.ranged! },
    { name: "defence", icon: KIND_ICON.defense! },
    { name: "modifier", icon: KIND_ICON.modifier! },
    { name: "special", icon: KIND_ICON.special! },
    { name: "area", icon: KIND_ICON.area! },
    { name: "health", icon: "hearts" },
    { name: "armour", icon: "checked-shield" },
    { name: "tough", icon: "shield-reflect" },
    { name: "rage", icon: "fire-silhouette" },
    { name: "stun", icon: EXTRA_ICON.stun! },
    { name: "poison", icon: EXTRA_ICON.poison! },
    { name: "push", icon: EXTRA_ICON.push! },
    { name: "crystal", icon: EXTRA_ICON.crystal! },
    { name: "token", icon: "bowen-knot" },
    { name: "freya", icon: "magic-shield" },
    { name: "defeated", icon: WHEN_ICON.enemy_defeated! },
    { name: "attacked", icon: WHEN_ICON.enemy_attacked! },
    { name: "broken", icon: WHEN_ICON.armor_destroyed! },
    { name: "rune", icon: WHEN_ICON.rune! },
  ],
} satisfies HowTo;
