// Limits of undo: which seats saw something hidden because of an answer, and when an undo needs the
// consent of others.
import { kindOf } from '../cards/catalog.ts';
import { decidingSeat, isLegal } from '../game/game.ts';
import type { GameEvent } from '../model/events.ts';
import { removeOne } from '../state/sorted-list.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { provenHand } from '../queries/hand-deduction.ts';
import { mayReadHand } from './visibility.ts';

/** The information and choices that an undo to an earlier ply takes back, as seen from one seat. */
export interface UndoScope {
  /**
   * The seat itself saw something hidden: cards drawn, planets looked at, a card or front shown by
   * another seat.
   */
  readonly learnedByMe: boolean;
  /** Another seat saw something hidden: a front, a back, or a card played from hand. */
  readonly learnedByOthers: boolean;
  /** A choice of another seat would be taken back. */
  readonly chosenByOthers: boolean;
}

/**
 * The kind of opponents. Bots do not remember hidden cards, so against them only information that
 * the seat itself has seen limits undo. Against people, information and choices of all seats do.
 */
export type OpponentKind = 'computers' | 'people';

/** Whether a seat can undo without consent. */
export function isFree(scope: UndoScope, opponents: OpponentKind): boolean {
  if (scope.learnedByMe) return false;
  return opponents === 'computers' || !(scope.learnedByOthers || scope.chosenByOthers);
}

/**
 * Whether an answer shows that the hand has cards that were not publicly known, because it would
 * not be legal without them. This can happen where hand cards pay (RULES P3): the answer shows it
 * before the card itself is discarded.
 */
function provesHand(state: GameState, option: number): boolean {
  const seat = decidingSeat(state);
  const known = provenHand(playerAt(state, seat));
  if (!state.rules.icons || known.length === playerAt(state, seat).hand.length) return false;
  const copy = state.clone();
  playerAt(copy, seat).hand = known;
  return !isLegal(copy, option);
}

/** Records the public information before an answer, to find out what its events reveal. */
export class RevealTracker {
  private readonly provenHands: number[][];
  private readonly allSeats: number;
  private readonly onOffer: readonly number[];
  /** A Survey is in progress, so the backs of its planets have been seen. */
  private readonly surveying: boolean;
  private readonly frontsHidden: boolean;
  private readonly leader: number;
  /** The seats that learn something from the answer itself, one bit each. */
  private readonly provedTo: number;

  constructor(state: GameState, option: number) {
    this.provenHands = state.players.map(provenHand);
    this.allSeats = (1 << state.players.length) - 1;
    this.onOffer = [...state.technologies];
    this.surveying = state.looking.length > 0;
    this.frontsHidden = state.rules.frontsHidden;
    this.leader = state.leader;
    this.provedTo = !state.over && provesHand(state, option) ? this.others(decidingSeat(state)) : 0;
  }

  /** The seats that learn something hidden from the answer and its events, one bit each. */
  learnedBy(events: readonly GameEvent[]): number {
    let seats = this.provedTo;
    for (const event of events) seats |= this.learnedByEvent(event);
    return seats;
  }

  private learnedByEvent(event: GameEvent): number {
    switch (event.type) {
      // Taking planets off the deck reveals backs that were covered.
      case 'look':
        return this.allSeats;
      case 'planet':
        return this.surveying ? 0 : this.allSeats;
      // Shuffling the planet deck reveals a new back on top. Shuffling a player's deck reveals
      // nothing.
      case 'shuffle':
        return event.seat === undefined ? this.allSeats : 0;
      // The owner knew the front, except where fronts are hidden from all.
      case 'settle':
      case 'attack':
        return this.frontsHidden ? this.allSeats : this.others(event.seat);
      // Rejected planets show their fronts. Following shows that a symbol may be in hand.
      case 'reject':
      case 'follow':
        return this.others(event.seat);
      case 'draw':
      case 'look-technologies':
        return 1 << event.seat;
      case 'action':
        return this.shows(event.seat, event.card);
      // A follower's boost also shows that the symbols still missing are in hand.
      case 'boost':
        return event.seat === this.leader
          ? this.shows(event.seat, event.card)
          : this.others(event.seat);
      // Discards are in ascending order, so each one shows that those still due are of no lower
      // kind.
      case 'discard':
        return this.others(event.seat);
      case 'spend-card':
        return this.shows(event.seat, event.card);
      // The owner of an annexed planet knew its front.
      case 'capture':
        return event.wasUp ? 0 : this.others(event.owner);
      // A planet put on top reveals its back.
      case 'recon':
        return event.chosen && event.deck === 'planets' ? this.allSeats : 1 << event.seat;
      case 'start-planets':
        return this.allSeats;
      case 'remove':
        return event.from === 'hand' ? this.shows(event.seat, event.card) : 0;
      // A technology from a face-down deck.
      case 'buy':
        return this.onOffer.includes(kindOf(event.card)) ? 0 : this.others(event.seat);
      default:
        return 0;
    }
  }

  /** The seats that learn something when a card leaves a hand: none if it was known to be there. */
  private shows(seat: number, card: string): number {
    const proven = this.provenHands[seat];
    return proven !== undefined && removeOne(proven, kindOf(card)) ? 0 : this.others(seat);
  }

  private others(seat: number): number {
    let seats = 0;
    for (const other of this.provenHands.keys()) if (!mayReadHand(other, seat)) seats |= 1 << other;
    return seats;
  }
}
