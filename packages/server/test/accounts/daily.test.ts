// Results of daily games: verified by playing them again, one for each user, and counted.
import { dailyGame, daysLater } from '@eminent/protocol';
import { Table } from '@eminent/table';
import { expect, test } from 'vitest';
import { mergeGuest } from '../../src/accounts/merge-guest.ts';
import { Browser, guest, accountServer } from './account-server.ts';

const server = await accountServer();
/** A date in the future, which is never the real date. */
const DATE = '2199-03-01';
server.pass(Date.parse(`${DATE}T12:00:00Z`) - server.context.now());

/** Plays a daily game with bot `as` for the user. */
function played(date: string, as: string) {
  const daily = dailyGame(date);
  if (daily === undefined) throw new Error('no date');
  const seats = daily.bots.map((bot = as) => ({ kind: 'bot', name: bot, bot }) as const);
  const table = new Table({ game: daily.game, seed: daily.seed, seats });
  while (!table.over) table.step();
  const own = daily.bots.indexOf(undefined);
  const { players, winners } = table.viewOf(own);
  return {
    record: table.recordText(),
    score: players[own]?.score.total ?? 0,
    won: winners?.includes(own) === true ? 1 : 0,
  };
}

const [ONE, OTHER] = [played(DATE, 'trader'), played(DATE, 'warmonger')];

test('the first result of a user counts, with the score that the server finds', async () => {
  const ann = await guest(server, 'Ann');
  const bob = await guest(server, 'Bob');
  const send = (browser: Browser, record: string) =>
    browser.ask('POST', `/daily/${DATE}`, { record, score: 999 });
  const { body } = await send(ann.browser, ONE.record);
  const first = { date: DATE, count: 1, won: ONE.won, own: ONE.score };
  expect(body).toEqual({ ...first, scores: [{ score: ONE.score, players: 1 }] });
  // A second result does not replace the first.
  expect((await send(ann.browser, OTHER.record)).body).toEqual(body);
  await send(bob.browser, ONE.record);
  const all = (await new Browser(server).ask('GET', `/daily/${DATE}`)).body;
  expect(all).toEqual({
    date: DATE,
    count: 2,
    won: 2 * ONE.won,
    scores: [{ score: ONE.score, players: 2 }],
  });
  await mergeGuest(server.context, bob.id, ann.id);
  expect((await new Browser(server).ask('GET', `/daily/${DATE}`)).body.count).toBe(1);
});

test('only verified games of the date and the day before count, of signed-in users', async () => {
  const eve = await guest(server, 'Eve');
  const code = async (date: string, record: string) =>
    (await eve.browser.ask('POST', `/daily/${date}`, { record })).code;
  expect(await code(DATE, ONE.record.replaceAll(DATE, '2199-03-02'))).toBe('not-verified');
  expect(await code(DATE, 'won 99')).toBe('not-verified');
  const yesterday = daysLater(DATE, -1);
  expect(await code(yesterday, played(yesterday, 'trader').record)).toBeUndefined();
  expect(await code(daysLater(DATE, -2), '')).toBe('daily-closed');
  expect(await code(daysLater(DATE, 1), '')).toBe('daily-closed');
  expect(await code('2199-02-30', '')).toBe('not-found');
  expect((await new Browser(server).ask('GET', '/daily/today')).code).toBe('not-found');
  const stranger = await new Browser(server).ask('POST', `/daily/${DATE}`, ONE);
  expect(stranger.code).toBe('signed-out');
});
