/// <reference lib="dom" />
// Whole games as a person plays them: by mouse, by keyboard, by touch on a phone; nothing gets stuck, no error appears.
import { expect, type Page, test } from '@playwright/test';

/** Fails the test when the page reports an error. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

async function newGame(page: Page, players: number): Promise<void> {
  await page.goto('/?pause=0#/new');
  await page.getByRole('radio', { name: String(players), exact: true }).check();
  await page.getByLabel('Who begins').selectOption('me');
  await page.getByText('Rule options').click();
  await page.getByLabel('Seed').fill(`browser ${players}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
}

const result = (page: Page) => page.getByRole('region', { name: 'Result' });

interface Asked {
  readonly ply: string;
  readonly several: boolean;
  /** Places of the buttons that can be pressed. */
  readonly enabled: readonly number[];
}

/** The question on the page, or undefined when the game is over. */
function asked(page: Page): Promise<Asked | undefined> {
  return page.evaluate(() => {
    const question = document.querySelector<HTMLElement>('.question[data-ply]');
    if (question === null) return undefined;
    const buttons = [...question.querySelectorAll<HTMLButtonElement>('.options button')];
    return {
      ply: question.dataset['ply'] ?? '',
      several: buttons.some((button) => button.hasAttribute('aria-pressed')),
      enabled: buttons.flatMap((button, i) => (button.disabled ? [] : [i])),
    };
  });
}

/** A window that opened by itself, such as the catalogue of technologies, is closed to answer in the dock. */
function closeWindow(page: Page): Promise<void> {
  return page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
}

type Press = (page: Page, place: number) => Promise<void>;

/** Presses the mouse on the middle of an option, as a person does. */
const byMouse: Press = async (page, place) => {
  const at = await page.evaluate((n) => {
    const button = document.querySelectorAll('.question .options button')[n];
    button?.scrollIntoView({ block: 'nearest' });
    const box = button?.getBoundingClientRect();
    return box === undefined ? undefined : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, place);
  if (at !== undefined) await page.mouse.click(at.x, at.y);
};

const byKey: Press = (page, place) => page.keyboard.press(String(place + 1));

/** Answers with options in turn, so that all kinds of answers occur, until the score screen. */
async function playToTheEnd(page: Page, press: Press): Promise<void> {
  for (let round = 0; round < 2000; round++) {
    await page.waitForSelector('.question[data-ply], .scores');
    await closeWindow(page);
    const question = await asked(page);
    if (question === undefined) {
      await expect(result(page)).toBeVisible();
      return;
    }
    const { enabled, ply, several } = question;
    const chosen = enabled[(round * 7) % Math.min(enabled.length, 8)] ?? 0;
    await press(page, chosen);
    if (several && chosen > 0) await press(page, 0);
    await page.waitForFunction((before) => {
      const now = document.querySelector<HTMLElement>('.question[data-ply]');
      return (
        document.querySelector('.scores') !== null ||
        (now !== null && now.dataset['ply'] !== before)
      );
    }, ply);
  }
  throw new Error('the game did not end');
}

for (const players of [2, 4]) {
  test(`a whole game of ${players} by clicking`, async ({ page }, info) => {
    test.skip(info.project.name !== 'desktop', 'one desktop game is enough');
    const errors = watchErrors(page);
    await newGame(page, players);
    await playToTheEnd(page, byMouse);
    await expect(result(page).getByRole('table').first().getByRole('row')).toHaveCount(players + 1);
    await result(page).getByRole('button', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: 'Eminent Domain' })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('a whole game by keyboard alone', async ({ page }, info) => {
  test.skip(info.project.name !== 'desktop', 'a phone has no keyboard');
  const errors = watchErrors(page);
  await page.goto('/?pause=0');
  await page.getByRole('button', { name: 'Play now' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
  await playToTheEnd(page, byKey);
  expect(errors).toEqual([]);
});

test('the table fits its screen, in both languages', async ({ page }) => {
  const errors = watchErrors(page);
  await newGame(page, 4);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.goto('/?pause=0#/settings');
  await page.getByRole('radio', { name: 'Italiano' }).check();
  await page.goto('/?pause=0#/');
  await page.getByRole('button', { name: 'Continua la partita' }).click();
  await expect(page.getByRole('region', { name: 'La tua mano' })).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Tecnologie', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a game goes on after a reload, and a choice can be taken back', async ({ page }) => {
  const errors = watchErrors(page);
  await newGame(page, 2);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await page.locator('.question .options button').first().click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  const question = page.locator('.question p');
  const asked = await question.textContent();
  await page.reload();
  await page.getByRole('button', { name: 'Continue your game' }).click();
  await expect(question).toHaveText(asked ?? '');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(question).not.toHaveText(asked ?? '');
  expect(errors).toEqual([]);
});
