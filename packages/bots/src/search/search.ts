// Runs tree searches: within a budget for an answer, or to compare options.
import { formatOption } from '@eminent/engine';
import type { BotRequest, Budget, Reply } from '../bot.ts';
import type { Evaluator } from './evaluator.ts';
import { Tree } from './tree.ts';

const SIMULATIONS_PER_CHECK = 8;

/**
 * Starts a budget. The returned function converts the simulations so far into those left. A budget
 * in milliseconds assumes the speed so far.
 */
function measureBudget({ work, ms = 0 }: Budget): (simulations: number) => number {
  const start = performance.now();
  return (simulations) => {
    if (work !== undefined) return work - simulations;
    const spent = (performance.now() - start) / ms;
    return spent >= 1 || simulations === 0
      ? 0
      : (simulations * (1 - spent)) / Math.max(spent, 1e-6);
  };
}

/**
 * Returns the deciding seat's chances by option, then by simulation. Runs `each` simulations of
 * every option, all options in the same determinizations.
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

/**
 * Searches within a budget and answers with the most visited option. Stops early if no other option
 * can catch up with the simulations left.
 */
export function search(request: BotRequest, evaluator: Evaluator, budget: Budget): Reply {
  const tree = new Tree(evaluator, request.random);
  const simulationsLeft = measureBudget(budget);
  do {
    for (let i = 0; i < SIMULATIONS_PER_CHECK; i++) tree.simulate(request.sample(request.random));
  } while (
    simulationsLeft(tree.simulations) > 0 &&
    tree.lead() <= simulationsLeft(tree.simulations)
  );
  const position = request.sample(request.random);
  const ranking = tree.found().map(({ option, chance, visits }) => ({
    token: formatOption(position, option),
    winChance: chance,
    visits,
  }));
  const [best] = ranking;
  if (best === undefined) throw new Error('no legal option');
  return { token: best.token, winChance: best.winChance, ranking };
}
