// A running game without page or server: the messages to its screens, the times of the bots'
// answers, and the saved game.
import type { Bot } from '@eminent/bots';
import {
  type BotPace,
  type GameMessage,
  readFromWorker,
  type SavedGame,
  type Seat,
  type TableMessage,
} from '@eminent/protocol';
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { answerBudget, type Screen, Session, type SessionHost, Table } from '../src/index.ts';

/** A clock that advances only on request. */
class Clock {
  time = 0;
  private waiting: { readonly at: number; readonly work: () => void }[] = [];

  readonly host = {
    now: () => this.time,
    schedule: (work: () => void, ms: number) => {
      const entry = { at: this.time + ms, work };
      this.waiting.push(entry);
      return () => {
        this.waiting = this.waiting.filter((one) => one !== entry);
      };
    },
  } satisfies SessionHost;

  next(): void {
    const entry = this.waiting.toSorted((a, b) => a.at - b.at)[0];
    if (entry === undefined) throw new Error('nothing waits');
    this.waiting = this.waiting.filter((one) => one !== entry);
    this.time = Math.max(this.time, entry.at);
    entry.work();
  }

  get waits(): number {
    return this.waiting.length;
  }
}

const person = (name: string): Seat => ({ kind: 'person', name });
const bot = (name: string): Seat => ({ kind: 'bot', name, bot: 'slow' });
const PACE: BotPace = { pause: 50, thinking: 100 };

/** `thought` returns the thinking time, by which the clock advances. */
function slowBot(clock: Clock, thought: (now: number) => number): Bot {
  return {
    name: 'slow',
    spends: { ms: 100 },
    choose: ({ view }) => {
      clock.time += thought(clock.time);
      return { token: view.decision?.default ?? '' };
    },
  };
}

interface Played {
  readonly table: Table;
  readonly session: Session;
  readonly clock: Clock;
  readonly kept: SavedGame[];
}

function played(
  seats: readonly Seat[],
  pace = PACE,
  thought: (now: number) => number = () => 0,
  beside: Partial<SavedGame> = {},
): Played {
  const saved: SavedGame = {
    id: 'one',
    game: gameOptions({ players: seats.length }),
    seed: 'session',
    seats,
    tokens: [],
    lastQuestion: 0,
    ...beside,
  };
  const clock = new Clock();
  const kept: SavedGame[] = [];
  const table = new Table(saved, () => slowBot(clock, thought));
  const session = new Session(table, saved, pace, {
    ...clock.host,
    save: (now) => kept.push(now),
  });
  return { table, session, clock, kept };
}

class Seen {
  readonly messages: TableMessage[] = [];
  readonly screen: Screen;

  constructor(session: Session, seats: readonly number[]) {
    this.screen = session.join(seats, (message) => this.messages.push(message));
  }

  get games(): readonly GameMessage[] {
    return this.messages.filter((message) => message.type === 'game');
  }

  get game(): GameMessage {
    const last = this.games.at(-1);
    if (last === undefined) throw new Error('nothing was shown');
    return last;
  }

  answer(...tokens: readonly string[]): void {
    const { question } = this.game;
    this.screen.receive({ type: 'answer', question, tokens, finish: false });
  }

  answerAll(): void {
    for (let decision = this.decision; decision !== undefined; decision = this.decision) {
      this.answer(decision.default);
    }
  }

  private get decision(): GameMessage['view']['decision'] {
    return this.game.passTo === undefined ? this.game.view.decision : undefined;
  }
}

test('the only player at a screen sees their hand and the question with its id', () => {
  const { session, table } = played([person('Ada'), bot('Vega')]);
  const seen = new Seen(session, [0]);
  expect(seen.game).toMatchObject({ fresh: true, names: ['Ada', 'Vega'], undo: { free: 0 } });
  expect(seen.game.view.players.map((player) => player.hand !== undefined)).toEqual([true, false]);
  expect(seen.game.question).toBe(table.question);
  expect(readFromWorker({ ...seen.game, saved: session.savedGame })).toMatchObject({ ok: true });
});

test.each([0, 30, 110])('a bot that thinks %i ms answers at the same time', (thought) => {
  const { session, clock } = played([bot('Vega'), person('Ada')], PACE, () => thought);
  const shown: number[] = [];
  session.join([1], () => shown.push(clock.time));
  session.run();
  for (let i = 0; i < 3; i++) clock.next();
  const budget = answerBudget(PACE.thinking);
  expect(shown).toEqual([0, budget, 2 * budget, 3 * budget]);
});

test('a pause longer than the thinking time is kept, and drawing comes before thinking', () => {
  const pace = { pause: 700, thinking: 100 };
  const thoughtAt: number[] = [];
  const { session, clock, table } = played([bot('Vega'), person('Ada')], pace, (at) => {
    thoughtAt.push(at);
    return 100;
  });
  session.run();
  expect([thoughtAt, clock.waits]).toEqual([[], 1]);
  clock.next();
  expect([thoughtAt, table.ply]).toEqual([[150], 0]);
  clock.next();
  expect([clock.time, table.ply]).toEqual([700, 1]);
});

test('without pauses all bots answer together, after the sum of their budgets', () => {
  const pace = { pause: 0, thinking: 100 };
  const { session, clock, table } = played([bot('Vega'), bot('Lyra'), person('Ada')], pace);
  const seen = new Seen(session, [2]);
  session.run();
  expect(seen.games).toHaveLength(1);
  clock.next();
  expect(seen.games).toHaveLength(2);
  expect(table.waitsForBot).toBe(false);
  expect(clock.time).toBeCloseTo(table.ply * answerBudget(100));
});

test('a bot gives no answer after its question was undone', () => {
  const { session, clock, table } = played([person('Ada'), bot('Vega')]);
  const seen = new Seen(session, [0]);
  seen.answerAll();
  expect(clock.waits).toBe(1);
  const { question } = seen.game;
  seen.screen.receive({ type: 'undo', ply: 0, question, consent: true });
  expect(clock.waits).toBe(0);
  expect(table.ply).toBe(0);
  expect(seen.game.fresh).toBe(true);
});

test('two players pass the screen on, and neither sees the cards of the other', () => {
  const { session, table } = played([person('Ada'), person('Bob')]);
  const seen = new Seen(session, [0, 1]);
  const hands = () => seen.game.view.players.map((player) => player.hand !== undefined);
  expect(seen.game.passTo).toBe(0);
  expect(hands()).toEqual([false, false]);
  seen.screen.receive({ type: 'sit', seat: 0 });
  expect([seen.game.passTo, hands()]).toEqual([undefined, [true, false]]);
  seen.answerAll();
  expect(seen.game.passTo).toBe(1);
  expect(hands()).toEqual([false, false]);
  const { ply } = table;
  // The screen still belongs to the previous player, who cannot answer for the next one.
  seen.answer('done');
  expect(seen.messages.at(-1)).toMatchObject({ type: 'refused', reason: 'not-your-turn' });
  expect(table.ply).toBe(ply);
  seen.screen.receive({ type: 'sit', seat: 1 });
  expect(hands()).toEqual([false, true]);
});

test('a screen cannot take a seat that it does not have', () => {
  const { session } = played([person('Ada'), bot('Vega')]);
  const seen = new Seen(session, [0]);
  seen.screen.receive({ type: 'sit', seat: 1 });
  expect(seen.messages.at(-1)).toMatchObject({ type: 'refused' });
  expect(seen.game.view.seat).toBe(0);
});

test('each screen gets the view of its own seat, and no screen waits for another', () => {
  const { session } = played([person('Ada'), person('Bob')]);
  const ada = new Seen(session, [0]);
  const bob = new Seen(session, [1]);
  const watching = new Seen(session, []);
  ada.answer('done');
  const hands = [ada, bob, watching].map(({ game }) =>
    game.view.players.map((player) => player.hand !== undefined),
  );
  expect(hands).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
  expect([ada, bob, watching].map(({ game }) => game.passTo)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(watching.game.view.seat).not.toBe(0);
  expect(bob.game.view.ply).toBe(1);
  bob.answer('lead:survey');
  expect(bob.messages.at(-1)).toMatchObject({ type: 'refused', reason: 'not-your-turn' });
  session.leave(watching.screen);
  const { length } = watching.messages;
  ada.answer('lead:survey');
  expect(watching.messages).toHaveLength(length);
});

test('one screen cannot consent to an undo for another, and a spectator cannot undo', () => {
  const { session, table } = played([person('Ada'), person('Bob')]);
  const ada = new Seen(session, [0]);
  const bob = new Seen(session, [1]);
  const watching = new Seen(session, []);
  ada.answer('done');
  for (const seen of [bob, watching]) {
    const { question } = seen.game;
    seen.screen.receive({ type: 'undo', ply: 0, question, consent: true });
    expect(seen.messages.at(-1)).toMatchObject({ type: 'refused' });
  }
  expect(table.ply).toBe(1);
  const { question } = ada.game;
  ada.screen.receive({ type: 'undo', ply: 0, question, consent: false });
  expect(table.ply).toBe(0);
});

test('spectators get no explanations, and neither does a screen that is passed on', () => {
  const { session } = played([person('Ada'), person('Bob')]);
  for (const seen of [new Seen(session, []), new Seen(session, [0, 1])]) {
    seen.screen.receive({ type: 'explain', id: 1, subject: { kind: 'card', card: 'survey' } });
    expect(seen.messages.at(-1)).toEqual({ type: 'explained', id: 1, reasons: [] });
  }
});

test('a change of pace keeps answers that are already scheduled', () => {
  const pace = { pause: 0, thinking: 100 };
  const { session, clock, table } = played([bot('Vega'), person('Ada')], pace);
  const seen = new Seen(session, [1]);
  session.run();
  session.setPace({ pause: 300, thinking: 100 });
  clock.next();
  expect(seen.game.view.ply).toBe(table.ply);
  expect(table.ply).toBeGreaterThan(0);
});

test('a late answer is refused and updates no screen', () => {
  const { session, kept } = played([person('Ada'), person('Bob')]);
  const ada = new Seen(session, [0]);
  const bob = new Seen(session, [1]);
  const { question } = ada.game;
  ada.answer('done');
  const [messages, stored] = [bob.messages.length, kept.length];
  ada.screen.receive({ type: 'answer', question, tokens: ['done'], finish: false });
  expect(ada.messages.at(-1)).toMatchObject({ type: 'refused', reason: 'stale' });
  expect([bob.messages.length, kept.length]).toEqual([messages, stored]);
});

test('events are sent once, and all of them again after an undo', () => {
  const { session } = played([person('Ada'), person('Bob')]);
  const ada = new Seen(session, [0]);
  ada.answer('done');
  ada.answer('lead:warfare');
  const { question, events } = ada.game;
  expect(events.map((event) => event.type)).toContain('lead');
  ada.answer('done');
  expect(ada.game.events.map((event) => event.type)).not.toContain('lead');
  const { free } = ada.game.undo;
  ada.screen.receive({ type: 'undo', ply: 1, question, consent: true });
  expect(ada.game).toMatchObject({ fresh: true, view: { ply: 1 } });
  expect(free).toBeLessThanOrEqual(3);
});

test('a game is saved before any screen is updated, with its answers and the highest question id', () => {
  const { session, kept, table } = played([person('Ada'), bot('Vega')]);
  const order: string[] = [];
  session.join([], () => order.push(`told at ${kept.length}`));
  const seen = new Seen(session, [0]);
  seen.answer('done');
  expect(order).toEqual(['told at 0', 'told at 1']);
  expect(kept.at(-1)).toMatchObject({ id: 'one', tokens: ['done'], lastQuestion: table.question });
});

test('hints go only to the deciding seat, and name their question', () => {
  const { session, table } = played([person('Ada'), person('Bob')], { pause: 0, thinking: 5 });
  const ada = new Seen(session, [0]);
  const bob = new Seen(session, [1]);
  ada.screen.receive({ type: 'hint', id: 7 });
  bob.screen.receive({ type: 'hint', id: 8 });
  expect(ada.messages.at(-1)).toMatchObject({ type: 'hinted', id: 7, question: table.question });
  const hinted = ada.messages.at(-1);
  expect(hinted?.type === 'hinted' && hinted.ranking.length).toBeGreaterThan(0);
  expect(bob.messages.at(-1)).toMatchObject({ type: 'hinted', id: 8, ranking: [] });
});

test('a daily game gives no hints and undoes nothing that was revealed', () => {
  const daily = { daily: '2026-11-27' };
  const seats = [person('Ada'), bot('Vega')];
  const { session, clock, table } = played(seats, PACE, () => 0, daily);
  const ada = new Seen(session, [0]);
  ada.screen.receive({ type: 'hint', id: 7 });
  expect(ada.messages.at(-1)).toMatchObject({ type: 'hinted', id: 7, ranking: [] });
  ada.answerAll();
  while (table.waitsForBot) clock.next();
  const { undo, question } = ada.game;
  expect(undo.free).toBeGreaterThan(0);
  expect(undo.further).toBeUndefined();
  const { ply } = table;
  ada.screen.receive({ type: 'undo', ply: 0, question, consent: true });
  expect(ada.messages.at(-1)).toMatchObject({ type: 'refused', reason: 'not-free' });
  expect(table.ply).toBe(ply);
});

test('an explanation is for the seat that is shown', () => {
  const { session } = played([person('Ada'), person('Bob')]);
  const bob = new Seen(session, [1]);
  bob.screen.receive({ type: 'explain', id: 1, subject: { kind: 'role', role: 'survey' } });
  expect(bob.messages.at(-1)).toMatchObject({
    type: 'explained',
    id: 1,
    reasons: [{ reason: 'not-your-decision' }],
  });
});

test('a whole game of one person and a bot ends with its record', () => {
  const { session, clock, table } = played([person('Ada'), bot('Vega')]);
  const seen = new Seen(session, [0]);
  session.run();
  for (let i = 0; !table.over; i++) {
    seen.answerAll();
    if (i === 20) session.setPace({ pause: 0, thinking: 1 });
    if (clock.waits > 0) clock.next();
  }
  expect(seen.game.record).toContain('survey');
  expect(seen.games.slice(0, -1).every((game) => game.record === undefined)).toBe(true);
});

test('a stopped session does not continue', () => {
  const { session, clock } = played([bot('Vega'), person('Ada')]);
  session.run();
  expect(clock.waits).toBe(1);
  session.stop();
  expect(clock.waits).toBe(0);
});
