// Games near their end are played to the score screen by mouse and by keyboard, with and without
// Escalation. See games.deep.desktop.spec.ts for whole games.
import { expect } from '@playwright/test';
import { savedBeforeEnd } from '../tools/page/saved-games.ts';
import { byDepth } from '../tools/test-depth.ts';
import { test } from './checked-page.ts';
import {
  byKey,
  byMouse,
  continueGame,
  expectScores,
  playToTheEnd,
  replayAndPlayOn,
  result,
} from './play.ts';

const ANSWERS_LEFT = byDepth(8, 15);

test('a game of 2 is played to its end by clicking', { tag: '@deep' }, async ({ page }) => {
  await continueGame(page, savedBeforeEnd(2, ANSWERS_LEFT));
  await playToTheEnd(page, byMouse);
  await expectScores(page, 2);
  await result(page).getByRole('button', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Eminent Domain' })).toBeVisible();
});

test('a game of the prototype is played to its end by clicking', { tag: '@deep' }, async ({
  page,
}) => {
  await continueGame(page, savedBeforeEnd(2, ANSWERS_LEFT, { ruleset: 'prototype-2010' }));
  await expect(page.getByText('Harvest').first()).toBeVisible();
  await playToTheEnd(page, byMouse);
});

test('a game of Escalation for five is played to its end by clicking', { tag: '@deep' }, async ({
  page,
}) => {
  await continueGame(page, savedBeforeEnd(5, ANSWERS_LEFT, { ruleset: 'escalation' }));
  await playToTheEnd(page, byMouse);
  await expectScores(page, 5);
});

test('a game is played to its end by keyboard alone, watched again, linked to and played on', async ({
  page,
}) => {
  await continueGame(page, savedBeforeEnd(2, ANSWERS_LEFT));
  await playToTheEnd(page, byKey);
  await replayAndPlayOn(page);
});
