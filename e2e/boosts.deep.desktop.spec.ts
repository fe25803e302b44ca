/// <reference lib="dom" />
// Boosts that a technology allows: cards of another role, resources and fighters.
import type { View } from '@eminent/engine';
import { expect, type Page, test } from '@playwright/test';
import { hunting, savedWithQuestion, type SavedGame } from '../tools/page/saved-games.ts';
import { idle } from './idle.ts';
import { continueGame } from './play.ts';

const RULES = { ruleset: 'escalation' } as const;

/** Finds a role question of seat 0, which owns the technology, for which `isWanted` holds. */
function withTechnology(technology: string, isWanted: (view: View) => boolean): SavedGame {
  return savedWithQuestion('role', RULES, hunting(technology), (view) => {
    return view.players[0]?.permanents.includes(technology) === true && isWanted(view);
  });
}

function tokensOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const kept = localStorage.getItem('eminent.game.measured') ?? '';
    return (JSON.parse(kept) as { saved: { tokens: string[] } }).saved.tokens;
  });
}

async function press(page: Page, token: string): Promise<void> {
  await idle(page);
  // The lower part of a card may be below the window.
  await page
    .locator(`[data-choice~="${token}"]`)
    .first()
    .click({ position: { x: 12, y: 12 } });
}

async function commit(page: Page): Promise<void> {
  await idle(page);
  await page.locator('[data-ply] [data-primary]').click();
}

test('with Wealth of Knowledge the leader boosts another role with a Survey card', async ({
  page,
}) => {
  const saved = withTechnology('wealth-of-knowledge', ({ players }) => {
    return players[0]?.hand?.includes('survey') === true;
  });
  await continueGame(page, saved);
  await press(page, 'lead:research');
  await press(page, 'boost:survey');
  const primary = page.locator('[data-primary]');
  await expect(primary).toHaveAttribute('data-answers', /lead:research.* boost:survey/);
  await commit(page);
  await expect.poll(() => tokensOn(page)).toContain('boost:survey');
});

const SPENT: readonly (readonly [
  what: string,
  technology: string,
  token: string,
  hasSome: (player: View['players'][number]) => boolean,
])[] = [
  ['a resource', 'black-market', 'spend-resource', ({ slotsFilled }) => slotsFilled > 0],
  ['a fighter', 'warfare-technology', 'spend-fighter', ({ fighters }) => fighters > 0],
];

for (const [what, technology, token, hasSome] of SPENT) {
  test(`a role is boosted with ${what}: ${technology}`, async ({ page }) => {
    const saved = withTechnology(technology, ({ players: [me] }) => {
      return me !== undefined && hasSome(me);
    });
    await continueGame(page, saved);
    await press(page, 'lead:research');
    await commit(page);
    await expect(page.locator('[data-ribbon="boost"]')).toBeVisible();
    await idle(page);
    await page.locator(`[data-choice^="${token}"]`).first().click();
    await commit(page);
    await expect
      .poll(async () => (await tokensOn(page)).slice(saved.tokens.length).join(' '))
      .toContain(token);
  });
}
