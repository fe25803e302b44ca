// Runs a search within a budget: when to stop, and the answer.
import { formatOption, type GameState } from '@eminent/engine';
import type { BotRequest, Budget, Reply } from '../bot.ts';
import type { Evaluator } from './evaluator.ts';
import { Tree } from './tree.ts';

/** Number of simulations between two checks of the clock. */
const ROUND = 8;
/** Stops early if an option leads by more than this share of the remaining simulations. */
const CERTAIN = 1;

/** Time in milliseconds; only for time budgets, whose answers may differ between machines. */
function now(): number {
  return performance.now();
}

/** The spent part of a budget, from 0 to 1, and the simulations left at the current speed. */
class Clock {
  private readonly start = now();
  private readonly budget: Budget;

  constructor(budget: Budget) {
    this.budget = budget;
  }

  left(simulations: number): number {
    if (this.budget.work !== undefined) return this.budget.work - simulations;
    const spent = (now() - this.start) / (this.budget.ms ?? 0);
    return spent >= 1 || simulations === 0
      ? 0
      : (simulations * (1 - spent)) / Math.max(spent, 1e-6);
  }
}

/**
 * The chance of the deciding seat with some root options, by option and simulation. All options are
 * tried in the same determinizations.
 */
export function compare(
  request: BotRequest,
  evaluator: Evaluator,
  options: readonly number[],
  each: number,
): readonly (readonly number[])[] {
  const tree = new Tree(evaluator, request.random);
  const chances = options.map((): number[] => []);
  for (let i = 0; i < each; i++) {
    const sample = request.sample(request.random);
    for (const [k, option] of options.entries()) {
      chances[k]?.push(tree.simulate(sample.clone(), option));
    }
  }
  return chances;
}

/** Searches and answers with the most visited option. */
export function search(request: BotRequest, evaluator: Evaluator, budget: Budget): Reply {
  const tree = new Tree(evaluator, request.random);
  const clock = new Clock(budget);
  let sample: GameState;
  do {
    for (let i = 0; i < ROUND; i++) {
      sample = request.sample(request.random);
      tree.simulate(sample);
    }
  } while (
    clock.left(tree.simulations) > 0 &&
    tree.lead() <= clock.left(tree.simulations) * CERTAIN
  );
  const position = request.sample(request.random);
  const found = tree.found();
  const ranking = found.map(({ option, chance, visits }) => ({
    token: formatOption(position, option),
    winChance: chance,
    visits,
  }));
  const [best] = ranking;
  if (best === undefined) throw new Error('no legal option');
  return { token: best.token, winChance: best.winChance, ranking };
}
