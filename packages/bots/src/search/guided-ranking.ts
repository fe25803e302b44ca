// Ranks options for a bot that uses heuristics and has no ranking of its own (fallback.ts): its
// choice first, then the others by rollouts.
import { type BotRequest, type Budget, decisionOf, type Ranked } from '../bot.ts';
import { strongestCharacter } from './fallback.ts';
import { heuristicPlayouts } from './playout.ts';
import { search } from './search.ts';

/**
 * The heuristic choice first, then the other options in the order of the search, which is weaker
 * here.
 */
export function guidedRanking(request: BotRequest, budget: Budget): readonly Ranked[] {
  if (decisionOf(request.view).options.length < 2) return [];
  const { token } = strongestCharacter.choose(request);
  const { ranking = [] } = search(request, heuristicPlayouts, budget);
  const usual = ranking.filter((one) => one.token === token);
  return [...usual, ...ranking.filter((one) => one.token !== token)];
}
