// Loading of online screens: preloaded screens render immediately, and equal data causes no new
// render.
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { reuseRows } from '../src/online/row-updates.ts';
import { lazyScreen } from '../src/online/lazy-screen.tsx';

afterEach(cleanup);

const Page = ({ name }: { readonly name: string }) => <h1>{name}</h1>;
/** Waits for one turn of the event loop, in which imports finish. */
const arrives = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

test('a preloaded screen renders at once, without its fallback', async () => {
  const Part = lazyScreen(async () => Page);
  Part.fetch();
  await arrives();
  render(
    <Suspense fallback={<p>waiting</p>}>
      <Part name="Lobby" />
    </Suspense>,
  );
  expect(screen.queryByText('waiting')).toBeNull();
  expect(screen.getByRole('heading').textContent).toBe('Lobby');
});

test('a screen that was not preloaded loads on render', async () => {
  const Part = lazyScreen(async () => Page);
  render(
    <Suspense fallback={<p>waiting</p>}>
      <Part name="Lobby" />
    </Suspense>,
  );
  expect(screen.getByText('waiting')).toBeDefined();
  await arrives();
  expect(screen.getByRole('heading').textContent).toBe('Lobby');
});

test('a screen whose preload failed is requested again on render', async () => {
  let times = 0;
  const Part = lazyScreen(async () => {
    times += 1;
    if (times === 1) throw new TypeError('no connection');
    return Page;
  });
  Part.fetch();
  await arrives();
  render(
    <Suspense>
      <Part name="Lobby" />
    </Suspense>,
  );
  await arrives();
  expect(screen.getByRole('heading').textContent).toBe('Lobby');
});

test('equal rows keep their identity, and so does a list without changes', () => {
  const vega = { table: 'a', seats: ['Vega'] };
  const rigel = { table: 'b', seats: ['Rigel'] };
  const before = [vega, rigel];
  const again = structuredClone(before);
  expect(reuseRows(before, again)).toBe(before);
  const joined = reuseRows(before, [again[0], { table: 'b', seats: ['Rigel', 'Juno'] }]);
  expect(joined[0]).toBe(vega);
  expect(joined[1]).toEqual({ table: 'b', seats: ['Rigel', 'Juno'] });
  expect(reuseRows(before, [again[1], again[0]])).toEqual([rigel, vega]);
  expect(reuseRows(before, [again[0]])).toEqual([vega]);
  expect(reuseRows(undefined, again)).toBe(again);
});
