// Checks whether planets fulfill the prerequisites of technologies (RULES 3.7b; ESCALATION PL6,
// PL7).
import type { PlanetKind } from '@eminent/engine';
import type { Needs } from './cards.ts';
import { planetOf } from './cards.ts';
import { isFaceUp } from './empire.ts';
import type { Question } from './question.ts';

const NAMED: readonly PlanetKind[] = ['advanced', 'fertile', 'metallic'];

/** A planet that a card requires: of `type`, or with `other` of any other type. */
interface Box {
  readonly type: PlanetKind;
  readonly other: boolean;
}

function boxesOf(needs: Needs): Box[] {
  const other = needs[3];
  const named = NAMED.flatMap((type, i) =>
    Array.from({ length: needs[i] ?? 0 }, () => ({ type, other: false })),
  );
  const [first] = named;
  if (other > 0 && first === undefined) throw new Error('another type than which?');
  return [
    ...named,
    ...Array.from({ length: other }, () => ({ type: first?.type ?? 'advanced', other: true })),
  ];
}

/**
 * Whether a planet fits a box of a technology (RULES PL6). A Utopian planet fits every box for a
 * named type. A box for another type takes all other planets, such as Prestige planets.
 */
function fits(planet: PlanetKind, { type, other }: Box): boolean {
  if (other) return planet !== type && planet !== 'utopian';
  return planet === type || planet === 'utopian';
}

/**
 * Whether each box of all cards gets a planet. By option, Utopian planets only count as types that
 * the player has (E14-15).
 */
export function planetsSuffice({ player, options }: Question, all: readonly Needs[]): boolean {
  const types = player.planets.filter(isFaceUp).map(({ planet }) => planetOf(planet).type);
  const isPossible = ({ type, other }: Box): boolean =>
    other || options.utopianType === 'any' || types.includes(type);
  const boxes = all.flatMap(boxesOf);
  return boxes.every(isPossible) && canFill(boxes, types);
}

/** Tries each planet for the first box, and the others for the rest. */
function canFill([box, ...others]: readonly Box[], types: readonly PlanetKind[]): boolean {
  if (box === undefined) return true;
  return [...new Set(types)].some((type) => {
    if (!fits(type, box)) return false;
    const at = types.indexOf(type);
    return canFill(others, [...types.slice(0, at), ...types.slice(at + 1)]);
  });
}
