// Types of cards and planets, and functions that build them.
import type { Effect } from './effect.ts';
import type { PlanetKind, Resource, Role, Ship, SlotType, TechnologyType } from './names.ts';
import type { Trigger } from './trigger.ts';

/** A role card. Stacks consist of these, and starting decks mostly. */
export interface RoleCardDef {
  readonly family: 'role';
  readonly id: string;
  /** A Produce/Trade card boosts only one of its two roles at a time (RULES 3.6). */
  readonly symbols: readonly Role[];
  readonly action: readonly Effect[];
}

/** One face of a technology card. A single-sided card has only one. */
export interface TechnologyDef {
  readonly family: 'technology';
  readonly id: string;
  readonly level: 1 | 2 | 3;
  readonly type: TechnologyType;
  /** In Research symbols (RULES 3.7). */
  readonly cost: number;
  /** Face-up planets needed: of its type, or one of each type for a diverse technology. */
  readonly planets: number;
  /** Also needs a face-up planet of another type. */
  readonly otherPlanet?: true;
  /** Ships that a player can pay instead of the symbols. */
  readonly shipCost?: { readonly ship: Ship; readonly n: number };
  /** Printed symbols. The same symbol twice counts as two (RULES T4b). */
  readonly symbols: readonly Role[];
  readonly influence: number;
  readonly action: readonly Effect[];
  readonly permanent: boolean;
  readonly triggers: readonly Trigger[];
  readonly otherFace?: string;
  /** What the card counts as when it is discarded from hand for its resource icon. */
  readonly resourceIcon?: SlotType;
  /** What the card counts as when it is discarded from hand for its ship icons. */
  readonly shipIcons?: readonly Ship[];
  readonly slots?: readonly SlotType[];
  /** Ships that replenish at the start of each turn of the owner. */
  readonly replenishing?: readonly Ship[];
  readonly handLimit?: number;
  /** Key of a name that several cards share. */
  readonly sharedName?: string;
  /** Used only with the option `manualTechnologies` (docs/rulesets.md). */
  readonly manual?: true;
  /** Some of its numbers were never published and are our guess (docs/rulesets.md). */
  readonly reconstructed?: true;
}

/** A resource token in a zone of cards, because it is used as a colony (RULES E14-10). */
export interface TokenDef {
  readonly family: 'token';
  readonly id: string;
  readonly resource: Resource;
  readonly symbols: readonly Role[];
  readonly action: readonly Effect[];
}

export type CardDef = RoleCardDef | TechnologyDef | TokenDef;

/** Colonize cost of a planet that cannot be settled and takes no colonies. */
export const NEVER_SETTLED = 99;

/** Printed next to the type on the backs of Escalation planets (RULES E5). */
export const PLANET_CATEGORIES = ['bustling', 'civilized', 'hostile'] as const;
export type PlanetCategory = (typeof PLANET_CATEGORIES)[number];

/** A planet tile. Type, category and both costs are on the back. */
export interface PlanetDef {
  readonly id: string;
  readonly type: PlanetKind;
  readonly category?: PlanetCategory;
  readonly warfareCost: number;
  /** Ship size of the Warfare cost; fighters by default. */
  readonly warfareShip?: Ship;
  readonly colonizeCost: number;
  readonly influence: number;
  readonly symbol?: Role;
  readonly secondSymbol?: Role;
  /** Added to the owner's hand limit (RULES T12). */
  readonly handLimit: number;
  /** At most two. Slots of a planet have different types. */
  readonly slots: readonly SlotType[];
  /** Ships that replenish at the start of each turn of the owner. */
  readonly replenishing?: readonly Ship[];
  readonly action?: readonly Effect[];
  readonly triggers?: readonly Trigger[];
  readonly start: boolean;
  /** Some of its numbers were never published and are our guess (docs/rulesets.md). */
  readonly reconstructed?: true;
}

type PlanetFace = Omit<PlanetDef, 'handLimit' | 'start'> &
  Partial<Pick<PlanetDef, 'handLimit' | 'start'>>;

/** Fills in the defaults: no start planet, no increase of the hand limit. */
export function planetDefs(faces: readonly PlanetFace[]): PlanetDef[] {
  return faces.map((face) => ({ handLimit: 0, start: false, ...face }));
}

/** The fields of a technology that an errata text replaces. */
export type Errata = Partial<Pick<TechnologyDef, 'action' | 'triggers'>>;

type Face = Pick<TechnologyDef, 'id' | 'level' | 'type'> &
  Partial<Omit<TechnologyDef, 'family' | 'cost' | 'planets' | 'permanent'>>;

/** Cost in Research symbols, and influence, by level (RULES 4.1-4.4). */
const COST = { 1: 3, 2: 5, 3: 7 } as const;
const INFLUENCE = { 1: 0, 2: 2, 3: 5 } as const;

function technology(face: Face, permanent: boolean): TechnologyDef {
  return {
    family: 'technology',
    cost: COST[face.level],
    planets: face.level,
    influence: INFLUENCE[face.level],
    permanent,
    symbols: [],
    triggers: [],
    action: [],
    ...face,
  };
}

/** Builds a technology that players play as an Action or for its symbols. */
export function actionTechnology(
  face: Omit<Face, 'otherFace' | 'action' | 'triggers'>,
  action: readonly Effect[],
): TechnologyDef {
  return technology({ ...face, action }, false);
}

/** Builds one face of a double-sided technology, which stays in the empire. */
export function permanentTechnology(face: Face): TechnologyDef {
  return technology(face, true);
}
