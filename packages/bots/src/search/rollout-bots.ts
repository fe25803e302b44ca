// Reference bots that search with playouts instead of a net. Playouts of `rollouts` are random,
// those of `thumbs` use the fast heuristic.
import { randomPlayouts, heuristicPlayouts } from './playout.ts';
import { search } from './search.ts';
import { searchBot } from './search-bot.ts';

export const rollouts = searchBot('rollouts', (request, budget) =>
  search(request, randomPlayouts, budget),
);
export const thumbs = searchBot('thumbs', (request, budget) =>
  search(request, heuristicPlayouts, budget),
);
