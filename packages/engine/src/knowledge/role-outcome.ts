// Computes from a role preview what the role yields with an exact number of symbols.
import { findKind, technologyAt } from '../cards/catalog.ts';
import type { PlanetView } from './planet-view.ts';
import type { View } from './view.ts';
import type { Range, RolePreview, RoleYield } from '../describe/role-preview.ts';

type Exact<T> = T extends Range<infer One> ? One : T;
type EachExact<Y> = Y extends unknown ? { readonly [Field in keyof Y]: Exact<Y[Field]> } : never;

/** A role yield with one value in place of each range. */
export type RoleOutcome = EachExact<RoleYield>;

/**
 * Returns the yield of a role for the viewing seat with exactly this many symbols. The caller keeps
 * `symbols` within the range of the preview.
 */
export function outcomeWith(
  view: View,
  { yields }: Pick<RolePreview, 'yields'>,
  symbols: number,
): RoleOutcome {
  const upTo = ({ most }: Range): number => Math.min(symbols, most);
  switch (yields.does) {
    case 'look-at-planets':
      return { ...yields, planets: numberLookedAt(symbols, yields.fewer, yields.planets) };
    case 'look-at-technologies':
      return { ...yields, cards: numberLookedAt(symbols, yields.fewer, yields.cards) };
    case 'produce':
      return { ...yields, resources: upTo(yields.resources) };
    case 'trade':
      return { ...yields, trades: upTo(yields.trades) };
    case 'collect-fighters': {
      const fighters = upTo(yields.fighters);
      const attackThen = faceDownPlanets(view, ({ attack, warfareShip }) => {
        const more = warfareShip === undefined ? fighters : 0;
        return attack !== undefined && attack.need <= attack.have + more;
      });
      return { ...yields, fighters, attackThen };
    }
    case 'add-colonies': {
      const colonies = upTo(yields.colonies);
      const settleThen = faceDownPlanets(
        view,
        ({ settle }) => settle !== undefined && settle.missing <= colonies,
      );
      return { ...yields, colonies, settleThen };
    }
    case 'take-technology': {
      const { least, most } = yields.technologies;
      const technologies = most.filter((card) => least.includes(card) || costOf(card) <= symbols);
      const { upgrade, ...others } = yields;
      const isPaid = upgrade !== undefined && upgrade <= symbols;
      return { ...others, technologies, ...(isPaid ? { upgrade } : {}) };
    }
  }
}

function numberLookedAt(symbols: number, fewer: number, { most }: Range): number {
  return Math.max(0, Math.min(symbols - fewer, most));
}

function costOf(card: string): number {
  const kind = findKind(card);
  return kind === undefined ? 0 : technologyAt(kind).cost;
}

function faceDownPlanets(
  { players, seat = -1 }: View,
  test: (planet: PlanetView) => boolean,
): number[] {
  const planets = players[seat]?.planets ?? [];
  return planets.flatMap((planet, at) => (!planet.up && test(planet) ? [at] : []));
}
