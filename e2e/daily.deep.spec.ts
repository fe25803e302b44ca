// The daily game: started from the home screen, resumed after a reload, and its result compared
// with a friend's.
import { dailyGame, type SavedGame } from '@eminent/protocol';
import { restoreTable } from '@eminent/table';
import { expect, type Page } from '@playwright/test';
import { newDailyGame } from '../packages/web/src/daily/daily-session.ts';
import { axeFaults } from './axe.ts';
import { test } from './checked-page.ts';
import { idle } from './idle.ts';
import { result } from './play.ts';

const DATE = '2026-11-27';

/** Returns the finished daily game in which a bot answered for the player. */
function playedBy(bot: string): { readonly saved: SavedGame; readonly record: string } {
  const daily = dailyGame(DATE);
  if (daily === undefined) throw new Error('no daily game');
  const saved = newDailyGame(daily);
  const seats = saved.seats.map((seat) =>
    seat.kind === 'person' ? { kind: 'bot' as const, name: '', bot } : seat,
  );
  const table = restoreTable({ ...saved, seats });
  if (!table.ok) throw new Error(table.error);
  while (!table.value.over) table.value.step();
  const { tokens } = table.value;
  return { saved: { ...saved, tokens }, record: table.value.recordText() };
}

function analysisOf(own: number): object {
  const chances = [
    [0.5, 0.5],
    [0, 1],
  ];
  const zeros = [0, 0];
  const mistake = { ply: 40, turn: 6, seat: own, chosen: 'done', best: 'done', chance: 0.6 };
  const accuracy = { choices: 9, errorPerDecision: 0.01, rating: 'solid' };
  return {
    done: 1,
    of: 1,
    chances,
    seen: [chances, chances],
    mistakes: [{ ...mistake, lost: 0.05 }],
    draws: [],
    lostByChoices: zeros,
    luck: zeros,
    decisions: zeros,
    luckAdjusted: [0.25, 0.75],
    accuracy: [accuracy, accuracy],
    byPhase: [[], []],
  };
}

async function openAt(page: Page, items: readonly (readonly [string, object])[]): Promise<void> {
  await page.clock.setFixedTime(new Date(`${DATE}T12:00:00Z`));
  await page.addInitScript(
    (texts) => {
      if (localStorage.getItem('eminent.settings') !== null) return;
      for (const [key, value] of texts) localStorage.setItem(`eminent.${key}`, value);
    },
    [
      ['settings', { theme: 'dark', lang: 'en', pace: 'off', assistance: 'suggest' }],
      ['knows-game', { knows: true }],
      ...items,
    ].map(([key, value]) => [key, JSON.stringify(value)] as [string, string]),
  );
}

test('the daily game is begun from the home screen, and a reload resumes it', async ({ page }) => {
  await openAt(page, []);
  await page.goto('/?pause=0');
  await page.getByRole('button', { name: /^Daily game/ }).click();
  await expect(page.getByRole('heading', { name: 'November 27, 2026' })).toBeVisible();
  await expect(page.getByText('The same deal doesn’t make it fair')).toBeVisible();
  await page.getByRole('button', { name: 'Play today’s game' }).click();
  const primary = page.locator('[data-ply] [data-primary]');
  await primary.click();
  await idle(page);
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  const ply = (await page.locator('[data-ply]').getAttribute('data-ply')) ?? '';
  await page.reload();
  await expect(page.locator('[data-ply]')).toHaveAttribute('data-ply', ply);
  await page.goto('/?pause=0#/daily');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
});

test('a finished daily game is copied, compared with a friend’s, and not played again', async ({
  page,
}) => {
  const { saved, record } = playedBy('trader');
  const own = saved.seats.findIndex(({ kind }) => kind === 'person');
  await openAt(page, [
    [`game.${saved.id}`, { at: 0, saved }],
    [`daily.${DATE}`, { at: 0 }],
    [`analysis.${saved.id}`, { version: 2, analysis: analysisOf(own) }],
  ]);
  await page.goto('/?pause=0');
  await page.locator('[data-continue]').click();
  await result(page).getByRole('button', { name: 'Your daily result' }).click();
  const outcome = page.locator('[data-daily-result]');
  await expect(outcome.getByText(/^(?:won|lost) \d+–\d+$/)).toBeVisible();
  await expect(outcome.getByText('0.75 without luck')).toBeVisible();
  await expect(outcome.getByRole('img', { name: /1 slip, 0 mistakes/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(?:Play|Continue)/ })).toHaveCount(0);
  await idle(page);
  expect(await axeFaults(page)).toEqual([]);

  const field = page.getByRole('textbox', { name: 'A friend’s result or link' });
  await field.fill('Eminent Domain, won 1–0');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('alert')).toHaveText(/no game in this text/);
  const friend = playedBy('warmonger').record;
  await field.fill(await linkTo(page, friend));
  await page.getByRole('button', { name: 'Compare' }).click();
  const comparison = page.locator('[data-comparison]');
  await expect(comparison.getByText(/You played the same until turn \d+\./)).toBeVisible();
  await expect(comparison.getByRole('status')).toHaveText(/engine (?:prefers|sees)/);
  expect(record).not.toBe(friend);
});

/** Returns the link by which a friend would share this record. */
async function linkTo(page: Page, record: string): Promise<string> {
  const { formatCompact, parseRecord } = await import('@eminent/engine');
  const read = parseRecord(record);
  if (!read.ok) throw new Error(read.error);
  return `${new URL(page.url()).origin}/#/daily/${DATE}/${formatCompact(read.value)}`;
}
