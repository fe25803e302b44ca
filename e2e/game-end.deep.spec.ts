// The end of a game: after a victory, a defeat and a game at a shared screen, and its buttons.
import { readFile } from 'node:fs/promises';
import type { Seat } from '@eminent/protocol';
import { expect, type Page, test } from '@playwright/test';
import { LOOKS, type Look } from '../packages/web/src/theme/themes.ts';
import { savedAt } from '../tools/page/saved-games.ts';
import { axeFaults } from './axe.ts';
import { continueGame, result, watchErrors } from './play.ts';

/** Who plays each seat of the same game: its winner, its loser or both use the page. */
const READERS = {
  victory: ['person', 'bot'],
  defeat: ['bot', 'person'],
  neutral: ['person', 'person'],
} as const;
type Ending = keyof typeof READERS;

const TITLES: Readonly<Record<Ending, string>> = {
  victory: 'The star is yours',
  defeat: 'Ada takes the star',
  neutral: 'Ada takes the star',
};

function seatsOf(ending: Ending): readonly Seat[] {
  return READERS[ending].map((kind, at): Seat => {
    const name = ['Ada', 'Bea'][at] ?? '';
    return kind === 'person' ? { kind, name } : { kind, name, bot: 'captain' };
  });
}

async function openEnd(page: Page, ending: Ending, theme: Look = 'dark'): Promise<void> {
  const saved = { ...savedAt(2, 1, ['role']), seats: [...seatsOf(ending)] };
  await continueGame(page, saved, { theme, pace: 'off', assistance: 'suggest' });
  await expect(result(page).getByRole('heading', { name: TITLES[ending] })).toBeVisible();
}

for (const theme of LOOKS) {
  for (const ending of ['victory', 'defeat', 'neutral'] as const) {
    test(`axe finds nothing on the end of a game: ${ending}, ${theme}`, async ({ page }) => {
      await openEnd(page, ending, theme);
      await expect(result(page).getByText('Points by turn')).toBeVisible();
      expect(await axeFaults(page, '[data-result]')).toEqual([]);
    });
  }
}

for (const ending of ['victory', 'defeat'] as const) {
  test(`it fits the width, and its buttons are visible or one scroll away: ${ending}`, async ({
    page,
  }) => {
    await openEnd(page, ending);
    const sheet = page.locator('[data-result]');
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    const first = sheet.locator('button.primary').first();
    await expect(first).toBeInViewport({ ratio: 0.95 });
    await page.setViewportSize({ width: size.height, height: size.width });
    await expect(first).toBeInViewport({ ratio: 0.95 });
    await page.setViewportSize(size);
    const hidden = await sheet.evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(hidden).toBeLessThanOrEqual(0);
    const rows = sheet.getByRole('table').first().locator('tr');
    const displays = await rows.evaluateAll((all) =>
      all.map((row) => getComputedStyle(row).display),
    );
    expect(new Set(displays)).toEqual(new Set(['table-row']));
    for (const button of await result(page).getByRole('button').all()) {
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 0.95 });
    }
  });
}

test('a turn that decided the game opens the replay there', async ({ page }) => {
  const errors = watchErrors(page);
  await openEnd(page, 'victory');
  const moment = result(page)
    .getByRole('button', { name: /^Watch turn \d+/ })
    .first();
  const turn = /\d+/.exec((await moment.textContent()) ?? '')?.[0] ?? '';
  await moment.click();
  await expect(page).toHaveURL(/#\/replay\/measured\/\d+$/);
  await expect(page.getByText(new RegExp(`^Turn ${turn}:`)).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('after a defeat the game can be played again from before the turning point, with the same opponent', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await openEnd(page, 'defeat');
  const playOn = result(page).getByRole('button', { name: /^Play on from turn \d+$/ });
  const turn = /\d+$/.exec((await playOn.textContent()) ?? '')?.[0] ?? '';
  await playOn.click();
  await expect(page.locator('[data-ply]')).toBeVisible();
  await expect(page.getByText(new RegExp(`^Turn ${turn}: your turn`)).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('the same seats play again', async ({ page }) => {
  await openEnd(page, 'victory');
  await result(page).getByRole('button', { name: 'Rematch' }).click();
  await expect(result(page)).toHaveCount(0);
  await expect(page.locator('[data-game]')).toBeVisible();
});

test('the end is shared as a picture, which is downloaded without a share sheet', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'canShare', { value: undefined }),
  );
  await openEnd(page, 'victory');
  const download = page.waitForEvent('download');
  await result(page).getByRole('button', { name: 'Share a picture' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('eminent-domain.png');
  const picture = await readFile(await file.path());
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  // A plain background compresses to much less.
  expect(picture.length).toBeGreaterThan(100_000);
  await expect(result(page).getByRole('alert')).toHaveCount(0);
  expect(errors).toEqual([]);
});
