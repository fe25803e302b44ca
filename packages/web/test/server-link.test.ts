// Links to places of the page: paths if a server answers them with previews, else fragments.
import { afterEach, expect, test, vi } from 'vitest';
import { answersLinks, placeAddress } from '../src/records/server-link.ts';

afterEach(() => vi.unstubAllGlobals());

const PAGE = 'https://play.example/?pause=0#/puzzles/3';

test('a place is a path of the server, or a fragment of the page', () => {
  expect(placeAddress(PAGE, '/puzzles/7', 'puzzle/7')).toBe('https://play.example/puzzle/7');
  expect(placeAddress('https://me.example/game/#/', '/puzzles/7')).toBe(
    'https://me.example/game/#/puzzles/7',
  );
});

test.each([
  ['the server', () => new Response('', { headers: { 'content-type': 'text/javascript' } }), true],
  ['a host of files', () => new Response('', { status: 404 }), false],
  [
    'a host that answers everything with the page',
    () => new Response('', { headers: { 'content-type': 'text/html' } }),
    false,
  ],
  [
    'no network',
    () => {
      throw new TypeError('no network');
    },
    false,
  ],
])('links are asked of %s', async (_, answer, expected) => {
  const asked = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', asked);
  expect(await answersLinks(PAGE)).toBe(expected);
  expect(asked.mock.calls[0]?.[0]).toEqual(new URL('https://play.example/puzzle/open.js'));
});
