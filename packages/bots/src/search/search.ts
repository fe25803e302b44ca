// Runs a search within a budget, and stops early if the answer can hardly change.
import { formatOption } from '@eminent/engine';
import type { BotRequest, Budget, Reply } from '../bot.ts';
import type { Evaluator } from './evaluator.ts';
import { Tree } from './tree.ts';

/** Number of simulations between two checks of the budget. */
const ROUND = 8;

/**
 * Starts to measure a budget. The returned function tells how many simulations are left after so
 * many; in a time budget, at the speed until now. There, answers may differ between machines.
 */
function measure({ work, ms = 0 }: Budget): (simulations: number) => number {
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
 * The chance of the deciding seat after some options, by option and simulation. All options are
 * tried in the same determinizations, `each` in number.
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
 * Searches within a budget and answers with the most visited option. Stops early if its lead in
 * visits exceeds the number of simulations left.
 */
export function search(request: BotRequest, evaluator: Evaluator, budget: Budget): Reply {
  const tree = new Tree(evaluator, request.random);
  const simulationsLeft = measure(budget);
  do {
    for (let i = 0; i < ROUND; i++) tree.simulate(request.sample(request.random));
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
