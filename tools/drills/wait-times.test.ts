// How long people waited, because of what, and what the wait was made of.
import { expect, test } from 'vitest';
import { isClientEvent, WaitTimes } from './wait-times.ts';

test('a wait counts for the last trouble before its end; what was never kept is none', () => {
  let now = 0;
  const pauses = new WaitTimes(() => now);
  const note = (what: 'asked' | 'acknowledged', key: string, client = 'ann') =>
    pauses.note({ what, key, client, table: 't' });
  const mishap = (what: 'left' | 'back' | 'refused', why = '') =>
    pauses.note({ what, client: 'ann', why });
  note('asked', 'a');
  now = 50;
  note('acknowledged', 'a');
  note('asked', 'b');
  now = 60;
  pauses.fault('node killed');
  mishap('left');
  note('asked', 'c', 'bob');
  now = 300;
  mishap('back');
  note('asked', 'b');
  mishap('refused', 'unavailable');
  now = 900;
  note('acknowledged', 'b');
  pauses.fault('none');
  now = 9000;
  note('asked', 'd');
  expect(pauses.longest).toEqual({ none: 50, 'node killed': 850 });
  expect(pauses.stories['node killed']).toEqual([
    '10 left',
    '250 back',
    '250 asked again',
    '250 refused unavailable',
    '850 kept',
  ]);
});

test('who wants nothing waits, too, from the end of his connection until he is shown his table', () => {
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

test('what happens to a client is no part of the history', () => {
  expect(isClientEvent({ what: 'left', client: 'ann', why: '' })).toBe(false);
  expect(isClientEvent({ what: 'asked', client: 'ann', table: 't', key: 'k' })).toBe(true);
});
