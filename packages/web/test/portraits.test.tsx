// Every character has a face of its own, and a table's faces follow from who sits there.
import { BOTS } from '@eminent/bots/registry';
import type { Seat } from '@eminent/protocol';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawFace } from '../src/art/portraits/draw.ts';
import { type FaceId, faceOf, facesOf, LOOKS, lookOf, PEOPLE } from '../src/art/portraits/faces.ts';
import { Portrait } from '../src/art/portraits/portrait.tsx';

const person = (name: string): Seat => ({ kind: 'person', name });
const bot = (name: string, spec: string): Seat => ({ kind: 'bot', name, bot: spec });

test('each computer player and each person has a picture of its own, and each look of a player differs', () => {
  const faces = [
    ...BOTS.flatMap(({ name }) => Array.from({ length: LOOKS }, (_, look) => lookOf(name, look))),
    ...PEOPLE,
  ];
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
  expect(drawFace('hermit-1' as FaceId)).not.toBe(hermit);
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

test('people without a name have faces of their own', () => {
  const faces = facesOf([person(''), person(''), person('')]);
  expect(new Set(faces).size).toBe(3);
});

test('a computer player is known by its name, whatever its budget; one that is gone has the face of chance', () => {
  const seats = [bot('Vega', 'emperor:ms=250'), bot('Old', 'long-gone')];
  expect(faceOf({ seats }, 0)).toMatch(/^emperor/);
  expect(faceOf({ seats }, 1)).toMatch(/^random/);
});

test('until the picture is there the ring holds the first letter', () => {
  const { container } = render(<Portrait face="net" name="Écho" />);
  expect(container.textContent).toBe('É');
});
