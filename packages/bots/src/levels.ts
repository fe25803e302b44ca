// The levels that people choose from, from gentle to as strong as this package can.
import { captain } from './captain.ts';
import { type Asked, type Bot, bestOption, type Budget, decisionOf, type Reply } from './bot.ts';
import { greedyReply } from './net/greedy.ts';
import { netKnows } from './net/features.ts';
import type { Evaluator } from './search/evaluator.ts';
import { rollouts } from './search/rollout.ts';
import { think } from './search/think.ts';

/** Of ten choices of the Cadet so many are made without thinking. */
const CARELESS = 4;
/** Deals that the Admiral looks at. */
const WORLDS = 3;
/** Simulations of a level that has no net for this ruleset. */
const FALLBACK_WORK = 200;
/** What the strongest level thinks by itself: a tenth of a second. */
const EMPEROR: Budget = { ms: 100 };

/** Plays as the Captain does, but carelessly: a first opponent. */
export const cadet: Bot = {
  name: 'cadet',
  choose(asked) {
    if (asked.random.below(10) >= CARELESS) return captain.choose(asked);
    return { token: bestOption(decisionOf(asked.view).options, asked.random, () => 0).token };
  },
};

/** One option needs no thought, whoever is asked. */
function only(asked: Asked): Reply | undefined {
  const { options } = decisionOf(asked.view);
  const [first] = options;
  return options.length === 1 && first !== undefined ? { token: first.token } : undefined;
}

/** How a level gets its net; called at each decision, so that the weights are unpacked when they are first needed. */
type NetSource = () => Evaluator;

/** The net without search; without a net for the ruleset a short search. */
function admiralWith(net: NetSource): Bot {
  return {
    name: 'admiral',
    choose: (asked) =>
      only(asked) ??
      (netKnows(asked.view.options)
        ? greedyReply(asked, net(), WORLDS)
        : think(asked, rollouts, { work: FALLBACK_WORK })),
  };
}

/** The net in one deal: what training calls the raw net. */
function rawNetWith(net: NetSource): Bot {
  return { name: 'net', choose: (asked) => only(asked) ?? greedyReply(asked, net(), 1) };
}

function searcher(name: string, evaluatorOf: (asked: Asked) => Evaluator, usual: Budget): Bot {
  return {
    name,
    spends: usual,
    choose: (asked) => only(asked) ?? think(asked, evaluatorOf(asked), asked.budget ?? usual),
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
