// What the sentences about a game need to know of it.
import type { View } from '@eminent/engine';
import type { Table } from '@eminent/text';

/** A game as a seat sees it, with the names of the players. */
export interface NamedView {
  readonly view: View;
  readonly names: readonly string[];
}

export function sentenceContext({ view, names }: NamedView): Table {
  return {
    names,
    ...(view.seat === undefined ? {} : { you: view.seat }),
    planetAt: (seat, at) => view.players[seat]?.planets[at],
  };
}
