/// <reference lib="dom" />
// Several cards are picked in any order, and no button moves meanwhile.
import { DEFAULT_OPTIONS } from '@eminent/engine';
import { Table } from '@eminent/table';
import { expect, test } from '@playwright/test';
import { type SavedGame, savedWithQuestion } from '../tools/page/saved-games.ts';
import { idle } from './idle.ts';
import { continueGame } from './play.ts';

/** A two-player game in which seat 0 must discard two of seven cards. */
function sevenCards(): { saved: SavedGame; hand: readonly string[] } {
  const setup = { game: { ...DEFAULT_OPTIONS, players: 2 as const }, seed: 'hand 6' };
  const bots = ['scholar', 'warmonger'];
  const table = new Table({
    ...setup,
    seats: bots.map((bot, seat) => ({ kind: 'bot', name: `Bot ${seat}`, bot })),
  });
  while (!table.over) {
    const view = table.viewOf(0);
    const hand = view.players[0]?.hand ?? [];
    if (view.decision?.step === 'discard' && view.decision.excess === 2 && hand.length === 7) {
      const saved: SavedGame = {
        ...setup,
        id: 'seven',
        seats: [
          { kind: 'person', name: '' },
          { kind: 'bot', name: 'Vega', bot: 'warmonger' },
        ],
        tokens: table.record().turns.flatMap((turn) => turn.tokens),
        lastQuestion: 0,
      };
      return { saved, hand };
    }
    table.step();
  }
  throw new Error('two of seven cards are never discarded');
}

test(
  'the last of seven cards is discarded, and picked first',
  { tag: '@desktop' },
  async ({ page }, info) => {
    const { saved, hand } = sevenCards();
    await continueGame(page, saved, { assistance: 'none', settle: false });
    await expect(page.locator('[data-ribbon="discard"]')).toBeVisible();
    const primary = page.locator('[data-primary]');
    await expect(primary).toBeDisabled();
    const cards = page.locator('[data-anchor^="cards:"] button');
    await expect(cards).toHaveCount(hand.length);
    const press = async (at: number): Promise<void> => {
      const card = cards.nth(at);
      await card.scrollIntoViewIfNeeded();
      // On the phone each card covers the previous one except for its left edge.
      if (info.project.use.hasTouch === true) await card.tap({ position: { x: 14, y: 90 } });
      else await card.click();
    };
    await press(hand.length - 1);
    await expect(primary).toBeDisabled();
    await press(0);
    await expect(primary).toBeEnabled();
    await page.screenshot({ path: info.outputPath('discard.png') });
    const last = `discard:${hand.at(-1)}`;
    await expect(primary).toHaveAttribute('data-answers', `${last} discard:${hand[0]}`);
    await primary.click();
    await expect(page.locator('[data-ribbon="discard"]')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'selecting a card to follow with moves no button',
  { tag: '@desktop' },
  async ({ page }, info) => {
    const saved = savedWithQuestion('follow-or-dissent', {}, undefined, (view) => {
      const { hand = [], handSymbols = {} } = view.players[0] ?? {};
      const role = view.role;
      return role !== undefined && hand.some((card) => (handSymbols[card]?.[role] ?? 0) > 0);
    });
    await continueGame(page, saved, { assistance: 'none', settle: false });
    await expect(page.locator('[data-ribbon="follow-or-dissent"]')).toBeVisible();
    await idle(page);
    const places = () =>
      page.locator('[data-acts] button').evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join();
        }),
      );
    const before = await places();
    expect(before).toHaveLength(3);
    const card = page.locator('[data-place] [data-legal]').first();
    if (info.project.use.hasTouch === true) await card.tap({ position: { x: 14, y: 90 } });
    else await card.click();
    await expect(page.locator('[data-primary]')).toBeEnabled();
    await idle(page);
    expect(await places()).toEqual(before);
  },
);
