// Every character has a face of its own, and a table's faces follow from who sits there.
import { BOTS } from '@eminent/bots/registry';
import type { Seat } from '@eminent/protocol';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawFace } from '../src/art/portraits/portrait-svg.ts';
import {
  CHARACTER_NAMES,
  CHARACTERS,
  type FaceId,
  faceOf,
  facesOf,
  PEOPLE,
  rankOf,
} from '../src/art/portraits/seat-faces.ts';
import { Portrait } from '../src/art/portraits/portrait.tsx';
import { onlineFace, onlineFaces } from '../src/online/user-face.ts';

const person = (name: string): Seat => ({ kind: 'person', name });
const bot = (name: string, spec: string): Seat => ({ kind: 'bot', name, bot: spec });

test('each computer player and each person has a picture of its own', () => {
  const faces = [...new Set([...BOTS.map(({ name }) => name), ...CHARACTERS, ...PEOPLE])];
  const drawn = faces.map(drawFace);
  expect(new Set(drawn).size).toBe(faces.length);
  for (const picture of drawn) {
    const parsed = new DOMParser().parseFromString(picture, 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(picture).not.toMatch(/NaN|undefined/);
  }
});

test('a computer player without a face of its own is a stranger, and another one another stranger', () => {
  const [hermit, monk] = (['hermit', 'monk'] as const).map((name) => drawFace(name as FaceId));
  expect(hermit).not.toBe(drawFace('regent'));
  expect(hermit).not.toBe(monk);
});

test('a picture is the same whenever it is drawn', () => {
  expect(drawFace('warmonger')).toBe(drawFace('warmonger'));
});

test('nobody at a table has the face of another, and a face stays when another begins', () => {
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

test('opponents are people: the face follows the name and not the strength', () => {
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

test('people without a name have faces of their own', () => {
  const faces = facesOf([person(''), person(''), person('')]);
  expect(new Set(faces).size).toBe(3);
});

test('a computer player is known by its name, whatever its budget; one that is gone has the face of chance', () => {
  const seats = [bot('Kay', 'emperor:ms=250'), bot('Old', 'long-gone')];
  expect(faceOf({ seats }, 0)).toBe('emperor');
  expect(rankOf({ seats }, 0)).toBe('emperor');
  expect(faceOf({ seats }, 1)).toBe('random');
  expect(rankOf({ seats }, 1)).toBeUndefined();
});

test('a face that somebody chose is nobody else’s', () => {
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

test('free seats change nobody’s face: who waits alone looks as everywhere', () => {
  for (const name of NAMES) {
    const one = { name, person: name };
    expect(onlineFaces([FREE, one, FREE, FREE])[1]).toBe(onlineFace(one));
  }
});

test('whoever made a table keeps his face, whoever sits down; nobody has that of another', () => {
  for (const name of NAMES) {
    const host = { name, person: name };
    const others = NAMES.filter((one) => one !== name).map((one) => ({ name: one, person: one }));
    const faces = onlineFaces([...others, host], name);
    expect(faces.at(-1)).toBe(onlineFace(host));
    expect(new Set(faces).size).toBe(PEOPLE.length);
  }
});

test('a computer player looks the same in every language', () => {
  const told = (name: string) => onlineFaces([{ name, bot: 'captain' }]);
  expect(told('Captain')).toEqual(told('Capitano'));
});

test('until the picture is there the ring holds the first letter', () => {
  const { container } = render(<Portrait face="net" name="Écho" />);
  expect(container.textContent).toBe('É');
});
