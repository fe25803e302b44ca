// The bot levels that use heuristics. Captain takes the best option and wins each planet in the
// cheaper way, with fighters or colonies. Cadet and Lieutenant rate options like Captain, but do
// not always choose the best one and overlook some opportunities to follow.
import { type Bot, decisionOf } from './bot.ts';
import { heuristicBot, type Style, worthWith } from './heuristic.ts';
import { drawByWorth, type Errors, overlookedFollow } from './human-errors.ts';
import { nearerByFighters } from './view-queries.ts';

const STYLE: Style = { prefersWarfare: nearerByFighters };

export const captain = heuristicBot('captain', STYLE);

function imperfectCaptain(name: string, { overlooked, temperature }: Errors): Bot {
  return {
    name,
    choose({ view, random }) {
      const { options } = decisionOf(view);
      const dissent = overlookedFollow(options, overlooked, random);
      if (dissent !== undefined) return { token: dissent };
      const worths = options.map(worthWith(STYLE, view));
      const drawn = options[drawByWorth(worths, temperature, random)];
      if (drawn === undefined) throw new Error('no legal option');
      return { token: drawn.token };
    },
  };
}

/** The temperature is in the unit of the heuristics, where winning a planet is worth 20 or more. */
export const cadet = imperfectCaptain('cadet', { temperature: 2.15, overlooked: 20 });
export const lieutenant = imperfectCaptain('lieutenant', { temperature: 1.05, overlooked: 10 });
