// The players that judge by a net: Admiral without search, Emperor with it, and the net alone for comparison. Where no net has learned the
// game, all of them answer as was found strongest there.
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

/** Determinizations that the Admiral looks at. */
const DETERMINIZATIONS = 3;
/** What a level that does not search with a net may spend where there is none. */
const FALLBACK: Budget = { work: 200 };

/** The evaluator for games of such options; undefined when no net has learned them. Weights are unpacked when first needed. */
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

/** The players by name, with the net that they use. */
function netBotsWith(source: NetSource) {
  return {
    admiral: withoutSearch('admiral', source, DETERMINIZATIONS),
    emperor: withSearch('emperor', source),
    /** The net in one determinization: what training calls the raw net. */
    net: withoutSearch('net', source, 1),
  };
}

/** The evaluator of the shipped net for games of such options; undefined when no net has learned them. */
export const shippedNet: NetSource = (options) => {
  const version = netFor(options);
  return version === undefined ? undefined : shippedEvaluator(version);
};

export const { admiral, emperor, net } = netBotsWith(shippedNet);

/** The players of a net with weights of its own. */
export function netBotsOf(version: NetVersion, weights: Float32Array): readonly Bot[] {
  const evaluator = netEvaluator(version, packWeights(version.layers, weights));
  const source: NetSource = (options) =>
    isMadeFor(version.manifest, options) ? evaluator : undefined;
  return Object.values(netBotsWith(source));
}
