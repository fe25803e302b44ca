// The history checker finds every kind of violation, and accepts legal histories.
import { expect, test } from 'vitest';
import { type ClientEvent, illegalHistories, type Written } from './history-checker.ts';

const requested = (client: string, key: string): ClientEvent => ({
  what: 'requested',
  client,
  table: 't',
  key,
});
const done = (client: string, key: string): ClientEvent => {
  return { what: 'acknowledged', client, table: 't', key };
};
const saw = (client: string, seq: number, text?: string): ClientEvent => {
  return { what: 'saw', client, table: 't', seq, text };
};
const log = (...keys: (string | undefined)[]): Written[] =>
  keys.map((key, index) => ({ seq: index + 1, key }));

function faults(events: readonly ClientEvent[], entries: readonly Written[]): string[] {
  return illegalHistories(events, new Map([['t', entries]])).map(({ sentence }) => sentence);
}

test('a history with every allowed event is valid', () => {
  const events = [
    saw('ann', 1, 'one'),
    saw('ben', 1, 'one'),
    requested('ann', 'a'),
    // The node of the client died after it had written the command, so the client sends it again.
    requested('ann', 'a'),
    saw('ben', 2),
    done('ann', 'a'),
    done('ann', 'a'),
    requested('ben', 'b'),
    // Refused or lost, and never acknowledged: it may or may not be in the log.
    requested('ann', 'c'),
    saw('ann', 2),
    saw('ann', 3, 'three'),
    done('ben', 'b'),
    saw('ben', 3, 'three'),
  ];
  expect(faults(events, log(undefined, 'a', 'b'))).toEqual([]);
  expect(faults(events, log(undefined, 'a', 'b', 'c'))).toEqual([]);
});

test.each<[string, readonly ClientEvent[], readonly Written[], RegExp]>([
  ['lost', [requested('ann', 'a'), done('ann', 'a')], log('x'), /no client requested x/],
  ['lost', [requested('ann', 'a'), done('ann', 'a')], log(), /acknowledged and is not in the log/],
  ['out of nothing', [saw('ann', 1)], log('a'), /no client requested a/],
  ['doubled', [requested('ann', 'a')], log('a', 'a'), /twice, as 1 and 2/],
  ['a hole', [], [{ seq: 1 }, { seq: 3 }], /entry 3 follows 1/],
  ['seen and gone', [saw('ann', 2)], log(undefined), /the log ends at 1/],
  ['back', [saw('ann', 2), saw('ann', 1)], log(undefined, undefined), /shown the table as of 1/],
  [
    'back behind the own answer',
    [requested('ann', 'a'), done('ann', 'a'), saw('ann', 1)],
    log(undefined, 'a'),
    /knew of entry 2/,
  ],
  ['two ways', [saw('ann', 1, 'x'), saw('ben', 1, 'y')], log(undefined), /seen in two ways/],
  [
    'in the other order',
    [requested('ann', 'a'), done('ann', 'a'), requested('ben', 'b')],
    log('b', 'a'),
    /b was requested after entry 2 had been acknowledged/,
  ],
])('found: %s', (_, events, entries, sentence) => {
  expect(faults(events, entries).join('\n')).toMatch(sentence);
});

test('tables are checked separately, and a table without a log has lost everything', () => {
  const events: ClientEvent[] = [
    requested('ann', 'a'),
    { ...requested('ann', 'a'), table: 'u' },
    done('ann', 'a'),
  ];
  expect(illegalHistories(events, new Map([['u', log('a')]]))).toEqual([
    { table: 't', sentence: 'a was acknowledged and is not in the log' },
  ]);
});
