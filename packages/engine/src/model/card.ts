// Definitions of cards and planets, with their numbers and effects, and functions that build them.
import type { Effect } from './effect.ts';
import type { PlanetKind, Resource, Role, Ship, SlotType, TechnologyType } from './names.ts';
import type { Trigger } from './trigger.ts';

/** A role card. Stacks and starting decks consist of these. */
export interface RoleCardDef {
  readonly family: 'role';
  readonly id: string;
  /**
   * Roles that the card boosts. A Produce/Trade card boosts one of the two at a time (RULES 3.6).
   */
  readonly symbols: readonly Role[];
  readonly action: readonly Effect[];
}

/** One face of a technology card. The two faces of a double-sided card name each other. */
export interface TechnologyDef {
  readonly family: 'technology';
  readonly id: string;
  readonly level: 1 | 2 | 3;
  readonly type: TechnologyType;
  /** Cost in Research symbols (RULES 3.7). */
  readonly cost: number;
  /**
   * Number of face-up planets of its type that are needed. A diverse technology needs one of each
   * type.
   */
  readonly planets: number;
  /** Also needs a face-up planet of another type. */
  readonly otherPlanet?: true;
  /** Ships that can be paid instead of the symbols. */
  readonly shipCost?: { readonly ship: Ship; readonly n: number };
  /** Printed symbols. The same symbol twice counts as two (RULES T4b). */
  readonly symbols: readonly Role[];
  readonly influence: number;
  /**
   * The effects of the card's Action. For a permanent, the Action it can be used for; most have
   * none.
   */
  readonly action: readonly Effect[];
  readonly permanent: boolean;
  /** Triggers of a permanent, in addition to its symbols; empty for other cards. */
  readonly triggers: readonly Trigger[];
  readonly otherFace?: string;
  /** The resource the card can be discarded as from hand. */
  readonly resourceIcon?: SlotType;
  /** The ships the card can be discarded as from hand. */
  readonly shipIcons?: readonly Ship[];
  /** Resource slots that a permanent provides. */
  readonly slots?: readonly SlotType[];
  /** Ships that replenish at the start of each turn of the owner. */
  readonly replenishing?: readonly Ship[];
  /** The increase of the owner's hand limit. */
  readonly handLimit?: number;
  /** A name shared by several cards that differ in type, symbols or icons. */
  readonly sharedName?: string;
  /** A card of the reference manual, used only with `manualTechnologies` (docs/rulesets.md). */
  readonly manual?: true;
  /** Some of its numbers were never published and are our guess (docs/rulesets.md). */
  readonly reconstructed?: true;
}

/** A resource token that lies among cards, because it is used as a colony (RULES E14-10). */
export interface TokenDef {
  readonly family: 'token';
  readonly id: string;
  readonly resource: Resource;
  readonly symbols: readonly Role[];
  readonly action: readonly Effect[];
}

export type CardDef = RoleCardDef | TechnologyDef | TokenDef;

/** A Colonize cost that cannot be reached. The planet cannot be settled and takes no colonies. */
export const NEVER_SETTLED = 99;

/** The categories printed on the backs of Escalation planets, next to the type (RULES E5). */
export const PLANET_CATEGORIES = ['bustling', 'civilized', 'hostile'] as const;
export type PlanetCategory = (typeof PLANET_CATEGORIES)[number];

/** A planet tile. The back shows type, category and both costs, the front everything else. */
export interface PlanetDef {
  readonly id: string;
  readonly type: PlanetKind;
  readonly category?: PlanetCategory;
  readonly warfareCost: number;
  /** The ship size of the Warfare cost; fighters by default. */
  readonly warfareShip?: Ship;
  /** NEVER_SETTLED if it cannot be settled. */
  readonly colonizeCost: number;
  readonly influence: number;
  readonly symbol?: Role;
  readonly secondSymbol?: Role;
  /** The increase of the owner's hand limit (RULES T12). */
  readonly handLimit: number;
  /** Resource slots. Two slots of a planet never have the same type. */
  readonly slots: readonly SlotType[];
  /** Ships that replenish at the start of each turn of the owner. */
  readonly replenishing?: readonly Ship[];
  /** The effects of the planet's Action, which its owner can use. */
  readonly action?: readonly Effect[];
  /** Triggers that work while the planet is face up. */
  readonly triggers?: readonly Trigger[];
  readonly start: boolean;
  /** Some of its numbers were never published and are our guess (docs/rulesets.md). */
  readonly reconstructed?: true;
}

/** A planet definition in which hand limit and start can be omitted. */
type PlanetFace = Omit<PlanetDef, 'handLimit' | 'start'> &
  Partial<Pick<PlanetDef, 'handLimit' | 'start'>>;

/** Adds the default values: not a start planet, no increase of the hand limit. */
export function planetDefs(faces: readonly PlanetFace[]): PlanetDef[] {
  return faces.map((face) => ({ handLimit: 0, start: false, ...face }));
}

/** The parts of a card that an errata text replaces. */
export type Errata = Partial<Pick<TechnologyDef, 'action' | 'triggers'>>;

/** A technology face. Influence follows from the level by default; empty lists can be omitted. */
type Face = Pick<TechnologyDef, 'id' | 'level' | 'type'> &
  Partial<Omit<TechnologyDef, 'family' | 'cost' | 'planets' | 'permanent'>>;

/** Cost in Research symbols and influence, by level (RULES 4.1-4.4). */
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

/** A technology that is played as an Action or boosts with its symbols. */
export function actionTechnology(
  face: Omit<Face, 'otherFace' | 'action' | 'triggers'>,
  action: readonly Effect[],
): TechnologyDef {
  return technology({ ...face, action }, false);
}

/** One face of a double-sided technology, which stays in the empire. */
export function permanentTechnology(face: Face): TechnologyDef {
  return technology(face, true);
}
