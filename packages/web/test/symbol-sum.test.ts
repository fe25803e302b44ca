// The displayed sum of a role equals that of the rules, computed from the table alone.
import { DEFAULT_OPTIONS } from '@eminent/engine';
import { Table } from '@eminent/table';
import { expect, test } from 'vitest';
import { goodsOf, sourcesOf, sumInPlay, symbolsOf } from '../src/question/symbol-sum.ts';

test.each(['sum 1', 'sum 2', 'sum 3', 'sum 4'])(
  'at every boost the sum equals that of the rules, for every viewer: %s',
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

test.each(['sources 1', 'sources 2', 'sources 3'])(
  'a sum is made of the listed sources, including the selection: %s',
  (seed) => {
    const bots = ['cadet', 'scholar', 'captain', 'settler'];
    const table = new Table({
      game: { ...DEFAULT_OPTIONS, players: 4 },
      seed,
      seats: bots.map((bot, i) => ({ kind: 'bot', name: `P${i}`, bot })),
    });
    const kinds = new Set<string>();
    const differing: unknown[] = [];
    while (!table.over) {
      const view = table.viewOf(table.deciding);
      const { decision } = view;
      const actor = view.players[table.deciding];
      if (decision?.step === 'boost' && actor !== undefined) {
        const coming = decision.options.filter(({ kind }) => kind === 'boost').slice(0, 1);
        const sum = decision.symbols + symbolsOf(coming);
        const sources = sourcesOf(view, actor, coming, sum);
        const adds = sources.reduce((n, source) => n + source.n, 0);
        // In this game, rules add at most one symbol. All other symbols have a named source.
        const byRule = sources.find(({ from }) => from === 'rule')?.n ?? 0;
        if (adds !== sum || byRule > 1) differing.push({ ply: table.ply, sum, sources });
        for (const { from } of sources) kinds.add(from);
      }
      table.step();
    }
    expect(differing).toEqual([]);
    expect(kinds).toContain('taken');
    expect(kinds).toContain('hand');
    expect(kinds).toContain('planet');
  },
);

test('resources on planets, and free slots, match those that the rules offer', () => {
  const table = new Table({
    game: { ...DEFAULT_OPTIONS, players: 2 },
    seed: 'goods',
    seats: ['trader', 'trader'].map((bot, i) => ({ kind: 'bot', name: `P${i}`, bot })),
  });
  const compared = { produce: 0, trade: 0 };
  const differing: unknown[] = [];
  let before: string | undefined;
  while (!table.over) {
    const view = table.viewOf(table.deciding);
    const { decision } = view;
    const player = view.players[table.deciding];
    const step = decision?.step;
    // Later questions in a row leave out options before the last answer.
    if ((step === 'produce' || step === 'trade') && step !== before && player !== undefined) {
      compared[step]++;
      const offered = decision?.options.flatMap((one) =>
        one.kind === 'produce' || one.kind === 'trade' ? [one.resource] : [],
      );
      const goods = goodsOf(player, step === 'trade');
      if (goods.join() !== offered?.join()) differing.push({ ply: table.ply, goods, offered });
    }
    before = step;
    table.step();
  }
  expect(differing).toEqual([]);
  expect(compared.produce).toBeGreaterThan(2);
  expect(compared.trade).toBeGreaterThan(2);
});
