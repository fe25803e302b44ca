// Reference bots that search with playouts instead of a net: at random, or with heuristics.
import { randomPlayouts, heuristicPlayouts } from './playout.ts';
import { search } from './search.ts';
import { searchBot } from './search-bot.ts';

export const rollouts = searchBot('rollouts', (request, budget) =>
  search(request, randomPlayouts, budget),
);
export const thumbs = searchBot('thumbs', (request, budget) =>
  search(request, heuristicPlayouts, budget),
);
