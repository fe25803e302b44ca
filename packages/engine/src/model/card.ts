// What a card is: its numbers and its effect in one literal.
import type { Effect } from './effect.ts';
import type { PlanetType, Resource, Role } from './names.ts';
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
  readonly type: PlanetType;
  /** Research symbols it costs (RULES 3.7). */
  readonly cost: number;
  /** Face-up planets of its type that it needs. */
  readonly planets: number;
  /** Printed symbols; the same symbol twice counts two (RULES T4b). */
  readonly symbols: readonly Role[];
  readonly influence: number;
  /** Empty for a permanent, which stays in the empire and is never played. */
  readonly action: readonly Effect[];
  readonly permanent: boolean;
  /** What a permanent does beyond its symbols; empty for others. */
  readonly triggers: readonly Trigger[];
  readonly otherFace?: string;
  /** The name of a card that several share; their second symbols tell them apart. */
  readonly sharedName?: string;
  /** Numbers of it were never published and are our guess (docs/rulesets.md). */
  readonly reconstructed?: true;
}

export type CardDef = RoleCardDef | TechnologyDef;

/** A planet tile. The back shows type and both costs, the front everything else. */
export interface PlanetDef {
  readonly id: string;
  readonly type: PlanetType;
  readonly warfareCost: number;
  readonly colonizeCost: number;
  readonly influence: number;
  readonly symbol?: Role;
  /** Hand cards more that its owner may keep (RULES T12). */
  readonly handLimit: number;
  /** One resource each; two slots of a planet never share a type. */
  readonly slots: readonly Resource[];
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
  face: Omit<Face, 'symbols'> & Partial<Pick<TechnologyDef, 'symbols' | 'triggers'>>,
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
