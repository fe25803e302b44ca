// The channel to an online table: an answer is shown as pending, survives reconnects and reloads,
// and counts once.
import type { WireClientMessage } from '@eminent/protocol/online';
import { beforeEach, expect, test } from 'vitest';
import { createGameStore, type GameStoreDependencies } from '../src/game/game-store.ts';
import { TabLocks } from '../src/game/tab-locks.ts';
import { SavedGames } from '../src/storage/saved-games.ts';
import { FinishedGames } from '../src/storage/finished-games.ts';
import { memoryStorage, LocalStore } from '../src/storage/local-store.ts';
import { useConnection } from '../src/online/connection-status.ts';
import type { OutboxStorage } from '../src/online/outbox.ts';
import { loadLanguage } from '@eminent/text';
import { openTable, type TableEvents, seatsIn } from '../src/online/table/open-table.ts';
import { FakeLocks, FakePost, PATIENT } from './browser-fakes.ts';
import { FakePage } from './online-fakes.ts';
import { FakeTableServer } from './online-server.ts';

class RecordedEvents implements TableEvents {
  readonly barred: string[] = [];
  readonly refused: string[] = [];
  tables = 0;
  left = 0;
  onTable = () => void this.tables++;
  onBarred = ({ reason }: { readonly reason: string }) => void this.barred.push(reason);
  onRefused = (wish: WireClientMessage) => void this.refused.push(wish.type);
  onRecord = () => undefined;
  onLeft = () => void this.left++;
}

function sitting(
  server = new FakeTableServer(),
  storage: OutboxStorage = memoryStorage(),
  autoAnswer: GameStoreDependencies['autoAnswer'] = () => undefined,
) {
  const page = new FakePage(storage);
  const shelf = new LocalStore(memoryStorage());
  const callbacks = new RecordedEvents();
  const store = createGameStore({
    games: new SavedGames(shelf),
    history: new FinishedGames(shelf),
    locks: () => new TabLocks(new FakeLocks(), new FakePost().tab(), PATIENT),
    pace: () => ({ pause: 0, thinking: 1 }),
    now: () => 5,
    remember: () => undefined,
    autoAnswer,
    openWorker: () => {
      throw new Error('no worker is asked');
    },
  });
  store.getState().join(openTable(page.socket, server.id, callbacks));
  page.server.welcome();
  const answer = (token: string) => {
    const { game, answer: give } = store.getState();
    if (game?.view.decision === undefined) throw new Error('nothing is asked');
    give(game.view.decision, [token]);
  };
  return { page, server, store, callbacks, answer, game: () => store.getState().game };
}

beforeEach(() => useConnection.setState({ status: 'off', newerPage: false }));

test('an answer is shown as given until the server has acknowledged it', () => {
  const { page, server, store, answer, game } = sitting();
  server.serve(page.server);
  const from = page.server.heard.length;
  answer('done');
  expect(game()?.view).not.toHaveProperty('decision');
  expect(store.getState().pending).toMatchObject({ tokens: ['done'], decision: { ply: 0 } });
  server.serve(page.server, from);
  expect(game()?.view).toMatchObject({ ply: 1, decision: { ply: 1 } });
  expect(store.getState().pending).toBeUndefined();
});

test('an auto-answer is marked as such, and a player who ran out of time sees the question anyway', () => {
  const first: GameStoreDependencies['autoAnswer'] = (view) => {
    const { decision } = view;
    const [only] = decision?.options ?? [];
    if (decision === undefined || only === undefined) return undefined;
    return { view, decision, options: [only], why: 'only', pause: 0 };
  };
  const { page, server, store, answer, game } = sitting(undefined, undefined, first);
  server.serve(page.server);
  const from = page.server.heard.length;
  answer('done');
  const [given] = page.server.heard.slice(from);
  expect(given).not.toHaveProperty('automatic');
  if (given?.type !== 'answer') throw new Error('nothing was given');
  server.take(given, page.server);
  const unseen = page.server.heard.at(-1);
  expect(unseen).toMatchObject({ type: 'answer', automatic: true });
  expect(game()?.view).not.toHaveProperty('decision');
  // The player counts as late. An auto-answer does not end that, so it is refused.
  const [own, ...others] = server.shown().seats;
  const late = { ...own, name: 'Ada', away: 'late' } as const;
  const patch = { public: { seats: [late, ...others] }, own: {}, now: 3000, table: server.id };
  page.server.say({ type: 'patch', after: server.seq, seq: ++server.seq, ...patch });
  if (unseen?.type !== 'answer') throw new Error('nothing was given unseen');
  const why = { reason: 'not-allowed', sentence: 'a bot plays for you' } as const;
  page.server.say({ type: 'refused', table: server.id, key: unseen.key, ...why });
  expect(game()?.view).toMatchObject({ ply: 1, decision: { ply: 1 } });
  expect(store.getState().problem).toBeUndefined();
  // The page shows the next question and gives no auto-answer.
  const { length } = page.server.heard;
  server.table.answerStep(0, unseen.question, unseen.tokens, unseen.finish);
  server.tell(page.server);
  expect(game()?.view).toHaveProperty('decision');
  expect(page.server.heard).toHaveLength(length);
});

test('an answer given offline is kept, shown as given, and counts once', () => {
  const { page, server, store, answer, game } = sitting();
  server.serve(page.server);
  page.server.events.onClose();
  answer('done');
  expect(store.getState().pending).toMatchObject({ tokens: ['done'] });
  page.time.pass(2000);
  page.server.welcome();
  server.serve(page.server);
  expect(game()?.view.ply).toBe(1);
  expect([...server.arrivals.values()]).toEqual([1]);
});

test('an answer whose acknowledgement was lost is sent again and does not count twice', () => {
  const { page, server, answer, game } = sitting();
  server.serve(page.server);
  answer('done');
  const [given] = page.server.of('answer');
  if (given === undefined) throw new Error('nothing was sent');
  // The server receives the answer, but the connection breaks before its reply.
  const lost = page.server;
  page.server.events.onClose();
  server.take(given, lost);
  page.time.pass(2000);
  page.server.welcome();
  server.serve(page.server);
  expect([...server.arrivals.entries()]).toEqual([[given.key, 2]]);
  expect(server.table.ply).toBe(1);
  expect(game()?.view).toMatchObject({ ply: 1, decision: { ply: 1 } });
});

test('a reload while an answer is pending shows it as given, and sends it', () => {
  const storage = memoryStorage();
  const server = new FakeTableServer();
  const before = sitting(server, storage);
  server.serve(before.page.server);
  before.page.server.events.onClose();
  before.answer('done');
  const after = sitting(server, storage);
  const answers = after.page.server.of('answer');
  expect(answers).toHaveLength(1);
  server.show(after.page.server);
  expect(after.game()?.view).not.toHaveProperty('decision');
  expect(after.store.getState().pending).toMatchObject({ decision: { ply: 0 } });
  for (const one of answers) server.take(one, after.page.server);
  expect(after.game()?.view).toMatchObject({ ply: 1, decision: { ply: 1 } });
  expect(after.store.getState().pending).toBeUndefined();
  expect(after.page.socket.outbox.all).toEqual([]);
});

test('an answer that became stale on the way is no problem: the table continues', () => {
  const storage = memoryStorage();
  const server = new FakeTableServer();
  const phone = sitting(server, storage);
  server.serve(phone.page.server);
  phone.page.server.events.onClose();
  phone.answer('done');
  // The same user answers on another device in the meantime.
  const desk = sitting(server);
  server.serve(desk.page.server);
  const from = desk.page.server.heard.length;
  desk.answer('done');
  server.serve(desk.page.server, from);
  phone.page.time.pass(2000);
  phone.page.server.welcome();
  server.serve(phone.page.server);
  expect(phone.store.getState()).toMatchObject({ pending: undefined, problem: undefined });
  expect(phone.game()?.view).toMatchObject({ ply: 1, decision: { ply: 1 } });
});

test('a patch about presence leaves the game unchanged, even while an answer is pending', () => {
  const { page, server, store, answer, game, callbacks } = sitting();
  server.serve(page.server);
  const before = game();
  page.server.say({
    type: 'patch',
    table: server.id,
    after: server.seq,
    seq: ++server.seq,
    now: 5,
    public: { watchers: 3, talk: [{ id: 1, at: 0, seat: 1, text: 'hi', turn: 1 }] },
    own: {},
  });
  expect(game()).toBe(before);
  expect(callbacks.tables).toBe(2);
  answer('done');
  page.server.say({
    type: 'patch',
    table: server.id,
    after: server.seq,
    seq: ++server.seq,
    now: 6,
    public: {
      seats: [
        { person: 'p1', name: 'Ada', presence: 'away' },
        { name: 'Vega', bot: 'captain' },
      ],
    },
    own: {},
  });
  expect(store.getState().pending).toMatchObject({ tokens: ['done'] });
  expect(game()?.view).not.toHaveProperty('decision');
});

test('a player who resigned gets no questions and no auto-answers until they take the seat back', () => {
  const { page, server, store, game } = sitting();
  server.serve(page.server);
  const seat = { person: 'p1', name: 'Ada', presence: 'here' } as const;
  const tell = (away?: 'resigned') =>
    page.server.say({
      type: 'patch',
      table: server.id,
      after: server.seq,
      seq: ++server.seq,
      now: 5,
      public: {
        seats: [
          { ...seat, ...(away === undefined ? {} : { away }) },
          { name: 'Vega', bot: 'captain' },
        ],
      },
      own: {},
    });
  const decision = game()?.view.decision;
  expect(decision).toBeDefined();
  tell('resigned');
  expect(game()?.view).not.toHaveProperty('decision');
  expect(game()?.undo).toEqual({ free: game()?.view.ply });
  if (decision !== undefined) store.getState().answer(decision, ['done']);
  expect(page.server.of('answer')).toEqual([]);
  tell();
  expect(game()?.view.decision).toEqual(decision);
});

test('after a missed patch the whole table is requested', () => {
  const { page, server, game } = sitting();
  server.serve(page.server);
  const before = page.server.of('watch').length;
  const callbacks = { type: 'patch', table: server.id, now: 5, public: {}, own: {} } as const;
  page.server.say({ ...callbacks, after: server.seq + 3, seq: server.seq + 4 });
  const watches = page.server.of('watch');
  expect(watches).toHaveLength(before + 1);
  expect(watches.at(-1)).not.toHaveProperty('since');
  expect(game()?.view.ply).toBe(0);
});

test('an undo beyond the free limit becomes a proposal', () => {
  const { page, server, store } = sitting();
  server.serve(page.server);
  store.getState().undo(0, true);
  expect(page.server.of('propose').map(({ wish }) => wish)).toEqual([
    { kind: 'undo', ply: 0, question: server.table.question },
  ]);
});

test('a user who may not watch is informed; another refused command leaves the question open', () => {
  const { page, server, store, callbacks, game } = sitting();
  page.server.say({ type: 'refused', table: server.id, reason: 'not-allowed', sentence: 'no' });
  expect(callbacks.barred).toEqual(['not-allowed']);
  server.serve(page.server);
  const { key } = page.socket.sendCommand({ type: 'say', table: server.id, text: 'hi' });
  const why = { reason: 'too-many', sentence: 'wait' } as const;
  page.server.say({ type: 'refused', table: server.id, key, ...why });
  expect(callbacks.refused).toEqual(['say']);
  expect(store.getState().problem).toBeUndefined();
  expect(game()?.view).toHaveProperty('decision');
});

test('after a minute of server failures the question returns with the reason', () => {
  const { page, server, store, answer, game } = sitting();
  server.serve(page.server);
  answer('done');
  const key = page.server.of('answer')[0]?.key ?? '';
  const why = { reason: 'unavailable', sentence: 'the disk is full' } as const;
  const refuse = () => page.server.say({ type: 'refused', table: server.id, key, ...why });
  refuse();
  expect(store.getState()).toMatchObject({ problem: undefined, pending: { tokens: ['done'] } });
  for (let second = 0; second < 60; second++) {
    page.time.pass(1000);
    refuse();
  }
  expect(store.getState()).toMatchObject({
    pending: undefined,
    problem: { kind: 'refused', reason: 'unavailable' },
  });
  expect(game()?.view).toMatchObject({ decision: { ply: 0 } });
});

test('an answer during a pause does not count, and the page shows that the game is paused', () => {
  const { page, server, store, answer, game } = sitting();
  server.serve(page.server);
  page.server.say({
    ...server.shown({ clocks: { ...server.shown().clocks, paused: true } }),
    type: 'table',
  });
  answer('done');
  const key = page.server.of('answer')[0]?.key ?? '';
  const why = { reason: 'not-allowed', sentence: 'the game is paused' } as const;
  page.server.say({ type: 'refused', table: server.id, key, ...why });
  expect(store.getState().problem).toEqual({ kind: 'refused', reason: 'paused' });
  expect(game()?.view).toMatchObject({ decision: { ply: 0 } });
});

test('leaving closes the channel', () => {
  const { page, server, store, callbacks } = sitting();
  server.serve(page.server);
  store.getState().leave();
  expect(callbacks.left).toBe(1);
  expect(page.server.of('unwatch')).toEqual([{ type: 'unwatch', table: server.id }]);
});

test('bots have their usual names, each unique', async () => {
  await loadLanguage('it');
  const seats = seatsIn('it', [
    { name: 'Ada' },
    { name: 'captain', bot: 'captain' },
    { name: 'captain', bot: 'captain' },
    { name: 'captain' },
  ]);
  expect(seats.map(({ name }) => name)).toEqual(['Ada', 'Capitano', 'Capitano 2', 'captain']);
});
