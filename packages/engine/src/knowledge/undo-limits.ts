// Limits of undo: which seats saw hidden information because of an answer, and when an undo needs
// the consent of others.
import { kindOf } from '../cards/catalog.ts';
import { decidingSeat, isLegal } from '../game/game.ts';
import type { GameEvent } from '../model/events.ts';
import { removeOne } from '../state/sorted-list.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { provenHand } from '../queries/hand-deduction.ts';
import { mayReadHand } from './visibility.ts';

/** What an undo to an earlier ply would take back, as seen from one seat. */
export interface UndoScope {
  /** The seat itself saw something hidden, such as drawn cards or planets looked at. */
  readonly learnedByMe: boolean;
  /** Another seat saw something hidden, such as a front or a card played from hand. */
  readonly learnedByOthers: boolean;
  readonly chosenByOthers: boolean;
}

/** Bots do not remember hidden cards, so only what the seat itself saw limits undo against them. */
export type OpponentKind = 'computers' | 'people';

export function isFree(scope: UndoScope, opponents: OpponentKind): boolean {
  if (scope.learnedByMe) return false;
  return opponents === 'computers' || !(scope.learnedByOthers || scope.chosenByOthers);
}

/**
 * Whether an option is legal only because of hand cards that others cannot deduce. Where hand cards
 * can pay (RULES P3), choosing it reveals them before they are discarded.
 */
function provesHand(state: GameState, option: number): boolean {
  const seat = decidingSeat(state);
  const known = provenHand(playerAt(state, seat));
  if (!state.rules.icons || known.length === playerAt(state, seat).hand.length) return false;
  const copy = state.clone();
  playerAt(copy, seat).hand = known;
  return !isLegal(copy, option);
}

/** Records what is public before an answer, to find out what its events reveal. */
export class RevealTracker {
  private readonly provenHands: number[][];
  private readonly allSeats: number;
  private readonly onOffer: readonly number[];
  /** A Survey is in progress, so players have seen the backs of its planets. */
  private readonly surveying: boolean;
  private readonly frontsHidden: boolean;
  private readonly leader: number;
  /** Seats that learn something from the choice alone, as bits (1 << seat). */
  private readonly learnedByChoice: number;

  constructor(state: GameState, option: number) {
    this.provenHands = state.players.map(provenHand);
    this.allSeats = (1 << state.players.length) - 1;
    this.onOffer = [...state.technologies];
    this.surveying = state.looking.length > 0;
    this.frontsHidden = state.rules.frontsHidden;
    this.leader = state.leader;
    this.learnedByChoice =
      !state.over && provesHand(state, option) ? this.otherSeats(decidingSeat(state)) : 0;
  }

  /** Returns the seats that learn something hidden, as bits (1 << seat). */
  learnedBy(events: readonly GameEvent[]): number {
    let seats = this.learnedByChoice;
    for (const event of events) seats |= this.learnedByEvent(event);
    return seats;
  }

  private learnedByEvent(event: GameEvent): number {
    switch (event.type) {
      // Taking planets off the deck reveals backs that were covered before.
      case 'look':
        return this.allSeats;
      case 'planet':
        return this.surveying ? 0 : this.allSeats;
      // The planet deck gets a new visible back on top. Shuffling a player's deck reveals nothing.
      case 'shuffle':
        return event.seat === undefined ? this.allSeats : 0;
      // The owner knew the front, except where fronts are hidden from all.
      case 'settle':
      case 'attack':
        return this.frontsHidden ? this.allSeats : this.otherSeats(event.seat);
      // Rejected planets show their fronts. Following suggests that the hand has a matching symbol.
      case 'reject':
      case 'follow':
        return this.otherSeats(event.seat);
      case 'draw':
      case 'look-technologies':
        return 1 << event.seat;
      case 'action':
        return this.learnedByPlaying(event.seat, event.card);
      // A follower's boost also shows that the hand has the symbols that are still missing.
      case 'boost':
        return event.seat === this.leader
          ? this.learnedByPlaying(event.seat, event.card)
          : this.otherSeats(event.seat);
      // Discards are in ascending order, so each shows that the remaining ones have no lower kind.
      case 'discard':
        return this.otherSeats(event.seat);
      case 'spend-card':
        return this.learnedByPlaying(event.seat, event.card);
      // The owner of an annexed planet knew its front.
      case 'capture':
        return event.wasUp ? 0 : this.otherSeats(event.owner);
      // A planet put on top reveals its back.
      case 'recon':
        return event.chosen && event.deck === 'planets' ? this.allSeats : 1 << event.seat;
      case 'start-planets':
        return this.allSeats;
      case 'remove':
        return event.from === 'hand' ? this.learnedByPlaying(event.seat, event.card) : 0;
      // A technology that was not on offer comes from a face-down deck.
      case 'buy':
        return this.onOffer.includes(kindOf(event.card)) ? 0 : this.otherSeats(event.seat);
      default:
        return 0;
    }
  }

  /** Seats that learn from a card leaving a hand. None if everyone knew it was there. */
  private learnedByPlaying(seat: number, card: string): number {
    const proven = this.provenHands[seat];
    return proven !== undefined && removeOne(proven, kindOf(card)) ? 0 : this.otherSeats(seat);
  }

  private otherSeats(seat: number): number {
    let seats = 0;
    for (const other of this.provenHands.keys()) if (!mayReadHand(other, seat)) seats |= 1 << other;
    return seats;
  }
}
