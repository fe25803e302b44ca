// The idle mark on the document, which browser tests wait for.
import { cleanup, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useGameStore } from '../src/game/current-game.ts';
import { activitySwitch, beginActivity, Loading, trackActivity } from '../src/activity/activity.ts';
import { asks, furnish, gameOf, viewAt } from './render-page.tsx';

furnish();

const isIdle = () => document.documentElement.hasAttribute('data-idle');

test('the page is idle when every piece of work has ended', () => {
  const [first, second] = [beginActivity(), beginActivity()];
  expect(isIdle()).toBe(false);
  first();
  first();
  expect(isIdle()).toBe(false);
  second();
  expect(isIdle()).toBe(true);
});

test('a switch that is turned on twice counts once', () => {
  const setActive = activitySwitch();
  setActive(true);
  setActive(true);
  expect(isIdle()).toBe(false);
  setActive(false);
  expect(isIdle()).toBe(true);
  setActive(false);
  setActive(true);
  expect(isIdle()).toBe(false);
  setActive(false);
  expect(isIdle()).toBe(true);
});

test('a promise is outstanding until it settles, resolved or rejected', async () => {
  const { promise, reject } = Promise.withResolvers<number>();
  const tracked = trackActivity(promise);
  expect(isIdle()).toBe(false);
  reject(new Error('no reply'));
  await expect(tracked).rejects.toThrow('no reply');
  expect(isIdle()).toBe(true);
});

test('a lazy component is outstanding until it is shown', () => {
  render(<Loading />);
  expect(isIdle()).toBe(false);
  cleanup();
  expect(isIdle()).toBe(true);
});

test('a game is outstanding while it opens and while bots play, not while a person decides', () => {
  const game = gameOf(viewAt(2, 'activity', asks('role')));
  const { decision: _decision, ...view } = game.view;
  useGameStore.setState({ starting: true });
  expect(isIdle()).toBe(false);
  useGameStore.setState({ starting: false, game });
  expect(isIdle()).toBe(true);
  useGameStore.setState({ game: { ...game, view } });
  expect(isIdle()).toBe(false);
  useGameStore.setState({ game: { ...game, view, passTo: 1 } });
  expect(isIdle()).toBe(true);
  useGameStore.setState({ game: { ...game, view: { ...view, over: true } } });
  expect(isIdle()).toBe(true);
  useGameStore.setState({ game: undefined });
  expect(isIdle()).toBe(true);
});
