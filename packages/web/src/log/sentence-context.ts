// The facts about a table that its sentences need.
import type { View } from '@eminent/engine';
import type { Table } from '@eminent/text';

export function sentenceContext({
  view,
  names,
}: {
  readonly view: View;
  readonly names: readonly string[];
}): Table {
  return {
    names,
    ...(view.seat === undefined ? {} : { you: view.seat }),
    planetAt(seat, at) {
      const planet = view.players[seat]?.planets[at];
      if (planet === undefined) return undefined;
      return { back: planet, ...(planet.planet === undefined ? {} : { planet: planet.planet }) };
    },
  };
}
