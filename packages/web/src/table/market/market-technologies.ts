// Lists the technologies of the market, filtered and sorted, with the symbols and planets that the
// player lacks for each.
import {
  type OptionInfo,
  TECHNOLOGY_TYPES,
  type TakenTechnology,
  takenTechnologies,
  type TechnologyReach,
  type View,
} from '@eminent/engine';
import { asksForTechnology } from '../../game/technology-question.ts';
import { NO_FILTER, type Filter, matchesFilter, technologyOf } from '../technology-filter.ts';

export interface MarketTechnology {
  readonly card: string;
  /** The answer that takes the technology, with symbols if possible, otherwise for ships. */
  readonly option?: OptionInfo | undefined;
  /** The answer that takes the technology for ships, if it can be taken either way. */
  readonly forShips?: OptionInfo | undefined;
  /** The symbols and planets that are missing. Absent for spectators and with blind draws. */
  readonly reach?: TechnologyReach | undefined;
  /** Set if the technology was taken or removed, with its owner if it has one. */
  readonly taken?: TakenTechnology;
}

/** The technologies on display or, in games with blind draws, those drawn to choose from. */
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

/** Whether it can be taken now or, at other questions, in a Research role led now. */
export function isWithinReach(view: View, { option, reach }: MarketTechnology): boolean {
  if (option !== undefined) return true;
  if (asksForTechnology(view)) return false;
  return reach?.affordable === true || reach?.affordableWithShips === true;
}

function missingCount({ reach, taken }: MarketTechnology): number {
  if (taken !== undefined) return Infinity;
  return reach === undefined ? 0 : reach.planetsMissing + reach.symbolsMissing;
}

function byTypeAndLevel(a: MarketTechnology, b: MarketTechnology): number {
  const [first, second] = [technologyOf(a.card), technologyOf(b.card)];
  return (
    TECHNOLOGY_TYPES.indexOf(first.type) - TECHNOLOGY_TYPES.indexOf(second.type) ||
    second.level - first.level ||
    Number(second.permanent) - Number(first.permanent)
  );
}

export interface MarketTechnologies {
  /** Technologies that pass the filter: those within reach first, then by what is missing. */
  readonly open: readonly MarketTechnology[];
  /** Technologies that fail only the filter by reach, then those that were taken. */
  readonly notYet: readonly MarketTechnology[];
  /** Number of technologies within reach, whatever the filter. */
  readonly within: number;
}

export function marketTechnologiesOf(view: View, filter: Filter): MarketTechnologies {
  const offered = offeredIn(view);
  const taken = takenTechnologies(view).map((one) => ({ card: one.card, taken: one }));
  const passesExceptReach = (technology: MarketTechnology): boolean =>
    matchesFilter(view, technologyOf(technology.card), { ...filter, reach: 'all' });
  const passesFilter = (technology: MarketTechnology): boolean =>
    matchesFilter(view, technologyOf(technology.card), filter);
  const listed = offered.filter(passesExceptReach);
  return {
    open: listed
      .filter(passesFilter)
      .toSorted(
        (a, b) =>
          Number(isWithinReach(view, b)) - Number(isWithinReach(view, a)) ||
          missingCount(a) - missingCount(b) ||
          byTypeAndLevel(a, b),
      ),
    notYet: [
      ...listed.filter((technology) => !passesFilter(technology)),
      ...taken.filter(passesExceptReach),
    ].toSorted((a, b) => missingCount(a) - missingCount(b)),
    within: offered.filter((technology) => isWithinReach(view, technology)).length,
  };
}

/** Finds a technology by its card id, whatever the filter. */
export function marketTechnologyOf(view: View, card: string): MarketTechnology | undefined {
  const { open, notYet } = marketTechnologiesOf(view, NO_FILTER);
  return [...open, ...notYet].find((technology) => technology.card === card);
}

/** Where a technology goes when it is taken, unless it is a permanent. */
export function goesTo({ options, technologyDecks }: View): 'hand' | 'play' | 'discard' {
  return technologyDecks === undefined ? options.technologyGoesTo : 'discard';
}
