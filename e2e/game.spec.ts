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
  await page.goto('/?pause=0');
  await page.getByRole('radio', { name: String(players), exact: true }).check();
  await page.getByText('Rule options').click();
  await page.getByLabel('Seed').fill(`browser ${players}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
}

const result = (page: Page) => page.getByRole('region', { name: 'Result' });

/** What the person does next: options in turn, so that all kinds of answers occur. */
async function pressSomeOption(
  page: Page,
  round: number,
  press: (n: number) => Promise<void>,
): Promise<void> {
  const enabled = await page
    .locator('.question .options button')
    .evaluateAll((buttons) =>
      buttons.flatMap((button, i) => ((button as HTMLButtonElement).disabled ? [] : [i])),
    );
  const chosen = enabled[(round * 7) % Math.min(enabled.length, 9)];
  if (chosen === undefined) return;
  const several = await page.locator('.question .options button[aria-pressed]').count();
  await press(chosen);
  if (several > 0 && chosen > 0) await press(0);
}

async function playToTheEnd(page: Page, press: (n: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < 1500; round++) {
    if (await result(page).isVisible()) return;
    await pressSomeOption(page, round, press);
  }
  throw new Error('the game did not end');
}

for (const players of [2, 4]) {
  test(`a whole game of ${players} by clicking`, async ({ page }, info) => {
    test.skip(info.project.name !== 'desktop', 'one desktop game is enough');
    const errors = watchErrors(page);
    await newGame(page, players);
    await playToTheEnd(page, (n) => page.locator('.question .options button').nth(n).click());
    await expect(result(page).getByRole('row')).toHaveCount(players + 1);
    await result(page).getByRole('button', { name: 'Play again' }).click();
    await expect(page.getByRole('heading', { name: 'Eminent Domain' })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('a whole game by keyboard alone', async ({ page }, info) => {
  test.skip(info.project.name !== 'desktop', 'a phone has no keyboard');
  const errors = watchErrors(page);
  await page.goto('/?pause=0');
  await page.getByRole('button', { name: 'Play', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
  await playToTheEnd(page, (n) => page.keyboard.press(String(n + 1)));
  expect(errors).toEqual([]);
});

test('the table fits its screen, in both languages', async ({ page }) => {
  const errors = watchErrors(page);
  await newGame(page, 4);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(page.getByRole('region', { name: 'La tua mano' })).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Tecnologie' }).click();
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
