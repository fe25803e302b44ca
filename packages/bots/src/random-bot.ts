// The bot Random: chooses a legal option at random. It is the weakest bot in the ratings.
import { bestOption, type Bot, decisionOf } from './bot.ts';

export const random: Bot = {
  name: 'random',
  choose: ({ view, random }) => ({
    token: bestOption(decisionOf(view).options, random, () => 0).token,
  }),
};
