// A load that does not fit is refused before anything starts.
import { expect, test } from 'vitest';
import { checkSocketLimit, mostFiles } from './socket-limit.ts';

const LIMITS = `Limit                     Soft Limit           Hard Limit           Units
Max processes             96000                96000                processes
Max open files            1024                 20000                files
`;

test('the hard limit of open files counts', () => {
  expect(mostFiles(LIMITS)).toBe(20_000);
  expect(mostFiles(LIMITS.replace('20000', 'unlimited'))).toBe(Infinity);
  expect(mostFiles('')).toBe(Infinity);
});

test('as many tables as there are sockets for, and no more', () => {
  checkSocketLimit(4925, 0, LIMITS);
  checkSocketLimit(1e6, 0, '');
  expect(() => checkSocketLimit(4926, 0, LIMITS)).toThrow('at most --tables 4925');
});

test('more tables fit if some have two seats', () => {
  expect(() => checkSocketLimit(5000, 149, LIMITS)).toThrow('or --pairs 150, or a higher limit');
  checkSocketLimit(5000, 150, LIMITS);
  expect(() => checkSocketLimit(10_000, 0, LIMITS)).toThrow('4925, or a higher limit');
  expect(() => checkSocketLimit(3, 4, LIMITS)).toThrow('of 3 tables at most 3');
});
