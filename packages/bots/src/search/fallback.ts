// Answers in games without a trained net, in the strongest way that needs none (docs/opponents.md).
import { rulesFor } from '@eminent/engine';
import type { BotRequest, Budget, Reply } from '../bot.ts';
import { settler } from '../styles/settler.ts';
import { randomPlayouts } from './playout.ts';
import { search } from './search.ts';

/** The style that plays best in games without a trained net. */
export const strongestStyle = settler;

/** Searches with random playouts. In games with fleets these are too weak: the style answers. */
export function replyWithoutNet(request: BotRequest, budget: Budget): Reply {
  return rulesFor(request.view.options).fleet
    ? strongestStyle.choose(request)
    : search(request, randomPlayouts, budget);
}
