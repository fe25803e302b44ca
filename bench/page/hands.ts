// How a person gives an answer on the page of today with the fewest clicks or taps: the one place of this benchmark that knows the page.
import { type OptionInfo, ROLES } from '@eminent/engine';
import { msg, optionText, roleName, spokenCard } from '@eminent/text';
import type { Locator, Page } from '@playwright/test';
import type { Answer } from './player.ts';

/** The page offers no way to give an answer. */
export class NoWay extends Error {}

/** Longer than anything on the page takes to come to rest, also on a busy machine. */
const PATIENCE_MS = 20_000;

/** A mouse or a finger that counts. */
export class Hands {
  readonly page: Page;
  clicks = 0;
  private readonly touches: boolean;

  constructor(page: Page, touches: boolean) {
    this.page = page;
    this.touches = touches;
  }

  /** Clicks or taps something that can be seen and is not covered, once answers count. `what` is for the sentence if it cannot. */
  async press(target: Locator, what: string): Promise<void> {
    try {
      // A question that is new settles; waiting costs no click.
      await this.page.locator(':root:not([data-settling])').waitFor({ timeout: PATIENCE_MS });
      if (this.touches) await target.tap({ timeout: PATIENCE_MS });
      else await target.click({ timeout: PATIENCE_MS });
    } catch (error) {
      const [why] = String(error).split('\n');
      throw new NoWay(`${what} cannot be ${this.touches ? 'tapped' : 'clicked'}: ${why}`);
    }
    this.clicks++;
  }
}

/** Presses what gives or picks an option. */
type Way = (hands: Hands, option: OptionInfo, answer: Answer) => Promise<void>;

/**
 * A name that is the text. Behind it how often the option is picked, or the name of a role: Playwright reads also what is drawn for the
 * eye alone where that is laid out as `display: contents`.
 */
function named(text: string): RegExp {
  const drawn = ROLES.map((role) => roleName('en', role)).join('|');
  const asItIs = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${asItIs}\\s*(${drawn})?\\s*(×\\d+)?$`);
}

const question = ({ page }: Hands): Locator =>
  page.getByRole('region', { name: msg('en', 'ui.question'), exact: true });

const market = ({ page }: Hands): Locator =>
  page.getByRole('dialog', { name: msg('en', 'ui.technologies'), exact: true });

/** The button of an option below the question; of several that say the same, the one that stands where the option does. */
const byButton: Way = async (hands, option, { asked }) => {
  const text = optionText('en', option, asked);
  const alike = asked.decision.options.filter((one) => optionText('en', one, asked) === text);
  const button = question(hands).getByRole('button', { name: named(text) });
  await hands.press(button.nth(alike.indexOf(option)), `The button "${text}"`);
};

/** The market has opened by itself: the card in it is the answer. */
const inMarket: Way = async (hands, option, { asked }) => {
  if (option.kind !== 'buy') throw new NoWay(`${option.token} is not sold`);
  const { techErrata } = asked.view.options;
  const name = spokenCard('en', option.card, techErrata);
  await hands.press(market(hands).getByRole('button', { name, exact: true }), `The card "${name}"`);
};

/** What is not bought leaves the market open above the button. */
const declined: Way = async (hands, option, answer) => {
  if (await market(hands).isVisible()) {
    const name = msg('en', 'ui.close');
    const close = market(hands).getByRole('button', { name, exact: true });
    await hands.press(close, 'The button that closes the technologies');
  }
  await byButton(hands, option, answer);
};

const WAYS: Readonly<Record<OptionInfo['kind'], Way>> = {
  play: byButton,
  'role-first': byButton,
  lead: byButton,
  follow: byButton,
  dissent: byButton,
  boost: byButton,
  keep: byButton,
  settle: byButton,
  attack: byButton,
  collect: byButton,
  tuck: byButton,
  produce: byButton,
  trade: byButton,
  'trade-fighter': byButton,
  name: byButton,
  buy: inMarket,
  deck: byButton,
  take: byButton,
  discard: byButton,
  remove: byButton,
  'remove-this': byButton,
  'remove-discarded': byButton,
  done: declined,
};

/** Ends a step in which several may be picked. */
async function confirm(hands: Hands, { asked, wanted }: Answer): Promise<void> {
  const done = asked.decision.options.find(({ kind }) => kind === 'done');
  const text =
    wanted.length === 0 && done !== undefined
      ? optionText('en', done, asked)
      : msg('en', 'ui.confirm', { n: wanted.length });
  const button = question(hands).getByRole('button', { name: text, exact: true });
  await hands.press(button, `The button "${text}"`);
}

/** Gives an answer, and counts what it takes. */
export async function give(hands: Hands, answer: Answer): Promise<number> {
  const before = hands.clicks;
  for (const option of answer.wanted) await WAYS[option.kind](hands, option, answer);
  const { several } = answer.asked.decision;
  // Where several may be picked, some options are an answer by themselves all the same.
  const isPicked = answer.wanted.every(({ copies }) => copies !== undefined);
  if (several && isPicked) await confirm(hands, answer);
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
