// Whether a player is as it was: what is kept of views hangs on it, so that no field may be forgotten.
import { expect, test } from 'vitest';
import { Planet } from '../src/state/planet.ts';
import { Player } from '../src/state/player.ts';

function somebody(): Player {
  const player = new Player();
  Object.assign(player, { hand: [1, 2], known: [1], deck: [4, 3], discard: [5], play: [6] });
  player.planets = [new Planet(3, false, [7]), new Planet(4, true, [], 2, true, 1)];
  return player;
}

/** Another value of the same kind. */
function other(value: unknown): unknown {
  if (value instanceof Planet) return new Planet(value.id + 1);
  if (Array.isArray(value)) return [...(value as unknown[]), value[0] ?? 0];
  if (typeof value === 'object') return { ...value };
  return typeof value === 'boolean' ? !value : Number(value) + 1;
}

test('a copy is the same, and not the same when any field of it is another', () => {
  expect(somebody().isSameAs(somebody().clone())).toBe(true);
  const fields = Object.entries(somebody());
  expect(fields.length).toBeGreaterThan(10);
  for (const [name, value] of fields) {
    const changed = Object.assign(somebody(), { [name]: other(value) });
    expect([name, somebody().isSameAs(changed)]).toEqual([name, false]);
  }
  for (const at of [0, 1]) {
    for (const [name, value] of Object.entries(somebody().planets[at] ?? {})) {
      const changed = somebody();
      Object.assign(changed.planets[at] ?? {}, { [name]: other(value) });
      expect([at, name, somebody().isSameAs(changed)]).toEqual([at, name, false]);
    }
  }
});

test('another order of cards is another', () => {
  const changed = Object.assign(somebody(), { deck: [3, 4] });
  expect(somebody().isSameAs(changed)).toBe(false);
});
