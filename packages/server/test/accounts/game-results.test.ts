// Finished games: recorded once, their effect on ratings, and how profiles, lists and histories
// show them.
import { DEFAULT_OPTIONS, type GameOptions, SPECTATOR } from '@eminent/engine';
import { Table } from '@eminent/table';
import { expect, test } from 'vitest';
import { type Occupant, summarizeGame, type SeatSummary } from '../../src/accounts/game-summary.ts';
import { NEWCOMER, rate, shownRating } from '../../src/accounts/rating.ts';
import { type Finished, recordResult } from '../../src/accounts/game-results.ts';
import { account, Browser, guest, PASSWORD, accountServer } from './account-server.ts';

const server = await accountServer();
const { context } = server;
const db = server.store.db;

function options(players: number): GameOptions {
  const known = ([2, 3, 4] as const).find((one) => one === players) ?? 2;
  return { ...DEFAULT_OPTIONS, players: known };
}

const PLAIN: SeatSummary = {
  seat: 0,
  place: 1,
  won: true,
  points: 30,
  planets: 5,
  fromPlanets: 18,
  fromInfluence: 9,
  fromTechnologies: 3,
  leads: { survey: 7, trade: 3 },
  followed: 4,
  dissented: 6,
  achievements: [],
};

let tables = 0;
/** A finished game with these players, the winner first. */
function finished(occupants: readonly Occupant[], changes: Partial<Finished> = {}): Finished {
  tables++;
  return {
    table: `t${tables}`,
    at: 1_000_000 + tables,
    how: 'played',
    game: options(occupants.length),
    clock: { kind: 'none' },
    rated: true,
    occupants,
    outcomes: occupants.map((_, seat) => ({
      ...PLAIN,
      seat,
      place: seat + 1,
      won: seat === 0,
      points: 30 - 4 * seat,
    })),
    ...changes,
  };
}

const ratingOf = (person: string) =>
  db.selectFrom('ratings').selectAll().where('person', '=', person).executeTakeFirst();

test('a table counts once, however often it is reported', async () => {
  const [ann, bob] = [await guest(server, 'Ann'), await guest(server, 'Bob')];
  const game = finished([{ person: ann.id }, { person: bob.id }]);
  const recorded = await Promise.all([recordResult(context, game), recordResult(context, game)]);
  expect(recorded.toSorted()).toEqual([false, true]);
  expect(await recordResult(context, { ...game, how: 'closed' })).toBe(false);
  const [first] = rate(
    [1, 2].map((place) => ({ ...NEWCOMER, sigma: Math.hypot(25 / 3, 25 / 300), place })),
  );
  const row = await ratingOf(ann.id);
  expect(row).toMatchObject({ players: 2, games: 1, won: 1 });
  expect(row?.mu).toBeCloseTo(first?.mu ?? 0, 10);
  expect((await ratingOf(bob.id))?.mu).toBeCloseTo(50 - (first?.mu ?? 0), 10);
});

test('a game against a built-in bot rates the player, not the bot', async () => {
  const ann = await guest(server, 'Ann');
  const game = finished([{ person: ann.id }, { bot: 'emperor' }]);
  await recordResult(context, game);
  const shown = shownRating((await ratingOf(ann.id))?.mu ?? 0, 2);
  // A newcomer who beats another newcomer gets 1578, so the strength of the bot counts.
  expect(shown).toBeGreaterThan(1650);
  expect(await ratingOf('bot:emperor')).toBeUndefined();
});

test('unrated games do not count', async () => {
  const owner = await account(server, 'Owner');
  const bot = (await owner.browser.ask('POST', '/me/bots', { name: 'Own bot' })).body.bot.id;
  const [ann, bob] = [await guest(server, 'Ann'), await guest(server, 'Bob')];
  const pair = [{ person: ann.id }, { person: bob.id }];
  for (const game of [
    finished(pair, { rated: false }),
    finished(pair, { how: 'agreed' }),
    finished(pair, { how: 'closed', outcomes: [] }),
    finished([{ person: ann.id }, { bot: 'rollouts' }]),
    finished([{ bot: 'captain' }, { bot: 'cadet' }]),
    finished([{ person: owner.id }, { person: bot }]),
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await recordResult(context, game)).toBe(true);
  }
  for (const id of [ann.id, bob.id, owner.id, bot]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await ratingOf(id)).toBeUndefined();
  }
  // Bots that belong to users get a rating, but appear in a separate list.
  await recordResult(context, finished([{ person: ann.id }, { person: bot }]));
  expect(await ratingOf(bot)).toMatchObject({ games: 1 });
});

test('guests who upgraded appear as the account in every list', async () => {
  const ann = await account(server, 'Annika');
  const phone = await guest(server, 'Phone');
  const bob = await guest(server, 'Bob');
  await recordResult(context, finished([{ person: phone.id }, { person: bob.id }]));
  await phone.browser.ask('POST', '/session/password', { login: 'annika', password: PASSWORD });
  await recordResult(context, finished([{ person: phone.id }, { person: bob.id }]));
  expect(await ratingOf(ann.id)).toMatchObject({ games: 2, won: 2 });
  const { body } = await bob.browser.ask('GET', `/people/${phone.id}`);
  expect(body).toMatchObject({ person: { id: ann.id, name: 'Annika' }, games: 2 });
});

test('a profile shows results, playing style, opponents and achievements', async () => {
  const [ann, bob] = [await account(server, 'Anselm'), await account(server, 'Bertram')];
  for (let i = 0; i < 6; i++) {
    const pair = i === 5 ? [bob, ann] : [ann, bob];
    const game = finished([...pair.map(({ id }) => ({ person: id })), { bot: 'captain' }]);
    const [winner, ...others] = game.outcomes;
    const achievements = i < 2 ? (['won', 'won-by-war'] as const) : [];
    // oxlint-disable-next-line no-await-in-loop
    await recordResult(context, {
      ...game,
      outcomes: [{ ...PLAIN, ...winner, achievements }, ...others],
    });
  }
  const { body } = await bob.browser.ask('GET', `/people/${ann.id}`);
  expect(body).toMatchObject({
    person: { name: 'Anselm', kind: 'account' },
    games: 6,
    friendship: 'none',
    statistics: { won: 5, worlds: 90, influence: 45, technologies: 15 },
    habits: { followed: 24, dissented: 36 },
  });
  expect(body.habits.leads.slice(0, 2)).toEqual([
    { role: 'survey', times: 42 },
    { role: 'trade', times: 18 },
  ]);
  expect(body.ratings).toHaveLength(1);
  expect(body.ratings[0]).toMatchObject({ players: 3, games: 6 });
  expect(body.ratings[0].history).toHaveLength(6);
  expect(body.ratings[0].history.at(-1)).toBe(body.ratings[0].rating);
  expect(body.firsts.map(({ what }: { what: string }) => what)).toEqual(['won', 'won-by-war']);
  const rivals = body.headToHead.map(
    (one: { person: { name: string }; won: number; lost: number }) => [
      one.person.name,
      one.won,
      one.lost,
    ],
  );
  expect(rivals.toSorted()).toEqual([
    ['Bertram', 5, 1],
    ['captain', 6, 0],
  ]);
  expect((await ann.browser.ask('GET', `/people/${ann.id}`)).body.friendship).toBe('self');
  expect((await new Browser(server).ask('GET', '/people/nobody')).code).toBe('not-found');
  expect((await new Browser(server).ask('GET', '/people/bot:captain')).body.ratings[0].rating).toBe(
    1500,
  );
  expect((await ann.browser.ask('GET', '/me/met')).body.people).toMatchObject([{ id: bob.id }]);
});

test('the statistics of a profile include all games, however many', async () => {
  const ann = await guest(server, 'Anouk');
  await recordResult(context, finished([{ person: ann.id }, { bot: 'captain' }]));
  const played = db.selectFrom('played').selectAll().where('person', '=', ann.id);
  const game = await played.executeTakeFirstOrThrow();
  const more = Array.from({ length: 520 }, (_, i) => ({ ...game, table: `more${i}` }));
  for (let i = 0; i < more.length; i += 40) {
    // oxlint-disable-next-line no-await-in-loop
    await db
      .insertInto('played')
      .values(more.slice(i, i + 40))
      .execute();
  }
  expect((await ann.browser.ask('GET', `/people/${ann.id}`)).body).toMatchObject({
    games: 521,
    statistics: { won: 521, worlds: 521 * 18, influence: 521 * 9, technologies: 521 * 3 },
  });
});

test('games are paginated and show current names', async () => {
  const [ann, bob] = [await guest(server, 'Anatol'), await guest(server, 'Boris')];
  const made: string[] = [];
  for (let i = 0; i < 45; i++) {
    const game = finished([{ person: bob.id }, { person: ann.id }]);
    made.unshift(game.table);
    // oxlint-disable-next-line no-await-in-loop
    await recordResult(context, game);
  }
  await bob.browser.ask('DELETE', '/me');
  const read: string[] = [];
  let before: string | undefined;
  do {
    // oxlint-disable-next-line no-await-in-loop
    const { body } = await ann.browser.ask(
      'GET',
      `/people/${ann.id}/games${before === undefined ? '' : `?before=${before}`}`,
    );
    expect(body.games.length).toBeLessThanOrEqual(20);
    for (const game of body.games) {
      read.push(game.table);
      expect(game).toMatchObject({
        seat: 1,
        rank: 2,
        rated: true,
        seats: [{ name: '' }, { name: 'Anatol' }],
      });
      expect(game.change).toBeLessThan(0);
    }
    before = body.before;
  } while (before !== undefined);
  expect(read).toEqual(made);
  expect((await ann.browser.ask('GET', `/people/${bob.id}/games`)).code).toBe('not-found');
});

test('the leaderboard ranks accounts with enough games by their conservative rating; bots have a separate list', async () => {
  const fresh = await accountServer();
  const [top, low, few] = [
    await account(fresh, 'Topmost'),
    await account(fresh, 'Lowest'),
    await account(fresh, 'Fewest'),
  ];
  const visitor = await guest(fresh, 'Visitor');
  const play = (...ids: string[]) =>
    recordResult(fresh.context, finished(ids.map((person) => ({ person }))));
  for (let i = 0; i < 6; i++) {
    // oxlint-disable-next-line no-await-in-loop
    await play(top.id, visitor.id);
    // oxlint-disable-next-line no-await-in-loop
    await play(visitor.id, low.id);
  }
  await play(few.id, low.id);
  const list = (query: string) => new Browser(fresh).ask('GET', `/leaderboard?${query}`);
  const { body } = await list('players=2');
  expect(
    body.rows.map((row: { rank: number; person: { name: string } }) => [row.rank, row.person.name]),
  ).toEqual([
    [1, 'Topmost'],
    [2, 'Lowest'],
  ]);
  expect((await list('players=3')).body.rows).toEqual([]);
  const bots = (await list('players=2&kind=bots')).body.rows;
  expect(bots[0].person).toEqual({ id: 'bot:emperor', name: 'emperor', kind: 'bot' });
  expect(bots).toHaveLength(14);
  for (const query of ['players=1', 'players=x', 'players=2&kind=all', 'players=2&after=-1', '']) {
    // oxlint-disable-next-line no-await-in-loop
    expect([query, (await list(query)).code]).toEqual([query, 'malformed']);
  }
});

test('built-in bots are on the page of the bot leaderboard where they rank', async () => {
  const { context: fresh, ...rest } = await accountServer();
  const emperor = 1500 + 735;
  const nothing = { face: null, lang: null, owner: null, became: null };
  const blank = { kind: 'bot' as const, admin: 0, created: 0, seen: 0, ...nothing };
  const bots = Array.from({ length: 101 }, (_, i) => ({
    ...blank,
    id: `b${i}`,
    name: `Bot ${i}`,
    look: `bot ${i}`,
  }));
  await fresh.db.insertInto('people').values(bots).execute();
  // One page of users is above all built-in bots, and one user below all.
  const ratings = bots.map(({ id }, i) => {
    const shown = i < 51 ? emperor + 1000 - i : i < 100 ? 1350 - i : -10_000;
    return { person: id, players: 2, mu: 25, sigma: 1, games: 9, won: 0, shown };
  });
  await fresh.db.insertInto('ratings').values(ratings).execute();
  const browser = new Browser({ context: fresh, ...rest });
  const pages: { rank: number; person: { id: string } }[][] = [];
  for (let after: string | undefined = '0'; after !== undefined; ) {
    // oxlint-disable-next-line no-await-in-loop
    const { body } = await browser.ask('GET', `/leaderboard?players=2&kind=bots&after=${after}`);
    pages.push(body.rows);
    after = body.after;
  }
  const ids = pages.flat().map(({ person }) => person.id);
  expect(pages.map((page) => page.filter(({ person }) => person.id[0] === 'b').length)).toEqual([
    50, 64, 1,
  ]);
  expect(pages.flat().map(({ rank }) => rank)).toEqual(ids.map((_, i) => i + 1));
  expect(new Set(ids).size).toBe(115);
  expect(ids.slice(50, 52)).toEqual(['b50', 'bot:emperor']);
  expect(ids.at(-1)).toBe('b100');
});

test('results of real games match their score sheets', () => {
  for (const players of [2, 3, 4]) {
    const bots = ['warmonger', 'trader', 'settler', 'captain'].slice(0, players);
    const seats = bots.map((bot) => ({ kind: 'bot' as const, name: bot, bot }));
    const table = new Table({ game: options(players), seed: `outcome ${players}`, seats });
    while (!table.over) table.step();
    const view = table.viewOf(SPECTATOR);
    const events = table.eventsSince(0, SPECTATOR);
    const outcomes = summarizeGame(
      view,
      events,
      bots.map((bot) => ({ bot })),
    );
    const winners = outcomes.filter(({ won }) => won).map(({ seat }) => seat);
    expect(winners).toEqual(table.record().winners);
    for (const one of outcomes) {
      expect(one.fromPlanets + one.fromInfluence + one.fromTechnologies).toBe(one.points);
      expect(outcomes.filter(({ points }) => points > one.points).length).toBeLessThan(one.place);
    }
    const led = outcomes.flatMap(({ leads }) => Object.values(leads)).reduce((a, b) => a + b, 0);
    expect(led).toBe(events.filter(({ type }) => type === 'lead').length);
    expect(led).toBeGreaterThan(players * 5);
    const answered = outcomes.reduce(
      (sum, { followed, dissented }) => sum + followed + dissented,
      0,
    );
    expect(answered).toBeGreaterThan(0);
    // A player who left the game comes last, even if the bot on the seat wins.
    const [best = 0] = winners;
    const left = summarizeGame(
      view,
      events,
      bots.map((bot, seat) =>
        seat === best ? { person: 'x', away: 'resigned' as const } : { bot },
      ),
    );
    expect(left[best]).toMatchObject({ place: players, won: false });
  }
});
