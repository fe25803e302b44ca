// Games near their end are played to the score screen by touch, with and without Escalation. Whole games: games.deep.phone.spec.ts.
import { expect, test } from '@playwright/test';
import { savedBeforeEnd } from '../tools/page/saved-games.ts';
import { byTouch, continueGame, playToTheEnd, watchErrors } from './play.ts';

for (const rules of [{}, { ruleset: 'escalation' }] as const) {
  test(`a game is played to its end by touch, ${rules.ruleset ?? 'official rules'}`, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await continueGame(page, savedBeforeEnd(3, 15, rules));
    await playToTheEnd(page, byTouch, async () => expect(await overflow()).toBeLessThanOrEqual(0));
    expect(errors).toEqual([]);
  });
}
