/// <reference lib="dom" />
// How a person plays on the page: sets up a game, answers by mouse, finger or keys, and notices errors.
import { expect, type Page } from '@playwright/test';

/** Fails the test when the page reports an error. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** Text of twice the size, whatever the settings say. */
export function enlargeText(page: Page): Promise<void> {
  return page.evaluate(() =>
    document.documentElement.style.setProperty('font-size', '200%', 'important'),
  );
}

export interface Wanted {
  readonly players?: number;
  /** The name of a game on the new-game page. */
  readonly game?: string;
  /** The name of the opponent. */
  readonly opponent?: string;
}

/** Sets up a game on the new-game page, as a person does. */
export async function newGame(page: Page, wanted: Wanted): Promise<void> {
  const { players = 2, game, opponent } = wanted;
  await page.goto('/?pause=0#/new');
  if (game !== undefined) await page.getByText(game, { exact: true }).click();
  await page.getByRole('radio', { name: String(players), exact: true }).check();
  await page.getByLabel('Who begins').selectOption('me');
  if (opponent !== undefined) {
    const seat = page.getByLabel('Seat 2', { exact: true });
    const choice = seat.locator('option', { hasText: opponent });
    await seat.selectOption(await choice.getAttribute('value'));
  }
  await page.getByText('Rule options').click();
  await page.getByLabel('Seed').fill(`browser ${players}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('[data-game], [data-curtain]')).toBeVisible();
}

export const result = (page: Page) => page.getByRole('region', { name: 'Result' });

interface Asked {
  readonly ply: string;
  readonly several: boolean;
  /** Places of the buttons that can be pressed. */
  readonly enabled: readonly number[];
}

/** The question on the page, or undefined when the game is over. */
function asked(page: Page): Promise<Asked | undefined> {
  return page.evaluate(() => {
    const question = document.querySelector<HTMLElement>('[data-ply]');
    if (question === null) return undefined;
    const buttons = [...question.querySelectorAll<HTMLButtonElement>('[data-options] button')];
    return {
      ply: question.dataset['ply'] ?? '',
      several: buttons.some((button) => button.hasAttribute('aria-pressed')),
      enabled: buttons.flatMap((button, i) => (button.disabled ? [] : [i])),
    };
  });
}

function isDisabled(page: Page, place: number): Promise<boolean> {
  return page.evaluate((n) => {
    const buttons = document.querySelectorAll<HTMLButtonElement>('[data-options] button');
    return buttons[n]?.disabled === true;
  }, place);
}

/** A window that is open is closed to answer in the ribbon. */
function closeWindow(page: Page): Promise<void> {
  return page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
}

export type Press = (page: Page, place: number) => Promise<void>;

/** Where an option is on the screen, brought into sight. */
function middleOf(page: Page, place: number): Promise<{ x: number; y: number } | undefined> {
  return page.evaluate((n) => {
    const button = document.querySelectorAll('[data-options] button')[n];
    button?.scrollIntoView({ block: 'nearest' });
    const box = button?.getBoundingClientRect();
    return box === undefined ? undefined : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, place);
}

/** Presses the mouse on the middle of an option, as a person does. */
export const byMouse: Press = async (page, place) => {
  const at = await middleOf(page, place);
  if (at !== undefined) await page.mouse.click(at.x, at.y);
};

export const byKey: Press = (page, place) => page.keyboard.press(String(place + 1));

/** Taps the middle of an option with a finger. */
export const byTouch: Press = async (page, place) => {
  const at = await middleOf(page, place);
  if (at !== undefined) await page.touchscreen.tap(at.x, at.y);
};

/** Answers with options in turn, so that all kinds of answers occur, until the score screen. `beforeAnswer` is called at each question. */
export async function playToTheEnd(
  page: Page,
  press: Press,
  beforeAnswer?: () => Promise<void>,
): Promise<void> {
  for (let round = 0; round < 2000; round++) {
    await page.waitForSelector('[data-ply], [data-result]');
    await closeWindow(page);
    const question = await asked(page);
    if (question === undefined) {
      await expect(result(page)).toBeVisible();
      return;
    }
    await beforeAnswer?.();
    const { enabled, ply, several } = question;
    const chosen = enabled[(round * 7) % Math.min(enabled.length, 8)] ?? 0;
    await press(page, chosen);
    if (several && chosen > 0) {
      // As often as cards must be placed: two colonies to tuck are both tucked under the same planet.
      while (await isDisabled(page, 0)) await press(page, chosen);
      await press(page, 0);
    }
    await page.waitForFunction((before) => {
      const now = document.querySelector<HTMLElement>('[data-ply]');
      return (
        document.querySelector('[data-result]') !== null ||
        (now !== null && now.dataset['ply'] !== before)
      );
    }, ply);
  }
  throw new Error('the game did not end');
}
