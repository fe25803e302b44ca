// Suggests planets to keep, settle, attack or add colonies to, and answers to rare questions.
import {
  type Decision,
  type OptionInfo,
  planetAt,
  planetOf,
  SHIP_IN_FIGHTERS,
  SHIP_PLACE,
  type View,
} from '@eminent/engine';
import { meIn } from './selection.ts';
import { isWarlike } from './empire-strategy.ts';

type PlanetOption = Extract<OptionInfo, { readonly at: number }>;

function isTuck(option: OptionInfo): option is PlanetOption {
  return option.kind === 'tuck';
}

/** Returns the item with the highest value, the first one in a tie. */
export function best<T>(items: readonly T[], valueOf: (item: T) => number): T | undefined {
  const values = items.map(valueOf);
  return items[values.indexOf(Math.max(...values))];
}

/** Limit for a planet's cost in colonies. Planets that can never be settled have a huge cost. */
const MAX_COLONIES = 12;

/** Influence of a planet; 3, about the average, if its front is hidden. */
export function planetWorth(planet: string | undefined): number {
  return planet === undefined || planet === '?' ? 3 : planetAt(planetOf(planet)).influence;
}

/** Suggests the planet to keep in a Survey: valuable, and cheap for the empire's strategy. */
export function bestKept(view: View, options: readonly OptionInfo[]): OptionInfo | undefined {
  const warlike = isWarlike(view);
  const keepOptions = options.filter((option) => option.kind === 'keep');
  return best(keepOptions, ({ planet, back }) => {
    const { colonizeCost, warfareCost, warfareShip = 'fighter' } = back;
    const fighters = warfareCost * SHIP_IN_FIGHTERS[warfareShip];
    const colonies = Math.min(colonizeCost, MAX_COLONIES);
    const cheaper = Math.min(colonies, fighters);
    return planetWorth(planet) * 2 - cheaper * 0.5 - (warlike ? fighters : colonies) * 0.5;
  });
}

/** Suggests an answer to any other question, if need be the engine's default option. */
export function bestOther(view: View, decision: Decision): OptionInfo | undefined {
  const { options } = decision;
  const taken = best(
    options.filter(({ kind }) => kind === 'settle' || kind === 'attack'),
    (option) => ('planet' in option ? planetWorth(option.planet) : 0),
  );
  if (taken !== undefined) return taken;
  const tucks = options.filter(isTuck);
  if (tucks.length > 0) return bestTuck(view, tucks, new Map());
  if (decision.step === 'name-resource' || decision.step === 'name-produced') {
    return mostCommon(view, options);
  }
  if (decision.step === 'recon-planets' || decision.step === 'start-planet') {
    return best(options, (option) => ('planet' in option ? planetWorth(option.planet) : 0));
  }
  return (
    options.find(({ kind }) => kind === 'trade') ??
    options.find(({ kind }) => kind === 'collect') ??
    options.find(({ kind }) => kind === 'build' || kind === 'keep-two' || kind === 'more-role') ??
    (options.some(({ kind }) => kind === 'done') ? undefined : options.find(isFromShip)) ??
    options.find(({ token }) => token === decision.default) ??
    options[0]
  );
}

/** Whether a colony moves from the Colony Ship. If a colony must move, planets keep theirs. */
function isFromShip(option: OptionInfo): boolean {
  return option.kind === 'move-colony' && option.from === SHIP_PLACE;
}

/**
 * Returns the tuck option whose planet needs the fewest more colonies to be settled. `added` counts
 * the colonies already suggested, by planet index.
 */
function bestTuck(
  view: View,
  tucks: readonly PlanetOption[],
  added: ReadonlyMap<number, number>,
): PlanetOption | undefined {
  const planets = meIn(view)?.planets ?? [];
  return best(tucks, ({ at, planet }) => {
    // The Colony Ship is the last choice, like planets that need no colonies.
    if (at === SHIP_PLACE) return 0;
    const missing = (planets[at]?.settle?.missing ?? 0) - (added.get(at) ?? 0);
    return (missing > 0 ? 100 - missing * 10 : 0) + planetWorth(planet) * 0.1;
  });
}

/** Suggests planets for the cards to tuck, each where the fewest colonies are then missing. */
export function suggestTucks(view: View, decision: Decision): readonly OptionInfo[] {
  if (decision.step !== 'tuck') return [];
  const tucks = decision.options.filter(isTuck);
  const added = new Map<number, number>();
  const chosen = Array.from({ length: decision.cardsAlike }, () => {
    const next = bestTuck(view, tucks, added);
    if (next !== undefined) added.set(next.at, (added.get(next.at) ?? 0) + 1);
    return next;
  });
  return chosen.filter((one) => one !== undefined);
}

/** Returns the option whose resource most slots in the empire have. Filled slots count twice. */
export function mostCommon(view: View, options: readonly OptionInfo[]): OptionInfo | undefined {
  const slots = (meIn(view)?.planets ?? []).flatMap((planet) => (planet.up ? planet.slots : []));
  return best(options, (option) => {
    if (option.kind !== 'name' && option.kind !== 'produce') return -1;
    const alike = slots.filter((slot) => slot?.resource === option.resource);
    return alike.length + alike.filter((slot) => slot?.filled).length;
  });
}
