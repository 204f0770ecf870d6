/**
 * How a game is played, on one page: what `web/src/games/<id>/how.ts` says besides the words, which are in
 * `src/meadhall/games/<id>/text/how.*.ftl` (docs/adding-a-lesson.md).
 */

/** A picture of a section: a card as it looks, an icon, or a drawing. */
export type HowPicture = { card: string } | { icon: string } | { image: string };

export interface HowSection {
  /** Its texts: `how-NAME` is the heading, `.text` a paragraph, `.point-1` and on a list. */
  name: string;
  pictures?: readonly HowPicture[];
}

export interface HowTo {
  sections: readonly HowSection[];
  /** The card of symbols: `how-symbol-NAME` is the word, `.text` what it means. */
  symbols: readonly { name: string; icon: string }[];
}

const pages = import.meta.glob<{ default: HowTo }>("../games/*/how.ts");

/** The games that have such a page. */
export const explained = (game: string): boolean => `../games/${game}/how.ts` in pages;

export async function howTo(game: string): Promise<HowTo | null> {
  const load = pages[`../games/${game}/how.ts`];
  return load ? (await load()).default : null;
}
