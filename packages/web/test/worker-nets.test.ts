// The game worker starts a game when the weights of its net are loaded, and handles messages in
// order.
import type { FromWorker, SavedGame } from '@eminent/protocol';
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { WorkerHost } from '../src/worker/game-host.ts';

const PACE = { pause: 0, thinking: 1 };
const HOST = { now: () => 0, schedule: () => () => {} };

function savedGame(): SavedGame {
  const person = (name: string) => ({ kind: 'person', name }) as const;
  return {
    id: 'a',
    game: gameOptions({ players: 2, ruleset: 'official' }),
    seed: 's',
    seats: [person('A'), person('B')],
    tokens: [],
    lastQuestion: 0,
  };
}

function hostThatWaits() {
  const fetched = Promise.withResolvers<void>();
  const sent: FromWorker[] = [];
  const requested: unknown[] = [];
  const host = new WorkerHost(
    (message) => sent.push(message),
    HOST,
    (options) => {
      requested.push(options);
      return requested.length === 1 ? fetched.promise : undefined;
    },
  );
  host.receive({ type: 'start', saved: savedGame(), pace: PACE });
  return { host, sent, requested, fetched };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a game starts when the net for its options is loaded', async () => {
  const { sent, requested, fetched } = hostThatWaits();
  await settled();
  expect(sent).toEqual([]);
  expect(requested).toEqual([savedGame().game]);
  fetched.resolve();
  await settled();
  expect(sent.length).toBeGreaterThan(0);
  expect(sent[0]?.type).not.toBe('failed');
});

test('messages that arrive meanwhile are handled afterwards', async () => {
  const { host, sent, fetched } = hostThatWaits();
  const second = { ...savedGame(), id: 'b' };
  host.receive({ type: 'start', saved: second, pace: PACE });
  await settled();
  expect(sent).toEqual([]);
  fetched.resolve();
  await settled();
  const ids = sent.flatMap((message) => (message.type === 'game' ? [message.saved.id] : []));
  expect(ids[0]).toBe('a');
  expect(ids.at(-1)).toBe('b');
});

test('a net that cannot be loaded is reported as a sentence', async () => {
  const { sent, fetched } = hostThatWaits();
  fetched.reject(new Error('no network'));
  await settled();
  expect(sent).toEqual([
    { type: 'failed', sentence: 'the weights of the bots could not be fetched' },
  ]);
});
