// The analysis in the replay viewer: marks open moments, the better choice is lit, a decision can be
// played again, and all of it works on a phone and for screen readers.
import {
  decidingSeat,
  formatOption,
  legalOptions,
  newGame,
  parseOption,
  playTrusted,
} from '@eminent/engine';
import { restoreTable } from '@eminent/table';
import { expect, type Page, test } from '@playwright/test';
import { LOOKS, type Look } from '../packages/web/src/theme/themes.ts';
import { byDepth } from '../tools/test-depth.ts';
import { savedAt } from '../tools/page/saved-games.ts';
import { axeFaults } from './axe.ts';
import { idle } from './idle.ts';
import { watchErrors } from './play.ts';

const SEATS = [
  { kind: 'bot', name: 'Deneb', bot: 'captain' },
  { kind: 'person', name: '' },
] as const;
const OWN = 1;

/** A finished game of seat 1 of this device, and an analysis with one mistake of each seat. */
function finishedGame(): {
  readonly game: object;
  readonly analysis: object;
  readonly ply: number;
} {
  const saved = { ...savedAt(2, 1, ['role']), seats: [...SEATS] };
  const table = restoreTable(saved);
  if (!table.ok) throw new Error(table.error);
  const state = newGame(saved.game, saved.seed);
  const mistakes: { readonly seat: number; readonly ply: number }[] = [];
  const turns = new Set<number>([0]);
  for (const token of saved.tokens) {
    const option = parseOption(state, token) ?? 0;
    const seat = decidingSeat(state);
    const leads = legalOptions(state).map((one) => formatOption(state, one));
    const best = leads.find((one) => one !== token && one.startsWith('lead:'));
    const isFirst = mistakes.every((one) => one.seat !== seat);
    if (state.turnNumber > 4 && token.startsWith('lead:') && best !== undefined && isFirst) {
      const mistake = {
        ply: state.ply,
        turn: state.turnNumber,
        seat,
        chosen: token,
        best,
        chance: 0.6,
        lost: 0.3 - seat / 10,
      };
      mistakes.push(mistake);
    }
    playTrusted(state, option);
    turns.add(state.turnNumber);
  }
  const chances = Array.from({ length: turns.size + 1 }, (_, at) => {
    const own = 0.5 + 0.4 * Math.sin(at / 3);
    return [1 - own, own];
  });
  const ply = mistakes.find(({ seat }) => seat === OWN)?.ply ?? -1;
  const analysis = {
    done: saved.tokens.length,
    of: saved.tokens.length,
    chances,
    seen: [chances, chances],
    mistakes,
    draws: [{ ply: ply + 20, turn: 9, seat: OWN, gained: 0.12 }],
    lostByChoices: [0.3, 0.2],
    luck: [-0.12, 0.12],
    decisions: [0, 0],
    luckAdjusted: [0.4, 0.6],
    accuracy: [
      { choices: 90, errorPerDecision: 0.0033, rating: 'strong' },
      { choices: 80, errorPerDecision: 0.0025, rating: 'strong' },
    ],
  };
  const game = {
    id: 'studied',
    at: 0,
    names: SEATS.map(({ name }) => name),
    scores: [1, 2],
    winners: [OWN],
    record: table.value.recordText(),
    seats: SEATS,
    own: OWN,
  };
  return { game, analysis, ply };
}

const FINISHED = finishedGame();

async function openReplay(page: Page, stored: boolean, look: Look = 'dark'): Promise<void> {
  const { game, analysis } = FINISHED;
  await page.addInitScript(
    (items) => {
      for (const [key, value] of items) localStorage.setItem(`eminent.${key}`, value);
    },
    [
      ['settings', JSON.stringify({ theme: look, lang: 'en', pace: 'off' })],
      ['finished.studied', JSON.stringify(game)],
      ...(stored ? [['analysis.studied', JSON.stringify({ version: 1, analysis })]] : []),
    ] as [string, string][],
  );
  await page.goto('/#/replay/studied');
  await expect(page.getByRole('slider')).toBeVisible();
}

test('a mark opens the moment with the better choice lit, and the decision can be played again', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await openReplay(page, true);
  // The own seat, under the name of the player.
  await expect(page.getByRole('combobox', { name: 'View as' })).toHaveValue(String(OWN));
  const marks = page.locator('[data-mark]');
  await expect(marks).toHaveCount(3);
  await page.getByRole('button', { name: /^Turn \d+, Deneb: mistake/ }).click();
  await expect(page.getByRole('combobox', { name: 'View as' })).toHaveValue('0');
  await page.getByRole('button', { name: /^Turn \d+, You: mistake/ }).click();
  await expect(page.getByRole('combobox', { name: 'View as' })).toHaveValue(String(OWN));
  await expect(page.getByRole('slider')).toHaveValue(String(FINISHED.ply));
  await expect(page.getByText('more games out of 100')).toBeVisible();
  await expect(page.locator('[data-picked]').first()).toBeVisible();

  await page.getByRole('button', { name: 'Try again from here' }).click();
  const retry = page.locator('[data-retry]');
  await expect(retry).toBeVisible();
  await retry.getByRole('button', { name: 'Show the better choice' }).click();
  await page.locator('[data-primary]').click();
  await expect(retry.getByRole('status')).toHaveText(/^(?:Well done|Better|Not better)/);
  await retry.getByRole('button', { name: 'Back to the replay' }).click();
  await expect(page.getByRole('slider')).toHaveValue(String(FINISHED.ply));
  expect(errors).toEqual([]);
});

test('the analysis in words hides what a seat could not know unless all cards are chosen', {
  tag: '@desktop',
}, async ({ page }) => {
  await openReplay(page, true);
  await page.getByRole('button', { name: 'Analysis', exact: true }).click();
  const panel = page.locator('[data-analysis]');
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
    'Decisions: You',
    'Decisions: Deneb',
    'Lucky and unlucky draws',
    'Luck and skill',
  ]);
  await panel.getByRole('checkbox', { name: 'All cards' }).uncheck();
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(['Decisions: You']);
  await panel.getByText('Chances by turn').click();
  await expect(panel.getByRole('table')).toBeVisible();
});

test('an analysis shows its progress, can be stopped, and can be resumed', {
  tag: '@desktop',
}, async ({ page }) => {
  await openReplay(page, false);
  await page.getByRole('button', { name: 'Stop the analysis' }).click();
  await expect(page.getByText(/^Analysis stopped at \d+%$/)).toBeVisible();
  await page.getByRole('button', { name: 'Analyze the game' }).click();
  await expect(page.locator('[data-chances]')).toBeVisible();
});

for (const look of byDepth<readonly Look[]>(['dark'], LOOKS)) {
  test(`axe finds nothing in the analysis: ${look}`, { tag: '@desktop' }, async ({ page }) => {
    await openReplay(page, true, look);
    await page.locator('[data-mark]').first().click();
    await page.getByRole('button', { name: 'Analysis', exact: true }).click();
    await idle(page);
    expect(await axeFaults(page)).toEqual([]);
  });
}
