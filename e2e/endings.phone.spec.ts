// Games near their end are played to the score screen by touch, with and without Escalation. See
// games.deep.phone.spec.ts for whole games.
import { expect, test } from '@playwright/test';
import { byDepth } from '../tools/test-depth.ts';
import { savedBeforeEnd } from '../tools/page/saved-games.ts';
import { byTouch, continueGame, playToTheEnd, watchErrors } from './play.ts';

for (const ruleset of byDepth(['official'] as const, ['official', 'escalation'] as const)) {
  test(`a game is played to its end by touch, ${ruleset}`, async ({ page }) => {
    const errors = watchErrors(page);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await continueGame(page, savedBeforeEnd(3, 15, { ruleset }));
    await playToTheEnd(page, byTouch, async () => expect(await overflow()).toBeLessThanOrEqual(0));
    expect(errors).toEqual([]);
  });
}
