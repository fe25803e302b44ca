// The lessons from start to end by clicking: what is asked for, what goes past it, what is kept, and that no game suffers.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { LOOKS } from '../packages/web/src/theme/themes.ts';
import { enlargeText, newGame, watchErrors } from './play.ts';

const lesson = (page: Page) => page.getByRole('region', { name: 'Lesson', exact: true });
const question = (page: Page) => page.getByRole('region', { name: 'Your decision' });
const asks = (page: Page, text: string | RegExp) =>
  expect(lesson(page).getByRole('status')).toContainText(text);

/** Presses a button of the question, by its name. */
async function answer(page: Page, name: string | RegExp): Promise<void> {
  await question(page).getByRole('button', { name }).first().click();
}

/** Picks cards or slots, then confirms. A card of which there are two is pressed twice. */
async function choose(page: Page, ...names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) await answer(page, name);
  await answer(page, /^Confirm/);
}

/** What the learner does in each lesson, in order; after each step the next text must be there. */
const WAYS: readonly {
  readonly title: string;
  readonly steps: readonly (readonly [text: string, act: (page: Page) => Promise<void>])[];
  readonly done: string;
}[] = [
  {
    title: 'Your Action',
    steps: [
      ['Your turn begins with an Action', (page) => answer(page, 'Play Research')],
      ['Choose up to two cards', (page) => choose(page, /itself/, 'Remove Research from the game')],
    ],
    done: 'gone for good',
  },
  {
    title: 'Role and boost',
    steps: [
      ['Every turn you lead one role', (page) => answer(page, /^Lead Survey/)],
      ['Choose both Survey cards', (page) => choose(page, /Survey/, /Survey/)],
    ],
    done: 'Three symbols, three planets',
  },
  {
    title: 'Survey',
    steps: [
      [
        'You see three planets',
        async (page) => {
          const planets = page.getByRole('region', { name: 'Planets you look at' });
          await expect(planets).toBeInViewport();
          await planets.getByRole('button', { name: /Erkam-W/ }).click();
        },
      ],
      ['Your turn ends with cleanup', (page) => answer(page, 'Keep the rest and draw')],
    ],
    done: 'The planet is yours',
  },
  {
    title: 'Follow or dissent',
    steps: [
      ['Vega leads Colonize', (page) => answer(page, 'Follow Colonize')],
      [
        'Choose one Colonize card',
        async (page) => {
          await choose(page, /Colonize/);
          await answer(page, /Chrispen/);
        },
      ],
    ],
    done: 'You moved ahead',
  },
  {
    title: 'Colonies',
    steps: [
      [
        'Chrispen has one colony',
        async (page) => {
          await answer(page, 'Play Colonize');
          await answer(page, /Chrispen/);
        },
      ],
      [
        'Lead Colonize without',
        async (page) => {
          await answer(page, /^Lead Colonize/);
          await answer(page, 'Lead with 1 symbol');
          await answer(page, 'Settle Chrispen');
        },
      ],
    ],
    done: 'Chrispen lies face up',
  },
  {
    title: 'Fighters',
    steps: [
      ['Erkam-W costs four fighters', (page) => answer(page, 'Play Warfare')],
      [
        'Lead Warfare without',
        async (page) => {
          await answer(page, /^Lead Warfare/);
          await answer(page, 'Lead with 1 symbol');
          await answer(page, /^Attack Erkam-W/);
        },
      ],
    ],
    done: 'Erkam-W lies face up',
  },
  {
    title: 'Produce and trade',
    steps: [
      [
        'There is iron on Chrispen',
        async (page) => {
          await answer(page, /^Play Produce/);
          await answer(page, /Erkam-W/);
        },
      ],
      [
        'Now lead Trade',
        async (page) => {
          await answer(page, /^Lead Trade/);
          await choose(page, /Produce/);
          await choose(page, /Chrispen/, /Erkam-W/);
        },
      ],
    ],
    done: 'Two influence',
  },
  {
    title: 'Research',
    steps: [
      ['there are technologies', (page) => answer(page, /^Lead Research/)],
      ['Choose both Research cards', (page) => choose(page, /Research/, /Research/)],
      [
        'Take one of the technologies',
        async (page) => {
          // Those that can be taken glow; all others only tell about themselves.
          await page.getByRole('dialog').locator('[data-legal]').first().click();
        },
      ],
    ],
    done: 'in your hand already',
  },
  {
    title: 'The end of the game',
    steps: [
      ['One Colonize card is left', (page) => answer(page, /^Lead Colonize/)],
      ['The end has begun', (page) => toTheEnd(page)],
    ],
    done: 'the most wins',
  },
];

/** Settles, then answers calmly until the score is there. */
async function toTheEnd(page: Page): Promise<void> {
  for (let i = 0; i < 12; i++) {
    const now = question(page).getByRole('button').first();
    await expect(now.or(page.getByRole('region', { name: 'Result' }))).toBeVisible();
    if (await page.getByRole('region', { name: 'Result' }).isVisible()) return;
    const ply = await page.locator('[data-ply]').getAttribute('data-ply');
    const settle = question(page).getByRole('button', { name: /Settle/ });
    await settle.or(question(page).getByRole('button')).first().click();
    await page.waitForFunction((before) => {
      const asked = document.querySelector<HTMLElement>('[data-ply]');
      return (
        document.querySelector('[data-result]') !== null ||
        (asked !== null && asked.dataset['ply'] !== before)
      );
    }, ply);
  }
  throw new Error('the game did not end');
}

test('all lessons from start to end by clicking', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/?pause=0');
  await page.getByRole('link', { name: 'Learn by playing' }).click();
  await expect(page.getByText('0 of 9 finished')).toBeVisible();
  await page.getByRole('link', { name: 'Begin with the first' }).click();
  for (const [i, { title, steps, done }] of WAYS.entries()) {
    await expect(lesson(page).getByRole('heading', { name: title })).toBeVisible();
    for (const [text, act] of steps) {
      await asks(page, text);
      await act(page);
    }
    await asks(page, done);
    const next = WAYS[i + 1]?.title;
    const on = next === undefined ? 'To your first game' : `Next: ${next}`;
    await lesson(page).getByRole('button', { name: on }).click();
  }
  await expect(page.getByText('9 of 9 finished')).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => /^eminent\.(?:game|finished)/.test(key))).toEqual([]);
  await page.getByRole('button', { name: 'Play your first game' }).click();
  await expect(page.getByRole('region', { name: 'Coach' })).toContainText('Your Action');
  expect(errors).toEqual([]);
});

test('what goes past a step is explained and taken back', async ({ page }) => {
  await page.goto('/?pause=0#/learn/follow');
  await asks(page, 'Vega leads Colonize');
  await answer(page, /^Dissent/);
  await asks(page, 'Dissenting is right when');
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Go back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await asks(page, 'Vega leads Colonize');
  await answer(page, 'Follow Colonize');
  await asks(page, 'Choose one Colonize card');
});

test('a lesson by keyboard alone', async ({ page }, info) => {
  test.skip(info.project.name !== 'desktop', 'a phone has no keys');
  await page.goto('/?pause=0#/learn/follow');
  await asks(page, 'Vega leads Colonize');
  await page.keyboard.press('2');
  await asks(page, 'Choose one Colonize card');
  const colonize = question(page).getByRole('button', { name: 'Boost with Colonize' });
  await expect(colonize).toBeVisible();
  await page.keyboard.press('2');
  await expect(colonize).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('1');
  await expect(question(page).getByRole('button', { name: /under Chrispen/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await asks(page, 'You moved ahead');
  await expect(page.getByRole('button', { name: 'Next: Colonies' })).toBeFocused();
  await page.keyboard.press('Enter');
  await asks(page, 'Chrispen has one colony');
});

test('nothing before a lesson can be taken back', async ({ page }) => {
  await page.goto('/?pause=0#/learn/attack');
  await asks(page, 'four fighters');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  await answer(page, 'Play Warfare');
  await asks(page, 'Lead Warfare without');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await asks(page, 'four fighters');
});

test('a lesson goes on after a reload, in another language, and beside a running game', async ({
  page,
}) => {
  await newGame(page, {});
  await page.locator('[data-options] button').first().click();
  await page.getByRole('button', { name: 'Leave' }).last().click();
  await page.goto('/?pause=0#/learn');
  await page.getByRole('link', { name: /Colonies/ }).click();
  await answer(page, 'Play Colonize');
  await answer(page, /Chrispen/);
  await asks(page, 'Lead Colonize without');
  await page.reload();
  await asks(page, 'Lead Colonize without');
  await page.goto('/?pause=0#/settings');
  await page.getByRole('radio', { name: 'Italiano' }).check();
  await page.getByRole('link', { name: 'Torna al tavolo' }).click();
  const inItalian = page.getByRole('region', { name: 'Lezione', exact: true });
  await expect(inItalian.getByRole('status')).toContainText('Guida Colonizzazione');
  await inItalian.getByRole('button', { name: 'Salta' }).click();
  await expect(inItalian.getByRole('heading', { name: 'Astronavi' })).toBeVisible();
  await page.goto('/?pause=0#/');
  await page.getByRole('button', { name: 'Continua la partita' }).click();
  await expect(page).toHaveURL(/#\/table$/);
  await expect(inItalian).toBeHidden();
  await expect(page.getByText(/^Turno 1/)).toBeVisible();
});

for (const theme of LOOKS) {
  test(`axe finds nothing on the lessons, ${theme}`, async ({ page }) => {
    await page.addInitScript((wanted) => {
      localStorage.setItem('eminent.settings', JSON.stringify({ theme: wanted, lang: 'en' }));
      localStorage.setItem('eminent.lessons', JSON.stringify(['action']));
    }, theme);
    const faults = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
    };
    await page.goto('/?pause=0#/learn');
    await expect(page.getByText('1 of 9 finished')).toBeVisible();
    expect(await faults()).toEqual([]);
    await page.goto('/?pause=0#/learn/follow');
    await asks(page, 'Vega leads Colonize');
    expect(await faults()).toEqual([]);
    await answer(page, /^Dissent/);
    await asks(page, 'Dissenting is right when');
    expect(await faults()).toEqual([]);
  });
}

test('the lessons fit a narrow phone, and text of twice the size', async ({ page }, info) => {
  const narrow = info.project.name === 'phone';
  if (narrow) await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, heading] of [
    ['learn', 'Learn'],
    ['learn/research', 'Research'],
  ] as const) {
    await page.goto(`/?pause=0#/${path}`);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    if (!narrow) await enlargeText(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
    // The dock has grown, but the empire is still to be seen.
    if (path !== 'learn') {
      const board = await page.locator('[data-board]').boundingBox();
      expect(board?.height).toBeGreaterThan(170);
    }
  }
});
