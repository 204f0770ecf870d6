/** The pictures of the four monsters in their dens. */

import fenrir from "./art/den-fenrir.webp";
import garm from "./art/den-garm.webp";
import jormungandr from "./art/den-jormungandr.webp";
import nidhogg from "./art/den-nidhogg.webp";

export const DENS: Record<string, string> = { garm, fenrir, jormungandr, nidhogg };
