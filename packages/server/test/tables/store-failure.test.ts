// The store fails while a bot answers, and again while it is read: the bot answers as soon as both
// work.
import { expect, onTestFinished, test } from 'vitest';
import { StoreError } from '../../src/store/index.ts';
import { expectSoon, stopClock } from '../fake-clock.ts';
import { MemoryStore } from './memory-store.ts';
import { newHub, person, setupOf, WORDS } from './test-hub.ts';

stopClock();

test('a bot answers later if its answer could not be stored and its table could not be read', async () => {
  const store = new MemoryStore();
  const hub = newHub(store);
  onTestFinished(() => hub.close());
  const { read } = store.log;
  let faults = 0;
  const fail = () => {
    faults++;
    throw new StoreError('failed');
  };
  store.before = (entries) => {
    if (faults === 0 && entries.some(({ body }) => body.includes('"by":"bot"'))) fail();
  };
  store.log.read = (table, after) => (faults === 1 ? fail() : read(table, after));
  const setup = setupOf(2, {
    seats: [{ kind: 'bot', bot: 'captain' }, { kind: 'open' }],
    first: 'first-seat',
  });
  const made = await hub.create(person('Ada'), setup);
  if (!made.ok) throw new Error(made.refusal.sentence);
  await hub.sit(made.table, person('Ada'), { words: WORDS });
  const answered = () => store.rows(made.table).some(({ body }) => body.includes('"by":"bot"'));
  await expectSoon(answered).toBe(true);
  expect(faults).toBe(2);
});
