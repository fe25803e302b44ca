// A player that searches: the same for every evaluator.
import { type Bot, type BotRequest, type Budget, decisionOf, type Reply } from '../bot.ts';
import type { Evaluator } from './evaluator.ts';
import { search } from './search.ts';

/** What a search spends by itself: a tenth of a second. */
const USUAL: Budget = { ms: 100 };

/** The answer where there is no choice: one option needs no thought, whoever decides. */
export function onlyReply(request: BotRequest): Reply | undefined {
  const { options } = decisionOf(request.view);
  const [first] = options;
  return options.length === 1 && first !== undefined ? { token: first.token } : undefined;
}

export function searcher(name: string, evaluatorFor: (request: BotRequest) => Evaluator): Bot {
  return {
    name,
    spends: USUAL,
    choose: (request) =>
      onlyReply(request) ?? search(request, evaluatorFor(request), request.budget ?? USUAL),
  };
}
