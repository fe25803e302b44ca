// Plays lessons by clicking, and tests them from start to end.
import { expect, type Locator, type Page } from '@playwright/test';
import { byDepth } from '../tools/test-depth.ts';
import { test } from './checked-page.ts';
import { idle } from './idle.ts';

export const lesson = (page: Page) => page.getByRole('region', { name: 'Lesson', exact: true });
export const asks = (page: Page, text: string | RegExp) =>
  expect(lesson(page).getByRole('status')).toContainText(text);

export const light = (page: Page) => page.locator('[data-spot]');
/** Returns an uncovered point of an element; undefined if there is none. */
function placeOf(thing: Locator): Promise<{ x: number; y: number } | undefined> {
  return thing.evaluateAll(([one]) => {
    if (one === undefined) return undefined;
    const { x, y, width, height } = one.getBoundingClientRect();
    const shares = [0.5, 0.1, 0.9, 0.25, 0.75];
    const places = shares.flatMap((across) =>
      shares.map((down) => ({ x: x + width * across, y: y + height * down })),
    );
    return places.find((at) => one.contains(document.elementFromPoint(at.x, at.y)));
  });
}

/** Clicks an uncovered point of an element. Returns false if there is none. */
async function clickVisible(page: Page, thing: Locator): Promise<boolean> {
  await page.mouse.move(2, 300);
  await idle(page);
  const place = await placeOf(thing);
  if (place !== undefined) await page.mouse.click(place.x, place.y);
  return place !== undefined;
}

async function press(page: Page, thing: Locator): Promise<void> {
  await thing.first().scrollIntoViewIfNeeded();
  expect(await clickVisible(page, thing)).toBe(true);
}

/** Gives an answer by its piece or button. If the press only selects it, commits it. */
export async function take(page: Page, token: string): Promise<void> {
  const question = page.locator('[data-ply]');
  await idle(page);
  const ply = await question.getAttribute('data-ply');
  await press(page, page.locator(`[data-choice~="${token}"]`));
  await idle(page);
  const isSelected =
    (await question.count()) > 0 && (await question.getAttribute('data-ply')) === ply;
  if (isSelected) await confirm(page);
}

const confirm = (page: Page) => press(page, page.locator('[data-primary]'));

declare const lessonMoment: () => string;

/** Defines `lessonMoment` in the page: a text that changes when the lesson advances. */
async function watchMoments(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      lessonMoment: () =>
        JSON.stringify([
          document.querySelector('[data-coach] [role="status"]')?.textContent,
          document.querySelector<HTMLElement>('[data-ply]')?.dataset['ply'],
          [...document.querySelectorAll('[data-spot], [data-primary]:enabled')].map((lit) => [
            lit.getAttribute('data-choice') ?? lit.textContent,
            lit.getBoundingClientRect().x,
          ]),
          document.querySelector('[data-result]') !== null,
        ]),
    });
  });
}

/** Clicks an element until `lessonMoment` changes. It may also change on its own. */
async function pressOn(page: Page, thing: Locator): Promise<void> {
  const moment = await page.evaluate(() => lessonMoment());
  const hasAdvanced = () => page.evaluate((before) => lessonMoment() !== before, moment);
  // A click can miss a moving element, so it is repeated.
  while (!(await hasAdvanced())) {
    await clickVisible(page, thing);
    await idle(page);
  }
}

declare const wrongHints: () => readonly string[];

/** Defines `wrongHints` in the page: a focus on a wrong answer, hand cards without text. */
async function watchHints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isFocusWrong = (): boolean => {
      const focused = document.activeElement;
      return (
        focused !== null &&
        focused.closest('[data-acts]') !== null &&
        !focused.matches('[data-spot], [data-primary], [aria-pressed="true"]')
      );
    };
    const hasText = (card: Element) =>
      [...card.querySelectorAll('[data-card-text]')].some((text) => text.checkVisibility());
    Object.assign(globalThis, {
      wrongHints: () => [
        ...(isFocusWrong() ? [`focus on ${document.activeElement?.textContent}`] : []),
        ...[...document.querySelectorAll('[data-own-hand] [data-spot]')]
          .filter((card) => !hasText(card))
          .map((card) => `no text on ${card.getAttribute('data-card')}`),
      ],
    });
  });
}

/** Clicks highlighted elements until the text of the lesson changes. */
async function clickHighlights(page: Page): Promise<void> {
  const status = lesson(page).getByRole('status');
  const before = (await status.textContent()) ?? '';
  const hasAdvanced = async () => (await status.textContent()) !== before;
  for (let i = 0; i < 8; i++) {
    await page.waitForFunction(
      (text) =>
        document.querySelector('[data-spot]') !== null ||
        document.querySelector('[data-coach] [role="status"]')?.textContent !== text,
      before,
    );
    if (await hasAdvanced()) return;
    expect(await page.evaluate(() => wrongHints()), before).toEqual([]);
    await pressOn(page, light(page));
  }
  await expect(status).not.toHaveText(before);
}

/** Each step is a part of the lesson's text, and how to act. By default, click highlights. */
const LESSON_STEPS: readonly {
  readonly title: string;
  readonly steps: readonly (readonly [text: string, act?: (page: Page) => Promise<void>])[];
  readonly done: string;
}[] = [
  {
    title: 'Your Action',
    steps: [['You may start your turn with an Action'], ['Choose up to two cards']],
    done: 'gone for good',
  },
  {
    title: 'Role and boost',
    steps: [['Every turn you lead one role'], ['Choose both Survey cards']],
    done: 'Three symbols, three planets',
  },
  {
    title: 'Survey',
    steps: [['You see three planets'], ['Your turn ends with cleanup', confirm]],
    done: 'The planet is yours',
  },
  {
    title: 'Follow or dissent',
    steps: [['Vega leads Colonize'], ['Choose one Colonize card']],
    done: 'You got ahead',
  },
  {
    title: 'Colonies',
    steps: [['Chrispen has one colony'], ['Lead Colonize without']],
    done: 'Chrispen is face up',
  },
  {
    title: 'Fighters',
    steps: [['Erkam-W costs four fighters'], ['Lead Warfare without']],
    done: 'Erkam-W is face up',
  },
  {
    title: 'Produce and trade',
    steps: [['There’s iron on Chrispen'], ['Now lead Trade']],
    done: 'Two influence',
  },
  {
    title: 'Research',
    steps: [
      ['This game has technologies'],
      ['Choose both Research cards'],
      ['Take one of the glowing technologies'],
    ],
    done: 'already in your hand',
  },
  {
    title: 'The end of the game',
    steps: [['One Colonize card is left'], ['The end has begun', toTheEnd]],
    done: 'the most wins',
  },
];

async function presentOf(...locators: readonly Locator[]): Promise<readonly Locator[]> {
  const counts = await Promise.all(locators.map((one) => one.count()));
  return locators.filter((_, i) => counts[i] !== 0);
}

/** Clicks what is highlighted, otherwise the first possible answer, until the result appears. */
async function toTheEnd(page: Page): Promise<void> {
  const over = page.locator('[data-result]');
  for (let i = 0; i < 12; i++) {
    const choices = page.locator('[data-ribbon] [data-choice]');
    const confirms = page.locator('[data-primary]:enabled');
    await expect(light(page).or(confirms).or(choices).or(over).first()).toBeVisible();
    if (await over.isVisible()) return;
    const [now] = await presentOf(light(page), confirms, choices);
    if (now !== undefined) await pressOn(page, now);
  }
  throw new Error('the game did not end');
}

export function testAllLessons(): void {
  const chosen = byDepth(LESSON_STEPS.slice(0, 1), LESSON_STEPS);
  test(`lessons from start to end by clicking: ${chosen.length}`, async ({ page }) => {
    test.setTimeout(360_000);
    await watchMoments(page);
    await watchHints(page);
    await page.goto('/?pause=0');
    await page.getByRole('link', { name: 'Learn in 5 minutes' }).click();
    for (const [i, { title, steps, done }] of chosen.entries()) {
      await expect(lesson(page).getByRole('heading', { name: title })).toBeVisible();
      for (const [text, act] of steps) {
        await asks(page, text);
        await (act ?? clickHighlights)(page);
      }
      await asks(page, done);
      const next = LESSON_STEPS[i + 1]?.title;
      const on = next === undefined ? 'Go to your first game' : `Next: ${next}`;
      await lesson(page).getByRole('button', { name: on }).click();
    }
    if (chosen.length < LESSON_STEPS.length) await page.goto('/?pause=0#/learn');
    await expect(page.getByText(`${chosen.length} of 9 finished`)).toBeVisible();
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((key) => /^eminent\.(?:game|finished)/.test(key))).toEqual([]);
    await page.getByRole('button', { name: 'Play your first game' }).first().click();
    await expect(page.getByRole('region', { name: 'Coach' })).toContainText('Your Action');
  });
}
