// Bots that use a net. The levels Emperor and Admiral search with the net. The levels Commodore and
// Vice Admiral follow its estimates with human-like errors. The reference bot Net takes the option
// with the best estimate. In games without a net, all of them use `replyWithoutNet`.
import type { GameOptions } from '@eminent/engine';
import { type Bot, type BotRequest, type Budget, decisionOf, type Reply } from './bot.ts';
import { careful } from './careful-play.ts';
import { captain } from './heuristic-levels.ts';
import { drawByWorth, type Errors, overlookedFollow } from './human-errors.ts';
import { greedyReply } from './net/net-without-search.ts';
import { isMadeFor } from './net/manifest.ts';
import type { NetVersion } from './net/net-version.ts';
import { netFor } from './net/nets.ts';
import { netEvaluator, shippedEvaluator } from './net/net-evaluator.ts';
import { packWeights } from './net/packed-weights.ts';
import type { Evaluator } from './search/evaluator.ts';
import { replyWithoutNet } from './search/fallback.ts';
import { search } from './search/search.ts';
import { onlyReply, searchBot } from './search/search-bot.ts';

/** Budget of the bot level Admiral, small enough for an immediate answer on any device. */
const ADMIRAL_SEARCH: Budget = { work: 8 };
// Budgets of `replyWithoutNet` for bots that ignore the budget of the request.
const FALLBACK: Budget = { work: 200 };
const SHORTER_FALLBACK: Budget = { work: 80 };
const SHORTEST_FALLBACK: Budget = { work: 32 };

type NetSource = (options: GameOptions) => Evaluator | undefined;

/** Creates a bot that answers with `think` or, if there is no net, by `replyWithoutNet`. */
function netBot(
  name: string,
  source: NetSource,
  fallback: Budget,
  think: (request: BotRequest, net: Evaluator) => Reply,
): Bot {
  const choose = (request: BotRequest): Reply => {
    const net = source(request.view.options);
    return net === undefined ? replyWithoutNet(request, fallback) : think(request, net);
  };
  return { name, choose: (request) => onlyReply(request) ?? choose(request) };
}

interface NetErrors extends Errors {
  /** Percentage of choices made with the heuristics of the level Captain instead of the net. */
  readonly captainPercent: number;
  /** The same percentage in Escalation. */
  readonly escalationCaptainPercent: number;
}

/** Creates a bot that sometimes plays like Captain, else draws an option by the net's estimates. */
function imperfectNetBot(
  name: string,
  source: NetSource,
  errors: NetErrors,
  fallback: Budget,
): Bot {
  return netBot(name, source, fallback, (request, net) => {
    const { view, random } = request;
    const isEscalation = view.options.ruleset === 'escalation';
    const captainPercent = isEscalation ? errors.escalationCaptainPercent : errors.captainPercent;
    if (random.below(100) < captainPercent) return captain.choose(request);
    const dissent = overlookedFollow(decisionOf(view).options, errors.overlooked, random);
    if (dissent !== undefined) return { token: dissent };
    const { ranking = [] } = greedyReply(request, net, 1);
    // With more players, chances are smaller, and so are their differences.
    const temperature = (errors.temperature * 2) / view.players.length;
    const chances = ranking.map(({ winChance }) => winChance);
    const drawn = ranking[drawByWorth(chances, temperature, random)];
    if (drawn === undefined) throw new Error('no legal option');
    return { token: drawn.token, winChance: drawn.winChance };
  });
}

function withCarefulPlay(bot: Bot, source: NetSource): Bot {
  const choose = (request: BotRequest): Reply => {
    const net = source(request.view.options);
    const reply = bot.choose(request);
    return net === undefined
      ? careful(request, reply)
      : careful(request, reply, (state, seat) => net.chanceOf?.(state, seat) ?? 0);
  };
  return { ...bot, choose };
}

function netBotsWith(source: NetSource) {
  return {
    commodore: imperfectNetBot(
      'commodore',
      source,
      { captainPercent: 33, escalationCaptainPercent: 44, temperature: 0.006, overlooked: 5 },
      SHORTEST_FALLBACK,
    ),
    viceadmiral: imperfectNetBot(
      'viceadmiral',
      source,
      { captainPercent: 12, escalationCaptainPercent: 12, temperature: 0.003, overlooked: 4 },
      SHORTER_FALLBACK,
    ),
    admiral: withCarefulPlay(
      netBot('admiral', source, FALLBACK, (request, evaluator) =>
        search(request, evaluator, ADMIRAL_SEARCH),
      ),
      source,
    ),
    emperor: withCarefulPlay(
      searchBot('emperor', (request, budget) => {
        const evaluator = source(request.view.options);
        return evaluator === undefined
          ? replyWithoutNet(request, budget)
          : search(request, evaluator, budget);
      }),
      source,
    ),
    /** Uses one determinization. Training programs call this bot the raw net. */
    net: netBot('net', source, FALLBACK, (request, evaluator) =>
      greedyReply(request, evaluator, 1),
    ),
  };
}

/**
 * Returns the shipped net for a game; undefined if none is trained for it. Unpacks the weights on
 * first use. Throws if they are not registered.
 */
export const shippedNet: NetSource = (options) => {
  const version = netFor(options);
  return version === undefined ? undefined : shippedEvaluator(version);
};

export const { admiral, commodore, emperor, net, viceadmiral } = netBotsWith(shippedNet);

/** Creates all bots that use a net, with the given weights. */
export function netBotsOf(version: NetVersion, weights: Float32Array): readonly Bot[] {
  const evaluator = netEvaluator(version, packWeights(version.layers, weights));
  const source: NetSource = (options) =>
    isMadeFor(version.manifest, options) ? evaluator : undefined;
  return Object.values(netBotsWith(source));
}
