// Plays a whole game with nothing but the accessibility tree, which screen readers use.
import { expect, type Locator } from '@playwright/test';
import { test } from './checked-page.ts';
import { expectScores, newGame, result } from './play.ts';

/** Names of the enabled buttons, in the order of the accessibility tree. */
async function buttonsIn(region: Locator): Promise<readonly string[]> {
  const announced = await region.ariaSnapshot();
  return announced.split('\n').flatMap((line) => {
    const node = line.trim().replace(/^- '?/, '').replaceAll("''", "'");
    const [, name, more] = /^button ("(?:[^"\\]|\\.)*")(.*)$/.exec(node) ?? [];
    return name === undefined || more?.includes('[disabled]') === true
      ? []
      : [String(JSON.parse(name))];
  });
}

test('a whole game is played by the accessibility tree alone', async ({ page }) => {
  await newGame(page, {});
  const question = page.getByRole('region', { name: 'Your decision' });
  const choices = 'All choices';
  await question.getByRole('button', { name: choices }).click();
  const seen = new Map<string, number>();
  for (let n = 0; n < 4000 && !(await result(page).isVisible()); n++) {
    const window = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    if (await window.isVisible()) await window.click();
    const words = (await question.getByRole('status').allTextContents()).join();
    const names = (await buttonsIn(question).catch(() => [])).filter((name) => name !== choices);
    // The first button is the suggested answer. At each repeat of a question, the suggestion and
    // another answer alternate, so that all kinds of answers occur.
    const times = seen.get(words) ?? 0;
    seen.set(words, times + 1);
    const name = names[times % 2 === 0 ? (n * 7) % names.length : 0];
    if (name === undefined) continue;
    // The question may have changed by now.
    await question
      .getByRole('button', { name, exact: true })
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined);
  }
  await expectScores(page, 2);
  expect(seen.size).toBeGreaterThan(10);
});
