/** How Blood Rage is played, on one page: its sections with their pictures, and its symbols. */

import type { HowTo } from "../../lib/how";
import map from "./art/map-small.webp";
import "./cards";

export default {
  sections: [
    { name: "goal", pictures: [{ icon: "laurels" }] },
    { name: "board", pictures: [{ image: map }] },
    { name: "gifts", pictures: [{ card: "tyrs_smite" }, { card: "q_alfheim_1" }] },
    { name: "actions", pictures: [{ icon: "fist" }] },
    { name: "upgrade", pictures: [{ card: "troll" }, { card: "brothers_in_arms" }] },
    { name: "pillage", pictures: [{ icon: "viking-longhouse" }] },
    { name: "battle", pictures: [{ card: "thors_hammer" }, { card: "lokis_trickery" }] },
    { name: "ending", pictures: [{ icon: "earth-crack" }] },
    { name: "stats", pictures: [{ icon: "battle-axe" }, { icon: "viking-helmet" }] },
    { name: "traps", pictures: [{ icon: "broken-skull" }] },
  ],
  symbols: [
    { name: "glory", icon: "laurels" },
    { name: "rage", icon: "fist" },
    { name: "axes", icon: "battle-axe" },
    { name: "horns", icon: "viking-helmet" },
    { name: "invade", icon: "drakkar" },
    { name: "march", icon: "boot-prints" },
    { name: "upgrade", icon: "upgrade" },
    { name: "quest", icon: "rune-stone" },
    { name: "pillage", icon: "viking-longhouse" },
    { name: "pass", icon: "hand" },
    { name: "village", icon: "hut" },
    { name: "doom", icon: "earth-crack" },
  ],
} satisfies HowTo;
