// Card pictures: a small one is rasterized in a worker, or drawn on the page if that fails; a large
// one is always drawn.
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Subject } from '../src/art/drawings.ts';
import { imageUrlsBy } from '../src/art/image-urls.ts';

type Done = (url: string | undefined) => void;

const orders = vi.hoisted(() => [] as { card: string; done: Done }[]);
vi.mock('../src/art/raster-cache.ts', () => ({
  requestRaster: ({ card }: { card: string }, _: number, done: Done) => orders.push({ card, done }),
}));

const drawn = vi.hoisted(() => [] as string[]);
vi.mock('../src/art/drawings.ts', () => ({
  draw: ({ card }: Subject & { readonly kind: 'card' }) => {
    drawn.push(card);
    return Promise.resolve(`<svg>${card}</svg>`);
  },
}));

const usePicture = imageUrlsBy((card: string) => ({ kind: 'card', card }), 280);

function Picture({ card, small }: { readonly card: string; readonly small: boolean }) {
  return <output>{usePicture(card, small)}</output>;
}

/** Returns a function that reads what the picture shows. */
async function lay(card: string) {
  const { container } = render(<Picture card={card} small />);
  await act(() => Promise.resolve());
  return () => container.textContent;
}

afterEach(() => {
  cleanup();
  orders.length = 0;
  drawn.length = 0;
});

test('small pictures are rasterized once per name, and nothing is drawn on the page', async () => {
  const shown = await lay('survey');
  await lay('survey');
  expect(shown()).toBe('');
  expect(orders.map(({ card }) => card)).toEqual(['survey']);
  act(() => orders[0]?.done('blob:print'));
  expect(shown()).toBe('blob:print');
  expect(drawn).toEqual([]);
});

test('a picture that cannot be rasterized is drawn as SVG, and not requested again', async () => {
  const shown = await lay('warfare');
  await act(async () => {
    orders[0]?.done(undefined);
    await Promise.resolve();
  });
  expect(shown()).toMatch(/^blob:/);
  await lay('warfare');
  expect(orders).toHaveLength(1);
  expect(drawn).toEqual(['warfare']);
});

test('a large picture shows the raster image until it is drawn', async () => {
  await lay('trade');
  act(() => orders[0]?.done('blob:print'));
  const { container } = render(<Picture card="trade" small={false} />);
  expect(container.textContent).toBe('blob:print');
  await act(() => Promise.resolve());
  expect(container.textContent).toMatch(/^blob:(?!print)/);
  expect(drawn).toEqual(['trade']);
});
