// Encodes the abilities that a player has from permanents, planets, fleet and scenario.
import type { Player } from './empire-summary.ts';
import { ABILITY } from './layout.ts';
import { VOCABULARY } from './vocabulary.ts';

type Abilities = Player['abilities'];

/** The active features by abilities object. A cache, because many states share these objects. */
const cache = new WeakMap<Abilities, readonly number[]>();

/** The active features of abilities, as offsets within their part: one thermometer per ability. */
export function abilityFeatures(abilities: Abilities): readonly number[] {
  let found = cache.get(abilities);
  if (found === undefined) {
    found = VOCABULARY.abilities.flatMap((name, place) => {
      const length = Math.min(amountOf(abilities[name]), ABILITY);
      return Array.from({ length }, (_, i) => place * ABILITY + i);
    });
    cache.set(abilities, found);
  }
  return found;
}

/** The value of an ability as a number: 0 or 1 for a boolean, the length of a list. */
function amountOf(value: boolean | number | readonly unknown[]): number {
  if (typeof value === 'object') return value.length;
  return Math.max(0, Number(value));
}
