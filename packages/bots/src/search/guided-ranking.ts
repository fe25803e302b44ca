// Ranks all options for a hint where the fallback chooses by heuristics, without a ranking.
import { type BotRequest, type Budget, decisionOf, type Ranked } from '../bot.ts';
import { strongestCharacter } from './fallback.ts';
import { heuristicPlayouts } from './playout.ts';
import { search } from './search.ts';

/**
 * The choice of the heuristics first, then the other options in the order of a search with
 * playouts, which is weaker. Empty if there is no choice.
 */
export function guidedRanking(request: BotRequest, budget: Budget): readonly Ranked[] {
  if (decisionOf(request.view).options.length < 2) return [];
  const { token } = strongestCharacter.choose(request);
  const { ranking = [] } = search(request, heuristicPlayouts, budget);
  return ranking.toSorted((a, b) => Number(b.token === token) - Number(a.token === token));
}
