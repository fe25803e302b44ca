// A planet on the table: face up, face down, of an opponent, and selectable.
import type { PlanetView } from '@eminent/engine';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OfferedPlanet, Planet } from '../src/cards/planet.tsx';

afterEach(cleanup);

const BACK = { type: 'fertile', colonizeCost: 4, warfareCost: 5 } as const;

const FACE_DOWN: PlanetView = {
  ...BACK,
  up: false,
  colonies: ['colonize', 'colonize'],
  colonyCount: 2,
  settle: { need: 4, have: 2, missing: 2 },
  attack: { need: 5, have: 0, missing: 5 },
  blocked: false,
};
const SETTLED: PlanetView = {
  ...BACK,
  planet: 'artigas-gns-111',
  up: true,
  colonies: [],
  colonyCount: 0,
  slots: [
    { resource: 'food', filled: true },
    { resource: 'water', filled: false },
  ],
  blocked: false,
};

const beacons = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-beacon]')].map((one) => one.dataset['beacon']);
const drawn = (): string => document.body.textContent.replaceAll('\u2060', '');
const hues = (): (string | null)[] =>
  [...document.querySelectorAll('svg[data-hue]')].map((one) => one.getAttribute('data-hue'));

test('a veiled planet shows its cost, and a beacon for each colony', () => {
  render(<Planet planet={FACE_DOWN} small />);
  expect(beacons()).toEqual(['lit', 'lit', 'open', 'open']);
  expect(drawn()).toContain('2/4');
  expect(drawn()).toContain('5');
  expect(hues()).toEqual(['fertile']);
});

test('a planet that needs no more colonies has all beacons lit', () => {
  render(
    <Planet planet={{ ...FACE_DOWN, colonyCount: 4, settle: { need: 4, have: 4, missing: 0 } }} />,
  );
  expect(beacons()).toEqual(['lit', 'lit', 'lit', 'lit']);
  expect(drawn()).toContain('4/4');
});

test('its name and gains are visible only to a player who knows its front', () => {
  render(<Planet planet={FACE_DOWN} />);
  expect(drawn()).not.toContain('Artigas');
  expect(hues()).not.toContain('food');
  cleanup();
  render(<Planet planet={{ ...FACE_DOWN, planet: 'artigas-gns-111' }} />);
  expect(drawn()).toContain('Artigas GNS-111');
  expect(hues()).toEqual(expect.arrayContaining(['food', 'water', 'produce']));
});

test('a face-up planet shows its influence, its symbol, and which resource slots are full', () => {
  render(<Planet planet={SETTLED} />);
  expect(drawn()).toContain('2');
  expect(hues()).toEqual(expect.arrayContaining(['fertile', 'food', 'water', 'produce']));
  const [food, water] = ['food', 'water'].map((good) =>
    document.querySelector(`svg[data-hue="${good}"]`),
  );
  expect(food?.querySelectorAll('path').length).not.toBe(water?.querySelectorAll('path').length);
  expect(beacons()).toEqual([]);
});

test('far away it has no name', () => {
  render(<Planet planet={SETTLED} small />);
  expect(drawn()).not.toContain('Artigas');
  expect(hues()).toContain('fertile');
});

test('a fighter that blocks its slots is named', () => {
  render(<Planet planet={{ ...SETTLED, blocked: true }} />);
  expect(drawn()).toContain('blocked');
  expect(hues()).not.toContain('food');
});

test('it is selected as one piece, announces everything, and has a tag', () => {
  const onChoose = vi.fn<() => void>();
  render(<Planet planet={SETTLED} onChoose={onChoose} picked tag="+1" />);
  const piece = screen.getByRole('button', {
    name: /Artigas GNS-111, Fertile planet/,
    pressed: true,
  });
  expect(piece.textContent).toContain('+1');
  piece.click();
  expect(onChoose).toHaveBeenCalledOnce();
});

test('an offered planet shows its front and its full cost', () => {
  render(<OfferedPlanet planet={{ ...BACK, planet: 'artigas-gns-111' }} />);
  expect(drawn()).toContain('Artigas GNS-111');
  expect(hues()).toEqual(expect.arrayContaining(['fertile', 'food', 'water', 'produce']));
  for (const n of ['2', '4', '5']) expect(drawn()).toContain(n);
});
