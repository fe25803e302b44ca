// Features for the combined abilities of permanents, planets, fleet and scenario.
import type { Player } from './empire-summary.ts';
import { ABILITY } from './layout.ts';
import { VOCABULARY } from './vocabulary.ts';

type Abilities = Player['abilities'];

/**
 * Cached by the abilities object, which states share: feature offsets within the abilities part.
 */
const known = new WeakMap<Abilities, readonly number[]>();

export function abilityFeatures(abilities: Abilities): readonly number[] {
  let found = known.get(abilities);
  if (found === undefined) {
    found = VOCABULARY.abilities.flatMap((name, place) => {
      const lit = Math.min(amountOf(abilities[name]), ABILITY);
      return Array.from({ length: lit }, (_, i) => place * ABILITY + i);
    });
    known.set(abilities, found);
  }
  return found;
}

function amountOf(value: boolean | number | readonly unknown[]): number {
  if (typeof value === 'object') return value.length;
  return Math.max(0, Number(value));
}
