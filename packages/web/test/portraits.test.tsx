// Portraits: every bot has its own face, and the faces of a table depend on its players.
import { BOTS } from '@eminent/bots/registry';
import type { Seat } from '@eminent/protocol';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawFace } from '@eminent/pictures/draw-face';
import {
  CHARACTER_NAMES,
  CHARACTERS,
  type FaceId,
  faceOf,
  facesOf,
  PEOPLE,
  rankOf,
  onlineFace,
  onlineFaces,
  onlineRank,
} from '@eminent/pictures';
import { Portrait } from '../src/art/portraits/portrait.tsx';
import { ResultPillars } from '../src/table/result-pillars.tsx';
import { viewAt } from './sample-tables.ts';

const person = (name: string): Seat => ({ kind: 'person', name });
const bot = (name: string, spec: string): Seat => ({ kind: 'bot', name, bot: spec });

test('each bot and each person has a picture of their own', () => {
  const faces = [...new Set([...BOTS.map(({ name }) => name), ...CHARACTERS, ...PEOPLE])];
  const drawn = faces.map(drawFace);
  expect(new Set(drawn).size).toBe(faces.length);
  for (const picture of drawn) {
    const parsed = new DOMParser().parseFromString(picture, 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(picture).not.toMatch(/NaN|undefined/);
  }
});

test("a bot without its own face gets a stranger's, and another one another stranger's", () => {
  const [hermit, monk] = (['hermit', 'monk'] as const).map((name) => drawFace(name as FaceId));
  expect(hermit).not.toBe(drawFace('regent'));
  expect(hermit).not.toBe(monk);
});

test('a picture is deterministic', () => {
  expect(drawFace('warmonger')).toBe(drawFace('warmonger'));
});

test('all faces at a table are different, and stay when another seat starts', () => {
  const seats = [
    person(''),
    bot('Vega', 'captain'),
    bot('Orion', 'captain'),
    bot('Lyra', 'captain'),
    person('Ada'),
  ];
  const faces = facesOf(seats);
  expect(new Set(faces).size).toBe(seats.length);
  expect(faces[0]).toBe('regent');
  for (let turn = 1; turn < seats.length; turn++) {
    const turned = [...seats.slice(turn), ...seats.slice(0, turn)];
    expect(facesOf(turned)).toEqual([...faces.slice(turn), ...faces.slice(0, turn)]);
  }
});

test('opponents are characters: the face depends on the name, not on the strength', () => {
  expect(CHARACTERS.length).toBeGreaterThanOrEqual(12);
  expect(new Set(Object.values(CHARACTER_NAMES)).size).toBe(CHARACTERS.length);
  for (const level of ['cadet', 'captain', 'emperor']) {
    const seats = [bot('Vega', level), bot('Orion', level), bot('Lyra', level)];
    expect(facesOf(seats)).toEqual(['vega', 'orion', 'lyra']);
    expect(rankOf({ seats }, 1)).toBe(level);
  }
  expect(facesOf([bot('Thuban', 'scholar'), bot('Captain', 'captain')])).toEqual([
    'scholar',
    'captain',
  ]);
});

test('people without a name have different faces', () => {
  const faces = facesOf([person(''), person(''), person('')]);
  expect(new Set(faces).size).toBe(3);
});

test('a bot is recognized by its name, whatever its budget; a removed one has a random face', () => {
  const seats = [bot('Kay', 'emperor:ms=250'), bot('Old', 'long-gone')];
  expect(faceOf({ seats }, 0)).toBe('emperor');
  expect(rankOf({ seats }, 0)).toBe('emperor');
  expect(faceOf({ seats }, 1)).toBe('random');
  expect(rankOf({ seats }, 1)).toBeUndefined();
});

test('a chosen face is given to no other player', () => {
  const seats = ['Ada', 'Bo', 'Cy', 'Di'].map(person);
  const usual = facesOf(seats);
  for (const [at] of seats.entries()) {
    const [taken] = PEOPLE.filter((face) => face === usual[at]);
    const faces = facesOf(
      [...seats, person('Eve')],
      [undefined, undefined, undefined, undefined, taken],
    );
    expect(faces.at(-1)).toBe(taken);
    expect(new Set(faces).size).toBe(5);
  }
});

const FREE = { name: '' };
const NAMES = ['Margaret', 'Luca', 'Pia', 'Bo', 'Nova', 'Vega', 'Lyra', 'Orion'];

test('free seats do not affect faces: a player who waits alone looks as usual', () => {
  for (const name of NAMES) {
    const one = { name, person: name };
    expect(onlineFaces([FREE, one, FREE, FREE])[1]).toBe(onlineFace(one));
  }
});

test('the host keeps their face regardless of who joins, and all faces differ', () => {
  for (const name of NAMES) {
    const host = { name, person: name };
    const others = NAMES.filter((one) => one !== name).map((one) => ({ name: one, person: one }));
    const faces = onlineFaces([...others, host], name);
    expect(faces.at(-1)).toBe(onlineFace(host));
    expect(new Set(faces).size).toBe(PEOPLE.length);
  }
});

test('a bot has the same face in every language', () => {
  const facesFor = (name: string) => onlineFaces([{ name, bot: 'captain' }]);
  expect(facesFor('Captain')).toEqual(facesFor('Capitano'));
});

test('until the picture is loaded the ring shows an initial', () => {
  const { container } = render(<Portrait face="net" name="Écho" />);
  expect(container.textContent).toBe('É');
});

test('a bot online has the pin of its level, as a user and in a seat', () => {
  expect(onlineRank({ name: 'Deneb', bot: 'captain' })).toBe('captain');
  expect(onlineRank({ id: 'bot:admiral', name: 'Canopus' })).toBe('admiral');
  expect(onlineRank({ name: 'Ada', person: 'ada' })).toBeUndefined();
});

test('the pillars of the result show the pins', () => {
  const view = viewAt(2, 'portraits 1', ({ over }) => over);
  const seats = [person(''), bot('Vega', 'captain')];
  const { container } = render(
    <ResultPillars
      view={view}
      players={view.players}
      names={['You', 'Vega']}
      about={{ seats }}
      isCrowned
    />,
  );
  const pins = [...container.querySelectorAll<SVGElement>('[data-rank]')];
  expect(pins.map(({ dataset }) => dataset['rank'])).toEqual(['captain']);
});
