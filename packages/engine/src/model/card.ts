// What a card is: its numbers and its effect in one literal.
import type { Effect } from './effect.ts';
import type { PlanetKind, Resource, Role, Ship, SlotType, TechnologyType } from './names.ts';
import type { Trigger } from './trigger.ts';

/** A role card: the unit of the stacks and of the starting decks. */
export interface RoleCardDef {
  readonly family: 'role';
  readonly id: string;
  /** Roles that one such card boosts; a produce-trade card is either, never both at once (RULES 3.6). */
  readonly symbols: readonly Role[];
  readonly action: readonly Effect[];
}

/** One face of a technology card. A double-sided card has two faces that name each other. */
export interface TechnologyDef {
  readonly family: 'technology';
  readonly id: string;
  readonly level: 1 | 2 | 3;
  readonly type: TechnologyType;
  /** Research symbols it costs (RULES 3.7). */
  readonly cost: number;
  /** Face-up planets of its type that it needs; a diverse one needs one of each type. */
  readonly planets: number;
  /** It needs a face-up planet of another type besides. */
  readonly otherPlanet?: true;
  /** Ships that may be paid in place of the symbols. */
  readonly shipCost?: { readonly ship: Ship; readonly n: number };
  /** Printed symbols; the same symbol twice counts two (RULES T4b). */
  readonly symbols: readonly Role[];
  readonly influence: number;
  /** Of a permanent, which is never played, what it does when it is used as an Action; most do nothing. */
  readonly action: readonly Effect[];
  readonly permanent: boolean;
  /** What a permanent does beyond its symbols; empty for others. */
  readonly triggers: readonly Trigger[];
  readonly otherFace?: string;
  /** The card may be discarded from hand as this resource. */
  readonly resourceIcon?: SlotType;
  /** The card may be discarded from hand as these ships. */
  readonly shipIcons?: readonly Ship[];
  /** Slots for resources that a permanent brings. */
  readonly slots?: readonly SlotType[];
  /** Ships that come back at the start of each own turn. */
  readonly replenishing?: readonly Ship[];
  /** Hand cards more that its owner may keep. */
  readonly handLimit?: number;
  /** The name of a card that several share; their second symbols tell them apart. */
  readonly sharedName?: string;
  /** It is as the reference manual describes it, and of its game only (docs/rulesets.md). */
  readonly manual?: true;
  /** Numbers of it were never published and are our guess (docs/rulesets.md). */
  readonly reconstructed?: true;
}

/** No card but what lies among cards: a resource that is a colony (RULES E14-10). */
export interface TokenDef {
  readonly family: 'token';
  readonly id: string;
  readonly resource: Resource;
  readonly symbols: readonly Role[];
  readonly action: readonly Effect[];
}

export type CardDef = RoleCardDef | TechnologyDef | TokenDef;

/** A Colonize cost that nobody reaches: the planet cannot be settled, and no colonies are put on it. */
export const NEVER_SETTLED = 99;

export type PlanetCategory = 'bustling' | 'civilized' | 'hostile';

/** A planet tile. The back shows type and both costs, the front everything else. */
export interface PlanetDef {
  readonly id: string;
  readonly type: PlanetKind;
  readonly category?: PlanetCategory;
  readonly warfareCost: number;
  /** The ship of which the Warfare cost is counted; a fighter where nothing is said. */
  readonly warfareShip?: Ship;
  /** NEVER_SETTLED where it cannot be settled. */
  readonly colonizeCost: number;
  readonly influence: number;
  readonly symbol?: Role;
  readonly secondSymbol?: Role;
  /** Hand cards more that its owner may keep (RULES T12). */
  readonly handLimit: number;
  /** One resource each; two slots of a planet never share a type. */
  readonly slots: readonly SlotType[];
  /** Ships that come back at the start of each own turn. */
  readonly replenishing?: readonly Ship[];
  /** What its owner may use it for as an Action. */
  readonly action?: readonly Effect[];
  /** What it does while it is face up. */
  readonly triggers?: readonly Trigger[];
  readonly start: boolean;
  /** Numbers of it were never published and are our guess (docs/rulesets.md). */
  readonly reconstructed?: true;
}

/** What a later text of a card says instead. */
export type Errata = Partial<Pick<TechnologyDef, 'action' | 'triggers'>>;

type Face = Omit<
  TechnologyDef,
  'family' | 'cost' | 'planets' | 'action' | 'permanent' | 'triggers'
>;

const COST = { 1: 3, 2: 5, 3: 7 } as const;

/** A technology that is played as an Action and boosts with its symbols. */
export function actionTechnology(
  face: Omit<Face, 'otherFace'>,
  action: readonly Effect[],
): TechnologyDef {
  return {
    family: 'technology',
    cost: COST[face.level],
    planets: face.level,
    permanent: false,
    triggers: [],
    action,
    ...face,
  };
}

/** One face of a double-sided technology, which stays in the empire. */
export function permanentTechnology(
  face: Omit<Face, 'symbols'> & Partial<Pick<TechnologyDef, 'symbols' | 'triggers' | 'action'>>,
): TechnologyDef {
  return {
    family: 'technology',
    cost: COST[face.level],
    planets: face.level,
    permanent: true,
    symbols: [],
    triggers: [],
    action: [],
    ...face,
  };
}
