// What does not fit is told before anything is started.
import { expect, test } from 'vitest';
import { checkRoom, mostFiles } from './room.ts';

const LIMITS = `Limit                     Soft Limit           Hard Limit           Units
Max processes             96000                96000                processes
Max open files            1024                 20000                files
`;

test('the hard limit of open files counts', () => {
  expect(mostFiles(LIMITS)).toBe(20_000);
  expect(mostFiles(LIMITS.replace('20000', 'unlimited'))).toBe(Infinity);
  expect(mostFiles('')).toBe(Infinity);
});

test('as many tables as there is room for four sockets each, and no more', () => {
  checkRoom(4925, LIMITS);
  checkRoom(1e6, '');
  expect(() => checkRoom(4926, LIMITS)).toThrow('at most --tables 4925');
});
