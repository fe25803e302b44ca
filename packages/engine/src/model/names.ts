// The closed vocabularies of the game, and the small integers that stand for them inside the engine.

/** The six roles; the same words name the symbols on cards. The position in the list is the integer. */
export const ROLES = ['survey', 'warfare', 'colonize', 'produce', 'trade', 'research'] as const;
export type Role = (typeof ROLES)[number];

export const SURVEY = 0;
export const WARFARE = 1;
export const COLONIZE = 2;
export const PRODUCE = 3;
export const TRADE = 4;
export const RESEARCH = 5;

/** Resource types; a slot on a planet holds one resource of its own type. */
export const RESOURCES = ['food', 'water', 'iron', 'silicon'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Planet types, which are also the types of the technologies that need them. */
export const PLANET_TYPES = ['advanced', 'fertile', 'metallic'] as const;
export type PlanetType = (typeof PLANET_TYPES)[number];

/** Types of planets besides those: what technologies ask for is never Prestige, and any of them is Utopian (Escalation). */
export const PLANET_KINDS = [...PLANET_TYPES, 'prestige', 'utopian'] as const;
export type PlanetKind = (typeof PLANET_KINDS)[number];
export const PRESTIGE = 3;
export const UTOPIAN = 4;

/** Types of technologies: those of planets, and the ones that need a planet of each. */
export const TECHNOLOGY_TYPES = [...PLANET_TYPES, 'diverse'] as const;
export type TechnologyType = (typeof TECHNOLOGY_TYPES)[number];
export const DIVERSE = 3;

/** Ships by size; the base game has fighters only. */
export const SHIPS = ['fighter', 'destroyer', 'battlecruiser'] as const;
export type Ship = (typeof SHIPS)[number];
export const FIGHTER = 0;
export const DESTROYER = 1;
export const BATTLECRUISER = 2;

/** What a slot holds: a resource of its type, or one of any. */
export type SlotType = Resource | 'any';
/** Stands for `any` where resources are numbers. */
export const ANY_RESOURCE = 4;

/** Stands for "no card", "no role", "no seat" in integer fields. */
export const NONE = -1;

/** The name at an index that the caller knows to be valid. */
export function nameAt<T extends string>(names: readonly T[], index: number): T {
  const name = names[index];
  if (name === undefined) throw new RangeError(`no name at ${index} of ${names.join(', ')}`);
  return name;
}
