// Plays any legal option: the measure for all others.
import { type Bot, decisionOf } from './bot.ts';

export const randomBot: Bot = {
  name: 'random',
  choose(view, random) {
    const { options } = decisionOf(view);
    const option = options[random.below(options.length)];
    if (option === undefined) throw new Error('no legal option');
    return option.token;
  },
};
