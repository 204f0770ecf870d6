/** The icons at hand: the shell's own, and those that an opened game has brought along. */

import own from "virtual:icons";

export const icons: Record<string, string> = { ...own };

/** A game adds its icons when it is loaded, before anything of it is shown. */
export function addIcons(more: Record<string, string>): void {
  Object.assign(icons, more);
}
