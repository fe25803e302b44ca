// The game store without a browser: worker messages, saved games, and two tabs with the same game.
import { type View } from '@eminent/engine';
import type { FromWorker, SavedGame, ToWorker } from '@eminent/protocol';
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { type AutoAnswer, autoAnswerFor } from '../src/suggestions/auto-answers.ts';
import type { About } from '../src/game/game-channel.ts';
import { createGameStore } from '../src/game/game-store.ts';
import { TabLocks } from '../src/game/tab-locks.ts';
import { SavedGames } from '../src/storage/saved-games.ts';
import { FinishedGames } from '../src/storage/finished-games.ts';
import { memoryStorage, LocalStore, type StorageLike } from '../src/storage/local-store.ts';
import { WorkerHost } from '../src/worker/game-host.ts';
import { FakeLocks, FakePost, PATIENT, settled, smallStorage } from './browser-fakes.ts';

const options = gameOptions({ players: 2 });

function newGame(id: string, part: Partial<SavedGame> = {}): SavedGame {
  return {
    id,
    game: options,
    seed: 'page',
    seats: [
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', name: 'Vega', bot: 'captain' },
    ],
    tokens: [],
    lastQuestion: 0,
    ...part,
  };
}

interface Worker {
  /** While true, messages of the worker are delayed. */
  isHeld: boolean;
  say: (message: FromWorker) => void;
  crash: () => void;
  autoAnswer: (view: View, about: About) => AutoAnswer | undefined;
}

/** A device whose tabs share storage and locks. */
class Device {
  readonly shelf: LocalStore;
  readonly locks = new FakeLocks();
  readonly post = new FakePost();

  constructor(storage: StorageLike = memoryStorage()) {
    this.shelf = new LocalStore(storage);
  }

  tab() {
    const games = new SavedGames(this.shelf);
    const history = new FinishedGames(this.shelf);
    const locks = new TabLocks(this.locks, this.post.tab(), PATIENT);
    const sent: ToWorker[] = [];
    const late: FromWorker[] = [];
    const worker: Worker = {
      isHeld: false,
      say: () => undefined,
      crash: () => undefined,
      autoAnswer: () => undefined,
    };
    const store = createGameStore({
      games,
      history,
      locks: () => locks,
      pace: () => ({ pause: 0, thinking: 1 }),
      now: () => 5,
      remember: () => undefined,
      autoAnswer: (view, about) => worker.autoAnswer(view, about),
      openWorker: (onMessage, onBroken) => {
        worker.say = onMessage;
        worker.crash = () => onBroken('out of memory');
        // The clock stands still. Scheduled work runs in the next microtask.
        const host = new WorkerHost(
          (message) => (worker.isHeld ? late.push(message) : onMessage(message)),
          {
            now: () => 0,
            schedule: (work) => {
              queueMicrotask(work);
              return () => undefined;
            },
          },
        );
        return {
          tell: (message) => {
            sent.push(message);
            // Messages are cloned, like those to a real worker.
            host.receive(structuredClone(message));
          },
          close: () => undefined,
        };
      },
    });
    return { store, games, history, sent, worker, late };
  }
}

type Tab = ReturnType<Device['tab']>;

async function begin(tab: Tab, saved: SavedGame): Promise<void> {
  tab.store.getState().start(saved);
  await settled();
}

/** Answers the open question with this token, or with the default option. */
async function answer(tab: Tab, token?: string): Promise<void> {
  const { game, answer: give } = tab.store.getState();
  const decision = game?.view.decision;
  if (decision === undefined) throw new Error('nothing is asked');
  give(decision, [token ?? decision.default]);
  await settled();
}

test('a game is started, answered, and saved after each answer', async () => {
  const tab = new Device().tab();
  await begin(tab, newGame('a'));
  expect(tab.store.getState()).toMatchObject({ starting: false, game: { names: ['Ada', 'Vega'] } });
  await answer(tab, 'done');
  expect(tab.games.findById('a')?.saved.tokens).toEqual(['done']);
  expect(tab.store.getState().game?.view.ply).toBe(1);
});

test('a late answer to a question that was undone does not count, and the new one does', async () => {
  const tab = new Device().tab();
  await begin(tab, newGame('a'));
  await answer(tab, 'done');
  const seen = tab.store.getState().game;
  if (seen?.view.decision === undefined) throw new Error('nothing is asked');
  await answer(tab, 'lead:warfare');
  tab.store.getState().undo(1, false);
  await settled();
  expect(tab.store.getState().game?.view.ply).toBe(1);
  expect(tab.store.getState().game?.question).toBeGreaterThan(seen.question);
  const before = tab.sent.length;
  tab.store.getState().answer(seen.view.decision, ['lead:survey']);
  await settled();
  expect(tab.sent.length).toBe(before);
  // An answer that was sent just before the undo has no effect.
  const { game } = tab.store.getState();
  if (game?.view.decision === undefined) throw new Error('nothing is asked');
  tab.worker.isHeld = true;
  tab.store.getState().answer(game.view.decision, ['lead:survey']);
  tab.store.getState().undo(0, true);
  tab.store.getState().answer(game.view.decision, ['lead:colonize']);
  await settled();
  tab.worker.isHeld = false;
  for (const message of tab.late) tab.worker.say(message);
  expect(tab.store.getState().game?.saved?.tokens).toEqual([]);
  expect(tab.store.getState().problem).toBeUndefined();
  await answer(tab, 'done');
  expect(tab.store.getState().game?.saved?.tokens).toEqual(['done']);
});

test('starting another game keeps the first one, even with the same seed', async () => {
  const tab = new Device().tab();
  await begin(tab, newGame('a'));
  await answer(tab, 'done');
  await begin(tab, newGame('b'));
  expect(
    tab.games
      .list()
      .map(({ saved }) => saved.id)
      .sort(),
  ).toEqual(['a', 'b']);
  await begin(tab, newGame('a'));
  expect(tab.store.getState().game?.saved?.tokens).toEqual(['done']);
});

async function playToTheEnd(tab: Tab): Promise<void> {
  for (let i = 0; i < 5000; i++) {
    const { game } = tab.store.getState();
    if (game?.view.over === true) return;
    if (game?.view.decision === undefined) await settled();
    else await answer(tab);
  }
  throw new Error('the game did not end');
}

test('a finished game enters the history once, and a game continued from it is added', async () => {
  const tab = new Device().tab();
  await begin(tab, newGame('other'));
  await begin(tab, newGame('a'));
  await playToTheEnd(tab);
  expect(tab.games.list().map(({ saved }) => saved.id)).toEqual(['other']);
  const [first] = tab.history.list();
  expect(first).toMatchObject({ id: 'a', at: 5, names: ['Ada', 'Vega'] });
  const tokens = tab.store.getState().game?.saved?.tokens.slice(0, 10) ?? [];
  await begin(tab, newGame('b', { tokens }));
  await playToTheEnd(tab);
  expect(
    tab.history
      .list()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['a', 'b']);
  expect(tab.history.find('a')).toEqual(first);
  expect(tab.games.list().map(({ saved }) => saved.id)).toEqual(['other']);
});

test('with full storage the game continues with a warning, and the old state is kept', async () => {
  const storage = smallStorage(2000);
  const tab = new Device(storage).tab();
  await begin(tab, newGame('a'));
  await answer(tab, 'done');
  storage.room = 0;
  await answer(tab);
  expect(tab.store.getState()).toMatchObject({
    problem: { kind: 'full' },
    game: { view: { ply: 2 } },
  });
  expect(tab.games.findById('a')?.saved.tokens).toEqual(['done']);
  storage.room = 100_000;
  await answer(tab);
  expect(tab.store.getState().problem).toBeUndefined();
  expect(tab.games.findById('a')?.saved.tokens.length).toBeGreaterThan(2);
});

test('a finished game that does not fit in the history stays in progress', async () => {
  const storage = smallStorage(100_000);
  const tab = new Device(storage).tab();
  await begin(tab, newGame('a'));
  const add = tab.history.add.bind(tab.history);
  tab.history.add = () => false;
  await playToTheEnd(tab);
  expect(tab.store.getState().problem).toEqual({ kind: 'full' });
  expect(tab.games.findById('a')).toBeDefined();
  tab.history.add = add;
  await begin(tab, newGame('a'));
  expect(tab.store.getState().game?.view.over).toBe(true);
  expect(tab.history.find('a')).toBeDefined();
  expect(tab.games.list()).toEqual([]);
});

test('a game that cannot be opened is quarantined with a sentence', async () => {
  const device = new Device();
  const tab = device.tab();
  tab.games.save(newGame('a', { tokens: ['done', 'nonsense'] }), 1);
  await begin(tab, newGame('a'));
  expect(tab.store.getState()).toMatchObject({ problem: { kind: 'damaged' }, starting: false });
  expect(tab.store.getState().game).toBeUndefined();
  expect(tab.games.list()).toEqual([]);
  expect(device.shelf.text('damaged.game.a')).toContain('nonsense');
});

test('when the worker stops, the game is still saved and can be continued', async () => {
  const tab = new Device().tab();
  await begin(tab, newGame('a'));
  await answer(tab, 'done');
  tab.worker.crash();
  expect(tab.store.getState()).toMatchObject({ problem: { kind: 'stopped' } });
  await begin(tab, newGame('a'));
  expect(tab.store.getState().game?.saved?.tokens).toEqual(['done']);
});

test('a worker that cannot be started is a problem of that game only', async () => {
  const tab = new Device().tab();
  tab.games.find = () => {
    throw new Error('no storage');
  };
  await begin(tab, newGame('a'));
  expect(tab.store.getState()).toMatchObject({ problem: { kind: 'stopped' }, starting: false });
  tab.games.find = () => undefined;
  await begin(tab, newGame('b'));
  expect(tab.store.getState().game).toBeDefined();
});

test('a second tab reports that the game is open in another one, and writes nothing', async () => {
  const device = new Device();
  const [first, second] = [device.tab(), device.tab()];
  await begin(first, newGame('a'));
  await answer(first, 'done');
  await begin(second, newGame('a'));
  expect(second.store.getState()).toMatchObject({ otherTab: { since: 'before' }, starting: false });
  expect(second.sent).toEqual([]);
  await answer(first);
  expect(first.games.findById('a')?.saved.tokens.length).toBeGreaterThanOrEqual(2);
});

test('taking over continues where the first tab was, which stops and receives nothing more', async () => {
  const device = new Device();
  const [first, second] = [device.tab(), device.tab()];
  await begin(first, newGame('a'));
  await begin(second, newGame('a'));
  await answer(first, 'done');
  const seen = first.store.getState().game?.view.decision;
  second.store.getState().takeOver();
  await settled();
  expect(second.store.getState()).toMatchObject({ game: { saved: { tokens: ['done'] } } });
  expect(second.store.getState().otherTab).toBeUndefined();
  expect(first.store.getState()).toMatchObject({ otherTab: { since: 'taken-over' } });
  expect(first.store.getState().game).toBeUndefined();
  const sent = first.sent.length;
  if (seen !== undefined) first.store.getState().answer(seen, ['lead:survey']);
  expect(first.sent.length).toBe(sent);
  await answer(second, 'lead:warfare');
  first.store.getState().takeOver();
  await settled();
  expect(first.store.getState().game?.saved?.tokens.slice(0, 2)).toEqual(['done', 'lead:warfare']);
  expect(second.store.getState()).toMatchObject({ otherTab: { since: 'taken-over' } });
});

test('a lesson that is taken over continues where the other tab was', async () => {
  const device = new Device();
  const [first, second] = [device.tab(), device.tab()];
  const lesson = newGame('lesson', { lesson: 'survey' });
  await begin(first, lesson);
  await begin(second, lesson);
  await answer(first, 'done');
  second.store.getState().takeOver();
  await settled();
  expect(second.store.getState().game?.saved?.tokens).toEqual(['done']);
});

test('a game that was left is available to another tab', async () => {
  const device = new Device();
  const [first, second] = [device.tab(), device.tab()];
  await begin(first, newGame('a'));
  first.store.getState().leave();
  await settled();
  await begin(second, newGame('a'));
  expect(second.store.getState().game).toBeDefined();
});

test('starting the same game twice at once, or again after leaving, keeps it in this tab', async () => {
  const tab = new Device().tab();
  tab.store.getState().start(newGame('a'));
  await begin(tab, newGame('a'));
  expect(tab.store.getState()).toMatchObject({ otherTab: undefined, game: { saved: { id: 'a' } } });
  expect(tab.sent.filter(({ type }) => type === 'start')).toHaveLength(1);
  tab.store.getState().leave();
  await begin(tab, newGame('a'));
  expect(tab.store.getState().otherTab).toBeUndefined();
});

test('a restarted lesson starts from the beginning, with new question ids', async () => {
  const tab = new Device().tab();
  const lesson = newGame('lesson', { lesson: 'survey' });
  await begin(tab, lesson);
  await answer(tab, 'done');
  const { question } = tab.store.getState().game ?? {};
  await begin(tab, lesson);
  expect(tab.store.getState().game?.saved?.tokens).toEqual([]);
  expect(tab.store.getState().game?.question).toBeGreaterThan(question ?? 0);
  expect(tab.games.list()).toEqual([]);
});

test('a refusal is shown as a problem, except for a second click', async () => {
  const tab = new Device().tab();
  await begin(tab, newGame('a'));
  await answer(tab, 'buy:war-path');
  expect(tab.store.getState().problem).toEqual({ kind: 'refused', reason: 'illegal' });
  await answer(tab, 'done');
  expect(tab.store.getState().problem).toBeUndefined();
});

test('explanations and hints go to their requester, and fail when the game is left', async () => {
  const tab = new Device().tab();
  await begin(tab, newGame('a'));
  const { explain, hint, leave } = tab.store.getState();
  expect(await explain({ kind: 'role', role: 'survey' })).toMatchObject([{ reason: 'not-now' }]);
  expect((await hint()).length).toBeGreaterThan(0);
  tab.worker.isHeld = true;
  const waiting = [explain({ kind: 'follow' }), hint()];
  leave();
  expect(await Promise.all(waiting)).toEqual([[], []]);
  expect(await hint()).toEqual([]);
});

test('the worker replies to an invalid message with a sentence', () => {
  const received: FromWorker[] = [];
  const host = new WorkerHost((message) => received.push(message), {
    now: () => 0,
    schedule: () => () => undefined,
  });
  for (const data of [undefined, 'x', { type: 'dance' }, { type: 'start', saved: {} }])
    host.receive(data);
  host.receive({ type: 'sit', seat: 1 });
  expect(received.map(({ type }) => type)).toEqual(['failed', 'failed', 'failed', 'failed']);
});

/** Gives default answers until a question whose view matches. */
async function until(tab: Tab, isWanted: (view: View) => boolean): Promise<View> {
  for (let i = 0; i < 500; i++) {
    const view = tab.store.getState().game?.view;
    if (view?.decision !== undefined && isWanted(view)) return view;
    await answer(tab);
  }
  throw new Error('it is never asked');
}

test('a role is led together with its boosts, and one undo takes all of it back', async () => {
  const tab = new Device().tab();
  await begin(tab, newGame('a'));
  await answer(tab, 'done');
  const { game, answer: give } = tab.store.getState();
  const decision = game?.view.decision;
  const hand = game?.view.players[0]?.hand ?? [];
  if (decision?.step !== 'role' || !hand.includes('produce-trade')) throw new Error('another deal');
  // Nothing can be produced, so the role reveals nothing, and all of it can be undone.
  give(decision, ['lead:produce'], false, [
    { step: 'boost', tokens: ['boost:produce-trade'] },
    { step: 'produce', tokens: 'all' },
  ]);
  await settled();
  const after = tab.store.getState().game;
  const tokens = after?.saved?.tokens.slice(0, 4);
  expect(tokens).toEqual(['done', 'lead:produce', 'boost:produce-trade', 'done']);
  expect(after?.view.decision?.step).toBe('discard');
  tab.store.getState().undo(after?.undo.free ?? -1, false);
  await settled();
  expect(tab.store.getState().game?.view.ply).toBe(0);
});

test('a second answer to a question is not sent, and a late one to a finished game is no problem', async () => {
  const tab = new Device().tab();
  await begin(tab, newGame('a'));
  const { game, answer: give } = tab.store.getState();
  const decision = game?.view.decision;
  if (decision === undefined) throw new Error('nothing is asked');
  const sent = () => tab.sent.filter(({ type }) => type === 'answer').length;
  give(decision, ['done']);
  give(decision, ['done']);
  expect(sent()).toBe(1);
  await settled();
  tab.worker.say({ type: 'refused', reason: 'game-over', sentence: 'the game is over' });
  await settled();
  expect(tab.store.getState().problem).toBeUndefined();
});

test('queued answers are dropped when another question comes', async () => {
  const tab = new Device().tab();
  await begin(tab, newGame('a'));
  await answer(tab, 'done');
  const { game, answer: give } = tab.store.getState();
  const decision = game?.view.decision;
  if (decision?.step !== 'role') throw new Error('another deal');
  give(decision, ['lead:survey'], false, [{ step: 'boost', tokens: ['boost:no-such-card'] }]);
  await settled();
  expect(tab.store.getState().game?.view).toMatchObject({ decision: { step: 'boost' } });
  expect(tab.store.getState().game?.saved?.tokens).toEqual(['done', 'lead:survey']);
});

test('an auto-answer is given before the question is shown; after an undo the question is shown', async () => {
  const tab = new Device().tab();
  const wishes = { skips: 'sensible', skipsAmongPeople: false, order: undefined } as const;
  tab.worker.autoAnswer = (view) => autoAnswerFor(view, 1, { ...wishes, isTaught: false });
  const steps: string[] = [];
  tab.store.subscribe(({ game }) => {
    const decision = game?.view.decision;
    if (decision?.options.length === 1) steps.push(decision.step);
  });
  await begin(tab, newGame('a'));
  await until(tab, () => tab.store.getState().autoAnswer !== undefined);
  const { autoAnswer, game } = tab.store.getState();
  expect(steps).toEqual([]);
  const ply = autoAnswer?.decision.ply ?? -1;
  expect(game?.saved?.tokens[ply]).toBe(autoAnswer?.options[0]?.token);
  tab.store.getState().undo(ply, true);
  await settled();
  expect(tab.store.getState().game?.view).toMatchObject({ ply, decision: { ply } });
});

test('the question is shown when its auto-answer is refused', async () => {
  const tab = new Device().tab();
  await begin(tab, newGame('a'));
  await answer(tab, 'done');
  const { game, answer: give } = tab.store.getState();
  const decision = game?.view.decision;
  if (decision?.step !== 'role') throw new Error('another deal');
  tab.worker.isHeld = true;
  give(decision, ['lead:survey'], false, [{ step: 'boost', tokens: [] }]);
  await settled();
  const boost = tab.late.at(-1);
  if (boost?.type !== 'game') throw new Error('the game has not gone on');
  tab.worker.say(boost);
  expect(tab.store.getState().game?.view).not.toHaveProperty('decision');
  tab.worker.say({ type: 'refused', reason: 'illegal', sentence: 'not possible' });
  expect(tab.store.getState().game?.view).toMatchObject({ decision: { step: 'boost' } });
});
