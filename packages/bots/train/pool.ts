// The players that a net is trained with, besides itself.
import type { BotName } from '../src/index.ts';

/**
 * The scripted bots; stronger styles more often, and the Miser, whose play never occurs in
 * self-play.
 */
export const POOL: readonly BotName[] = [
  'warmonger',
  'warmonger',
  'warmonger',
  'settler',
  'settler',
  'captain',
  'scholar',
  'trader',
  'rusher',
  'contrarian',
  'greedy',
  'greedy',
];
