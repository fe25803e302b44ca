// The bot Random: chooses a legal option at random. The weakest bot of the ratings.
import { bestOption, type Bot, decisionOf } from './bot.ts';

export const random: Bot = {
  name: 'random',
  choose: ({ view, random }) => ({
    token: bestOption(decisionOf(view).options, random, () => 0).token,
  }),
};
