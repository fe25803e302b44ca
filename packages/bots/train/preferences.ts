// Plans for self-play that the net would not choose itself: a seat plays like the net, but adds a
// bonus for the pieces that its plan collects. So the net learns the value of such positions.
import { CARDS, type GameState, type Random } from '@eminent/engine';

type Player = GameState['players'][number];

/** Returns the bonus of a plan in a position, which is added to the net's estimated chance. */
export type Preference = (player: Player) => number;

// Bonus for each piece, in units of chance.
const TECHNOLOGY = 0.04;
const FIGHTER = 0.006;
const PLANET = 0.03;
const RESOURCE = 0.01;
const INFLUENCE = 0.02;
const DESTROYER = 0.03;
const BATTLECRUISER = 0.1;

const IS_TECHNOLOGY = CARDS.map(({ family }) => family === 'technology');

/** Collects technologies. */
function technologies({ deck, discard, hand, permanents, play }: Player): number {
  let count = permanents.length;
  for (const cards of [hand, deck, discard, play])
    for (const card of cards) if (IS_TECHNOLOGY[card] === true) count++;
  return TECHNOLOGY * count;
}

/** Collects fighters and face-up planets. */
function fighters({ fighters, planets }: Player): number {
  return FIGHTER * fighters + PLANET * planets.filter(({ up }) => up).length;
}

/** Collects influence tokens and planets with resources. */
function resources({ influence, planets }: Player): number {
  return INFLUENCE * influence + RESOURCE * planets.filter(({ filled }) => filled !== 0).length;
}

/** Collects fighters, destroyers and the battlecruiser. */
function ships({ expansion, fighters }: Player): number {
  const { battlecruisers, destroyers } = expansion;
  return FIGHTER * fighters + DESTROYER * destroyers + BATTLECRUISER * battlecruisers;
}

/** Draws a plan and its strength, half to double the usual bonus. */
export function drawPreference(hasFleets: boolean, random: Random): Preference {
  const plans = [technologies, fighters, resources, ...(hasFleets ? [ships] : [])];
  const plan = plans[random.below(plans.length)] ?? technologies;
  const strength = (1 + random.below(4)) / 2;
  return (player) => strength * plan(player);
}
