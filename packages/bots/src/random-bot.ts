// Random: plays any legal option. The other bots are measured against it.
import { bestOption, type Bot, decisionOf } from './bot.ts';

export const random: Bot = {
  name: 'random',
  choose: ({ view, random }) => ({
    token: bestOption(decisionOf(view).options, random, () => 0).token,
  }),
};
