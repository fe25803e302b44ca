// Cadet: plays like the Captain but with random choices. A first opponent.
import { bestOption, type Bot, decisionOf } from './bot.ts';
import { captain } from './captain.ts';

/** Number of random choices out of ten. */
const RANDOM_CHOICES = 4;

export const cadet: Bot = {
  name: 'cadet',
  choose(request) {
    if (request.random.below(10) >= RANDOM_CHOICES) return captain.choose(request);
    return { token: bestOption(decisionOf(request.view).options, request.random, () => 0).token };
  },
};
