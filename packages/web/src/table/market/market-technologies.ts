// Lists the technologies of the market, filtered and sorted, each with the symbols and planets that
// the player lacks for it according to the engine.
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
  /** The answer that takes the technology; for symbols, if that is possible. */
  readonly option?: OptionInfo | undefined;
  /** The answer that takes the technology for ships, if `option` takes it for symbols. */
  readonly forShips?: OptionInfo | undefined;
  /** The symbols and planets that the player lacks; absent for spectators and blind draws. */
  readonly reach?: TechnologyReach | undefined;
  /** Set if the technology has been taken or removed: its owner, if any. */
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

/** Sorts by type; within a type, higher levels first, then permanents. */
function byTypeAndLevel(a: MarketTechnology, b: MarketTechnology): number {
  const [first, second] = [technologyOf(a.card), technologyOf(b.card)];
  return (
    TECHNOLOGY_TYPES.indexOf(first.type) - TECHNOLOGY_TYPES.indexOf(second.type) ||
    second.level - first.level ||
    Number(second.permanent) - Number(first.permanent)
  );
}

export interface MarketTechnologies {
  /** The technologies that pass the filter. */
  readonly open: readonly MarketTechnology[];
  /** The technologies that fail only the reach of the filter, or are taken. */
  readonly notYet: readonly MarketTechnology[];
  /** The number of technologies within reach, whether or not they pass the filter. */
  readonly within: number;
}

export function marketTechnologiesOf(view: View, filter: Filter): MarketTechnologies {
  const offered = offeredIn(view);
  const taken = takenTechnologies(view).map((one) => ({ card: one.card, taken: one }));
  const passesExceptReach = (technology: MarketTechnology): boolean =>
    fits(view, technologyOf(technology.card), { ...filter, reach: 'all' });
  const passesFilter = (technology: MarketTechnology): boolean =>
    fits(view, technologyOf(technology.card), filter);
  const listed = offered.filter(passesExceptReach);
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
      ...taken.filter(passesExceptReach),
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
