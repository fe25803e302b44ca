// Wait times, their causes and their steps.
import { expect, test } from 'vitest';
import { isClientEvent, WaitTimes } from './wait-times.ts';

test('a wait is attributed to the last failure before its end; without one it is not counted', () => {
  let now = 0;
  const pauses = new WaitTimes(() => now);
  const note = (what: 'requested' | 'acknowledged', key: string, client = 'ann') =>
    pauses.note({ what, key, client, table: 't' });
  const mishap = (what: 'left' | 'back' | 'refused', why = '') =>
    pauses.note({ what, client: 'ann', why });
  note('requested', 'a');
  now = 50;
  note('acknowledged', 'a');
  note('requested', 'b');
  now = 60;
  pauses.fault('node killed');
  mishap('left');
  note('requested', 'c', 'bob');
  now = 300;
  mishap('back');
  note('requested', 'b');
  mishap('refused', 'unavailable');
  now = 900;
  note('acknowledged', 'b');
  pauses.fault('none');
  now = 9000;
  note('requested', 'd');
  expect(pauses.longest).toEqual({ none: 50, 'node killed': 850 });
  expect(pauses.stories['node killed']).toEqual([
    '10 left',
    '250 back',
    '250 asked again',
    '250 refused unavailable',
    '850 kept',
  ]);
});

test('an idle client waits too, from the lost connection to the next snapshot', () => {
  let now = 0;
  const pauses = new WaitTimes(() => now);
  const mishap = (what: 'left' | 'back', client: string) => pauses.note({ what, client, why: '' });
  pauses.fault('node killed');
  now = 10;
  mishap('left', 'ann');
  mishap('left', 'bob');
  now = 400;
  mishap('back', 'bob');
  mishap('left', 'ann');
  now = 1210;
  mishap('back', 'ann');
  now = 5000;
  mishap('back', 'ann');
  mishap('left', 'cleo');
  expect(pauses.longest).toEqual({ 'node killed': 1200 });
  expect(pauses.stories['node killed']).toEqual(['left', '390 left', '1200 back']);
});

test('client events are not part of the history', () => {
  expect(isClientEvent({ what: 'left', client: 'ann', why: '' })).toBe(false);
  expect(isClientEvent({ what: 'requested', client: 'ann', table: 't', key: 'k' })).toBe(true);
});
