// Time at a table: clocks, reserves, who is late, pauses by consent, and answers whose moment tells nothing.
import {
  describe as describeDecision,
  hasNoChoice,
  legalOptions,
  seatsToCome,
} from '@eminent/engine';
import type { TableSetup } from '@eminent/protocol/online';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Hub } from '../../src/tables/hub.ts';
import type { LiveTable } from '../../src/tables/live.ts';
import { pauseBefore } from '../../src/tables/pauses.ts';
import { MemoryStore } from './memory-store.ts';
import { askedAt, newKey, playOn } from './playing.ts';
import { newHub, person, seated, setupOf } from './room.ts';

const ADA = person('Ada');
const BEA = person('Bea');
const TIMED: Partial<TableSetup> = { clock: { kind: 'timed', decision: 30, reserve: 60 } };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function live(hub: Hub, table: string): Promise<LiveTable> {
  const found = await hub.look(table, (one) => one);
  if (found === undefined) throw new Error('no such table');
  return found;
}

function entries(
  store: MemoryStore,
  table: string,
): { type: string; by?: string; seat?: number }[] {
  return store.rows(table).map(({ body }) => JSON.parse(body));
}

function ask(hub: Hub, table: string, who: string, wish: object) {
  return hub.wish(table, who, { table, key: newKey(), ...wish } as Parameters<Hub['wish']>[2]);
}

test('the time for a decision goes first, then the reserve, then the default answer is given', async () => {
  const store = new MemoryStore();
  const hub = newHub(store);
  const table = await seated(hub, [ADA, BEA], setupOf(2, TIMED));
  const game = await live(hub, table);
  const seat = game.deciding ?? -1;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(game.clock.shown(false)).toMatchObject({ running: seat, left: 30_000 });
  await vi.advanceTimersByTimeAsync(69_000);
  expect(entries(store, table).at(-1)?.type).toBe('dealt');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(entries(store, table).at(-1)).toMatchObject({ type: 'answered', by: 'late', seat });
  expect(game.clock.shown(false).reserve[seat]).toBe(0);
  expect(game.clock.shown(false).reserve[1 - seat]).toBe(60_000);
});

test('a bot takes the seat of who is late, until the person is back', async () => {
  const store = new MemoryStore();
  const hub = newHub(store, { pace: { pause: 1000, thinking: 1 } });
  const table = await seated(hub, [ADA, BEA], setupOf(2, { ...TIMED, late: 'bot' }));
  const game = await live(hub, table);
  const seat = game.deciding ?? -1;
  const late = game.seatAt(seat).person ?? '';
  await vi.advanceTimersByTimeAsync(93_000);
  expect(game.seatAt(seat).away).toBe('late');
  expect(entries(store, table).filter(({ by }) => by === 'bot').length).toBeGreaterThan(0);
  const refused = await ask(hub, table, late, { type: 'order', order: 'ask' });
  expect(refused).toMatchObject({ ok: false, refusal: { reason: 'not-allowed' } });
  expect(await ask(hub, table, late, { type: 'back' })).toMatchObject({ ok: true });
  expect(game.seatAt(seat).away).toBeUndefined();
});

test('nobody loses time while all must agree to something, and while the game is paused', async () => {
  const hub = newHub();
  const table = await seated(hub, [ADA, BEA], setupOf(2, TIMED));
  const game = await live(hub, table);
  const seat = game.deciding ?? -1;
  const pause = { type: 'propose', wish: { kind: 'pause' } };
  expect(await ask(hub, table, ADA.id, pause)).toMatchObject({ ok: true });
  await vi.advanceTimersByTimeAsync(100_000);
  expect(game.proposal?.agreed).toEqual(game.seats.map(({ person: who }) => who === ADA.id));
  expect(game.clock.shown(false).reserve[seat]).toBe(60_000);
  expect(await ask(hub, table, BEA.id, { type: 'vote', proposal: 1, yes: true })).toMatchObject({
    ok: true,
  });
  expect(game.paused).toBe(true);
  const asked = await askedAt(hub, table, 0);
  const answer = {
    type: 'answer',
    question: asked?.question,
    tokens: [asked?.token],
    finish: false,
  };
  expect(await ask(hub, table, asked?.person ?? '', answer)).toMatchObject({ ok: false });
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(game.game?.ply).toBe(0);
  // Who asked for the pause may ask to go on, though no turn has passed.
  await ask(hub, table, ADA.id, { type: 'propose', wish: { kind: 'resume' } });
  await ask(hub, table, BEA.id, { type: 'vote', proposal: 2, yes: true });
  expect(game.paused).toBe(false);
  expect(await ask(hub, table, asked?.person ?? '', answer)).toMatchObject({ ok: true });
});

test('a proposal that nobody answers lapses, and the clock goes on', async () => {
  const hub = newHub();
  const table = await seated(hub, [ADA, BEA], setupOf(2, TIMED));
  const game = await live(hub, table);
  await ask(hub, table, ADA.id, { type: 'propose', wish: { kind: 'end' } });
  const again = await ask(hub, table, BEA.id, { type: 'propose', wish: { kind: 'pause' } });
  expect(again).toMatchObject({ ok: false });
  await vi.advanceTimersByTimeAsync(121_000);
  expect(game.proposal).toBeUndefined();
  expect(game.clock.shown(false).running).toBe(game.deciding);
  const more = await ask(hub, table, ADA.id, { type: 'propose', wish: { kind: 'end' } });
  expect(more).toMatchObject({ ok: false, refusal: { reason: 'too-many' } });
});

test('from live to correspondence by consent', async () => {
  const hub = newHub();
  const table = await seated(hub, [ADA, BEA], setupOf(2, TIMED));
  const game = await live(hub, table);
  const clock = { kind: 'timed', decision: 86_400, reserve: 0 } as const;
  await ask(hub, table, ADA.id, { type: 'propose', wish: { kind: 'clock', clock } });
  await ask(hub, table, BEA.id, { type: 'vote', proposal: 1, yes: true });
  expect(game.clock.shown(false)).toMatchObject({ clock, left: 86_400_000, reserve: [0, 0] });
  await vi.advanceTimersByTimeAsync(3600_000);
  expect(game.game?.ply).toBe(0);
});

test('who was late while the server was down is found when it starts', async () => {
  const store = new MemoryStore();
  const hub = newHub(store);
  const table = await seated(hub, [ADA, BEA], setupOf(2, TIMED));
  await hub.close();
  vi.setSystemTime(Date.now() + 3600_000);
  const next = newHub(store);
  next.start();
  await vi.advanceTimersByTimeAsync(2000);
  expect(entries(store, table).some(({ by }) => by === 'late')).toBe(true);
  await next.close();
});

test('bots go on after a restart without anybody who looks', async () => {
  const store = new MemoryStore();
  const slow = newHub(store, { pace: { pause: 5000, thinking: 1 } });
  const bots = ['open', 'bot'].map((kind) => (kind === 'bot' ? { kind, bot: 'cadet' } : { kind }));
  const setup = setupOf(2, { seats: bots as TableSetup['seats'], first: 'first-seat' });
  const table = await seated(slow, [ADA], setup);
  for (let i = 0; i < 60 && (await live(slow, table)).deciding === 0; i++) {
    await playOn(slow, table, 1);
  }
  expect((await live(slow, table)).deciding).toBe(1);
  const before = store.rows(table).length;
  await slow.close();
  const next = newHub(store, { pace: { pause: 100, thinking: 1 } });
  next.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.rows(table).length).toBeGreaterThan(before);
  expect((await live(next, table)).deciding).toBe(0);
  await next.close();
});

/** Plays until a follower is still to come, and says who. */
async function untilSomebodyIsToCome(hub: Hub, table: string): Promise<number> {
  for (let i = 0; i < 400; i++) {
    const game = await live(hub, table);
    const state = game.game?.state;
    const [seat] = state === undefined ? [] : seatsToCome(state);
    if (seat !== undefined) return seat;
    await playOn(hub, table, 1, i);
  }
  throw new Error('nobody followed');
}

test('a prepared answer is kept secret, used when its question comes, and can be taken back', async () => {
  const store = new MemoryStore();
  const hub = newHub(store);
  const table = await seated(hub, [ADA, BEA], setupOf(2));
  const seat = await untilSomebodyIsToCome(hub, table);
  const game = await live(hub, table);
  const who = game.seatAt(seat).person ?? '';
  const { question } = game;
  expect(game.isPreparing(seat)).toBe(true);
  const answers = [{ tokens: ['dissent'], finish: false }];
  const bad = { type: 'prepare', question, answers: [{ tokens: ['play:survey'], finish: false }] };
  expect(await ask(hub, table, who, bad)).toMatchObject({ refusal: { reason: 'illegal' } });
  await ask(hub, table, who, { type: 'prepare', question, answers });
  expect(game.isPreparing(seat)).toBe(false);
  await ask(hub, table, who, { type: 'prepare', question, answers: [] });
  expect(game.isPreparing(seat)).toBe(true);
  await ask(hub, table, who, { type: 'prepare', question, answers });
  for (let i = 0; i < 20 && entries(store, table).at(-1)?.by !== 'prepared'; i++) {
    if (game.deciding !== seat) await playOn(hub, table, 1);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(entries(store, table).at(-1)).toMatchObject({ type: 'answered', by: 'prepared', seat });
  expect(game.seatAt(seat).prepared).toEqual([]);
});

test('an order to dissent answers after a pause, the same whatever is held', async () => {
  const store = new MemoryStore();
  const hub = newHub(store);
  const table = await seated(hub, [ADA, BEA], setupOf(2, { hideHesitation: true }));
  for (const who of [ADA, BEA])
    await ask(hub, table, who.id, { type: 'order', order: 'dissent-always' });
  const seat = await untilSomebodyIsToCome(hub, table);
  const game = await live(hub, table);
  for (let i = 0; i < 20 && game.deciding !== seat; i++) await playOn(hub, table, 1);
  const pause = pauseBefore(game.created.secret, game.question ?? 0);
  const { length } = store.rows(table);
  await vi.advanceTimersByTimeAsync(pause - 50);
  expect(store.rows(table).length).toBe(length);
  await vi.advanceTimersByTimeAsync(100);
  expect(entries(store, table)[length]).toMatchObject({ by: 'order', seat, tokens: ['dissent'] });
});

test('who has no choice dissents after a pause like everybody else, where hesitation is private', async () => {
  const store = new MemoryStore();
  const hub = newHub(store);
  const table = await seated(hub, [ADA, BEA], setupOf(2, { hideHesitation: true }));
  const game = await live(hub, table);
  for (let i = 0; i < 600 && game.game !== undefined; i++) {
    if (game.phase === 'over' || hasNoChoice(game.game.state)) break;
    await playOn(hub, table, 1, i * 3);
  }
  if (game.game === undefined || game.phase === 'over') throw new Error('everybody could follow');
  expect(legalOptions(game.game.state)).toHaveLength(1);
  expect(describeDecision(game.game.state).step).toBe('follow-or-dissent');
  const { length } = store.rows(table);
  const pause = pauseBefore(game.created.secret, game.question ?? 0);
  await vi.advanceTimersByTimeAsync(pause - 10);
  expect(store.rows(table).length).toBe(length);
  await vi.advanceTimersByTimeAsync(20);
  expect(entries(store, table)[length]).toMatchObject({ by: 'unable' });
});
