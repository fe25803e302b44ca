// Helpers for bots that search: a default budget, and no search if there is only one option.
import { type Bot, type BotRequest, type Budget, decisionOf, type Reply } from '../bot.ts';

const DEFAULT_BUDGET: Budget = { ms: 100 };

/** Returns the reply with the only option; undefined if there are several options. */
export function onlyReply(request: BotRequest): Reply | undefined {
  const { options } = decisionOf(request.view);
  const [first] = options;
  return options.length === 1 && first !== undefined ? { token: first.token } : undefined;
}

/** Creates a bot that searches if there are several options. It has a default budget. */
export function searchBot(
  name: string,
  think: (request: BotRequest, budget: Budget) => Reply,
): Bot {
  return {
    name,
    spends: DEFAULT_BUDGET,
    choose: (request) => onlyReply(request) ?? think(request, request.budget ?? DEFAULT_BUDGET),
  };
}
