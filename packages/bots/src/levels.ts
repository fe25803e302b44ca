// The levels that people choose from, from gentle to as strong as this package can.
import { captain } from './captain.ts';
import {
  type BotRequest,
  type Bot,
  bestOption,
  type Budget,
  decisionOf,
  type Reply,
} from './bot.ts';
import { greedyReply } from './net/greedy.ts';
import { netKnows } from './net/features.ts';
import type { Evaluator } from './search/evaluator.ts';
import { rollouts } from './search/rollout.ts';
import { search } from './search/search.ts';

/** Of ten choices of the Cadet so many are made without thinking. */
const CARELESS = 4;
/** Determinizations that the Admiral looks at. */
const DETERMINIZATIONS = 3;
/** Simulations of a level that has no net for this ruleset. */
const FALLBACK_WORK = 200;
/** What the strongest level thinks by itself: a tenth of a second. */
const EMPEROR: Budget = { ms: 100 };

/** Plays as the Captain does, but carelessly: a first opponent. */
export const cadet: Bot = {
  name: 'cadet',
  choose(request) {
    if (request.random.below(10) >= CARELESS) return captain.choose(request);
    return { token: bestOption(decisionOf(request.view).options, request.random, () => 0).token };
  },
};

/** One option needs no thought, whoever decides. */
function only(request: BotRequest): Reply | undefined {
  const { options } = decisionOf(request.view);
  const [first] = options;
  return options.length === 1 && first !== undefined ? { token: first.token } : undefined;
}

/** How a level gets its net; called at each decision, so that the weights are unpacked when they are first needed. */
type NetSource = () => Evaluator;

/** The net without search; without a net for the ruleset a short search. */
function admiralWith(net: NetSource): Bot {
  return {
    name: 'admiral',
    choose: (request) =>
      only(request) ??
      (netKnows(request.view.options)
        ? greedyReply(request, net(), DETERMINIZATIONS)
        : search(request, rollouts, { work: FALLBACK_WORK })),
  };
}

/** The net in one deal: what training calls the raw net. */
function rawNetWith(net: NetSource): Bot {
  return { name: 'net', choose: (request) => only(request) ?? greedyReply(request, net(), 1) };
}

function searcher(
  name: string,
  evaluatorOf: (request: BotRequest) => Evaluator,
  usual: Budget,
): Bot {
  return {
    name,
    spends: usual,
    choose: (request) =>
      only(request) ?? search(request, evaluatorOf(request), request.budget ?? usual),
  };
}

/** Search with the net; without a net for the ruleset with random games. */
function emperorWith(net: NetSource): Bot {
  return searcher('emperor', ({ view }) => (netKnows(view.options) ? net() : rollouts), EMPEROR);
}

/** The players that use a net, with the net that they use. */
export function netPlayers(net: NetSource): readonly Bot[] {
  return [admiralWith(net), emperorWith(net), rawNetWith(net)];
}

/** Search with random games to the end: needs nothing but the rules. */
export const rolloutSearch = searcher('rollouts', () => rollouts, EMPEROR);
