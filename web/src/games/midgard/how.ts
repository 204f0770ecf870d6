/** How Champions of Midgard is played, on one page: its sections with their pictures, and its symbols. */

import type { HowTo } from "../../lib/how";
import town from "./art/town-small.webp";
import "./cards";

export default {
  sections: [
    { name: "goal", pictures: [{ icon: "laurels" }] },
    { name: "round", pictures: [{ image: town }] },
    { name: "workers", pictures: [{ icon: "meeple" }] },
    { name: "warriors", pictures: [{ icon: "broadsword" }, { icon: "cm-spear" }, { icon: "battle-axe" }] },
    { name: "ships", pictures: [{ card: "knarr" }] },
    { name: "assign", pictures: [{ icon: "viking-longhouse" }] },
    { name: "fight", pictures: [{ card: "draugr_barrow_red" }, { card: "troll_forest_1" }] },
    { name: "voyage", pictures: [{ card: "journey_storm" }, { card: "monster_lindworm_red" }] },
    { name: "cards", pictures: [{ card: "rune_wealth" }, { card: "prosperous" }] },
    { name: "scoring", pictures: [{ icon: "laurel-crown" }] },
    { name: "traps", pictures: [{ icon: "death-skull" }] },
  ],
  symbols: [
    { name: "glory", icon: "laurels" },
    { name: "food", icon: "meat" },
    { name: "wood", icon: "wood-pile" },
    { name: "coins", icon: "two-coins" },
    { name: "favor", icon: "prayer" },
    { name: "blame", icon: "broken-heart-zone" },
    { name: "worker", icon: "meeple" },
    { name: "swordsman", icon: "broadsword" },
    { name: "spearman", icon: "cm-spear" },
    { name: "axeman", icon: "battle-axe" },
    { name: "attack", icon: "crossed-swords" },
    { name: "defence", icon: "checked-shield" },
    { name: "shield", icon: "viking-shield" },
    { name: "first", icon: "throne-king" },
  ],
} satisfies HowTo;
