// The technologies of the market: each one in the view, with what the player lacks for it according
// to the engine.
import {
  type OptionInfo,
  TECHNOLOGY_TYPES,
  type TakenTechnology,
  takenTechnologies,
  type TechnologyReach,
  type View,
} from '@eminent/engine';
import { asksForTechnology } from '../../game/technology-question.ts';
import { EVERYTHING, type Filter, fits, technologyOf } from '../technology-filter.ts';

export interface MarketTechnology {
  readonly card: string;
  /** The answer that takes it. */
  readonly option?: OptionInfo | undefined;
  /** The answer that takes it for ships, if that is also possible. */
  readonly forShips?: OptionInfo | undefined;
  /** What the player lacks for it; absent for spectators and for cards drawn blind. */
  readonly reach?: TechnologyReach | undefined;
  /** Who has taken it. */
  readonly taken?: TakenTechnology;
}

/** The technologies on display, or those drawn to choose from. */
function offeredIn(view: View): readonly MarketTechnology[] {
  const cards = view.lookingTechnologies?.cards ?? view.technologies;
  const options = view.decision?.options ?? [];
  return cards.map((card) => {
    const bySymbols = options.find((one) => one.kind === 'buy' && one.card === card);
    const byShips = options.find((one) => one.kind === 'buy-with-ships' && one.card === card);
    return {
      card,
      option: bySymbols ?? byShips,
      forShips: bySymbols && byShips,
      reach: view.research?.technologies.find((one) => one.card === card),
    };
  });
}

/** Whether a technology can be taken now, or in a Research role led now with all useful cards. */
export function isWithinReach(view: View, { option, reach }: MarketTechnology): boolean {
  if (option !== undefined) return true;
  if (asksForTechnology(view)) return false;
  return reach?.affordable === true || reach?.affordableWithShips === true;
}

/** How many planets and symbols are missing; infinite if a technology is taken. */
function missingFor({ reach, taken }: MarketTechnology): number {
  if (taken !== undefined) return Infinity;
  return reach === undefined ? 0 : reach.planetsMissing + reach.symbolsMissing;
}

/** Sorts by type, the higher level first, so that both faces of a card are together. */
function byTypeAndLevel(a: MarketTechnology, b: MarketTechnology): number {
  const [one, other] = [technologyOf(a.card), technologyOf(b.card)];
  return (
    TECHNOLOGY_TYPES.indexOf(one.type) - TECHNOLOGY_TYPES.indexOf(other.type) ||
    other.level - one.level ||
    Number(other.permanent) - Number(one.permanent)
  );
}

/** The technologies that pass the filter, and those listed as not within reach or taken. */
export interface MarketTechnologies {
  readonly open: readonly MarketTechnology[];
  readonly notYet: readonly MarketTechnology[];
  /** The number of all technologies within reach. */
  readonly within: number;
}

export function marketTechnologiesOf(view: View, filter: Filter): MarketTechnologies {
  const offered = offeredIn(view);
  const taken = takenTechnologies(view).map((one) => ({ card: one.card, taken: one }));
  const passesOthers = (technology: MarketTechnology): boolean =>
    fits(view, technologyOf(technology.card), { ...filter, reach: 'all' });
  const passesFilter = (technology: MarketTechnology): boolean =>
    fits(view, technologyOf(technology.card), filter);
  const listed = offered.filter(passesOthers);
  return {
    open: listed
      .filter(passesFilter)
      .toSorted(
        (a, b) =>
          Number(isWithinReach(view, b)) - Number(isWithinReach(view, a)) ||
          missingFor(a) - missingFor(b) ||
          byTypeAndLevel(a, b),
      ),
    notYet: [
      ...listed.filter((technology) => !passesFilter(technology)),
      ...taken.filter(passesOthers),
    ].toSorted((a, b) => missingFor(a) - missingFor(b)),
    within: offered.filter((technology) => isWithinReach(view, technology)).length,
  };
}

/** A technology by its card, regardless of the filter. */
export function marketTechnologyOf(view: View, card: string): MarketTechnology | undefined {
  const { open, notYet } = marketTechnologiesOf(view, EVERYTHING);
  return [...open, ...notYet].find((technology) => technology.card === card);
}

/** Where a technology goes when it is taken, if it is not a permanent. */
export function goesTo({ options, technologyDecks }: View): 'hand' | 'play' | 'discard' {
  return technologyDecks === undefined ? options.technologyGoesTo : 'discard';
}
