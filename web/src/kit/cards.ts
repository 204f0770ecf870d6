/** The printed facts of a game's cards, fetched once. */

import { api } from "../lib/api";

const known = new Map<string, Promise<unknown>>();

/** All cards of a game by name; `Row` is what its card data holds. */
export function cards<Row>(game: string): Promise<Record<string, Row>> {
  const found = known.get(game) ?? api.cards(game);
  known.set(game, found);
  found.catch(() => known.delete(game));
  return found as Promise<Record<string, Row>>;
}
