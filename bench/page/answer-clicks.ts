// Answers questions on the page with few clicks, and counts the clicks.
import type { Locator, Page } from '@playwright/test';
import type { Answer } from './simulated-player.ts';

/** Thrown if the page offers no way to give an answer. */
export class CannotAnswerError extends Error {}

/** Time limit of each wait for the page, long enough for a busy machine. */
const PATIENCE_MS = 20_000;

export class PageClicker {
  readonly page: Page;
  clicks = 0;
  private readonly touches: boolean;

  constructor(page: Page, touches: boolean) {
    this.page = page;
    this.touches = touches;
  }

  /** Presses a visible point of an element when input is accepted. `label` is for errors. */
  async press(target: Locator, label: string): Promise<void> {
    try {
      // After a new question the page ignores input for a moment. A click then would be counted
      // without effect.
      await this.page.locator(':root:not([data-settling])').waitFor({ timeout: PATIENCE_MS });
      await target.scrollIntoViewIfNeeded({ timeout: PATIENCE_MS });
      const { x, y } = await this.openPoint(target);
      if (this.touches) await this.page.touchscreen.tap(x, y);
      else await this.page.mouse.click(x, y);
    } catch (error) {
      const [why] = String(error).split('\n');
      throw new CannotAnswerError(
        `${label} cannot be ${this.touches ? 'tapped' : 'clicked'}: ${why}`,
      );
    }
    this.clicks++;
  }

  /** Waits for an uncovered point of an element, such as the visible strip of a card in hand. */
  private async openPoint(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const point = await target.evaluate(pointOn);
      if (point !== undefined) return point;
      if (Date.now() > until) throw new Error('something covers it');
      await this.page.waitForTimeout(50);
    }
  }
}

/** Runs in the page: returns an uncovered point of an element from a grid, the center first. */
function pointOn(element: Element): { readonly x: number; readonly y: number } | undefined {
  const { x, y, width, height } = element.getBoundingClientRect();
  for (const down of [0.5, 0.25, 0.75]) {
    for (const across of [0.5, 0.2, 0.8, 0.1]) {
      const point = { x: x + width * across, y: y + height * down };
      const top = document.elementFromPoint(point.x, point.y);
      if (top !== null && element.contains(top)) return point;
    }
  }
  return undefined;
}

const actionBar = ({ page }: PageClicker): Locator => page.locator('[data-ribbon]');
const primary = (clicker: PageClicker): Locator => actionBar(clicker).locator('[data-primary]');

function countTokens(tokens: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

function areAlike(some: readonly string[], others: readonly string[]): boolean {
  return some.toSorted().join(' ') === others.toSorted().join(' ');
}

/** Returns the tokens that a button of the action bar answers with; undefined for other buttons. */
async function answersOf(button: Locator): Promise<readonly string[] | undefined> {
  const answers = await button.getAttribute('data-answers');
  return answers?.split(' ').filter((token) => token !== '');
}

const openPly = (clicker: PageClicker): Promise<string | null> =>
  actionBar(clicker).getAttribute('data-ply');

/** Returns the enabled button of the action bar that gives exactly this answer, if there is one. */
async function readyButton(
  clicker: PageClicker,
  tokens: readonly string[],
): Promise<Locator | undefined> {
  for (const button of await actionBar(clicker).locator('button[data-answers]:enabled').all()) {
    const answers = await answersOf(button);
    if (answers !== undefined && areAlike(answers, tokens)) return button;
  }
  return undefined;
}

/**
 * Presses an element of an option, if possible one that is selected. With `isChosen` false, if
 * possible one that is not selected.
 */
async function pressPiece(clicker: PageClicker, token: string, isChosen: boolean): Promise<void> {
  const selector = `[data-choice~="${token}"]`;
  const state = isChosen
    ? ':is([data-picked], [aria-pressed="true"])'
    : ':not([data-picked], [aria-pressed="true"])';
  const piece = clicker.page.locator(`${selector}${state}`);
  const any = (await piece.count()) > 0 ? piece : clicker.page.locator(selector);
  await clicker.press(any.first(), `The piece of ${token}`);
}

async function buy(clicker: PageClicker, token: string): Promise<void> {
  await pressPiece(clicker, token, false);
  await clicker.press(primary(clicker), 'The primary button');
}

/** Changes the selection to these tokens, then presses the primary button. */
async function chooseDifference(clicker: PageClicker, tokens: readonly string[]): Promise<void> {
  const wanted = countTokens(tokens);
  const selected = async () => countTokens((await answersOf(primary(clicker))) ?? []);
  for (const [token, n] of await selected()) {
    for (let more = n - (wanted.get(token) ?? 0); more > 0; more--)
      await pressPiece(clicker, token, true);
  }
  for (const [token, n] of wanted) {
    // One press may select several pieces: choosing to follow also selects the boost that it needs.
    for (let more = n - ((await selected()).get(token) ?? 0); more > 0; more--)
      await pressPiece(clicker, token, false);
  }
  await clicker.press(primary(clicker), 'The primary button');
}

export async function giveAnswer(clicker: PageClicker, answer: Answer): Promise<number> {
  const before = clicker.clicks;
  const { question, wanted, boosts } = answer;
  const [first] = wanted;
  const tokens = [...wanted.map(({ token }) => token), ...boosts];
  const ready = await readyButton(clicker, tokens);
  if (ready !== undefined) {
    await clicker.press(ready, `The button that answers "${tokens.join(' ')}"`);
  } else if (first?.kind === 'buy') await buy(clicker, first.token);
  else if (first?.kind === 'lead') {
    const isSelected = async () =>
      (await answersOf(primary(clicker)))?.includes(first.token) === true;
    // A boost card in hand also selects its role.
    const [card] = boosts;
    const selector = clicker.page.locator(`[data-choice~="${card}"]`);
    if (card !== undefined && !(await isSelected()) && (await selector.count()) > 0) {
      await pressPiece(clicker, card, false);
    }
    if (!(await isSelected())) await pressPiece(clicker, first.token, false);
    await chooseDifference(clicker, tokens);
  } else if (question.decision.several || boosts.length > 0)
    await chooseDifference(clicker, tokens);
  else if (first !== undefined) {
    const ply = await openPly(clicker);
    await pressPiece(clicker, first.token, false);
    // If the press only selected the piece, the primary button commits the answer.
    const isSelected = areAlike((await answersOf(primary(clicker))) ?? [], tokens);
    if (isSelected && (await openPly(clicker)) === ply) {
      await clicker.press(primary(clicker), 'The primary button');
    }
  }
  return clicker.clicks - before;
}

/** The answers so far, if the page asks a question; the record, if the game is over. */
export type Moment = { readonly tokens: readonly string[] } | { readonly record: string };

/** Waits until the page asks a question after at least `least` answers, or shows the result. */
export async function nextMoment(page: Page, least: number): Promise<Moment> {
  const found = await page
    .waitForFunction(
      (atLeast): Moment | undefined => {
        const read = (start: string): string | undefined => {
          const key = Object.keys(localStorage).find((one) => one.startsWith(start));
          return key === undefined ? undefined : (localStorage.getItem(key) ?? undefined);
        };
        const finished = read('eminent.finished.');
        if (finished !== undefined && document.querySelector('[data-result]') !== null) {
          return JSON.parse(finished) as { readonly record: string };
        }
        const kept = read('eminent.game.');
        const ply = document.querySelector<HTMLElement>('[data-ply]')?.dataset['ply'];
        if (kept === undefined || ply === undefined) return undefined;
        const { tokens } = (JSON.parse(kept) as { readonly saved: { readonly tokens: string[] } })
          .saved;
        return tokens.length >= atLeast && Number(ply) === tokens.length ? { tokens } : undefined;
      },
      least,
      { timeout: PATIENCE_MS },
    )
    .catch(() => {
      throw new CannotAnswerError(
        `After ${least} answers the page neither asks nor shows the result.`,
      );
    });
  return (await found.jsonValue()) as Moment;
}
