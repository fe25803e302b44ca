/// <reference lib="dom" />
// Everything can be reached: with a finger, at 300 % and 400 % zoom, and by a name that nothing beside it has.
import { formatCompact } from '@eminent/engine';
import { Table } from '@eminent/table';
import { expect, type Page, test } from '@playwright/test';
import { keptText, type SavedGame, savedAt } from '../tools/page/saved-game.ts';

/** Opens the table at a question of one of these steps. */
async function openTable(
  page: Page,
  players: number,
  share: number,
  step: string,
  lang: 'en' | 'it' = 'en',
): Promise<void> {
  await openSaved(page, savedAt(players, share, [step]), lang);
}

async function openSaved(page: Page, saved: SavedGame, lang: 'en' | 'it' = 'en'): Promise<void> {
  const game = keptText(saved);
  const settings = JSON.stringify({ lang, allChoices: true });
  await page.addInitScript(
    ([kept, set]) => {
      localStorage.setItem('eminent.settings', set);
      localStorage.setItem('eminent.game.measured', kept);
    },
    [game, settings] as const,
  );
  await page.goto('/?pause=0');
  await page
    .getByRole('button', { name: lang === 'en' ? 'Continue your game' : 'Continua la partita' })
    .click();
  await expect(page.locator('[data-ply]')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** What is covered by something else even where the page is scrolled to it. */
function covered(page: Page, selector: string): Promise<readonly string[]> {
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

for (const [zoom, width, height] of [
  [300, 427, 267],
  [400, 320, 256],
] as const) {
  for (const [players, share, step] of [
    [2, 0.3, 'role'],
    [4, 0.8, 'action'],
    [3, 0.5, 'boost'],
    [3, 0.4, 'keep-planet'],
  ] as const) {
    test(`every option can be reached at ${zoom} %: ${step}`, async ({ page }, info) => {
      test.skip(info.project.name !== 'desktop', 'a phone is zoomed with two fingers');
      await page.setViewportSize({ width, height });
      await openTable(page, players, share, step);
      expect(await covered(page, '[data-options] button')).toEqual([]);
      const hidden = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(hidden).toBeLessThanOrEqual(0);
      await page.locator('[data-options] button').last().click();
    });
  }
}

/** What is smaller than a fingertip. Words inside a sentence are as high as the sentence. */
function tooSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const fingertip = 44;
    const controls = 'button, a[href], select, summary, input:not([hidden]), [role="tab"]';
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((one) => {
      // A box to tick is as large as the label around it.
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

/** Names that two different things in one region have. Cards of a kind are equal in name and in what they do. */
function sameNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll<HTMLElement>('button, a[href]')]
      .filter(
        (one) => one.checkVisibility() && one.closest('[data-anchor^="cards:"], p, li') === null,
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

for (const screen of [
  '',
  'new',
  'learn',
  'learn/survey',
  'settings',
  'rules',
  'replays',
  'replay/none',
]) {
  test(`a finger finds everything on /${screen}`, async ({ page }, info) => {
    test.skip(info.project.name !== 'phone', 'a mouse is finer');
    await page.goto(`/?pause=0#/${screen}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    if (screen === 'new') await page.getByText('Rule options').click();
    expect(await tooSmall(page)).toEqual([]);
    expect(await sameNames(page)).toEqual([]);
  });
}

for (const [players, share, step] of [
  [2, 0.3, 'role'],
  [4, 0.85, 'action'],
  [3, 0.5, 'boost'],
  [3, 0.4, 'keep-planet'],
] as const) {
  test(`a finger finds everything on the table of ${players}: ${step}`, async ({ page }, info) => {
    test.skip(info.project.name !== 'phone', 'a mouse is finer');
    await openTable(page, players, share, step);
    expect(await tooSmall(page)).toEqual([]);
    expect(await sameNames(page)).toEqual([]);
    for (const window of ['Technologies', 'Log', 'Keys and gestures']) {
      const tools = page.getByRole('navigation', { name: 'Tools' });
      await tools.getByRole('button', { name: 'Menu', exact: true }).click();
      expect(await tooSmall(page)).toEqual([]);
      await tools.getByRole('button', { name: window, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await tooSmall(page)).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    }
  });
}

test('the longest names stay inside their buttons', async ({ page }) => {
  await openTable(page, 2, 0.05, 'discard', 'it');
  await expect(page.getByRole('button', { name: 'Scarta Produzione/Commercio' })).toBeVisible();
  const tooLong = await page.evaluate(() =>
    [...document.querySelectorAll('[data-options] button')]
      .filter((one) => one.scrollWidth > one.clientWidth)
      .map((one) => one.textContent),
  );
  expect(tooLong).toEqual([]);
});

/** The address of a whole game at its 40th move. */
function replayAddress(): string {
  const { game, seed, tokens } = savedAt(2, 1, ['role']);
  const seats = ['Ada', 'Vega'].map((name) => ({ kind: 'bot', name, bot: 'captain' }) as const);
  const table = new Table({ game, seed, seats });
  table.restore(tokens);
  return `replay/${formatCompact(table.record())}/40`;
}

test('a finger finds everything on a replay', async ({ page }, info) => {
  test.skip(info.project.name !== 'phone', 'a mouse is finer');
  await page.goto(`/?pause=0#/${replayAddress()}`);
  await expect(page.getByRole('slider')).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
  expect(await sameNames(page)).toEqual([]);
});

for (const screen of ['new', 'learn/role', 'settings', 'rules', 'a replay']) {
  test(`everything can be reached at 400 %: ${screen}`, async ({ page }, info) => {
    test.skip(info.project.name !== 'desktop', 'a phone is zoomed with two fingers');
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(`/?pause=0#/${screen === 'a replay' ? replayAddress() : screen}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('button, input, [role="tab"]').first()).toBeVisible();
    const pressed = 'main button, main select, footer button, [role="tab"], [type="submit"]';
    const outside = `:is(${pressed}):not(section *), [data-options] button`;
    expect(await covered(page, outside)).toEqual([]);
    const hidden = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(hidden).toBeLessThanOrEqual(0);
  });
}

test('a hint leaves in sight what it speaks of', async ({ page }) => {
  await openTable(page, 3, 0.5, 'role');
  await page.keyboard.press('h');
  const hint = page.getByRole('region', { name: 'What the Emperor would do' });
  await expect(hint.getByRole('button', { name: 'Choose this' })).toBeInViewport({ ratio: 1 });
  // The place that it has, in which it scrolls.
  const over = await hint.locator('..').boundingBox();
  for (const part of ['[data-ply]', '[data-anchor^="cards:"]']) {
    const box = await page.locator(part).boundingBox();
    if (over === null || box === null) throw new Error(`${part} is not shown`);
    const isBeside =
      over.x >= box.x + box.width || over.y + over.height <= box.y || over.y >= box.y + box.height;
    expect(isBeside, part).toBe(true);
  }
});

for (const step of ['action', 'role'] as const) {
  test(`beside a hint the hand stays on an upright phone: ${step}`, async ({ page }, info) => {
    test.skip(info.project.name !== 'phone', 'a desktop has room beside the table');
    await openTable(page, 4, 0.6, step);
    await page.getByRole('button', { name: 'Hint', exact: true }).tap();
    const hint = page.getByRole('region', { name: 'What the Emperor would do' });
    await expect(hint.getByRole('button', { name: 'Choose this' })).toBeInViewport({ ratio: 1 });
    // The symbols at the top of the cards, and all of the question above them.
    for (const card of await page.locator('[data-own-hand] [data-place]').all()) {
      await expect(card).toBeInViewport({ ratio: 0.3 });
    }
    await expect(page.locator('[data-ply]')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  });
}

test('three rows of answers cover nothing that is above them', async ({ page }, info) => {
  test.skip(info.project.name !== 'phone', 'on a desk they stand in one row');
  await openSaved(page, savedAt(2, 0.6, ['action'], 'warmonger', { ruleset: 'escalation' }));
  const over = await page.evaluate(() => {
    // As many, and as long, as a turn with fleet and permanents may bring.
    const acts = document.querySelector('[data-acts]');
    for (let n = acts?.children.length ?? 0; n < 5; n++) {
      const another = document.createElement('button');
      another.className = acts?.lastElementChild?.className ?? '';
      another.textContent = 'Fleet: 3 fighters become a destroyer';
      acts?.append(another);
    }
    const top = document.querySelector('[data-ply]')?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll('[data-corner]')].map((corner) =>
      Math.max(0, corner.getBoundingClientRect().bottom - top),
    );
  });
  expect(over.length).toBeGreaterThan(0);
  expect(over.every((one) => one === 0)).toBe(true);
});

test('the worlds of a Survey are whole on a phone', async ({ page }, info) => {
  test.skip(info.project.name !== 'phone', 'a desktop has room for all in a row');
  await openTable(page, 3, 0.4, 'keep-planet');
  const worlds = page.locator('[data-over] > div');
  const cut = await worlds.evaluate((all) => {
    const edges = [...all.children].flatMap((world) =>
      [...world.querySelectorAll('.drawn *'), world].map((one) => one.getBoundingClientRect()),
    );
    const shown = edges.filter(({ width }) => width > 0);
    const own = document.querySelector('[data-corner]')?.getBoundingClientRect().top ?? 0;
    return {
      aside: getComputedStyle(all).overflowX === 'auto' ? all.scrollWidth - all.clientWidth : 0,
      left: Math.min(0, ...shown.map(({ left }) => left)),
      right: Math.max(innerWidth, ...shown.map(({ right }) => right)) - innerWidth,
      over: Math.max(0, all.getBoundingClientRect().bottom - own),
    };
  });
  expect(cut).toEqual({ aside: 0, left: 0, right: 0, over: 0 });
});

test('however many technologies can be taken, what chooses among them has one row', async ({
  page,
}, info) => {
  test.skip(info.project.name !== 'phone', 'a desktop has room for all in a row');
  const rules = { ruleset: 'escalation' } as const;
  await openSaved(page, savedAt(2, 0.7, ['buy-technology'], 'researcher', rules));
  const rows = await page.getByRole('group', { name: 'Filters' }).evaluate((filters) => {
    const [now] = filters.querySelectorAll('button');
    if (now) now.textContent = '28 now';
    const tops = [...filters.children].map((one) => Math.round(one.getBoundingClientRect().top));
    return new Set(tops).size;
  });
  expect(rows).toBe(1);
});
