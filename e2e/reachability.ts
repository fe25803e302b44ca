/// <reference lib="dom" />
// Finds unreachable elements: covered, smaller than a fingertip, or with an ambiguous name.
import { formatCompact } from '@eminent/engine';
import { Table } from '@eminent/table';
import { expect, type Page } from '@playwright/test';
import { type SavedGame, savedAt } from '../tools/page/saved-games.ts';
import { continueGame } from './play.ts';

/** Opens a game after this share of its answers, at a question of this step. */
export async function openTable(
  page: Page,
  players: number,
  share: number,
  step: string,
  lang: 'en' | 'it' = 'en',
): Promise<void> {
  await openSaved(page, savedAt(players, share, [step]), lang);
}

export async function openSaved(
  page: Page,
  saved: SavedGame,
  lang: 'en' | 'it' = 'en',
): Promise<void> {
  await continueGame(page, saved, { lang, allChoices: true, assistance: 'suggest' });
  await expect(page.locator('[data-ply]')).toBeVisible();
}

/** Describes elements whose center stays covered even after scrolling to them. */
export function covered(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate((wanted) => {
    const found = [...document.querySelectorAll<HTMLElement>(wanted)];
    return found.flatMap((one) => {
      if (!one.checkVisibility()) return [];
      one.scrollIntoView({ block: 'center', inline: 'center' });
      const { x, y, width, height } = one.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top !== null && one.contains(top)
        ? []
        : [`${one.textContent} under ${top?.outerHTML.slice(0, 60)}`];
    });
  }, selector);
}

/** Lists controls smaller than a fingertip. Controls within a sentence may be smaller. */
export function tooSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const fingertip = 44;
    const controls = 'button, a[href], select, summary, input:not([hidden]), [role="tab"]';
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((one) => {
      // A click on the label counts too.
      const target = one.closest('label') ?? one;
      const { width, height } = target.getBoundingClientRect();
      const isShown = target.checkVisibility({ visibilityProperty: true }) && width > 0;
      const words = [...(target.closest('p, li')?.childNodes ?? [])];
      const isInSentence = words.some((node) => node instanceof Text && node.data.trim() !== '');
      const isLarge = Math.round(width) >= fingertip && Math.round(height) >= fingertip;
      if (!isShown || isInSentence || isLarge) return [];
      const name = target.getAttribute('aria-label') ?? target.textContent ?? '';
      return [`${name.slice(0, 40)}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  });
}

/** Lists names that controls of a region share. Hand cards and texts may repeat a name. */
export function sameNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll<HTMLElement>('button, a[href]')]
      .filter(
        (one) =>
          one.checkVisibility() &&
          // The list of all choices ends in a button that does the same as the primary button.
          one.closest('[data-anchor^="cards:"], p, li, [data-confirm]') === null,
      )
      .map((one) => {
        const region = one.parentElement?.closest('section, nav, dialog, main, header');
        const place = [...document.querySelectorAll('section, nav, dialog, main, header')];
        const name = one.getAttribute('aria-label') ?? one.textContent ?? '';
        return `${name} (region ${region === undefined || region === null ? -1 : place.indexOf(region)})`;
      });
    return names.filter((name, i) => names.indexOf(name) !== i);
  });
}

export function replayAddress(): string {
  const { game, seed, tokens } = savedAt(2, 1, ['role']);
  const seats = ['Ada', 'Vega'].map((name) => ({ kind: 'bot', name, bot: 'captain' }) as const);
  const table = new Table({ game, seed, seats });
  table.restore(tokens);
  return `replay/${formatCompact(table.record())}/40`;
}
