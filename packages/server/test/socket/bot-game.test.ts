// A bot program's subscription to one table survives errors of the store.
import type { HostMessage } from '@eminent/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { BotGame } from '../../src/socket/bot-game.ts';
import { StoreError } from '../../src/store/index.ts';
import { expectSoon, stopClock } from '../fake-clock.ts';
import { MemoryStore } from '../tables/memory-store.ts';
import { newHub, person, seated, setupOf } from '../tables/test-hub.ts';

stopClock();

test('a bot subscribes again after its table was not available', async () => {
  const [ada, bot] = [person('Ada'), person('Automa', { kind: 'bot' })];
  const store = new MemoryStore();
  const hub = newHub(store);
  onTestFinished(() => hub.close());
  const table = await seated(hub, [bot, ada], setupOf(2, { first: 'first-seat' }));
  const received: HostMessage[] = [];
  const failures: unknown[] = [];
  let ids = 0;
  const game = new BotGame(table, {
    hub,
    person: bot.id,
    send: (message) => received.push(message),
    nextId: () => ++ids,
    failed: (error) => failures.push(error),
    over: () => {},
    reconnect: () => {},
  });
  await game.begin();
  const questions = () => received.flatMap((one) => (one.type === 'decide' ? [one] : []));
  await expectSoon(() => questions().length).toBe(1);
  let faults = 0;
  const { read } = store.log;
  const fail = () => {
    faults++;
    throw new StoreError('failed');
  };
  store.before = () => {
    if (faults === 0) fail();
  };
  store.log.read = (id, after) => (faults === 1 ? fail() : read(id, after));
  const token = questions()[0]?.view.decision?.options[0]?.token ?? '';
  await game.choose(token);
  await expectSoon(() => questions().length).toBeGreaterThan(1);
  expect(faults).toBe(2);
  expect(failures).toEqual([]);
});
