// Card pictures: every card has one; it is deterministic and self-contained.
import { cardAt, CARDS, kindOf } from '@eminent/engine';
import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawScene } from '../src/art/card-scenes/scene-of-card.ts';
import { PrintedCard } from '../src/cards/card.tsx';

const IDS = CARDS.map(({ id }) => id);
const draw = (id: string) => drawScene(id, cardAt(kindOf(id)));

test.each(IDS)('the picture of %s is a complete document', (id) => {
  const text = draw(id);
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.documentElement.getAttribute('viewBox')).toBe('0 0 140 196');
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, one]) => one);
  expect(new Set(ids).size).toBe(ids.length);
  const used = [...text.matchAll(/url\(#([^)]+)\)/g)].map(([, one]) => one);
  expect(used.filter((one) => !ids.includes(one))).toEqual([]);
  expect(text).not.toMatch(/NaN|undefined|Infinity/);
  // The content security policy forbids scripts, styles and URLs.
  expect(text).not.toMatch(/<script|<style|style=|href=|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
});

test('a card always has the same picture, different from other cards', () => {
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

test('both symbols of a card without its own scene are visible', () => {
  const same = IDS.filter((id) => id.startsWith('tf-ha')).map((id) =>
    draw(id).replaceAll(/opacity="[^"]*"/g, ''),
  );
  expect(new Set(same).size).toBe(6);
});

test('a card picture is hidden from screen readers, and equal cards share one image', async () => {
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
});
