// Ranks the options of a hint if a style chooses, because styles do not rank options.
import { type BotRequest, type Budget, decisionOf, type Ranked } from '../bot.ts';
import { strongestStyle } from './fallback.ts';
import { heuristicPlayouts } from './playout.ts';
import { search } from './search.ts';

/**
 * Returns the choice of the strongest style, then the other options in the order of a search with
 * playouts, which is weaker. Empty if there is no choice.
 */
export function guidedRanking(request: BotRequest, budget: Budget): readonly Ranked[] {
  if (decisionOf(request.view).options.length < 2) return [];
  const { token } = strongestStyle.choose(request);
  const { ranking = [] } = search(request, heuristicPlayouts, budget);
  return ranking.toSorted((a, b) => Number(b.token === token) - Number(a.token === token));
}
