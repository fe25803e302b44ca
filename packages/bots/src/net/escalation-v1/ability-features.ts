// Encodes the abilities that a player has from permanents, planets, fleet and scenario.
import type { Player } from './empire-summary.ts';
import { ABILITY } from './layout.ts';
import { VOCABULARY } from './vocabulary.ts';

type Abilities = Player['abilities'];

/** A cache, because many states share their abilities objects. */
const cache = new WeakMap<Abilities, readonly number[]>();

/** Returns the active features of abilities, as offsets within their part: thermometers. */
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

function amountOf(value: boolean | number | readonly unknown[]): number {
  if (typeof value === 'object') return value.length;
  return Math.max(0, Number(value));
}
