// The game channels: the same tests for a game run by the local worker and by a server.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { createGameStore, type GameStore } from '../src/game/game-store.ts';
import { TabLocks } from '../src/game/tab-locks.ts';
import { SavedGames } from '../src/storage/saved-games.ts';
import { FinishedGames } from '../src/storage/finished-games.ts';
import { memoryStorage, LocalStore } from '../src/storage/local-store.ts';
import { useConnection } from '../src/online/connection-status.ts';
import { openTable } from '../src/online/table/open-table.ts';
import { WorkerHost } from '../src/worker/game-host.ts';
import { FakeLocks, FakePost, PATIENT, settled } from './browser-fakes.ts';
import { FakePage } from './online-fakes.ts';
import { FakeTableServer } from './online-server.ts';

const options = gameOptions({ players: 2 });

interface Place {
  readonly store: { getState(): GameStore };
  begin(): Promise<void>;
  settle(): Promise<void>;
  /** The stored record of the finished game. */
  kept(): string | undefined;
}

function storeOn(shelf: LocalStore, history = new FinishedGames(shelf)) {
  return createGameStore({
    games: new SavedGames(shelf),
    history,
    locks: () => new TabLocks(new FakeLocks(), new FakePost().tab(), PATIENT),
    pace: () => ({ pause: 0, thinking: 1 }),
    now: () => 5,
    remember: () => undefined,
    autoAnswer: () => undefined,
    openWorker: (onMessage) => {
      const host = new WorkerHost(onMessage, {
        now: () => 0,
        schedule: (work) => {
          queueMicrotask(work);
          return () => undefined;
        },
      });
      return { tell: (message) => host.receive(structuredClone(message)), close: () => undefined };
    },
  });
}

function local(): Place {
  const shelf = new LocalStore(memoryStorage());
  const history = new FinishedGames(shelf);
  const store = storeOn(shelf, history);
  return {
    store,
    async begin() {
      store.getState().start({
        id: 'a',
        game: options,
        seed: 'page',
        seats: [
          { kind: 'person', name: 'Ada' },
          { kind: 'bot', name: 'Vega', bot: 'captain' },
        ],
        tokens: [],
        lastQuestion: 0,
      });
      await settled();
    },
    settle: settled,
    kept: () => history.find('a')?.record,
  };
}

function online(): Place {
  const page = new FakePage();
  const server = new FakeTableServer('page', options);
  const store = storeOn(new LocalStore(memoryStorage()));
  let record: string | undefined;
  let heard = 0;
  const settle = async (): Promise<void> => {
    for (let before = -1; before !== heard; ) {
      before = heard;
      await settled();
      heard = server.serve(page.server, heard);
    }
  };
  return {
    store,
    async begin() {
      store.getState().join(
        openTable(page.socket, server.id, {
          onTable: () => undefined,
          onBarred: () => undefined,
          onRefused: () => undefined,
          onRecord: (_, text) => {
            record = text;
          },
          onLeft: () => undefined,
        }),
      );
      page.server.welcome();
      await settle();
    },
    settle,
    kept: () => record,
  };
}

beforeEach(() => useConnection.setState({ status: 'off' }));
afterEach(() => useConnection.setState({ status: 'off' }));

describe.each([
  ['the worker', local],
  ['a server', online],
])('run by %s', (_, placeOf) => {
  async function answer(place: Place, token?: string): Promise<void> {
    const { game, answer: give } = place.store.getState();
    const decision = game?.view.decision;
    if (decision === undefined) throw new Error('nothing is asked');
    give(decision, [token ?? decision.default]);
    await place.settle();
  }

  test('an answer counts and the game continues', async () => {
    const place = placeOf();
    await place.begin();
    expect(place.store.getState()).toMatchObject({
      starting: false,
      game: { names: ['Ada', 'Vega'], view: { ply: 0 } },
    });
    await answer(place, 'done');
    expect(place.store.getState().game?.view).toMatchObject({ ply: 1, decision: { step: 'role' } });
    await answer(place, 'lead:warfare');
    const { game, pending, problem } = place.store.getState();
    expect([pending, problem]).toEqual([undefined, undefined]);
    expect(game?.news.length).toBeGreaterThan(0);
    expect(game?.events.slice(-(game?.news.length ?? 0))).toEqual(game?.news);
  });

  test('two simultaneous presses are one answer', async () => {
    const place = placeOf();
    await place.begin();
    const { game, answer: give } = place.store.getState();
    const decision = game?.view.decision;
    if (decision === undefined) throw new Error('nothing is asked');
    give(decision, ['done']);
    give(decision, ['done']);
    await place.settle();
    expect(place.store.getState()).toMatchObject({
      game: { view: { ply: 1 } },
      problem: undefined,
    });
  });

  test('a refused answer shows the question again, with a sentence', async () => {
    const place = placeOf();
    await place.begin();
    await answer(place, 'buy:war-path');
    const { game, pending, problem } = place.store.getState();
    expect(problem).toEqual({ kind: 'refused', reason: 'illegal' });
    expect(game?.view).toMatchObject({ ply: 0, decision: { ply: 0 } });
    expect(pending).toBeUndefined();
    await answer(place, 'done');
    expect(place.store.getState().problem).toBeUndefined();
  });

  test('a late answer to a question that was undone does not count', async () => {
    const place = placeOf();
    await place.begin();
    await answer(place, 'done');
    const seen = place.store.getState().game;
    if (seen?.view.decision === undefined) throw new Error('nothing is asked');
    await answer(place, 'lead:warfare');
    place.store.getState().undo(1, false);
    await place.settle();
    const { game } = place.store.getState();
    expect(game?.view.ply).toBe(1);
    expect(game?.question).toBeGreaterThan(seen.question);
    // The undo sends the whole game, so no event counts as new.
    expect(game?.news).toEqual([]);
    expect(game?.events.length).toBe(seen.events.length);
    place.store.getState().answer(seen.view.decision, ['lead:survey']);
    await place.settle();
    expect(place.store.getState().game?.view.ply).toBe(1);
  });

  test('a role is led together with its boosts', async () => {
    const place = placeOf();
    await place.begin();
    await answer(place, 'done');
    const { game, answer: give } = place.store.getState();
    const decision = game?.view.decision;
    if (decision?.step !== 'role') throw new Error('another deal');
    give(decision, ['lead:produce'], false, [
      { step: 'boost', tokens: ['boost:produce-trade'] },
      { step: 'produce', tokens: 'all' },
    ]);
    await place.settle();
    expect(place.store.getState().game?.view.decision?.step).toBe('discard');
  });

  test('queued answers are dropped when another question comes', async () => {
    const place = placeOf();
    await place.begin();
    await answer(place, 'done');
    const { game, answer: give } = place.store.getState();
    const decision = game?.view.decision;
    if (decision?.step !== 'role') throw new Error('another deal');
    give(decision, ['lead:survey'], false, [{ step: 'boost', tokens: ['boost:no-such-card'] }]);
    await place.settle();
    expect(place.store.getState().game?.view).toMatchObject({ decision: { step: 'boost' } });
  });

  test('explanations go to their requester, and fail when the game is left', async () => {
    const place = placeOf();
    await place.begin();
    const explained = place.store.getState().explain({ kind: 'role', role: 'survey' });
    await place.settle();
    expect(await explained).toMatchObject([{ reason: 'not-now' }]);
    place.store.getState().leave();
    expect(await place.store.getState().explain({ kind: 'follow' })).toEqual([]);
    expect(place.store.getState().game).toBeUndefined();
  });

  test('a finished game is stored with its record', async () => {
    const place = placeOf();
    await place.begin();
    for (let i = 0; i < 5000; i++) {
      const { game } = place.store.getState();
      if (game?.view.over === true) break;
      if (game?.view.decision === undefined) await place.settle();
      else await answer(place);
    }
    const { game } = place.store.getState();
    expect(game?.view.over).toBe(true);
    expect(game?.record).toBeDefined();
    expect(place.kept()).toBe(game?.record);
  });
});
