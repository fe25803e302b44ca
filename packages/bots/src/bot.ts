// Bot interface: a bot gets the information of its seat and chooses one of the legal options.
import {
  determinize,
  type GameState,
  legalOptions,
  type OptionInfo,
  playTrusted,
  type Random,
  type View,
  view,
} from '@eminent/engine';
import type { Reason } from './reason.ts';

/** Thinking limit: simulations, equal on every machine, or milliseconds; `work` has priority. */
export interface Budget {
  readonly work?: number;
  readonly ms?: number;
}

/** A request to a bot, with everything its seat may know and nothing else. */
export interface BotRequest {
  /** The view of the deciding seat, with the legal options in `view.decision`. */
  readonly view: View;
  /** The bot's only randomness: equal generators and `work` budgets give equal answers. */
  readonly random: Random;
  /** Absent: the bot uses its default budget. */
  readonly budget?: Budget;
  /** Returns a determinization: a state that fits the view, with everything hidden dealt again. */
  readonly sample: (random: Random) => GameState;
}

/** An option with its estimated chance to win. */
export interface Ranked {
  readonly token: string;
  /** From 0 to 1. */
  readonly winChance: number;
  /** Number of simulations that went through the option. */
  readonly visits?: number;
}

export interface Reply {
  /** The token of one of the options. */
  readonly token: string;
  /** All options, best first; only from bots that estimate chances. */
  readonly ranking?: readonly Ranked[];
  /** The estimated chance with the chosen option, from 0 to 1. */
  readonly winChance?: number;
  /** Why this option was chosen, from what the seat can see. */
  readonly reasons?: readonly Reason[];
}

export interface Bot {
  readonly name: string;
  /** The default budget; absent for bots that do not search. */
  readonly spends?: Budget;
  choose(request: BotRequest): Reply;
}

/** Creates the request for the deciding seat of a game. The view is created on first use. */
export function requestFor(
  state: GameState,
  seat: number,
  random: Random,
  budget?: Budget,
): BotRequest {
  let cachedView: View | undefined;
  return {
    get view() {
      cachedView ??= view(state, seat);
      return cachedView;
    },
    random,
    ...(budget === undefined ? {} : { budget }),
    sample: (generator) => determinize(state, seat, generator),
  };
}

/** The pending decision of a view. Throws if its seat has nothing to decide. */
export function decisionOf(seatView: View): NonNullable<View['decision']> {
  if (seatView.decision === undefined) throw new Error('this seat has nothing to decide');
  return seatView.decision;
}

/** The option with the highest worth; ties are broken at random. Throws if there are no options. */
export function bestOption(
  options: readonly OptionInfo[],
  random: Random,
  worthOf: (option: OptionInfo) => number,
): OptionInfo {
  let best: OptionInfo[] = [];
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const worth = worthOf(option);
    if (worth > bestWorth) {
      best = [option];
      bestWorth = worth;
    } else if (worth === bestWorth) best.push(option);
  }
  const chosen = best[random.below(best.length)];
  if (chosen === undefined) throw new Error('no legal option');
  return chosen;
}

/** The legal option that leads to the state with the highest worth; -1 if there is no option. */
export function bestOptionOfState(state: GameState, worthOf: (after: GameState) => number): number {
  let best = -1;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const option of legalOptions(state)) {
    const after = state.clone();
    playTrusted(after, option);
    const worth = worthOf(after);
    if (worth > bestWorth) {
      best = option;
      bestWorth = worth;
    }
  }
  return best;
}
