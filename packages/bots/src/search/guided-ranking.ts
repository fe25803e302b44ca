// Hints of who plays by rules of thumb and ranks nothing (fallback.ts): its choice first, and beside it the chances that games to the end give
// the rest.
import { type BotRequest, type Budget, decisionOf, type Ranked } from '../bot.ts';
import { strongestCharacter } from './fallback.ts';
import { heuristicPlayouts } from './playout.ts';
import { search } from './search.ts';

/** The options with the choice of the rules of thumb first; the others in the order of the search, which is the weaker judge there. */
export function guidedRanking(request: BotRequest, budget: Budget): readonly Ranked[] {
  if (decisionOf(request.view).options.length < 2) return [];
  const { token } = strongestCharacter.choose(request);
  const { ranking = [] } = search(request, heuristicPlayouts, budget);
  const usual = ranking.filter((one) => one.token === token);
  return [...usual, ...ranking.filter((one) => one.token !== token)];
}
