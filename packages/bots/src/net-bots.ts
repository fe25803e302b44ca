// Bots that use a net: Admiral without search, Emperor with search, and the plain net for
// comparison. Without a trained net for the game, they use the strongest fallback.
import type { GameOptions } from '@eminent/engine';
import type { Bot, BotRequest, Budget, Reply } from './bot.ts';
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

/** Number of determinizations the Admiral evaluates. */
const DETERMINIZATIONS = 3;
/** Budget of the fallback for levels that do not search with a net. */
const FALLBACK: Budget = { work: 200 };

/**
 * The evaluator for games with these options; undefined if no net is trained for them. Weights are
 * unpacked on first use.
 */
type NetSource = (options: GameOptions) => Evaluator | undefined;

function withoutSearch(name: string, source: NetSource, determinizations: number): Bot {
  const choose = (request: BotRequest): Reply => {
    const net = source(request.view.options);
    return net === undefined
      ? replyWithoutNet(request, FALLBACK)
      : greedyReply(request, net, determinizations);
  };
  return { name, choose: (request) => onlyReply(request) ?? choose(request) };
}

function withSearch(name: string, source: NetSource): Bot {
  return searchBot(name, (request, budget) => {
    const net = source(request.view.options);
    return net === undefined ? replyWithoutNet(request, budget) : search(request, net, budget);
  });
}

/** The bots by name, with the net they use. */
function netBotsWith(source: NetSource) {
  return {
    admiral: withoutSearch('admiral', source, DETERMINIZATIONS),
    emperor: withSearch('emperor', source),
    /** The net in one determinization, called the raw net in training. */
    net: withoutSearch('net', source, 1),
  };
}

/** The shipped evaluator for games with these options; undefined if no net is trained for them. */
export const shippedNet: NetSource = (options) => {
  const version = netFor(options);
  return version === undefined ? undefined : shippedEvaluator(version);
};

export const { admiral, emperor, net } = netBotsWith(shippedNet);

/** The bots for a net with the given weights. */
export function netBotsOf(version: NetVersion, weights: Float32Array): readonly Bot[] {
  const evaluator = netEvaluator(version, packWeights(version.layers, weights));
  const source: NetSource = (options) =>
    isMadeFor(version.manifest, options) ? evaluator : undefined;
  return Object.values(netBotsWith(source));
}
