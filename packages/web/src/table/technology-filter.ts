// The filter of the technology market, and the types of technology piles.
import {
  kindOf,
  PLANET_TYPES,
  type Role,
  TECHNOLOGY_TYPES,
  technologyAt,
  type TechnologyDef,
  type TechnologyType,
  type View,
} from '@eminent/engine';

/** `now`: affordable now or in a Research role led now; `soon`: at most one planet missing. */
type Reach = 'all' | 'now' | 'soon';

export interface Filter {
  readonly type: TechnologyType | 'all';
  /** 0 for all levels. */
  readonly level: number;
  readonly symbol: Role | 'all';
  readonly reach: Reach;
  readonly permanent: boolean;
}

/** A filter that every technology passes. */
export const NO_FILTER: Filter = {
  type: 'all',
  level: 0,
  symbol: 'all',
  reach: 'all',
  permanent: false,
};

export function technologyOf(card: string): TechnologyDef {
  return technologyAt(kindOf(card));
}

export function matchesFilter(view: View, def: TechnologyDef, filter: Filter): boolean {
  if (filter.type !== 'all' && def.type !== filter.type) return false;
  if (filter.level !== 0 && def.level !== filter.level) return false;
  if (filter.symbol !== 'all' && !def.symbols.includes(filter.symbol)) return false;
  if (filter.permanent && !def.permanent) return false;
  return inReach(view, def.id, filter.reach);
}

/**
 * Whether a technology is within reach. `now` includes what the question offers, and what the seat
 * could take with every useful card or with ships, in the current Research role or one led now.
 */
function inReach(view: View, card: string, reach: Reach): boolean {
  if (reach === 'all') return true;
  const isOffered = view.decision?.options.some(
    (one) => (one.kind === 'buy' || one.kind === 'buy-with-ships') && one.card === card,
  );
  if (isOffered === true) return true;
  const found = view.research?.technologies.find((one) => one.card === card);
  if (found === undefined) return false;
  const isNow = found.affordable || found.affordableWithShips === true;
  return reach === 'now' ? isNow : found.planetsMissing <= 1;
}

/** The types of the technology piles. Escalation has a pile of diverse technologies in addition. */
export function pilesOf({ options }: View): readonly TechnologyType[] {
  return options.ruleset === 'escalation' ? TECHNOLOGY_TYPES : PLANET_TYPES;
}
