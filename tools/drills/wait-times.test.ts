// Wait times and their causes.
import { expect, test } from 'vitest';
import { isClientEvent, WaitTimes } from './wait-times.ts';

test('a wait is attributed to the last failure before its end; without one it is not counted', () => {
  let now = 0;
  const pauses = new WaitTimes(() => now);
  const note = (what: 'requested' | 'acknowledged', key: string, client = 'ann') =>
    pauses.note({ what, key, client, table: 't' });
  note('requested', 'a');
  now = 50;
  note('acknowledged', 'a');
  note('requested', 'b');
  now = 60;
  pauses.fault('node killed');
  note('requested', 'c', 'bob');
  now = 300;
  note('requested', 'b');
  now = 900;
  note('acknowledged', 'b');
  pauses.fault('none');
  now = 9000;
  note('requested', 'd');
  expect(pauses.longest).toEqual({ none: 50, 'node killed': 850 });
});

test('an idle client waits too, from the lost connection to the next snapshot', () => {
  let now = 0;
  const pauses = new WaitTimes(() => now);
  const note = (what: 'left' | 'back', client: string) => pauses.note({ what, client });
  pauses.fault('node killed');
  now = 10;
  note('left', 'ann');
  note('left', 'bob');
  now = 400;
  note('back', 'bob');
  note('left', 'ann');
  now = 1210;
  note('back', 'ann');
  now = 5000;
  note('back', 'ann');
  note('left', 'cleo');
  expect(pauses.longest).toEqual({ 'node killed': 1200 });
});

test('connection events are not part of the history', () => {
  expect(isClientEvent({ what: 'left', client: 'ann' })).toBe(false);
  expect(isClientEvent({ what: 'requested', client: 'ann', table: 't', key: 'k' })).toBe(true);
});
