// Computes auto-answers: to questions with only one answer, or only one that makes sense, and by
// standing orders.
import type { Decision, OptionInfo, View } from '@eminent/engine';
import type { SavedGame } from '@eminent/protocol';
import type { Skips } from '../settings/settings.ts';
import { everyCopy } from './selection.ts';
import { ordersDissent, type StandingOrder } from './standing-orders.ts';
import { followHasEffect } from './suggest-role.ts';

export interface AutoAnswer {
  readonly view: View;
  readonly decision: Decision;
  readonly options: readonly OptionInfo[];
  readonly why: 'cannot-follow' | 'brings-nothing' | 'ordered' | 'only' | 'all';
  /** Milliseconds to wait, so that opponents at this device cannot see that it was automatic. */
  readonly pause: number;
}

export interface AutoAnswerSettings {
  readonly skips: Skips;
  /** Whether questions with one answer are also skipped when several people play on this device. */
  readonly skipsAmongPeople: boolean;
  readonly order: StandingOrder | undefined;
  /** Whether the game has a lesson or the coach. Then there are no auto-answers. */
  readonly isTaught: boolean;
  /** Present for an online table: whether it hides how long players think. */
  readonly far?: { readonly hidesHesitation: boolean } | undefined;
}

const HIDING_PAUSE_MS = 1400;

export function countPeople({ seats }: Pick<SavedGame, 'seats'>): number {
  return seats.filter(({ kind }) => kind === 'person').length;
}

/** Returns the auto-answer to a question. `people` is the number of seats played by people. */
export function autoAnswerFor(
  view: View,
  people: number,
  settings: AutoAnswerSettings,
): AutoAnswer | undefined {
  const { decision } = view;
  if (decision === undefined || settings.isTaught) return undefined;
  const dissent = decision.options.find(({ kind }) => kind === 'dissent');
  const autoAnswer = (
    options: readonly OptionInfo[],
    why: AutoAnswer['why'],
    pause = 0,
  ): AutoAnswer => ({ view, decision, options, why, pause });
  // No standing order applies with several people: on one device it would bind all of them, and
  // online the server applies the orders.
  if (people === 1 && dissent !== undefined && ordersDissent(settings.order, view)) {
    return autoAnswer([dissent], 'ordered');
  }
  const { skips, far } = settings;
  const [only, ...others] = decision.options;
  if (skips === 'none' || only === undefined) return undefined;
  if (people > 1 && !mayAnswerAutomatically(settings)) return undefined;
  if (others.length === 0) {
    const why = only.kind === 'dissent' ? 'cannot-follow' : 'only';
    return autoAnswer([only], why, people > 1 && far === undefined ? HIDING_PAUSE_MS : 0);
  }
  if (skips === 'single' || people > 1) return undefined;
  const follow = decision.options.find(({ kind }) => kind === 'follow');
  if (dissent !== undefined && !followHasEffect(view, follow))
    return autoAnswer([dissent], 'brings-nothing');
  const all = producibleOptions(decision);
  return all === undefined ? undefined : autoAnswer(all, 'all');
}

/** Whether an answer may reveal by its speed that there was no choice. */
function mayAnswerAutomatically({ far, skipsAmongPeople }: AutoAnswerSettings): boolean {
  return far === undefined ? skipsAmongPeople : !far.hidesHesitation;
}

/** Returns everything that can be produced or traded; undefined if the player has a choice. */
export function producibleOptions(decision: Decision): readonly OptionInfo[] | undefined {
  if (decision.step !== 'produce' && decision.step !== 'trade') return undefined;
  // The player chooses the resource of an any-type slot, and whether to trade away a card.
  const isChoice = decision.options.some(
    (option) =>
      option.kind === 'trade-card' || (option.kind === 'produce' && option.anySlot !== undefined),
  );
  if (isChoice) return undefined;
  const all = everyCopy(decision);
  return all.length > 0 && all.length <= decision.most ? all : undefined;
}
