// The wares of the market: each technology that a view tells of, with what stands between it and whoever looks. Facts of the engine only.
import {
  type OptionInfo,
  TECHNOLOGY_TYPES,
  type TakenTechnology,
  takenTechnologies,
  type TechnologyReach,
  type View,
} from '@eminent/engine';
import { EVERYTHING, type Filter, fits, technologyOf } from '../technology-filter.ts';

export interface MarketTechnology {
  readonly card: string;
  /** The answer that takes it. */
  readonly option?: OptionInfo;
  /** The answer that takes it for ships, where that is possible as well. */
  readonly forShips?: OptionInfo;
  /** What is missing; absent for those that see the table without a seat, and for cards drawn blind. */
  readonly reach?: TechnologyReach;
  /** It is gone. */
  readonly taken?: TakenTechnology;
}

/** The question is which technology to take: then the market rises on the table. */
export function asksForTechnology({ decision }: View): boolean {
  return (
    decision?.step === 'buy-technology' ||
    decision?.step === 'pick-technology' ||
    decision?.step === 'take-technology'
  );
}

/** Those on offer, or looked at. */
function offeredIn(view: View): readonly MarketTechnology[] {
  const cards = view.lookingTechnologies?.cards ?? view.technologies;
  const options = view.decision?.options ?? [];
  return cards.map((card) => {
    const bySymbols = options.find((one) => one.kind === 'buy' && one.card === card);
    const byShips = options.find((one) => one.kind === 'buy-with-ships' && one.card === card);
    const option = bySymbols ?? byShips;
    const reach = view.research?.technologies.find((one) => one.card === card);
    return {
      card,
      ...(option === undefined ? {} : { option }),
      ...(bySymbols === undefined || byShips === undefined ? {} : { forShips: byShips }),
      ...(reach === undefined ? {} : { reach }),
    };
  });
}

/** What could be taken now: by an answer while that is asked, otherwise in a Research led now with every card that helps. */
export function isWithinReach(view: View, { option, reach }: MarketTechnology): boolean {
  if (option !== undefined) return true;
  if (asksForTechnology(view)) return false;
  return reach?.affordable === true || reach?.affordableWithShips === true;
}

function missingFor({ reach, taken }: MarketTechnology): number {
  if (taken !== undefined) return Infinity;
  return reach === undefined ? 0 : reach.planetsMissing + reach.symbolsMissing;
}

/** By type, the costlier first; both faces of a card together. */
function byShelf(a: MarketTechnology, b: MarketTechnology): number {
  const [one, other] = [technologyOf(a.card), technologyOf(b.card)];
  return (
    TECHNOLOGY_TYPES.indexOf(one.type) - TECHNOLOGY_TYPES.indexOf(other.type) ||
    other.level - one.level ||
    Number(other.permanent) - Number(one.permanent)
  );
}

/** What lies open, and what is listed with the reason why it does not. */
export interface MarketTechnologies {
  readonly open: readonly MarketTechnology[];
  readonly notYet: readonly MarketTechnology[];
  /** How many of all technologies are within reach. */
  readonly within: number;
}

export function marketTechnologiesOf(view: View, filter: Filter): MarketTechnologies {
  const offered = offeredIn(view);
  const taken = takenTechnologies(view).map((one) => ({ card: one.card, taken: one }));
  const likeWanted = (ware: MarketTechnology): boolean =>
    fits(view, technologyOf(ware.card), { ...filter, reach: 'all' });
  const lies = (ware: MarketTechnology): boolean => fits(view, technologyOf(ware.card), filter);
  const wanted = offered.filter(likeWanted);
  return {
    open: wanted
      .filter(lies)
      .toSorted(
        (a, b) =>
          Number(isWithinReach(view, b)) - Number(isWithinReach(view, a)) ||
          missingFor(a) - missingFor(b) ||
          byShelf(a, b),
      ),
    notYet: [...wanted.filter((ware) => !lies(ware)), ...taken.filter(likeWanted)].toSorted(
      (a, b) => missingFor(a) - missingFor(b),
    ),
    within: offered.filter((ware) => isWithinReach(view, ware)).length,
  };
}

/** A ware by its card, whatever the filter. */
export function marketTechnologyOf(view: View, card: string): MarketTechnology | undefined {
  const { open, notYet } = marketTechnologiesOf(view, EVERYTHING);
  return [...open, ...notYet].find((ware) => ware.card === card);
}

/** Where a technology goes that is no permanent. */
export function goesTo({ options, technologyDecks }: View): 'hand' | 'play' | 'discard' {
  return technologyDecks === undefined ? options.technologyGoesTo : 'discard';
}
