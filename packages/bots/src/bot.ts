// What a computer player is: from what its seat may know to one of the legal options.
import {
  determinize,
  type GameState,
  type OptionInfo,
  type Random,
  type View,
  view,
} from '@eminent/engine';
import type { Reason } from './reason.ts';

/** How long a bot may think: a number of simulations (the same answer everywhere), or milliseconds. The first given counts. */
export interface Budget {
  readonly work?: number;
  readonly ms?: number;
}

/** The question to a bot, with everything that its seat may know and nothing else. */
export interface BotRequest {
  /** The view of the deciding seat; the legal options are in `view.decision`. */
  readonly view: View;
  /** The bot's only chance: the same generator and work budget give the same answer. */
  readonly random: Random;
  /** Absent: what the bot thinks right. */
  readonly budget?: Budget;
  /** A complete game that fits the view: everything hidden is dealt at random. */
  readonly sample: (random: Random) => GameState;
}

/** An option with the chance to win that the bot sees behind it. */
export interface Ranked {
  readonly token: string;
  /** From 0 to 1. */
  readonly winChance: number;
  /** Simulations that went through the option. */
  readonly visits?: number;
}

export interface Reply {
  /** The token of one of the options. */
  readonly token: string;
  /** All options, the best first; only from bots that estimate chances. */
  readonly ranking?: readonly Ranked[];
  /** Of the chosen option. */
  readonly winChance?: number;
  /** Why the chosen option, from what the seat can see. */
  readonly reasons?: readonly Reason[];
}

export interface Bot {
  readonly name: string;
  /** What it spends on a question where nobody says otherwise; absent when it does not search. */
  readonly spends?: Budget;
  choose(request: BotRequest): Reply;
}

/** The question to the deciding seat of a game. The view is made when the bot looks at it. */
export function requestFor(
  state: GameState,
  seat: number,
  random: Random,
  budget?: Budget,
): BotRequest {
  let seen: View | undefined;
  return {
    get view() {
      seen ??= view(state, seat);
      return seen;
    },
    random,
    ...(budget === undefined ? {} : { budget }),
    sample: (chance) => determinize(state, seat, chance),
  };
}

/** The decision of a view; a bot gets a request only when its seat must decide. */
export function decisionOf(seen: View): NonNullable<View['decision']> {
  if (seen.decision === undefined) throw new Error('this seat has nothing to decide');
  return seen.decision;
}

/** One of the options with the highest worth; chance decides between equal ones. */
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
