/** How Valhalla is played, on one page: its sections with their pictures, and its symbols. */

import type { HowTo } from "../../lib/how";
import battle from "./art/battle.webp";
import end from "./art/end.webp";
import "./cards";

export default {
  sections: [
    { name: "goal", pictures: [{ icon: "laurels" }] },
    { name: "warrior", pictures: [{ card: "bear_housecarl" }, { card: "boar_berserker" }] },
    { name: "turn", pictures: [{ icon: "meeple-group" }] },
    { name: "battle", pictures: [{ image: battle }] },
    { name: "dice", pictures: [{ icon: "va-blank" }] },
    { name: "tactics", pictures: [{ card: "fury" }, { card: "counterattack" }] },
    { name: "jarl", pictures: [{ card: "solveig" }] },
    { name: "after", pictures: [{ icon: "winged-sword" }] },
    { name: "giants", pictures: [{ card: "frost_giant_brawler" }, { card: "frost_giant_crusher" }] },
    { name: "end", pictures: [{ image: end }] },
    { name: "points", pictures: [{ icon: "viking-shield" }] },
    { name: "traps", pictures: [{ icon: "crossed-swords" }] },
  ],
  symbols: [
    { name: "sword", icon: "broadsword" },
    { name: "axe", icon: "battle-axe" },
    { name: "spear", icon: "va-spear" },
    { name: "bow", icon: "pocket-bow" },
    { name: "shield", icon: "viking-shield" },
    { name: "blank", icon: "va-blank" },
    { name: "glory", icon: "laurels" },
    { name: "valhalla", icon: "winged-sword" },
    { name: "bear", icon: "bear-head" },
    { name: "wolf", icon: "wolf-head" },
    { name: "boar", icon: "boar" },
    { name: "stag", icon: "deer-head" },
    { name: "giant", icon: "ice-golem" },
  ],
} satisfies HowTo;
