// Features for the abilities that a player has from permanents, planets, fleet and scenario.
import type { Player } from './empire-summary.ts';
import { ABILITY } from './layout.ts';
import { VOCABULARY } from './vocabulary.ts';

type Abilities = Player['abilities'];

/** Cache of the active features by abilities object, because states share these objects. */
const known = new WeakMap<Abilities, readonly number[]>();

/** The active features of abilities, as offsets within the abilities part: a thermometer each. */
export function abilityFeatures(abilities: Abilities): readonly number[] {
  let found = known.get(abilities);
  if (found === undefined) {
    found = VOCABULARY.abilities.flatMap((name, place) => {
      const length = Math.min(amountOf(abilities[name]), ABILITY);
      return Array.from({ length }, (_, i) => place * ABILITY + i);
    });
    known.set(abilities, found);
  }
  return found;
}

function amountOf(value: boolean | number | readonly unknown[]): number {
  if (typeof value === 'object') return value.length;
  return Math.max(0, Number(value));
}
