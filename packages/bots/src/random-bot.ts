// Random: plays any legal option. The baseline for all other bots.
import { bestOption, type Bot, decisionOf } from './bot.ts';

export const random: Bot = {
  name: 'random',
  choose: ({ view, random }) => ({
    token: bestOption(decisionOf(view).options, random, () => 0).token,
  }),
};
