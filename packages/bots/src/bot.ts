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

/** Limit for a bot's thinking in simulations (`work`, which has priority) or milliseconds. */
export interface Budget {
  readonly work?: number;
  readonly ms?: number;
}

/** A request to a bot. It contains everything that the deciding seat may know and nothing else. */
export interface BotRequest {
  /** Contains the legal options in `decision`. */
  readonly view: View;
  /** The bot's only source of randomness. It makes answers with a `work` budget repeatable. */
  readonly random: Random;
  /** If absent, the bot uses its default budget. */
  readonly budget?: Budget;
  /** Returns a determinization: a possible state with everything hidden dealt again at random. */
  readonly sample: (random: Random) => GameState;
}

export interface Ranked {
  readonly token: string;
  /** From 0 to 1. */
  readonly winChance: number;
  /** Number of search simulations that chose the option. Absent without a search. */
  readonly visits?: number;
}

export interface Reply {
  readonly token: string;
  /** All options in order of preference, if the bot ranks them. */
  readonly ranking?: readonly Ranked[];
  /** Estimated chance to win with the chosen option, from 0 to 1. */
  readonly winChance?: number;
  /** Why this option was chosen, from what the seat can see. */
  readonly reasons?: readonly Reason[];
}

export interface Bot {
  readonly name: string;
  /** The default budget. Absent for bots that ignore the budget of a request. */
  readonly spends?: Budget;
  choose(request: BotRequest): Reply;
}

/** Creates the request for the deciding seat of a game. The view is computed on first use. */
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

/** Returns the pending decision of a view. Throws if its seat has nothing to decide. */
export function decisionOf(seatView: View): NonNullable<View['decision']> {
  if (seatView.decision === undefined) throw new Error('this seat has nothing to decide');
  return seatView.decision;
}

/** Returns the option with the highest worth. Breaks ties at random. Throws without options. */
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

/** Returns the legal option that leads to the state with the highest worth; -1 without options. */
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
