// A player that thinks as long as it is given.
import { type Bot, type BotRequest, type Budget, decisionOf, type Reply } from '../bot.ts';

/** What a search spends by itself: a tenth of a second. */
const USUAL: Budget = { ms: 100 };

/** The answer where there is no choice: one option needs no thought, whoever decides. */
export function onlyReply(request: BotRequest): Reply | undefined {
  const { options } = decisionOf(request.view);
  const [first] = options;
  return options.length === 1 && first !== undefined ? { token: first.token } : undefined;
}

/** A player that answers by thinking within a budget. */
export function searchBot(
  name: string,
  think: (request: BotRequest, budget: Budget) => Reply,
): Bot {
  return {
    name,
    spends: USUAL,
    choose: (request) => onlyReply(request) ?? think(request, request.budget ?? USUAL),
  };
}
