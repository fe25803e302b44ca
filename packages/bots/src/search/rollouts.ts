// Rollouts: search with random games to the end. Needs nothing but the rules.
import { playouts } from './playout.ts';
import { searcher } from './searcher.ts';

export const rollouts = searcher('rollouts', () => playouts);
