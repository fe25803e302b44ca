// Cadet: plays as the Captain does, but carelessly. A first opponent.
import { bestOption, type Bot, decisionOf } from './bot.ts';
import { captain } from './captain.ts';

/** Of ten choices so many are made without thinking. */
const RANDOM_CHOICES = 4;

export const cadet: Bot = {
  name: 'cadet',
  choose(request) {
    if (request.random.below(10) >= RANDOM_CHOICES) return captain.choose(request);
    return { token: bestOption(decisionOf(request.view).options, request.random, () => 0).token };
  },
};
