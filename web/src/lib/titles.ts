/** What a game is called where there is little room or another colon follows: without its second part. */

import { t } from "./session.svelte";

export const shortTitle = (game: string): string => t(`${game}-title`).split(": ")[0]!;
