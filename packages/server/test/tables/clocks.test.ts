// Clocks at a table: reserves, late players, agreed pauses, and answer times that reveal nothing.
import {
  describe as describeDecision,
  hasNoChoice,
  legalOptions,
  seatsYetToFollow,
} from '@eminent/engine';
import type { TableSetup } from '@eminent/protocol/online';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Hub } from '../../src/tables/hub.ts';
import type { TableState } from '../../src/tables/table-state.ts';
import { answerDelay } from '../../src/tables/answer-delay.ts';
import { MemoryStore } from './memory-store.ts';
import { questionAt, newKey, playOn } from './autoplay.ts';
import { newHub, person, seated, setupOf } from './test-hub.ts';

const ADA = person('Ada');
const BEA = person('Bea');
const TIMED: Partial<TableSetup> = { clock: { kind: 'timed', decision: 30, reserve: 60 } };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function tableState(hub: Hub, table: string): Promise<TableState> {
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
  return hub.command(table, who, { table, key: newKey(), ...wish } as Parameters<
    Hub['command']
  >[2]);
}

test('the decision time runs out first, then the reserve, then the default answer is given', async () => {
  const store = new MemoryStore();
  const hub = newHub(store);
  const table = await seated(hub, [ADA, BEA], setupOf(2, TIMED));
  const game = await tableState(hub, table);
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

test('a bot takes the seat of a late player until the player is back', async () => {
  const store = new MemoryStore();
  const hub = newHub(store, { pace: { pause: 1000, thinking: 1 } });
  const table = await seated(hub, [ADA, BEA], setupOf(2, { ...TIMED, late: 'bot' }));
  const game = await tableState(hub, table);
  const seat = game.deciding ?? -1;
  const late = game.seatAt(seat).person ?? '';
  await vi.advanceTimersByTimeAsync(93_000);
  expect(game.seatAt(seat).away).toBe('late');
  expect(entries(store, table).filter(({ by }) => by === 'bot').length).toBeGreaterThan(0);
  expect(await ask(hub, table, late, { type: 'back' })).toMatchObject({ ok: true });
  expect(game.seatAt(seat).away).toBeUndefined();
  expect(await ask(hub, table, late, { type: 'resign' })).toMatchObject({ ok: true });
  // The player has resigned. Other commands are refused until they take the seat back.
  const refused = await ask(hub, table, late, { type: 'order', order: 'ask' });
  expect(refused).toMatchObject({ ok: false, refusal: { reason: 'not-allowed' } });
});

async function lateAtTable() {
  const store = new MemoryStore();
  const hub = newHub(store, { pace: { pause: 5000, thinking: 1 } });
  const table = await seated(hub, [ADA, BEA], setupOf(2, { ...TIMED, late: 'bot' }));
  const openQuestion = await questionAt(hub, table, 0);
  if (openQuestion === undefined) throw new Error('no open question');
  const { person: late, question, token, seat } = openQuestion;
  await vi.advanceTimersByTimeAsync(91_000);
  const game = await tableState(hub, table);
  return { store, hub, table, game, late, question, token, seat };
}

test('a late player who answers is back with that answer, while the question is open', async () => {
  const { store, hub, table, game, late, question, token, seat } = await lateAtTable();
  expect(game.seatAt(seat).away).toBe('late');
  const answer = { type: 'answer', question, finish: false };
  expect(await ask(hub, table, late, { ...answer, tokens: ['nonsense'] })).toMatchObject({
    ok: false,
    refusal: { reason: 'illegal' },
  });
  expect(game.seatAt(seat).away).toBe('late');
  expect(await ask(hub, table, late, { ...answer, tokens: [token] })).toMatchObject({ ok: true });
  expect(game.seatAt(seat).away).toBeUndefined();
  expect(entries(store, table).slice(-2)).toMatchObject([
    { type: 'back', seat },
    { type: 'answered', by: 'person', seat },
  ]);
});

test('automatic answers of the page do not bring a late player back, but count while the player is present', async () => {
  const { store, hub, table, game, late, question, token, seat } = await lateAtTable();
  const { length } = store.rows(table);
  const answer = { type: 'answer', question, finish: false, tokens: [token] };
  expect(await ask(hub, table, late, { ...answer, automatic: true })).toMatchObject({
    ok: false,
    refusal: { reason: 'not-allowed' },
  });
  expect([game.seatAt(seat).away, store.rows(table).length]).toEqual(['late', length]);
  expect(await ask(hub, table, late, { type: 'back' })).toMatchObject({ ok: true });
  expect(await ask(hub, table, late, { ...answer, automatic: true })).toMatchObject({ ok: true });
  expect(entries(store, table).at(-1)).toMatchObject({ type: 'answered', by: 'person', seat });
});

test('leaving the seat to a bot and taking it back gains no time', async () => {
  const store = new MemoryStore();
  const hub = newHub(store, { pace: { pause: 5000, thinking: 1 } });
  const table = await seated(hub, [ADA, BEA], setupOf(2, { ...TIMED, late: 'bot' }));
  const { person: who = '', seat = -1 } = (await questionAt(hub, table, 0)) ?? {};
  for (let times = 0; times < 3; times++) {
    await vi.advanceTimersByTimeAsync(29_000);
    await ask(hub, table, who, { type: 'resign' });
    await ask(hub, table, who, { type: 'back' });
  }
  // 87 of the 90 seconds have passed.
  const game = await tableState(hub, table);
  expect(game.clock.shown(false)).toMatchObject({ running: seat, left: 0 });
  expect(game.clock.shown(false).reserve[seat]).toBe(3000);
  await vi.advanceTimersByTimeAsync(4000);
  expect(game.seatAt(seat).away).toBe('late');
  // A player who takes the seat back gets new time for the same question, but only once.
  await ask(hub, table, who, { type: 'back' });
  expect(game.clock.shown(false)).toMatchObject({ running: seat, left: 30_000 });
  await vi.advanceTimersByTimeAsync(31_000);
  expect(game.seatAt(seat).away).toBe('late');
  await ask(hub, table, who, { type: 'back' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(game.seatAt(seat).away).toBe('late');
});

test('answering and taking the answer back gains no time', async () => {
  const hub = newHub();
  const table = await seated(hub, [ADA, BEA], setupOf(2, TIMED));
  const game = await tableState(hub, table);
  const { person: who = '', seat = -1 } = (await questionAt(hub, table, 0)) ?? {};
  const ply = game.game?.ply ?? 0;
  for (let times = 0; times < 3; times++) {
    await vi.advanceTimersByTimeAsync(20_000);
    const now = await questionAt(hub, table, 0);
    const answer = { type: 'answer', question: now?.question, tokens: [now?.token], finish: false };
    expect(await ask(hub, table, who, answer)).toMatchObject({ ok: true });
    const question = game.question ?? 0;
    expect(await ask(hub, table, who, { type: 'undo', ply, question })).toMatchObject({ ok: true });
    expect(game.game?.ply).toBe(ply);
  }
  const { reserve, running, left } = game.clock.shown(false);
  expect(running).toBe(seat);
  // The undo may restore the time of the question, but not more.
  expect((left ?? 0) + (reserve[seat] ?? 0)).toBeLessThanOrEqual(60_000);
});

test('clocks stop while all must agree to a proposal, and while the game is paused', async () => {
  const hub = newHub();
  const table = await seated(hub, [ADA, BEA], setupOf(2, TIMED));
  const game = await tableState(hub, table);
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
  const openQuestion = await questionAt(hub, table, 0);
  const answer = {
    type: 'answer',
    question: openQuestion?.question,
    tokens: [openQuestion?.token],
    finish: false,
  };
  expect(await ask(hub, table, openQuestion?.person ?? '', answer)).toMatchObject({ ok: false });
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(game.game?.ply).toBe(0);
  // The same player may propose again in the same turn, because this ends the pause.
  await ask(hub, table, ADA.id, { type: 'propose', wish: { kind: 'resume' } });
  await ask(hub, table, BEA.id, { type: 'vote', proposal: 2, yes: true });
  expect(game.paused).toBe(false);
  expect(await ask(hub, table, openQuestion?.person ?? '', answer)).toMatchObject({ ok: true });
});

test('an unanswered proposal expires, and the clock continues', async () => {
  const hub = newHub();
  const table = await seated(hub, [ADA, BEA], setupOf(2, TIMED));
  const game = await tableState(hub, table);
  await ask(hub, table, ADA.id, { type: 'propose', wish: { kind: 'end' } });
  const again = await ask(hub, table, BEA.id, { type: 'propose', wish: { kind: 'pause' } });
  expect(again).toMatchObject({ ok: false });
  await vi.advanceTimersByTimeAsync(121_000);
  expect(game.proposal).toBeUndefined();
  expect(game.settled).toEqual({ id: 1, how: 'lapsed' });
  expect(game.clock.shown(false).running).toBe(game.deciding);
  const more = await ask(hub, table, ADA.id, { type: 'propose', wish: { kind: 'end' } });
  expect(more).toMatchObject({ ok: false, refusal: { reason: 'too-many' } });
});

/** Returns the number of the accepted proposal. */
async function agree(hub: Hub, table: string, by: string, wish: object): Promise<number> {
  expect(await ask(hub, table, by, { type: 'propose', wish })).toMatchObject({ ok: true });
  const game = await tableState(hub, table);
  const id = game.proposal?.id ?? 0;
  const other = by === ADA.id ? BEA : ADA;
  const vote = { type: 'vote', proposal: id, yes: true };
  expect(await ask(hub, table, other.id, vote)).toMatchObject({ ok: true });
  return id;
}

test('after an accepted proposal the same player may propose something else in the same turn', async () => {
  const hub = newHub();
  const table = await seated(hub, [ADA, BEA], setupOf(2, TIMED));
  const game = await tableState(hub, table);
  const { turn } = game;
  await agree(hub, table, ADA.id, { kind: 'pause' });
  await agree(hub, table, BEA.id, { kind: 'resume' });
  expect(game.paused).toBe(false);
  const clock = { kind: 'none' } as const;
  expect(await agree(hub, table, ADA.id, { kind: 'clock', clock })).toBe(3);
  expect(game.clock.clock).toEqual(clock);
  expect(game.turn).toBe(turn);
  // A player may make only one proposal per turn, even if it was declined.
  await ask(hub, table, ADA.id, { type: 'propose', wish: { kind: 'end' } });
  await ask(hub, table, BEA.id, { type: 'vote', proposal: 4, yes: false });
  const seat = game.seatOf(BEA.id);
  expect(game.settled).toEqual({ id: 4, how: 'refused', seat });
  const again = await ask(hub, table, ADA.id, { type: 'propose', wish: { kind: 'pause' } });
  expect(again).toMatchObject({ ok: false, refusal: { reason: 'too-many' } });
});

/** Plays until this player has answered and the other one decides. Returns the ply. */
async function untilAnsweredBy(hub: Hub, table: string, who: string): Promise<number> {
  for (let i = 0; i < 400; i++) {
    const game = await tableState(hub, table);
    const ply = game.game?.ply ?? 0;
    const isOwnTurn = game.seatAt(game.deciding ?? 0).person === who;
    await playOn(hub, table, 1, i);
    const openQuestion = game.seatAt(game.deciding ?? 0).person;
    if (isOwnTurn && openQuestion !== who) return ply;
  }
  throw new Error('no other player decided');
}

test('a take-back proposal survives an answer of another player, which is taken back too', async () => {
  const hub = newHub();
  const table = await seated(hub, [ADA, BEA]);
  const game = await tableState(hub, table);
  const ply = await untilAnsweredBy(hub, table, ADA.id);
  const { question } = game;
  const undo = { type: 'propose', wish: { kind: 'undo', ply, question } };
  expect(await ask(hub, table, ADA.id, undo)).toMatchObject({ ok: true });
  // Bea answers before she sees the proposal.
  await playOn(hub, table, 1);
  expect(game.game?.ply).toBe(ply + 2);
  expect(game.proposal?.wish).toMatchObject({ kind: 'undo', ply });
  expect(game.settled).toBeUndefined();
  await ask(hub, table, BEA.id, { type: 'vote', proposal: 1, yes: true });
  expect(game.game?.ply).toBe(ply);
  expect(game.proposal).toBeUndefined();
  expect(game.settled).toEqual({ id: 1, how: 'agreed' });
});

test('a player who proposes to take back and then plays on withdraws the proposal', async () => {
  const hub = newHub();
  const table = await seated(hub, [ADA, BEA]);
  const game = await tableState(hub, table);
  const ply = await untilAnsweredBy(hub, table, ADA.id);
  const who = game.seatAt(game.deciding ?? 0).person ?? '';
  const undo = { type: 'propose', wish: { kind: 'undo', ply, question: game.question } };
  expect(await ask(hub, table, who, undo)).toMatchObject({ ok: true });
  const seat = game.deciding;
  await playOn(hub, table, 1);
  expect(game.proposal).toBeUndefined();
  expect(game.settled).toEqual({ id: 1, how: 'withdrawn', seat });
});

test("a player's own take-back only settles a proposal to take back", async () => {
  const hub = newHub();
  const table = await seated(hub, [ADA, BEA], setupOf(2, TIMED));
  const game = await tableState(hub, table);
  const { person: who = '' } = (await questionAt(hub, table, 0)) ?? {};
  const ply = game.game?.ply ?? 0;
  const back = async () => {
    const undo = { type: 'undo', ply, question: game.question };
    expect(await ask(hub, table, who, undo)).toMatchObject({ ok: true });
  };
  await playOn(hub, table, 1);
  const other = who === ADA.id ? BEA.id : ADA.id;
  await ask(hub, table, other, { type: 'propose', wish: { kind: 'pause' } });
  await back();
  expect(game.proposal?.wish.kind).toBe('pause');
  await ask(hub, table, who, { type: 'vote', proposal: 1, yes: true });
  expect(game.paused).toBe(true);
  await agree(hub, table, ADA.id, { kind: 'resume' });
  await playOn(hub, table, 1);
  const { question } = game;
  const wish = { kind: 'undo', ply, question } as const;
  expect(await ask(hub, table, who, { type: 'propose', wish })).toMatchObject({ ok: true });
  await back();
  expect(game.proposal).toBeUndefined();
});

test("a rated game against bots cannot be ended by the player's own agreement", async () => {
  const hub = newHub();
  const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'cadet' }] as const;
  const rated = await seated(hub, [ADA], setupOf(2, { seats: [...seats], rated: true }));
  const end = { type: 'propose', wish: { kind: 'end' } };
  const refusal = { reason: 'not-allowed' };
  expect(await ask(hub, rated, ADA.id, end)).toMatchObject({ ok: false, refusal });
  expect((await tableState(hub, rated)).phase).toBe('playing');
  const free = await seated(hub, [ADA], setupOf(2, { seats: [...seats] }));
  expect(await ask(hub, free, ADA.id, end)).toMatchObject({ ok: true });
  expect((await tableState(hub, free)).phase).toBe('over');
});

test('a live game becomes correspondence by consent', async () => {
  const hub = newHub();
  const table = await seated(hub, [ADA, BEA], setupOf(2, TIMED));
  const game = await tableState(hub, table);
  const clock = { kind: 'timed', decision: 86_400, reserve: 0 } as const;
  await ask(hub, table, ADA.id, { type: 'propose', wish: { kind: 'clock', clock } });
  await ask(hub, table, BEA.id, { type: 'vote', proposal: 1, yes: true });
  expect(game.clock.shown(false)).toMatchObject({ clock, left: 86_400_000, reserve: [0, 0] });
  await vi.advanceTimersByTimeAsync(3600_000);
  expect(game.game?.ply).toBe(0);
});

test('a player who became late while only other servers ran is found at the start of one', async () => {
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

test('bots continue after a restart without spectators', async () => {
  const store = new MemoryStore();
  const slow = newHub(store, { pace: { pause: 5000, thinking: 1 } });
  const bots = ['open', 'bot'].map((kind) => (kind === 'bot' ? { kind, bot: 'cadet' } : { kind }));
  const setup = setupOf(2, { seats: bots as TableSetup['seats'], first: 'first-seat' });
  const table = await seated(slow, [ADA], setup);
  for (let i = 0; i < 60 && (await tableState(slow, table)).deciding === 0; i++) {
    await playOn(slow, table, 1);
  }
  expect((await tableState(slow, table)).deciding).toBe(1);
  const before = store.rows(table).length;
  await slow.close();
  const next = newHub(store, { pace: { pause: 100, thinking: 1 } });
  next.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.rows(table).length).toBeGreaterThan(before);
  expect((await tableState(next, table)).deciding).toBe(0);
  await next.close();
});

/** Plays until a seat has yet to follow or dissent. */
async function untilFollowerPending(hub: Hub, table: string): Promise<number> {
  for (let i = 0; i < 400; i++) {
    const game = await tableState(hub, table);
    const state = game.game?.state;
    const [seat] = state === undefined ? [] : seatsYetToFollow(state);
    if (seat !== undefined) return seat;
    await playOn(hub, table, 1, i);
  }
  throw new Error('no player followed');
}

test('a prepared answer is secret, used for its question, and can be withdrawn', async () => {
  const store = new MemoryStore();
  const hub = newHub(store);
  const table = await seated(hub, [ADA, BEA], setupOf(2));
  const seat = await untilFollowerPending(hub, table);
  const game = await tableState(hub, table);
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

test('an order to dissent answers after a delay that does not depend on the hand', async () => {
  const store = new MemoryStore();
  const hub = newHub(store);
  const table = await seated(hub, [ADA, BEA], setupOf(2, { hideHesitation: true }));
  for (const who of [ADA, BEA])
    await ask(hub, table, who.id, { type: 'order', order: 'dissent-always' });
  const seat = await untilFollowerPending(hub, table);
  const game = await tableState(hub, table);
  for (let i = 0; i < 20 && game.deciding !== seat; i++) await playOn(hub, table, 1);
  const pause = answerDelay(game.created.secret, game.question ?? 0);
  const { length } = store.rows(table);
  await vi.advanceTimersByTimeAsync(pause - 50);
  expect(store.rows(table).length).toBe(length);
  await vi.advanceTimersByTimeAsync(100);
  expect(entries(store, table)[length]).toMatchObject({ by: 'order', seat, tokens: ['dissent'] });
});

/** Plays games until a player can only dissent. */
async function tableWithForcedDissent(hub: Hub): Promise<string> {
  for (let tables = 0; tables < 20; tables++) {
    const table = await seated(hub, [ADA, BEA], setupOf(2, { hideHesitation: true }));
    for (let i = 0; i < 600; i++) {
      const { game, phase } = await tableState(hub, table);
      if (game === undefined || phase === 'over') break;
      if (hasNoChoice(game.state)) return table;
      await playOn(hub, table, 1, i * 3);
    }
  }
  throw new Error('every player could follow in 20 games');
}

test('a forced dissent has the same delay as others, if response times are private', async () => {
  const store = new MemoryStore();
  const hub = newHub(store);
  const table = await tableWithForcedDissent(hub);
  const { game, created, question } = await tableState(hub, table);
  if (game === undefined) throw new Error('no game');
  expect(legalOptions(game.state)).toHaveLength(1);
  expect(describeDecision(game.state).step).toBe('follow-or-dissent');
  const { length } = store.rows(table);
  const pause = answerDelay(created.secret, question ?? 0);
  await vi.advanceTimersByTimeAsync(pause - 10);
  expect(store.rows(table).length).toBe(length);
  await vi.advanceTimersByTimeAsync(20);
  expect(entries(store, table)[length]).toMatchObject({ by: 'unable' });
});
