// How a person gives an answer on the page of today with the fewest clicks or taps: the one place of this benchmark that knows the page.
import type { Locator, Page } from '@playwright/test';
import type { Answer } from './simulated-player.ts';

/** The page offers no way to give an answer. */
export class NoWay extends Error {}

/** Longer than anything on the page takes to come to rest, also on a busy machine. */
const PATIENCE_MS = 20_000;

/** A mouse or a finger that counts. */
export class PageHands {
  readonly page: Page;
  clicks = 0;
  private readonly touches: boolean;

  constructor(page: Page, touches: boolean) {
    this.page = page;
    this.touches = touches;
  }

  /** Clicks or taps something where it can be seen, once answers count. `what` is for the sentence if it cannot. */
  async press(target: Locator, what: string): Promise<void> {
    try {
      // A question that is new settles; waiting costs no click.
      await this.page.locator(':root:not([data-settling])').waitFor({ timeout: PATIENCE_MS });
      await target.scrollIntoViewIfNeeded({ timeout: PATIENCE_MS });
      const { x, y } = await this.openPoint(target);
      if (this.touches) await this.page.touchscreen.tap(x, y);
      else await this.page.mouse.click(x, y);
    } catch (error) {
      const [why] = String(error).split('\n');
      throw new NoWay(`${what} cannot be ${this.touches ? 'tapped' : 'clicked'}: ${why}`);
    }
    this.clicks++;
  }

  /** A point of something that nothing covers, such as the strip of a card that the next one leaves free. */
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

/** Looks at an element point by point; the middle comes first. */
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

const ribbon = ({ page }: PageHands): Locator => page.locator('[data-ribbon]');
const primary = (hands: PageHands): Locator => ribbon(hands).locator('[data-primary]');

/** How often each token is there. */
function counted(tokens: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

function areAlike(some: readonly string[], others: readonly string[]): boolean {
  return some.toSorted().join(' ') === others.toSorted().join(' ');
}

/** What a button of the ribbon answers; undefined where it only picks. */
async function answersOf(button: Locator): Promise<readonly string[] | undefined> {
  const answers = await button.getAttribute('data-answers');
  return answers?.split(' ').filter((token) => token !== '');
}

/** The button of the ribbon that answers exactly so, if there is one. */
async function readyButton(
  hands: PageHands,
  tokens: readonly string[],
): Promise<Locator | undefined> {
  for (const button of await ribbon(hands).locator('button[data-answers]:enabled').all()) {
    const answers = await answersOf(button);
    if (answers !== undefined && areAlike(answers, tokens)) return button;
  }
  return undefined;
}

/** Presses a piece on the table, or a button of the ribbon, that stands for a token; one that is chosen, or one that is not. */
async function pressPiece(hands: PageHands, token: string, isChosen: boolean): Promise<void> {
  const stands = `[data-choice~="${token}"]`;
  const state = isChosen
    ? ':is([data-picked], [aria-pressed="true"])'
    : ':not([data-picked], [aria-pressed="true"])';
  const piece = hands.page.locator(`${stands}${state}`);
  const any = (await piece.count()) > 0 ? piece : hands.page.locator(stands);
  await hands.press(any.first(), `What stands for ${token}`);
}

/** The card in the market is chosen, then taken. */
async function buy(hands: PageHands, token: string): Promise<void> {
  await pressPiece(hands, token, false);
  await hands.press(primary(hands), 'The primary button');
}

/** Presses only what differs between what is chosen and what is wanted, then the primary button. */
async function chooseDifference(hands: PageHands, tokens: readonly string[]): Promise<void> {
  const [wanted, chosen] = [counted(tokens), counted((await answersOf(primary(hands))) ?? [])];
  for (const [token, n] of chosen) {
    for (let more = n - (wanted.get(token) ?? 0); more > 0; more--)
      await pressPiece(hands, token, true);
  }
  for (const [token, n] of wanted) {
    for (let more = n - (chosen.get(token) ?? 0); more > 0; more--)
      await pressPiece(hands, token, false);
  }
  await hands.press(primary(hands), 'The primary button');
}

/** Gives an answer, and counts what it takes. */
export async function give(hands: PageHands, answer: Answer): Promise<number> {
  const before = hands.clicks;
  const { question, wanted, boosts } = answer;
  const [first] = wanted;
  const tokens = [...wanted.map(({ token }) => token), ...boosts];
  const ready = await readyButton(hands, tokens);
  if (ready !== undefined) {
    await hands.press(ready, `The button that answers "${tokens.join(' ')}"`);
  } else if (first?.kind === 'buy') await buy(hands, first.token);
  else if (first?.kind === 'lead') {
    const chosen = await answersOf(primary(hands));
    if (chosen?.includes(first.token) !== true) await pressPiece(hands, first.token, false);
    await chooseDifference(hands, tokens);
  } else if (question.decision.several || boosts.length > 0) await chooseDifference(hands, tokens);
  else if (first !== undefined) await pressPiece(hands, first.token, false);
  return hands.clicks - before;
}

/** What the page says at a moment that concerns the person: the answers so far and an open question, or the record at the end. */
export type Moment = { readonly tokens: readonly string[] } | { readonly record: string };

/** Waits until the page asks with at least so many answers behind it, or shows the result. */
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
      throw new NoWay(`After ${least} answers the page neither asks nor shows the result.`);
    });
  return (await found.jsonValue()) as Moment;
}
