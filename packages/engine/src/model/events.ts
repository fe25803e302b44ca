// Game events as data. A view contains the same events without the details that its reader may not
// know.
import type { PlanetType, Resource, Role, Ship } from './names.ts';
import type { EndCause } from './end-cause.ts';
import type { PlanetBack } from './planet.ts';

/** The zone that a card is removed from. */
export type CardSource = 'hand' | 'resolving' | 'discard';

/** Why influence was gained. */
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
 * `at`, `from` and `to` are places in the seat's empire: the index of a planet, or SHIP_PLACE for a
 * permanent. Card and planet ids are absent if the reader may not know them.
 */
export type GameEvent =
  | { readonly type: 'turn'; readonly seat: number; readonly number: number }
  /** A card is played for its Action. */
  | { readonly type: 'action'; readonly seat: number; readonly card: string }
  /** A role is led; `card` is the role card taken, absent when the stack is empty. */
  | { readonly type: 'lead'; readonly seat: number; readonly role: Role; readonly card?: string }
  | { readonly type: 'follow'; readonly seat: number; readonly role: Role }
  | { readonly type: 'dissent'; readonly seat: number; readonly role: Role }
  | { readonly type: 'boost'; readonly seat: number; readonly role: Role; readonly card: string }
  /** Cards are drawn; only their owner sees `cards`. */
  | {
      readonly type: 'draw';
      readonly seat: number;
      readonly count: number;
      readonly cards?: readonly string[];
    }
  /**
   * A pile is shuffled: the deck of a seat or, without a seat, the planet deck. `count` is the
   * number of cards in it.
   */
  | { readonly type: 'shuffle'; readonly seat?: number; readonly count: number }
  /** Planets are looked at; only the seat that looks sees `planets`. */
  | {
      readonly type: 'look';
      readonly seat: number;
      readonly backs: readonly PlanetBack[];
      readonly planets?: readonly string[];
    }
  /** A planet goes face down into the empire. */
  | {
      readonly type: 'planet';
      readonly seat: number;
      readonly at: number;
      readonly back: PlanetBack;
      readonly planet?: string;
    }
  /** Planets that were looked at and not kept are discarded. */
  | { readonly type: 'reject'; readonly seat: number; readonly planets: readonly string[] }
  /** Cards of a technology deck are looked at; only the seat that looks sees `cards`. */
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
      /** The number of ships paid. */
      readonly paid: number;
      /** The size of the ships paid; absent for fighters. */
      readonly ship?: Ship;
    }
  | {
      readonly type: 'settle';
      readonly seat: number;
      readonly at: number;
      readonly planet: string;
    }
  /** A card is tucked under a planet or onto the Colony Ship as a colony. */
  | {
      readonly type: 'colony';
      readonly seat: number;
      readonly at: number;
      readonly card: string;
      /** The number of colonies it counts as (RULES R-COL1). */
      readonly colonies: number;
    }
  | {
      readonly type: 'produce';
      readonly seat: number;
      readonly at: number;
      readonly resource: Resource;
    }
  /** A planet arrives with its slots full (Abundance, 2011 text). */
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
  /** A technology is taken: a permanent into the empire, another card usually into the hand. */
  | { readonly type: 'buy'; readonly seat: number; readonly card: string }
  | {
      readonly type: 'remove';
      readonly seat: number;
      readonly card: string;
      readonly from: CardSource;
    }
  /** A role card is taken from its stack into hand. */
  | { readonly type: 'take'; readonly seat: number; readonly card: string }
  | { readonly type: 'name-resource'; readonly seat: number; readonly resource: Resource }
  | { readonly type: 'discard'; readonly seat: number; readonly card: string }
  /** The Action of a planet, a permanent (`card`) or, without either, the fleet tile is used. */
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
  /** Empty replenishing slots get their ships. */
  | {
      readonly type: 'replenish';
      readonly seat: number;
      readonly fighters: number;
      readonly destroyers: number;
    }
  /** A hand card is discarded for its icon, or added as a colony (Colony Ship). */
  | {
      readonly type: 'spend-card';
      readonly seat: number;
      readonly card: string;
      readonly as: Ship | Resource | 'resource' | 'colony';
    }
  /** A resource is discarded without trading it. */
  | {
      readonly type: 'spend-resource';
      readonly seat: number;
      readonly at: number;
      readonly resource: Resource;
    }
  /** The fleet tile is turned to its improved side, or back. */
  | { readonly type: 'fleet'; readonly seat: number; readonly improved: boolean }
  /**
   * An opponent's planet joins the empire face up. `wasUp` is false if it was attacked while face
   * down, and true if it was taken over.
   */
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
  /** A deck is looked through; with `chosen`, a card from it has been put on top. */
  | {
      readonly type: 'recon';
      readonly seat: number;
      readonly deck: 'planets' | 'own';
      readonly chosen: boolean;
    }
  /** Another Role phase is added to the turn. */
  | { readonly type: 'more-role'; readonly seat: number }
  | {
      readonly type: 'move-colony';
      readonly seat: number;
      readonly card: string;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'scenario'; readonly seat: number; readonly scenario: string }
  /** A seat keeps one start planet and puts the other away; both are known to that seat only. */
  | {
      readonly type: 'start-planet';
      readonly seat: number;
      readonly planet?: string;
      readonly away?: string;
    }
  /** All seats have chosen their start planets, which are now in their empires. */
  | { readonly type: 'start-planets' }
  | { readonly type: 'stack-empty'; readonly card: string }
  | { readonly type: 'end-triggered'; readonly cause: EndCause }
  /** The extra round begins, after the round that triggered the end. */
  | { readonly type: 'extra-round' }
  /** The owner of Logistics takes one turn after the last round. */
  | { readonly type: 'logistics-turn'; readonly seat: number }
  | { readonly type: 'game-over'; readonly winners: readonly number[] };

export type EventType = GameEvent['type'];
