// Plans for self-play that the net would not choose itself: a seat plays like the net, but likes
// what its plan collects. The net learns from these games what such positions are worth.
import { CARDS, type GameState, type Random } from '@eminent/engine';

type Player = GameState['players'][number];

/** What a plan adds to the chance of winning that the net sees in a position, from 0 to 1. */
export type Preference = (player: Player) => number;

const TECHNOLOGY = 0.04;
const FIGHTER = 0.006;
const PLANET = 0.03;
const RESOURCE = 0.01;
const INFLUENCE = 0.02;
const DESTROYER = 0.03;
const BATTLECRUISER = 0.1;

const IS_TECHNOLOGY = CARDS.map(({ family }) => family === 'technology');

function technologies({ deck, discard, hand, permanents, play }: Player): number {
  let count = permanents.length;
  for (const cards of [hand, deck, discard, play])
    for (const card of cards) if (IS_TECHNOLOGY[card] === true) count++;
  return TECHNOLOGY * count;
}

/** Collects fighters, and attacks with them. */
function fighters({ fighters, planets }: Player): number {
  return FIGHTER * fighters + PLANET * planets.filter(({ up }) => up).length;
}

/** Produces and trades. */
function resources({ influence, planets }: Player): number {
  return INFLUENCE * influence + RESOURCE * planets.filter(({ filled }) => filled !== 0).length;
}

/** Builds destroyers and the battlecruiser. */
function ships({ expansion, fighters }: Player): number {
  const { battlecruisers, destroyers } = expansion;
  return FIGHTER * fighters + DESTROYER * destroyers + BATTLECRUISER * battlecruisers;
}

/** A plan for a game with these rules, at random. */
export function drawPreference(hasFleets: boolean, random: Random): Preference {
  const plans = [technologies, fighters, resources, ...(hasFleets ? [ships] : [])];
  const plan = plans[random.below(plans.length)] ?? technologies;
  const strength = (1 + random.below(4)) / 2;
  return (player) => strength * plan(player);
}
