// The planet most players would choose: the most valuable one, or the one closest to being settled.
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

type On = Extract<OptionInfo, { readonly at: number }>;

function isOn(option: OptionInfo, ...kinds: readonly On['kind'][]): option is On {
  return 'at' in option && !('owner' in option) && kinds.includes(option.kind);
}

function best<T>(things: readonly T[], valueOf: (thing: T) => number): T | undefined {
  let found: T | undefined;
  let most = -Infinity;
  for (const thing of things) {
    const value = valueOf(thing);
    if (value > most) [found, most] = [thing, value];
  }
  return found;
}

/** A planet that cannot be settled counts as this far away. */
const NEVER = 12;

/** The value of a planet face up; an average where its front is hidden. */
export function worthOf(planet: string | undefined): number {
  return planet === undefined || planet === '?' ? 3 : planetAt(planetOf(planet)).influence;
}

/** The planet to keep in a Survey: valuable, and soon won by the empire's strategy. */
export function bestKept(view: View, options: readonly OptionInfo[]): OptionInfo | undefined {
  const warlike = isWarlike(view);
  return best(options, (option) => {
    if (option.kind !== 'keep') return -Infinity;
    const { colonizeCost, warfareCost, warfareShip = 'fighter' } = option.back;
    const fighters = warfareCost * SHIP_IN_FIGHTERS[warfareShip];
    const colonies = Math.min(colonizeCost, NEVER);
    const cheaper = Math.min(colonies, fighters);
    return worthOf(option.planet) * 2 - cheaper * 0.5 - (warlike ? fighters : colonies) * 0.5;
  });
}

/** The most valuable planet that can be settled or attacked; then options that fill or empty a slot, tuck or collect. */
export function bestOf(view: View, decision: Decision): OptionInfo | undefined {
  const { options } = decision;
  const taken = best(
    options.filter((option) => isOn(option, 'settle', 'attack')),
    (option) => ('at' in option ? worthOf(option.planet) : 0),
  );
  if (taken !== undefined) return taken;
  const tucks = options.filter((option): option is On => isOn(option, 'tuck'));
  if (tucks.length > 0) return nearest(view, tucks, new Map());
  if (decision.step === 'name-resource' || decision.step === 'name-produced') {
    return mostCommon(view, options);
  }
  if (decision.step === 'recon-planets' || decision.step === 'start-planet') {
    return best(options, (option) => ('planet' in option ? worthOf(option.planet) : 0));
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

/** Colonies that must move come from the Colony Ship, not from the planet that needs them. */
function isFromShip(option: OptionInfo): boolean {
  return option.kind === 'move-colony' && option.from === SHIP_PLACE;
}

/** The face-down planet that needs the fewest more colonies. */
function nearest(
  view: View,
  tucks: readonly On[],
  added: ReadonlyMap<number, number>,
): On | undefined {
  const planets = meIn(view)?.planets ?? [];
  return best(tucks, ({ at, planet }) => {
    // On the Colony Ship they stay available for later.
    if (at === SHIP_PLACE) return 0;
    const missing = (planets[at]?.settle?.missing ?? 0) - (added.get(at) ?? 0);
    return (missing > 0 ? 100 - missing * 10 : 0) + worthOf(planet) * 0.1;
  });
}

/** Where to tuck several cards: each under the planet that is then closest to being settled. */
export function suggestTucks(view: View, decision: Decision): readonly OptionInfo[] {
  if (decision.step !== 'tuck') return [];
  const tucks = decision.options.filter((option): option is On => isOn(option, 'tuck'));
  const added = new Map<number, number>();
  const chosen = Array.from({ length: decision.cardsAlike }, () => {
    const next = nearest(view, tucks, added);
    if (next !== undefined) added.set(next.at, (added.get(next.at) ?? 0) + 1);
    return next;
  });
  return chosen.filter((one) => one !== undefined);
}

/** The resource on the most planets. */
export function mostCommon(view: View, options: readonly OptionInfo[]): OptionInfo | undefined {
  const slots = (meIn(view)?.planets ?? []).flatMap((planet) => (planet.up ? planet.slots : []));
  return best(options, (option) => {
    if (option.kind !== 'name' && option.kind !== 'produce') return -1;
    const alike = slots.filter((slot) => slot?.resource === option.resource);
    return alike.length + alike.filter((slot) => slot?.filled).length;
  });
}
