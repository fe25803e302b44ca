// Card and planet data against the reference tables of the project, where these are at hand.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARDS, checkOptions, newGame, PLANET_DEFS } from '../src/index.ts';

const file = new URL('../../../../shared/rules/cards.json', import.meta.url);

interface Tables {
  readonly planets: readonly Row[];
  readonly startPlanets: readonly Row[];
  readonly tech: readonly Row[];
}
type Row = Readonly<Record<string, unknown>>;

const tables = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Tables) : undefined;

test.runIf(tables !== undefined)('planets have the printed numbers', () => {
  const rows = [...(tables?.planets ?? []), ...(tables?.startPlanets ?? [])];
  const printed = rows.map((row) => [
    row['type'],
    row['warfareCost'],
    row['colonizeCost'],
    row['influence'],
    row['symbol'] ?? undefined,
    row['handLimit'],
    row['slots'],
  ]);
  const ours = PLANET_DEFS.slice(0, rows.length).map((planet) => [
    planet.type,
    planet.warfareCost,
    planet.colonizeCost,
    planet.influence,
    planet.symbol,
    planet.handLimit,
    planet.slots,
  ]);
  expect(ours).toEqual(printed);
});

test.runIf(tables !== undefined)('technologies have the printed numbers', () => {
  const key = (row: Row) =>
    [
      row['type'],
      row['level'],
      row['cost'],
      row['prereq'],
      row['influence'],
      row['permanent'],
      row['symbols'],
    ]
      .map(String)
      .join(' ');
  const printed = (tables?.tech ?? []).map(key).sort();
  const ours = CARDS.flatMap((card) =>
    card.family === 'technology' && card.cost > 0 ? [key({ ...card, prereq: card.planets })] : [],
  ).sort();
  expect(ours).toEqual(printed);
});

test.each([
  [{ players: 2 }, [16, 14, 16, 12, 16]],
  [{ players: 2, twoPlayerStacks: 'reduced' }, [12, 12, 12, 8, 12]],
  [{ players: 3 }, [14, 13, 14, 10, 14]],
  [{ players: 3, variant: 'extended' }, [12, 12, 12, 8, 12]],
  [{ players: 4 }, [12, 12, 12, 8, 12]],
])('[1.2a][R-2P] stacks after the deal of %j', (input, sizes) => {
  const checked = checkOptions(input);
  if (!checked.ok) throw new Error(checked.error);
  expect(newGame(checked.value, 'a').stacks.slice(0, 5)).toEqual(sizes);
});

test('contradictory options are refused with both names', () => {
  expect(checkOptions({ players: 2, variant: 'extended' })).toMatchObject({ ok: false });
  expect(checkOptions({ ruleset: 'prototype-2010', techErrata: true })).toMatchObject({
    error: expect.stringMatching(/techErrata.*official.*prototype-2010/) as unknown,
  });
  expect(checkOptions({ player: 2 })).toMatchObject({
    error: expect.stringContaining('no such option') as unknown,
  });
});
