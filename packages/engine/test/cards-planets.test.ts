// Each planet plays as stated in the tables of docs/rules.md and docs/rulesets.md.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLANET_DEFS } from '../src/index.ts';
import { scene } from './scene.ts';

interface Row {
  readonly id: string;
  readonly type: string;
  readonly attack: number;
  readonly settle: number;
  readonly influence: number;
  readonly symbol: string;
  readonly slots: readonly string[];
  readonly hand: number;
}

const page = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8');

/** Rows of the planet tables: `| Lyttle | Advanced | 5 / 4 | 3 | Research | silicon | – |`. */
const ROWS: readonly Row[] = page
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => /^\d+ \/ \d+$/.test(cells[3] ?? ''))
  .map((cells) => {
    const [, name = '', type = '', costs = '', influence = '', ...rest] = cells;
    const [attack, settle] = costs.split(' / ').map(Number);
    const [symbol = '', slots = '', hand = ''] = rest.length > 3 ? rest : ['–', rest[0] ?? '', '–'];
    return {
      id: name
        .toLowerCase()
        .replace(/['.]/g, '')
        .replace(/&/g, 'and')
        .replace(/[^a-z0-9]+/g, '-'),
      type: type.toLowerCase(),
      attack: attack ?? 0,
      settle: settle ?? 0,
      influence: Number(influence),
      symbol: symbol === '–' ? '' : symbol.toLowerCase(),
      slots: slots === '–' ? [] : slots.split(', '),
      hand: hand === '–' ? 0 : Number(hand),
    };
  });

test('the tables list every planet of the official game', () => {
  const official = PLANET_DEFS.slice(0, 33).map((planet) => planet.id);
  expect(ROWS.map((row) => row.id).sort()).toEqual([...official].sort());
});

const otherPlanet = (used: string): string => (used === 'drawde' ? 'pomerene' : 'drawde');

test.each(ROWS)(
  '[planet:$id] costs $attack / $settle, influence $influence, $symbol, $slots, hand $hand',
  (row) => {
    const face = {
      hand: 'warfare colonize politics',
      planets: `${row.id}, ${otherPlanet(row.id)}`,
    };
    const attacked = scene({ seats: [{ ...face, fighters: row.attack }] });
    attacked.play('play:warfare', 'attack:1');
    expect(attacked.player().fighters).toBe(0);
    const poor = scene({ seats: [{ hand: 'warfare', planets: row.id, fighters: row.attack - 1 }] });
    poor.play('play:warfare');
    expect(poor.planet(0).up).toBeUndefined();

    const under = Array<string>(row.settle).fill('colonize').join(' ');
    const settled = scene({
      seats: [{ hand: 'colonize', planets: `${row.id} + ${under}` }, { hand: 'politics' }],
    });
    settled.play('play:colonize', 'settle:1');
    const few = scene({
      seats: [{ hand: 'colonize', planets: `${row.id} + ${under.slice(9)}` }, { hand: 'politics' }],
    });
    few.play('play:colonize');
    expect(few.planet(0).colonies).toHaveLength(row.settle);

    for (const game of [attacked, settled]) {
      const seen = game.view(1).players[0];
      expect(game.score()).toBe(row.influence);
      expect(seen?.handLimit).toBe(5 + row.hand);
      expect(seen?.planets[0]).toMatchObject({ planet: row.id, type: row.type, up: true });
      expect(seen?.planets[0]?.slots?.map((slot) => slot.resource)).toEqual(row.slots);
      const symbols = Object.entries(seen?.symbols ?? {}).filter(([, n]) => n > 0);
      expect(symbols).toEqual(row.symbol === '' ? [] : [[row.symbol, 1]]);
    }
  },
);
