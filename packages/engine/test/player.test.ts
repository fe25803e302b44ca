// `Player.copyFrom` copies every field and detects every change. Cached views depend on it.
import { expect, test } from 'vitest';
import { Planet } from '../src/state/planet.ts';
import { Player } from '../src/state/player.ts';

function examplePlayer(): Player {
  const player = new Player();
  Object.assign(player, { hand: [1, 2], known: [1], deck: [4, 3], discard: [5], play: [6] });
  player.planets = [new Planet(3, false, [7]), new Planet(4, true, [], 2, true, 1)];
  return player;
}

function other(value: unknown): unknown {
  if (value instanceof Planet) return new Planet(value.id + 1);
  if (Array.isArray(value)) return [...(value as unknown[]), value[0] ?? 0];
  if (typeof value === 'object') return { ...value };
  return typeof value === 'boolean' ? !value : Number(value) + 1;
}

/** Returns whether `copyFrom` reports a change. Checks that the copy is equal. */
function becomes(changed: Player): boolean {
  const player = examplePlayer();
  const isChanged = player.copyFrom(changed);
  expect(player).toEqual(changed);
  expect(player.copyFrom(changed)).toBe(false);
  return isChanged;
}

test('a copy is the same, and becomes another when any field of that is another', () => {
  expect(becomes(examplePlayer().clone())).toBe(false);
  const fields = Object.entries(examplePlayer());
  expect(fields.length).toBeGreaterThan(10);
  for (const [name, value] of fields) {
    const changed = Object.assign(examplePlayer(), { [name]: other(value) });
    expect([name, becomes(changed)]).toEqual([name, true]);
  }
  for (const at of [0, 1]) {
    for (const [name, value] of Object.entries(examplePlayer().planets[at] ?? {})) {
      const changed = examplePlayer();
      Object.assign(changed.planets[at] ?? {}, { [name]: other(value) });
      expect([at, name, becomes(changed)]).toEqual([at, name, true]);
    }
  }
});

test('another order of cards is another', () => {
  expect(becomes(Object.assign(examplePlayer(), { deck: [3, 4] }))).toBe(true);
});

test('lists become longer and shorter, and stay their own', () => {
  for (const planets of [[], [new Planet(4)], [3, 4, 5, 6].map((id) => new Planet(id))]) {
    const changed = Object.assign(examplePlayer(), { hand: [], deck: [1, 2, 3, 4, 5], planets });
    expect(becomes(changed)).toBe(true);
  }
  const player = examplePlayer();
  const changed = Object.assign(examplePlayer(), { hand: [9, 9, 9] });
  player.copyFrom(changed);
  changed.hand.push(1);
  changed.planets[0]?.copyFrom(new Planet(3, true));
  expect([player.hand, player.planets[0]?.up]).toEqual([[9, 9, 9], false]);
});
