// Computes auto-answers: to questions with only one (sensible) answer, and by standing orders.
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
  /** Milliseconds to wait before the answer, so that opponents cannot see that it was automatic. */
  readonly pause: number;
}

export interface AutoAnswerSettings {
  readonly skips: Skips;
  /** Whether questions with one answer are also skipped in games with several people. */
  readonly skipsAmongPeople: boolean;
  readonly order: StandingOrder | undefined;
  /** Whether it is a teaching game, which shows every question. */
  readonly isTaught: boolean;
  /** The settings of an online table; absent in a game on this device. */
  readonly far?: { readonly hidesHesitation: boolean } | undefined;
}

const HIDING_PAUSE_MS = 1400;

/** The number of seats played by people. */
export function countPeople({ seats }: Pick<SavedGame, 'seats'>): number {
  return seats.filter(({ kind }) => kind === 'person').length;
}

/** The auto-answer to a question; undefined if the player must decide. */
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
  // With several people at one screen no standing order applies.
  if (people === 1 && dissent !== undefined && ordersDissent(settings.order, view)) {
    return autoAnswer([dissent], 'ordered');
  }
  const { skips, far } = settings;
  const [only, ...others] = decision.options;
  if (skips === 'none' || only === undefined) return undefined;
  if (people > 1 && !mayRevealTiming(settings)) return undefined;
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

/**
 * Whether an automatic answer may reveal by its timing that there was nothing to decide. On one
 * device the player's setting decides, online the table's. A table that hides hesitation leaves
 * these answers to the server.
 */
function mayRevealTiming({ far, skipsAmongPeople }: AutoAnswerSettings): boolean {
  return far === undefined ? skipsAmongPeople : !far.hidesHesitation;
}

/** Everything that can be produced or traded; undefined if the player has a choice. */
export function producibleOptions(decision: Decision): readonly OptionInfo[] | undefined {
  if (decision.step !== 'produce' && decision.step !== 'trade') return undefined;
  // The player chooses what an any-type slot produces, and whether to lose a card by trading it.
  const isChoice = decision.options.some(
    (option) =>
      option.kind === 'trade-card' || (option.kind === 'produce' && option.anySlot !== undefined),
  );
  if (isChoice) return undefined;
  const all = everyCopy(decision);
  return all.length > 0 && all.length <= decision.most ? all : undefined;
}
