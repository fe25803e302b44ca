// Builds the context for the sentences about events: the names, the reader's seat, and the planets.
import type { View } from '@eminent/engine';
import type { Table } from '@eminent/text';

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
