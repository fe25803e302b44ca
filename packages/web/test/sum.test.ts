// The sum in play is what the rules say it is, worked out from what lies on the table alone.
import { DEFAULT_OPTIONS } from '@eminent/engine';
import { Table } from '@eminent/table';
import { expect, test } from 'vitest';
import { sumInPlay } from '../src/table/sum.ts';

test.each(['sum 1', 'sum 2', 'sum 3', 'sum 4'])(
  'at every boost the sum is that of the rules, whoever looks: %s',
  (seed) => {
    const bots = ['cadet', 'scholar', 'captain', 'settler'];
    const table = new Table({
      game: { ...DEFAULT_OPTIONS, players: 4 },
      seed,
      seats: bots.map((bot, i) => ({ kind: 'bot', name: `P${i}`, bot })),
    });
    const differing: unknown[] = [];
    let compared = 0;
    while (!table.over) {
      const { decision } = table.viewOf(table.deciding);
      const seen = table.viewOf((table.deciding + 1) % bots.length);
      const player = seen.players[table.deciding];
      const sum = player && sumInPlay(seen, player);
      if (decision?.step === 'boost' && sum !== undefined) {
        compared++;
        if (sum !== decision.symbols) differing.push({ ply: table.ply, sum, decision });
      }
      table.step();
    }
    expect(differing).toEqual([]);
    expect(compared).toBeGreaterThan(20);
  },
);
