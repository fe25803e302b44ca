// How well the user played in online games, on their own profile: the games stored on this device,
// and those downloaded from the server.
import { DEFAULT_OPTIONS } from '@eminent/engine';
import { CLOCKS, type PastGame, type Profile } from '@eminent/protocol/online';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { finishedGames } from '../src/storage/storage.ts';
import { IDLE, NOVA, Refusing, serve } from './lobby-server.ts';
import { furnish, open } from './render-page.tsx';
import { tableAt } from './sample-tables.ts';

const nova = NOVA.person ?? { id: 'nova', name: 'Nova', kind: 'guest' };
const PROFILE: Profile = {
  person: nova,
  since: 0,
  games: 1,
  ratings: [],
  statistics: { won: 0, worlds: 0, influence: 0, technologies: 0 },
  friendship: 'self',
  blocked: false,
  headToHead: [],
};

const GAME: PastGame = {
  table: 'first',
  at: 1_700_000_000_000,
  game: DEFAULT_OPTIONS,
  clock: CLOCKS.none,
  rated: false,
  seats: ['Vega', 'Nova'].map((name) => ({ name, score: 20 })),
  seat: 1,
  rank: 1,
};

const REPLIES = {
  ...IDLE,
  'GET /people/nova': PROFILE,
  'GET /people/nova/games': { games: [GAME] },
  'GET /records/first.txt': tableAt(
    2,
    'own play',
    ({ winners }) => winners !== undefined,
  ).recordText(),
};

beforeAll(furnish);
beforeEach(() => {
  for (const { id } of finishedGames.list()) finishedGames.remove(id);
  return () => vi.unstubAllGlobals();
});

async function load(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Load your latest games' }));
}

test('the latest games of the server are stored once, with the player’s seat and the time of the game', async () => {
  const requests = await serve(REPLIES);
  await open('/online/profile/nova');
  await load();
  expect(await screen.findByText('1 game loaded.')).toBeDefined();
  expect(finishedGames.list()).toMatchObject([{ table: 'first', own: 1, at: GAME.at }]);
  expect(screen.getByRole('button', { name: 'Analyze 1 game' })).toBeDefined();
  await load();
  expect(await screen.findByText('0 games loaded.')).toBeDefined();
  expect(requests.filter(({ path }) => path.startsWith('/records/'))).toHaveLength(1);
});

test('a game that the server does not have any more is reported', async () => {
  await serve({ ...REPLIES, 'GET /records/first.txt': new Refusing(404, 'no-record') });
  await open('/online/profile/nova');
  await load();
  expect(await screen.findByText('refused: no-record')).toBeDefined();
  expect(finishedGames.list()).toEqual([]);
});

test('the profile of another user does not judge their play', async () => {
  await serve({ ...REPLIES, 'GET /people/nova': { ...PROFILE, friendship: 'none' } });
  await open('/online/profile/nova');
  expect(await screen.findByText('Games')).toBeDefined();
  expect(screen.queryByText('How well you choose')).toBeNull();
});
