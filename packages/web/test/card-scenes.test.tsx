// The pictures on cards: every card has one, always the same, whole by itself.
import { cardAt, CARDS, kindOf } from '@eminent/engine';
import { render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawScene } from '../src/art/card-scenes/scene-of-card.ts';
import { PrintedCard } from '../src/cards/card.tsx';

const IDS = CARDS.map(({ id }) => id);
const draw = (id: string) => drawScene(id, cardAt(kindOf(id)));

test.each(IDS)('the picture of %s is a whole document', (id) => {
  const text = draw(id);
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.documentElement.getAttribute('viewBox')).toBe('0 0 140 196');
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, one]) => one);
  expect(new Set(ids).size).toBe(ids.length);
  const used = [...text.matchAll(/url\(#([^)]+)\)/g)].map(([, one]) => one);
  expect(used.filter((one) => !ids.includes(one))).toEqual([]);
  expect(text).not.toMatch(/NaN|undefined|Infinity/);
  // A script, a style or an address would be stopped by the page's own policy.
  expect(text).not.toMatch(/<script|<style|style=|href=|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
});

test('the same card has the same picture, another card another one', () => {
  const pictures = IDS.map(draw);
  expect([...IDS].reverse().map(draw).reverse()).toEqual(pictures);
  expect(new Set(pictures).size).toBe(IDS.length);
});

test.each(['a-card-of-tomorrow', 'constructor', ''])(
  '"%s" has the picture of an unknown card',
  (id) => {
    expect(drawScene(id, undefined)).toMatch(/^<svg .*<\/svg>$/);
  },
);

test('two symbols of a card without a scene of its own are both seen', () => {
  const same = IDS.filter((id) => id.startsWith('tf-ha')).map((id) =>
    draw(id).replaceAll(/opacity="[^"]*"/g, ''),
  );
  expect(new Set(same).size).toBe(6);
});

test('a card shows its picture to the eye alone, and takes it back to no other', async () => {
  const made = vi.spyOn(URL, 'createObjectURL');
  const { container } = render(
    <>
      <PrintedCard card="politics" errata={false} label="Politics" />
      <PrintedCard card="politics" errata={false} label="Politics" />
    </>,
  );
  expect(container.querySelector('img')).toBeNull();
  await waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(2));
  const images = [...container.querySelectorAll('img')];
  expect(new Set(images.map(({ src }) => src)).size).toBe(1);
  expect(
    images.every((one) => one.alt === '' && one.closest('[aria-hidden="true"]') !== null),
  ).toBe(true);
  expect(made).toHaveBeenCalledTimes(1);
});
