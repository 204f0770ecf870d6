/** How many shields a player has at the start (VA-024). */

export const SHIELDS = 4;
