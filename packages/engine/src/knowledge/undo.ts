// The barrier of undo: which seats learned something hidden by an answer, and what taking answers back would take from whom.
import { kindOf } from '../cards/catalog.ts';
import { decidingSeat, isLegal } from '../game/game.ts';
import type { GameEvent } from '../model/events.ts';
import { removeOne } from '../state/sorted-list.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { provenHand } from '../queries/hand-deduction.ts';
import { mayReadHand } from './visibility.ts';

/** What going back to an earlier ply would take back, from the point of view of one seat. */
export interface UndoScope {
  /** The seat itself saw something hidden: cards drawn, planets looked at, a card or front that another seat showed. */
  readonly learnedByMe: boolean;
  /** Another seat saw something hidden: a front turned up, a card played from hand, a back uncovered. */
  readonly learnedByOthers: boolean;
  /** A choice of another seat would be taken back. */
  readonly chosenByOthers: boolean;
}

/**
 * Who sits at a table. Against computer players only what a person has seen stands in the way of undo: they do not remember. Among
 * people what anybody has seen or chosen does.
 */
export type OpponentKind = 'computers' | 'people';

/** Whether a seat may go back without asking anybody. */
export function isFree(scope: UndoScope, opponents: OpponentKind): boolean {
  if (scope.learnedByMe) return false;
  return opponents === 'computers' || !(scope.learnedByOthers || scope.chosenByOthers);
}

/**
 * Whether an answer proves that the hand holds more than everybody knew: with known cards alone it would not be legal. So it is where
 * hand cards pay (RULES P3), and nothing tells of the card before it is discarded.
 */
function provesHand(state: GameState, option: number): boolean {
  const seat = decidingSeat(state);
  const known = provenHand(playerAt(state, seat));
  if (!state.rules.icons || known.length === playerAt(state, seat).hand.length) return false;
  const world = state.clone();
  playerAt(world, seat).hand = known;
  return !isLegal(world, option);
}

/** Remembers before an answer what everybody knows, against which the events after it are measured. */
export class RevealTracker {
  private readonly provenHands: number[][];
  private readonly allSeats: number;
  private readonly onOffer: readonly number[];
  /** A Survey is going on: the backs of its planets have been seen. */
  private readonly surveying: boolean;
  private readonly frontsHidden: boolean;
  private readonly leader: number;
  /** Those to whom the answer itself proves something. */
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

  /** The seats that learn something hidden by these events, one bit each. */
  learnedBy(events: readonly GameEvent[]): number {
    let seats = this.provedTo;
    for (const event of events) seats |= this.learnedByEvent(event);
    return seats;
  }

  private learnedByEvent(event: GameEvent): number {
    switch (event.type) {
      // Taking planets off the deck uncovers backs that nobody had seen.
      case 'look':
        return this.allSeats;
      case 'planet':
        return this.surveying ? 0 : this.allSeats;
      // The planet deck is shuffled: a new back lies on top. A player's deck shows nothing.
      case 'shuffle':
        return event.seat === undefined ? this.allSeats : 0;
      // The one who looked knew the front; where fronts are hidden nobody did.
      case 'settle':
      case 'attack':
        return this.frontsHidden ? this.allSeats : this.others(event.seat);
      // Rejected planets show their fronts; following proves a symbol that may be in hand.
      case 'reject':
      case 'follow':
        return this.others(event.seat);
      case 'draw':
      case 'look-technologies':
        return 1 << event.seat;
      case 'action':
        return this.shows(event.seat, event.card);
      // A follower's boost proves that what is still missing is in hand, too.
      case 'boost':
        return event.seat === this.leader
          ? this.shows(event.seat, event.card)
          : this.others(event.seat);
      // Where a hand must shrink, the order of discards proves that the next card is of a later kind.
      case 'discard':
        return this.others(event.seat);
      case 'spend-card':
        return this.shows(event.seat, event.card);
      // The owner of an annexed planet knew its front.
      case 'capture':
        return event.wasUp ? 0 : this.others(event.owner);
      // A planet put on top uncovers its back.
      case 'recon':
        return event.chosen && event.deck === 'planets' ? this.allSeats : 1 << event.seat;
      case 'start-planets':
        return this.allSeats;
      case 'remove':
        return event.from === 'hand' ? this.shows(event.seat, event.card) : 0;
      // A technology that was drawn blind.
      case 'buy':
        return this.onOffer.includes(kindOf(event.card)) ? 0 : this.others(event.seat);
      default:
        return 0;
    }
  }

  /** A card leaves a hand openly: news to the others unless they could prove that it was there. */
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
