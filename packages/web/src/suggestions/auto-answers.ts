// Automatic answers: questions with one answer, questions with one sensible answer, and questions that a standing order covers.
import type { Decision, OptionInfo, View } from '@eminent/engine';
import type { SavedGame } from '@eminent/protocol';
import type { Skips } from '../settings/settings.ts';
import { answerOf, type StandingOrder } from './standing-orders.ts';
import { followHasEffect } from './suggest-role.ts';

/** An automatic answer. */
export interface AutoAnswer {
  readonly view: View;
  readonly decision: Decision;
  readonly options: readonly OptionInfo[];
  readonly why: 'cannot-follow' | 'brings-nothing' | 'ordered' | 'only' | 'all';
  /** Milliseconds to wait, so that opponents cannot tell that there was nothing to decide. */
  readonly pause: number;
}

export interface AutoAnswerSettings {
  readonly skips: Skips;
  /** Whether questions with one answer are skipped in games among people, too. */
  readonly skipsAmongPeople: boolean;
  readonly order: StandingOrder | undefined;
  /** In a teaching game every question is shown. */
  readonly isTaught: boolean;
  /** The other players are online. */
  readonly far?: { readonly hidesHesitation: boolean } | undefined;
}

const HIDING_PAUSE_MS = 1400;

export function peopleIn({ seats }: Pick<SavedGame, 'seats'>): number {
  return seats.filter(({ kind }) => kind === 'person').length;
}

/** The automatic answer to a question; undefined where the player must decide. */
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
  ): AutoAnswer => ({
    view,
    decision,
    options,
    why,
    pause,
  });
  // With several people at one screen no standing order applies.
  if (people === 1 && dissent !== undefined && answerOf(settings.order, view) === 'dissent') {
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
 * Whether an automatic answer may reveal by its timing that there was nothing to decide. At one screen the player's setting decides; online
 * the table's. A table that hides hesitation leaves these answers to the server.
 */
function mayRevealTiming({ far, skipsAmongPeople }: AutoAnswerSettings): boolean {
  return far === undefined ? skipsAmongPeople : !far.hidesHesitation;
}

/** Every resource that can be produced or traded, where there is no choice. */
export function producibleOptions(decision: Decision): readonly OptionInfo[] | undefined {
  if (decision.step !== 'produce' && decision.step !== 'trade') return undefined;
  // A slot for any resource needs a choice, and a traded card is lost.
  const isChoice = decision.options.some(
    (option) =>
      option.kind === 'trade-card' || (option.kind === 'produce' && option.anySlot !== undefined),
  );
  if (isChoice) return undefined;
  const all = decision.options.flatMap((option) =>
    Array.from({ length: option.copies ?? 0 }, () => option),
  );
  return all.length > 0 && all.length <= decision.most ? all : undefined;
}
