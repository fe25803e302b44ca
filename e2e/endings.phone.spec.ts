// Games near their end are played to the score by touch; games.deep.phone.spec.ts plays whole ones.
import { expect } from '@playwright/test';
import { byDepth } from '../tools/test-depth.ts';
import { savedBeforeEnd } from '../tools/page/saved-games.ts';
import { test } from './checked-page.ts';
import { byTouch, continueGame, overflowOf, playToTheEnd } from './play.ts';

for (const ruleset of byDepth(['official'] as const, ['official', 'escalation'] as const)) {
  test(`a game is played to its end by touch, ${ruleset}`, async ({ page }) => {
    await continueGame(page, savedBeforeEnd(3, 15, { ruleset }));
    await playToTheEnd(page, byTouch, async () =>
      expect(await overflowOf(page)).toBeLessThanOrEqual(0),
    );
  });
}
