// The fallback for games that no net is trained for: the strongest alternative found
// (docs/opponents.md).
import { rulesFor } from '@eminent/engine';
import type { BotRequest, Budget, Reply } from '../bot.ts';
import { settler } from '../styles/settler.ts';
import { randomPlayouts } from './playout.ts';
import { search } from './search.ts';

/** The strongest style without a net. */
export const strongestCharacter = settler;

/** Searches with random playouts. In games with fleets they are too weak, so heuristics decide. */
export function replyWithoutNet(request: BotRequest, budget: Budget): Reply {
  return rulesFor(request.view.options).fleet
    ? strongestCharacter.choose(request)
    : search(request, randomPlayouts, budget);
}
