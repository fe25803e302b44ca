// How screens of online tables come: sent for before, shown without a moment of nothing, and not drawn again for what says the same.
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { reuseRows } from '../src/online/reuse-rows.ts';
import { lazyScreen } from '../src/online/lazy-screen.tsx';

afterEach(cleanup);

const Page = ({ name }: { readonly name: string }) => <h1>{name}</h1>;
/** A turn of the event loop in which whatever has been loaded arrives. */
const arrives = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

test('a screen that was sent for is there at once, without what is shown while one waits', async () => {
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

test('one that was not sent for loads itself', async () => {
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

test('one that could not be fetched is asked for once more when it is shown', async () => {
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

test('rows that say the same stay what they were, and so does the list where all do', () => {
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
