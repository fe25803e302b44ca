// Search with games played to the end, which needs nothing but the rules: random ones, and those by rules of thumb.
import { playouts, thumbPlayouts } from './playout.ts';
import { search } from './search.ts';
import { searcher } from './searcher.ts';

export const rollouts = searcher('rollouts', (request, budget) =>
  search(request, playouts, budget),
);
export const thumbs = searcher('thumbs', (request, budget) =>
  search(request, thumbPlayouts, budget),
);
