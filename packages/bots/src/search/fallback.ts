// Who plays and who is asked for hints where no net has learned a game: what was found strongest there (docs/opponents.md).
import { rulesFor } from '@eminent/engine';
import type { BotRequest, Budget, Reply } from '../bot.ts';
import { settler } from '../styles/settler.ts';
import { randomPlayouts } from './playout.ts';
import { search } from './search.ts';

/** The strongest character where no net has learned a game. */
export const strongestCharacter = settler;

/** Search with random games; where there are fleets these say too little, and rules of thumb are stronger. */
export function replyWithoutNet(request: BotRequest, budget: Budget): Reply {
  return rulesFor(request.view.options).fleet
    ? strongestCharacter.choose(request)
    : search(request, randomPlayouts, budget);
}
