// Names of roles, resources, types and ships. The engine stores each as its index in the list.

/** The six roles, which are also the symbols on cards. The index is the role's number. */
export const ROLES = ['survey', 'warfare', 'colonize', 'produce', 'trade', 'research'] as const;
export type Role = (typeof ROLES)[number];

export const SURVEY = 0;
export const WARFARE = 1;
export const COLONIZE = 2;
export const PRODUCE = 3;
export const TRADE = 4;
export const RESEARCH = 5;

/** Most resource slots accept one of these types only. */
export const RESOURCES = ['food', 'water', 'iron', 'silicon'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Planet types of the base game, which are also technology types. */
export const PLANET_TYPES = ['advanced', 'fertile', 'metallic'] as const;
export type PlanetType = (typeof PLANET_TYPES)[number];

/**
 * All planet types, with Escalation. No technology has the type Prestige. A Utopian planet counts
 * as a type of the base game (RULES PL6, E14-15).
 */
export const PLANET_KINDS = [...PLANET_TYPES, 'prestige', 'utopian'] as const;
export type PlanetKind = (typeof PLANET_KINDS)[number];
export const PRESTIGE = 3;
export const UTOPIAN = 4;

/** A `diverse` technology needs a planet of each type. */
export const TECHNOLOGY_TYPES = [...PLANET_TYPES, 'diverse'] as const;
export type TechnologyType = (typeof TECHNOLOGY_TYPES)[number];
export const DIVERSE = 3;

/** Ship sizes, smallest first. The base game has only fighters. */
export const SHIPS = ['fighter', 'destroyer', 'battlecruiser'] as const;
export type Ship = (typeof SHIPS)[number];
export const FIGHTER = 0;
export const DESTROYER = 1;
export const BATTLECRUISER = 2;

export type SlotType = Resource | 'any';
/** Number of the slot type `any`. Other slot types have the number of their resource. */
export const ANY_RESOURCE = 4;

export const NONE = -1;

/** Returns the name at an index. Throws a RangeError for an invalid index. */
export function nameAt<T extends string>(names: readonly T[], index: number): T {
  const name = names[index];
  if (name === undefined) throw new RangeError(`no name at ${index} of ${names.join(', ')}`);
  return name;
}
