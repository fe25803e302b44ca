// The inputs for what permanents, planets, fleet and scenario come to for their owner.
import type { Player } from './empire-summary.ts';
import { ABILITY } from './layout.ts';
import { VOCABULARY } from './vocabulary.ts';

type Abilities = Player['abilities'];

/** By what permanents come to, which states share: the lamps within the part of abilities. */
const known = new WeakMap<Abilities, readonly number[]>();

export function abilityLamps(abilities: Abilities): readonly number[] {
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
