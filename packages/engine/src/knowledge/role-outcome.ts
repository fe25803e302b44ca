// Computes the yield of a role with an exact number of symbols from its preview.
import { findKind, technologyAt } from '../cards/catalog.ts';
import type { PlanetView } from './planet-view.ts';
import type { View } from './view.ts';
import type { Range, RolePreview, RoleYield } from '../describe/role-preview.ts';

type Exact<T> = T extends Range<infer One> ? One : T;
type EachExact<Y> = Y extends unknown ? { readonly [Field in keyof Y]: Exact<Y[Field]> } : never;

/** The yield of a role with one value instead of each range. */
export type RoleOutcome = EachExact<RoleYield>;

/** The yield of a role for the viewing seat with a number of symbols in the preview's range. */
export function outcomeWith(
  view: View,
  { yields }: Pick<RolePreview, 'yields'>,
  symbols: number,
): RoleOutcome {
  const upTo = ({ most }: Range): number => Math.min(symbols, most);
  switch (yields.does) {
    case 'look-at-planets':
      return { ...yields, planets: looked(symbols, yields.fewer, yields.planets) };
    case 'look-at-technologies':
      return { ...yields, cards: looked(symbols, yields.fewer, yields.cards) };
    case 'produce':
      return { ...yields, resources: upTo(yields.resources) };
    case 'trade':
      return { ...yields, trades: upTo(yields.trades) };
    case 'collect-fighters': {
      const fighters = upTo(yields.fighters);
      const attackThen = places(view, ({ attack, warfareShip }) => {
        const more = warfareShip === undefined ? fighters : 0;
        return attack !== undefined && attack.need <= attack.have + more;
      });
      return { ...yields, fighters, attackThen };
    }
    case 'add-colonies': {
      const colonies = upTo(yields.colonies);
      const settleThen = places(
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

function looked(symbols: number, fewer: number, { most }: Range): number {
  return Math.max(0, Math.min(symbols - fewer, most));
}

function costOf(card: string): number {
  const kind = findKind(card);
  return kind === undefined ? 0 : technologyAt(kind).cost;
}

/** Places of face-down planets of the viewing seat that pass a test. */
function places({ players, seat = -1 }: View, test: (planet: PlanetView) => boolean): number[] {
  const planets = players[seat]?.planets ?? [];
  return planets.flatMap((planet, at) => (!planet.up && test(planet) ? [at] : []));
}
