// Game events as data. `redactEvent` removes what a reader may not know.
import type { PlanetType, Resource, Role, Ship } from './names.ts';
import type { EndCause } from './end-cause.ts';
import type { PlanetBack } from './planet.ts';

export type CardSource = 'hand' | 'resolving' | 'discard';

export type InfluenceSource =
  | 'trade'
  | 'effect'
  | 'diverse-markets'
  | 'genetic-engineering'
  | 'specialization'
  | 'specialized-production'
  | 'peace'
  | 'reparations';

/**
 * `at`, and `from` and `to` of a colony, are indexes of planets in the empire of `seat`, or
 * SHIP_PLACE. Card and planet ids are absent if the reader may not know them.
 */
export type GameEvent =
  | { readonly type: 'turn'; readonly seat: number; readonly number: number }
  | { readonly type: 'action'; readonly seat: number; readonly card: string }
  /** `card` is the role card taken; absent if the stack is empty. */
  | { readonly type: 'lead'; readonly seat: number; readonly role: Role; readonly card?: string }
  | { readonly type: 'follow'; readonly seat: number; readonly role: Role }
  | { readonly type: 'dissent'; readonly seat: number; readonly role: Role }
  | { readonly type: 'boost'; readonly seat: number; readonly role: Role; readonly card: string }
  /** Only the owner of the cards sees `cards`. */
  | {
      readonly type: 'draw';
      readonly seat: number;
      readonly count: number;
      readonly cards?: readonly string[];
    }
  /** The deck of `seat` is shuffled; without `seat`, the planet deck. */
  | { readonly type: 'shuffle'; readonly seat?: number; readonly count: number }
  /** Only the seat that looks sees `planets`. */
  | {
      readonly type: 'look';
      readonly seat: number;
      readonly backs: readonly PlanetBack[];
      readonly planets?: readonly string[];
    }
  | {
      readonly type: 'planet';
      readonly seat: number;
      readonly at: number;
      readonly back: PlanetBack;
      readonly planet?: string;
    }
  /** The planets that were not kept are discarded. */
  | { readonly type: 'reject'; readonly seat: number; readonly planets: readonly string[] }
  /** Only the seat that looks sees `cards`. */
  | {
      readonly type: 'look-technologies';
      readonly seat: number;
      readonly deck: PlanetType;
      readonly count: number;
      readonly cards?: readonly string[];
    }
  | { readonly type: 'fighters'; readonly seat: number; readonly count: number }
  | {
      readonly type: 'attack';
      readonly seat: number;
      readonly at: number;
      readonly planet: string;
      readonly paid: number;
      /** Absent for fighters. */
      readonly ship?: Ship;
    }
  | {
      readonly type: 'settle';
      readonly seat: number;
      readonly at: number;
      readonly planet: string;
    }
  | {
      readonly type: 'colony';
      readonly seat: number;
      readonly at: number;
      readonly card: string;
      readonly colonies: number;
    }
  | {
      readonly type: 'produce';
      readonly seat: number;
      readonly at: number;
      readonly resource: Resource;
    }
  /** A planet that was turned face up gets all its resources (Abundance, 2011 text). */
  | {
      readonly type: 'arrive-full';
      readonly seat: number;
      readonly at: number;
      readonly resources: readonly Resource[];
    }
  | {
      readonly type: 'trade';
      readonly seat: number;
      readonly at: number;
      readonly resource: Resource;
    }
  | { readonly type: 'trade-fighter'; readonly seat: number }
  | {
      readonly type: 'influence';
      readonly seat: number;
      readonly count: number;
      readonly source: InfluenceSource;
    }
  /** A technology is taken. Permanents join the empire; other cards usually go to the hand. */
  | { readonly type: 'buy'; readonly seat: number; readonly card: string }
  | {
      readonly type: 'remove';
      readonly seat: number;
      readonly card: string;
      readonly from: CardSource;
    }
  | { readonly type: 'take'; readonly seat: number; readonly card: string }
  | { readonly type: 'name-resource'; readonly seat: number; readonly resource: Resource }
  | { readonly type: 'discard'; readonly seat: number; readonly card: string }
  /** The Action of a planet or permanent (`card`) is used; without both, that of the fleet tile. */
  | {
      readonly type: 'use';
      readonly seat: number;
      readonly planet?: string;
      readonly card?: string;
    }
  | {
      readonly type: 'ships';
      readonly seat: number;
      readonly ship: Ship;
      readonly count: number;
    }
  | {
      readonly type: 'pay-ships';
      readonly seat: number;
      readonly ship: Ship;
      readonly count: number;
    }
  | {
      readonly type: 'replenish';
      readonly seat: number;
      readonly fighters: number;
      readonly destroyers: number;
    }
  /** A hand card is discarded for its icon or added as a colony. */
  | {
      readonly type: 'spend-card';
      readonly seat: number;
      readonly card: string;
      readonly as: Ship | Resource | 'resource' | 'colony';
    }
  | {
      readonly type: 'spend-resource';
      readonly seat: number;
      readonly at: number;
      readonly resource: Resource;
    }
  | { readonly type: 'fleet'; readonly seat: number; readonly improved: boolean }
  /** An opponent's planet joins the empire of `seat`, face up. `wasUp`: it was face up before. */
  | {
      readonly type: 'capture';
      readonly seat: number;
      readonly owner: number;
      readonly at: number;
      readonly planet: string;
      readonly wasUp: boolean;
    }
  | {
      readonly type: 'remove-permanent';
      readonly seat: number;
      readonly owner: number;
      readonly card: string;
    }
  | { readonly type: 'return-influence'; readonly seat: number; readonly count: number }
  /** A seat looks through a deck. With `chosen`, it has put a card on top. */
  | {
      readonly type: 'recon';
      readonly seat: number;
      readonly deck: 'planets' | 'own';
      readonly chosen: boolean;
    }
  | { readonly type: 'more-role'; readonly seat: number }
  | {
      readonly type: 'move-colony';
      readonly seat: number;
      readonly card: string;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'scenario'; readonly seat: number; readonly scenario: string }
  /** A seat keeps `planet` and puts `away` back. Only that seat sees these fields. */
  | {
      readonly type: 'start-planet';
      readonly seat: number;
      readonly planet?: string;
      readonly away?: string;
    }
  | { readonly type: 'start-planets' }
  | { readonly type: 'stack-empty'; readonly card: string }
  | { readonly type: 'end-triggered'; readonly cause: EndCause }
  | { readonly type: 'extra-round' }
  /** The owner of Logistics takes a turn after the last round. */
  | { readonly type: 'logistics-turn'; readonly seat: number }
  | { readonly type: 'game-over'; readonly winners: readonly number[] };

export type EventType = GameEvent['type'];
