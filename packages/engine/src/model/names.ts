// The names of roles, resources, types and ships. The engine stores a name as its index in the
// list.

/** The six roles, which are also the symbols on cards. The index is the role's number. */
export const ROLES = ['survey', 'warfare', 'colonize', 'produce', 'trade', 'research'] as const;
export type Role = (typeof ROLES)[number];

export const SURVEY = 0;
export const WARFARE = 1;
export const COLONIZE = 2;
export const PRODUCE = 3;
export const TRADE = 4;
export const RESEARCH = 5;

/** Resource types. Most slots accept resources of one type only. */
export const RESOURCES = ['food', 'water', 'iron', 'silicon'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Planet types, which are also technology types. */
export const PLANET_TYPES = ['advanced', 'fertile', 'metallic'] as const;
export type PlanetType = (typeof PLANET_TYPES)[number];

/**
 * All planet types, with those of Escalation. No technology has the type Prestige; a Utopian planet
 * counts as a type of the base game (RULES PL6, E14-15).
 */
export const PLANET_KINDS = [...PLANET_TYPES, 'prestige', 'utopian'] as const;
export type PlanetKind = (typeof PLANET_KINDS)[number];
export const PRESTIGE = 3;
export const UTOPIAN = 4;

/** Technology types: the planet types, and `diverse`, which needs a planet of each of them. */
export const TECHNOLOGY_TYPES = [...PLANET_TYPES, 'diverse'] as const;
export type TechnologyType = (typeof TECHNOLOGY_TYPES)[number];
export const DIVERSE = 3;

/** Ships by size. The base game has fighters only. */
export const SHIPS = ['fighter', 'destroyer', 'battlecruiser'] as const;
export type Ship = (typeof SHIPS)[number];
export const FIGHTER = 0;
export const DESTROYER = 1;
export const BATTLECRUISER = 2;

/** The type of a slot: one resource type, or any. */
export type SlotType = Resource | 'any';
/** The number of the slot type `any`. */
export const ANY_RESOURCE = 4;

/** Means "none" in integer fields for cards, roles, seats and other numbers. */
export const NONE = -1;

/** The name at an index. Throws a RangeError for an invalid index. */
export function nameAt<T extends string>(names: readonly T[], index: number): T {
  const name = names[index];
  if (name === undefined) throw new RangeError(`no name at ${index} of ${names.join(', ')}`);
  return name;
}
