/** Where everything stands on the map, in the units of art/map.svg (1280 x 800, from -40). */

import type { Point } from "../../kit/frame";
import SHAPES from "./shapes.json";

export interface Ground {
  /** The outline, to light up and to click. */
  shape: string;
  /** Where figures stand: the villages, or in Yggdrasil and the fjords the first places. */
  places: Point[];
}

export interface Land extends Ground {
  token: Point;
  label: Point;
}

export const LANDS: Record<string, Land> = {
  yggdrasil: {
    places: [
      [476, 440],
      [535, 478],
      [663, 484],
      [718, 450],
      [600, 492],
      [755, 410],
    ],
    token: [600, 418],
    label: [600, 522],
    shape: SHAPES.yggdrasil,
  },
  elvagar: {
    places: [
      [661, 221],
      [730, 228],
      [802, 217],
      [858, 177],
    ],
    token: [655, 129],
    label: [758, 140],
    shape: SHAPES.elvagar,
  },
  angerboda: {
    places: [
      [869, 354],
      [949, 366],
      [1030, 366],
      [1112, 350],
      [926, 293],
    ],
    token: [1041, 253],
    label: [1056, 305],
    shape: SHAPES.angerboda,
  },
  muspelheim: {
    places: [
      [869, 455],
      [949, 465],
      [1030, 465],
      [1112, 454],
      [904, 522],
    ],
    token: [1033, 568],
    label: [1030, 524],
    shape: SHAPES.muspelheim,
  },
  horgr: {
    places: [
      [658, 616],
      [736, 601],
      [810, 631],
      [884, 669],
    ],
    token: [655, 687],
    label: [760, 698],
    shape: SHAPES.horgr,
  },
  utgard: {
    places: [
      [542, 616],
      [461, 599],
      [388, 639],
    ],
    token: [545, 687],
    label: [440, 698],
    shape: SHAPES.utgard,
  },
  andlang: {
    places: [
      [331, 455],
      [251, 465],
      [170, 465],
    ],
    token: [170, 568],
    label: [176, 524],
    shape: SHAPES.andlang,
  },
  gimle: {
    places: [
      [331, 354],
      [251, 366],
      [170, 366],
      [88, 350],
      [274, 293],
    ],
    token: [188, 253],
    label: [146, 305],
    shape: SHAPES.gimle,
  },
  myrkulor: {
    places: [
      [548, 213],
      [472, 238],
      [394, 207],
    ],
    token: [545, 129],
    label: [442, 140],
    shape: SHAPES.myrkulor,
  },
};

export const FJORDS: Record<string, Ground> = {
  fjord_ne: {
    places: [
      [920, 213],
      [979, 183],
      [1038, 152],
    ],
    shape: SHAPES.fjord_ne,
  },
  fjord_se: {
    places: [
      [920, 591],
      [979, 621],
      [1038, 652],
    ],
    shape: SHAPES.fjord_se,
  },
  fjord_sw: {
    places: [
      [280, 591],
      [221, 621],
      [162, 652],
    ],
    shape: SHAPES.fjord_sw,
  },
  fjord_nw: {
    places: [
      [280, 213],
      [221, 183],
      [162, 152],
    ],
    shape: SHAPES.fjord_nw,
  },
};
