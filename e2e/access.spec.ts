// Everybody can play: no screen breaks a rule that axe knows, in any theme; a turn by roles and names alone; large text fits.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { LOOKS, type Look } from '../packages/web/src/theme/themes.ts';
import { keptText, savedAt } from '../tools/page/saved-game.ts';
import { isTouched, shots } from '../tools/page/shots.ts';
import { stage } from '../tools/page/stage.ts';
import { axeFaults } from './axe.ts';
import { enlargeText, newGame, result, watchErrors } from './play.ts';

/** Sets the theme before the page reads its settings. */
async function useTheme(page: Page, theme: Look): Promise<void> {
  await page.addInitScript((wanted) => {
    localStorage.setItem('eminent.settings', JSON.stringify({ theme: wanted, lang: 'en' }));
  }, theme);
}

for (const theme of LOOKS) {
  for (const screen of ['', 'new', 'settings', 'rules', 'replays']) {
    test(`axe finds nothing on /${screen}, ${theme}`, async ({ page }) => {
      await useTheme(page, theme);
      await page.goto(`/?pause=0#/${screen}`);
      // Not the title that is there before the page.
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
    });
  }

  test(`axe finds nothing on the table and its windows, ${theme}`, async ({ page }) => {
    await useTheme(page, theme);
    await newGame(page, { players: 4 });
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('t');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('h');
    await expect(page.getByRole('region', { name: 'What the Emperor would do' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });
}

test('where the system has colours of its own, words stand on those and on no sky', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/?pause=0#/settings');
  const sky = page.locator('[data-sky]');
  await expect(sky.locator('canvas').last()).toBeAttached();
  await expect(sky.locator('canvas').last()).toBeHidden();
  await expect(sky).toHaveCSS('background-image', 'none');
  // The browser ticks its own boxes then.
  const tick = await page
    .getByRole('checkbox', { name: 'Sound' })
    .evaluate((box) => getComputedStyle(box, '::before').content);
  expect(tick).toBe('none');
});

/** Every question, the windows, the end, lessons: what the screens above do not come to. */
const STATES = [
  /^ask-[a-z-]+-(?:1440x900|390x844)$/,
  /^(?:market|boost4|won4)-1440x900-(?:light|contrast)$/,
  /^(?:won3|lost3|open-log|open-hint|learn|learn-survey)-(?:1440x900|390x844)$/,
];
const states = shots().filter(({ name }) => STATES.some((pattern) => pattern.test(name)));

for (const shot of states) {
  test(`axe finds nothing: ${shot.name}`, async ({ browser, baseURL }, info) => {
    const isPhone = info.project.name === 'phone';
    test.skip(isPhone !== isTouched(shot), 'each picture has a window of its own');
    const page = await stage(browser, shot, baseURL ?? '');
    const found = await axeFaults(page);
    await page.context().close();
    expect(found).toEqual([]);
  });
}

/** Changes the theme of a page that is there. */
function paint(page: Page, theme: Look): Promise<void> {
  return page.evaluate((wanted) => {
    document.documentElement.dataset['theme'] = wanted;
  }, theme);
}

async function expectNoFaultInAnyTheme(page: Page): Promise<void> {
  for (const theme of LOOKS) {
    await paint(page, theme);
    expect(await axeFaults(page), theme).toEqual([]);
  }
}

/** What only Escalation shows: its questions, fleets, five seats, what is chosen before the first turn, its windows, its end. */
const ESCALATION = /^(?:escalation-[a-z-]+|table5-late)-(?:1440x900|390x844)(?:-it)?$/;

for (const shot of shots().filter(({ name, theme }) => theme === 'dark' && ESCALATION.test(name))) {
  test(`axe finds nothing in any theme: ${shot.name}`, async ({ browser, baseURL }, info) => {
    const isPhone = info.project.name === 'phone';
    test.skip(isPhone !== isTouched(shot), 'each picture has a window of its own');
    const page = await stage(browser, shot, baseURL ?? '');
    await expectNoFaultInAnyTheme(page);
    await page.context().close();
  });
}

test('axe finds nothing on the form of Escalation, in any theme', async ({ page }) => {
  await page.goto('/?pause=0#/new');
  await page.getByText('Escalation', { exact: true }).click();
  await page.getByRole('radio', { name: '5', exact: true }).check();
  await page.getByRole('radio', { name: 'Chosen in turn' }).check();
  await page.getByText('Rule options').click();
  await expectNoFaultInAnyTheme(page);
});

test('a turn is played by roles and names alone, and the focus is never lost', async ({ page }) => {
  await newGame(page, {});
  const question = page.getByRole('region', { name: 'Your decision' });
  const focused = () =>
    page.evaluate(
      () => document.activeElement !== null && document.activeElement !== document.body,
    );
  // Read in one go: the turn may pass between two looks.
  const turn = async () => (await page.getByText(/^Turn \d+: yours/).allTextContents())[0];
  const first = await turn();
  await question.getByRole('button', { name: 'Play no card' }).click();
  // A press in the moment in which the question settles does not count, and one before it came reads about the stack.
  const lead = question.getByRole('button', { name: /^Lead Survey/ });
  const about = page.getByRole('dialog', { name: 'Survey' });
  await expect(async () => {
    if (await about.isVisible()) await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Survey\. \d+ cards left/ }).click();
    await expect(lead).toBeVisible({ timeout: 1000 });
  }).toPass();
  await lead.click();
  for (let i = 0; i < 30; i++) {
    await expect(question.getByRole('button').first()).toBeVisible();
    expect(await focused()).toBe(true);
    const now = await turn();
    if (now !== undefined && now !== first) break;
    const calm = question.getByRole('button', { name: /^(Keep|Dissent|Play no)/ });
    await calm.or(question.getByRole('button')).first().click();
  }
  expect(await turn()).not.toBe(first);
});

/** Names of the buttons in a region that a screen reader finds and that can be pressed, in order. */
async function buttonsIn(region: Locator): Promise<readonly string[]> {
  const told = await region.ariaSnapshot();
  return told.split('\n').flatMap((line) => {
    const node = line.trim().replace(/^- '?/, '').replaceAll("''", "'");
    const [, name, more] = /^button ("(?:[^"\\]|\\.)*")(.*)$/.exec(node) ?? [];
    return name === undefined || more?.includes('[disabled]') === true
      ? []
      : [String(JSON.parse(name))];
  });
}

test('a whole game is played by the accessibility tree alone', async ({ page }, info) => {
  test.skip(info.project.name !== 'desktop', 'one game is enough');
  const errors = watchErrors(page);
  await newGame(page, {});
  const question = page.getByRole('region', { name: 'Your decision' });
  const choices = 'All choices';
  await question.getByRole('button', { name: choices }).click();
  const asked = new Map<string, number>();
  for (let n = 0; n < 4000 && !(await result(page).isVisible()); n++) {
    const window = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    if (await window.isVisible()) await window.click();
    const words = (await question.getByRole('status').allTextContents()).join();
    const names = (await buttonsIn(question).catch(() => [])).filter((name) => name !== choices);
    // The first is the answer that is ready; the others come in turn, so that all kinds of answers occur.
    const times = asked.get(words) ?? 0;
    asked.set(words, times + 1);
    const name = names[times % 2 === 0 ? (n * 7) % names.length : 0];
    if (name === undefined) continue;
    // The question may be another one by now.
    await question
      .getByRole('button', { name, exact: true })
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined);
  }
  await expect(result(page).getByRole('table').first().getByRole('columnheader')).toHaveCount(3);
  expect(asked.size).toBeGreaterThan(10);
  expect(errors).toEqual([]);
});

test('text of twice the size fits a desktop', async ({ page }, info) => {
  test.skip(info.project.name !== 'desktop', 'a phone has its own sizes');
  await page.goto('/?pause=0');
  for (const screen of ['', 'new', 'settings', 'rules']) {
    await page.goto(`/?pause=0#/${screen}`);
    await expect(page.getByRole('main')).toBeVisible();
    if (screen === 'rules') await expect(page.locator('[data-rule]').first()).toBeVisible();
    await enlargeText(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, screen).toBeLessThanOrEqual(0);
  }
});

for (const step of ['role', 'boost', 'action']) {
  test(`the late table is playable with text of twice the size: ${step}`, async ({
    page,
  }, info) => {
    test.skip(info.project.name !== 'desktop', 'a phone has its own sizes');
    const game = keptText(savedAt(4, 0.85, [step]));
    await page.addInitScript((saved) => {
      const settings = { lang: 'it', pace: 'off', textSize: 200, allChoices: true };
      localStorage.setItem('eminent.settings', JSON.stringify(settings));
      localStorage.setItem('eminent.game.measured', saved);
    }, game);
    await page.goto('/?pause=0');
    await page.getByRole('button', { name: 'Continua' }).click();
    await expect(page.locator('[data-ply]')).toBeVisible();
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    // What lies on an orbit may stand over the rim of its region; the walk over all pictures sees that nothing is cut (overlap.spec.ts).
    const sideways = '[data-game], [data-ply], [data-ply] button, [data-anchor^="cards:"]';
    for (const part of await page.locator(sideways).all()) {
      const hidden = () => part.evaluate((one) => one.scrollWidth - one.clientWidth);
      const message = `wider than its place: ${await part.innerText()}`;
      await expect.poll(hidden, { message }).toBeLessThanOrEqual(1);
    }
    for (const piece of await page
      .locator('[data-ply] [role="status"], [data-anchor^="cards:"] button')
      .all()) {
      await expect(piece).toBeInViewport({ ratio: 0.9 });
    }
    for (const option of await page.locator('[data-primary], [data-options] button').all()) {
      await option.scrollIntoViewIfNeeded();
      await expect(option).toBeInViewport({ ratio: 0.9 });
    }
    for (const part of ['Plancia comune', 'Il tuo Impero', 'Avversari']) {
      const region = page.getByRole('region', { name: part, exact: true });
      if (part === 'Plancia comune' && step === 'boost') continue;
      await expect(region).toBeInViewport({ ratio: 0.9 });
    }
  });
}
