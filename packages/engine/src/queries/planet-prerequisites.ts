// Face-up planets that technologies require. Each requirement is a box; a planet fills only one
// box, also if two technologies are taken in one role (RULES 3.7, PL7).
import { CARD_OTHER, CARD_PLANETS, CARD_TYPE, PLANET_TYPE } from '../cards/catalog.ts';
import {
  DIVERSE,
  NONE,
  PLANET_KINDS,
  PLANET_TYPES,
  PRESTIGE,
  type TechnologyType,
  UTOPIAN,
} from '../model/names.ts';
import type { Planet } from '../state/planet.ts';
import type { Player } from '../state/player.ts';

/** Bits for the count of each planet type in the packed number of `planetTypes`. */
const WIDTH = 6;
const MAX_COUNT = (1 << WIDTH) - 1;
/** Flag above all counts: Utopian planets count only as types the player owns (RULES E14-15). */
const UTOPIAN_NEEDS_OWNED_TYPE = 1 << 30;

/** Packs the counts of face-up planets by type into one number, for quick tests of technologies. */
export function planetTypes({ planets, abilities }: Player): number {
  let types = abilities.utopianIsOwned ? UTOPIAN_NEEDS_OWNED_TYPE : 0;
  for (let i = 0; i < planets.length; i++) {
    const { id, up } = planets[i] as Planet;
    if (up) types += 1 << ((PLANET_TYPE[id] as number) * WIDTH);
  }
  return types;
}

function ofType(types: number, type: number): number {
  return (types >> (type * WIDTH)) & MAX_COUNT;
}

/**
 * Returns whether planets suffice for a technology. `types` comes from `planetTypes`. `beside` is a
 * technology taken earlier in the same role, which needs other planets, or NONE.
 */
export function planetsSuffice(types: number, kind: number, beside = NONE): boolean {
  if (beside !== NONE)
    return canFill(types, unpackCounts(types), [...boxesOf(kind), ...boxesOf(beside)], 0);
  const type = CARD_TYPE[kind] as number;
  const utopian = utopianSubstitutes(types, type);
  if (type === DIVERSE) return typesMissing(types) <= utopian;
  if (ofType(types, type) + utopian < (CARD_PLANETS[kind] as number)) return false;
  return CARD_OTHER[kind] !== true || anyOther(types, type);
}

/** With UTOPIAN_NEEDS_OWNED_TYPE, 0 if there is no other planet of the type or it is DIVERSE. */
function utopianSubstitutes(types: number, type: number): number {
  if ((types & UTOPIAN_NEEDS_OWNED_TYPE) === 0) return ofType(types, UTOPIAN);
  return type === DIVERSE || ofType(types, type) === 0 ? 0 : ofType(types, UTOPIAN);
}

function typesMissing(types: number): number {
  let missing = 0;
  for (let type = 0; type < PLANET_TYPES.length; type++) if (ofType(types, type) === 0) missing++;
  return missing;
}

/** A Utopian planet does not count (RULES PL6). */
function anyOther(types: number, type: number): boolean {
  for (let other = 0; other <= PRESTIGE; other++) {
    if (other !== type && ofType(types, other) > 0) return true;
  }
  return false;
}

/** A planet that a card requires: one of `type` or, if `other`, one of any other type. */
interface Box {
  readonly type: number;
  readonly other: boolean;
}

function boxesOf(kind: number): Box[] {
  if (kind === NONE) return [];
  const type = CARD_TYPE[kind] as number;
  if (type === DIVERSE) return PLANET_TYPES.map((_, one) => ({ type: one, other: false }));
  const boxes = Array.from({ length: CARD_PLANETS[kind] as number }, () => ({
    type,
    other: false,
  }));
  return CARD_OTHER[kind] === true ? [...boxes, { type, other: true }] : boxes;
}

/** Returns the counts of face-up planets, indexed by planet type. */
export function planetCounts(player: Player): number[] {
  return unpackCounts(planetTypes(player));
}

function unpackCounts(types: number): number[] {
  return PLANET_KINDS.map((_, type) => ofType(types, type));
}

/** Whether the planets can fill all boxes from index `from` on. Tries all assignments. */
function canFill(types: number, counts: number[], boxes: readonly Box[], from: number): boolean {
  const box = boxes[from];
  if (box === undefined) return true;
  for (const type of typesThatFit(types, box)) {
    const left = counts[type] as number;
    if (left === 0) continue;
    counts[type] = left - 1;
    const fits = canFill(types, counts, boxes, from + 1);
    counts[type] = left;
    if (fits) return true;
  }
  return false;
}

/** Prestige planets fill only `other` boxes; Utopian planets fill only the rest (RULES PL6). */
function typesThatFit(types: number, { type, other }: Box): number[] {
  if (!other) return utopianSubstitutes(types, type) > 0 ? [type, UTOPIAN] : [type];
  return [...PLANET_TYPES.keys(), PRESTIGE].filter((one) => one !== type);
}

/**
 * Returns the missing planets of a technology by type; `diverse` means a planet of another type.
 * Empty if planets suffice.
 */
export function planetsMissing(
  player: Player,
  kind: number,
  beside = NONE,
): { readonly type: TechnologyType; readonly need: number; readonly have: number }[] {
  if (planetsSuffice(planetTypes(player), kind, beside)) return [];
  const counts = planetCounts(player);
  const boxes = [...boxesOf(kind), ...boxesOf(beside)];
  const missing = PLANET_TYPES.flatMap((type, one) => {
    const need = boxes.filter((box) => box.type === one && !box.other).length;
    const have = Math.min(need, counts[one] as number);
    return have < need ? [{ type, need, have }] : [];
  });
  return missing.length > 0 ? missing : [{ type: 'diverse', need: 1, have: 0 }];
}

/**
 * Returns the number of planets missing. Utopian planets count only if they close the gap
 * completely. `counts` is `planetCounts(player)`, computed once for all technologies.
 */
export function countMissing(
  player: Player,
  counts: readonly number[],
  kind: number,
  beside = NONE,
): number {
  const type = CARD_TYPE[kind] as number;
  const isOfOneType = type < PLANET_TYPES.length && type >= 0 && CARD_OTHER[kind] !== true;
  if (!isOfOneType || beside !== NONE) {
    const missing = planetsMissing(player, kind, beside);
    return missing.reduce((sum, { need, have }) => sum + need - have, 0);
  }
  const need = CARD_PLANETS[kind] as number;
  const have = counts[type] as number;
  const { utopianIsOwned } = player.abilities;
  const utopian = utopianIsOwned && have === 0 ? 0 : (counts[UTOPIAN] as number);
  return have + utopian >= need ? 0 : need - have;
}
