// Every planet of Escalation in play: costs, benefits, effects (docs/escalation.md, PL1 to PL7).
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scene, type SeatScene } from './scene.ts';

type Row = readonly [
  id: string,
  type: string,
  category: string | null,
  ship: 'fighter' | 'destroyer' | 'battlecruiser',
  warfare: number,
  colonies: number | null,
  influence: number,
  symbols: readonly string[],
  slots: readonly string[],
  replenishing: readonly string[],
  handLimit: number,
  action: string | null,
];

const printed = JSON.parse(
  readFileSync(new URL('printed-escalation.json', import.meta.url), 'utf8'),
) as Readonly<Record<'planets' | 'startPlanets' | 'promoPlanets', readonly Row[]>>;

const ROWS = [...printed.planets, ...printed.startPlanets, ...printed.promoPlanets];
const NAMED = ROWS.map((row) => [row[0], row] as const);

function game(own: SeatScene, other: SeatScene = {}) {
  const options = { ruleset: 'escalation', promoPlanets: true };
  return scene({ options, seats: [own, { planets: 'drawde', ...other }] });
}

function fleetOf(ship: Row[3], n: number): SeatScene {
  if (ship === 'fighter') return { fighters: n };
  return { extra: ship === 'destroyer' ? { destroyers: n } : { battlecruisers: n } };
}

test.each(NAMED)('%s: is attacked for its cost and gives what is printed', (_, row) => {
  const [planet, , , ship, warfare, , influence, symbols, slots, replenishing, handLimit] = row;
  const own = { hand: 'warfare', planets: planet };
  const poor = game({ ...own, ...fleetOf(ship, warfare - 1) }).play('play:warfare');
  expect(poor.of('attack')).toEqual([]);
  const rich = game({ ...own, ...fleetOf(ship, warfare) }).play('play:warfare', 'attack:1');
  expect(rich.planet(0).up).toBe(true);
  expect(rich.planet(0).ships ?? 0).toBe(replenishing.length);
  expect(rich.score()).toBe(influence);
  const seen = rich.view(0).players[0];
  const counts = Object.entries(seen?.symbols ?? {}).flatMap(([symbol, n]) =>
    Array<string>(n).fill(symbol),
  );
  expect(counts.sort()).toEqual([...symbols].sort());
  expect(seen?.handLimit).toBe(5 + handLimit);
  expect(seen?.planets[0]?.slots?.map(({ resource }) => resource)).toEqual(slots);
});

/** Planets that can be settled with n colonies under this one and none under another. */
function settled(planet: string, n: number): string[] {
  const colonies = Array<string>(n).fill('colonize').join(' ');
  const under = n === 0 ? '' : ` + ${colonies}`;
  const at = game({ hand: 'colonize', planets: `${planet}${under}, lyttle` });
  return at.play('play:colonize').of('settle');
}

const SETTLED = ROWS.flatMap(([planet, , , , , cost]) =>
  cost === null ? [] : [[planet, cost] as const],
);

test.each(SETTLED)('%s: is settled with %i colonies, not with fewer', (planet, cost) => {
  expect([settled(planet, cost - 1), settled(planet, cost)]).toEqual([[], ['settle:1']]);
});

const NEVER = ROWS.filter((row) => row[5] === null).map(([planet]) => planet);

test.each(NEVER)('%s: takes no colony and is never settled', (planet) => {
  const at = game({ hand: 'colonize', planets: `${planet}, lyttle, styku` });
  expect(at.play('play:colonize').options).toEqual(['tuck:2', 'tuck:3']);
});

test.each(NAMED)('%s: brings peace if it is civilized, and only then', (_, row) => {
  const [planet, , category] = row;
  const at = game({ hand: 'politics' }, { hand: 'warfare', planets: `${planet} up` });
  at.play('done', 'lead:warfare', 'done', 'dissent');
  expect(at.player(1).influence).toBe(category === 'civilized' ? 1 : 0);
});
