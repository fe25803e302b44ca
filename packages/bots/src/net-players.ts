// The players that judge by a net: Admiral without search, Emperor with it, and the net alone for comparison. Where no net has learned the
// game they search with random games.
import type { GameOptions } from '@eminent/engine';
import type { Bot, BotRequest, Reply } from './bot.ts';
import { greedyReply } from './net/greedy.ts';
import { isMadeFor } from './net/manifest.ts';
import type { NetVersion } from './net/net-version.ts';
import { netFor } from './net/nets.ts';
import { netEvaluator, shippedEvaluator } from './net/player.ts';
import { packWeights } from './net/weights.ts';
import type { Evaluator } from './search/evaluator.ts';
import { playouts } from './search/playout.ts';
import { search } from './search/search.ts';
import { onlyReply, searcher } from './search/searcher.ts';

/** Determinizations that the Admiral looks at. */
const DETERMINIZATIONS = 3;
/** Simulations of a level that has no net for the game. */
const FALLBACK_WORK = 200;

/** The evaluator for games of such options; undefined when no net has learned them. Weights are unpacked when first needed. */
type NetSource = (options: GameOptions) => Evaluator | undefined;

function withoutSearch(name: string, source: NetSource, determinizations: number): Bot {
  const choose = (request: BotRequest): Reply => {
    const net = source(request.view.options);
    return net === undefined
      ? search(request, playouts, { work: FALLBACK_WORK })
      : greedyReply(request, net, determinizations);
  };
  return { name, choose: (request) => onlyReply(request) ?? choose(request) };
}

/** The players by name, with the net that they use. */
function playersWith(source: NetSource) {
  return {
    admiral: withoutSearch('admiral', source, DETERMINIZATIONS),
    emperor: searcher('emperor', ({ view }) => source(view.options) ?? playouts),
    /** The net in one determinization: what training calls the raw net. */
    net: withoutSearch('net', source, 1),
  };
}

/** The evaluator of the shipped net for games of such options; undefined when no net has learned them. */
export const shippedNet: NetSource = (options) => {
  const version = netFor(options);
  return version === undefined ? undefined : shippedEvaluator(version);
};

export const { admiral, emperor, net } = playersWith(shippedNet);

/** The players of a net with weights of its own. */
export function playersOf(version: NetVersion, weights: Float32Array): readonly Bot[] {
  const evaluator = netEvaluator(version, packWeights(version.layers, weights));
  const source: NetSource = (options) =>
    isMadeFor(version.manifest, options) ? evaluator : undefined;
  return Object.values(playersWith(source));
}
