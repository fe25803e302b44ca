// Captain: the common heuristics without bias. Wins each planet the cheaper way.
import { nearerByFighters } from './view-queries.ts';
import { heuristicBot } from './heuristic.ts';

export const captain = heuristicBot('captain', { prefersWarfare: nearerByFighters });
