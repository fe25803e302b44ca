// The state of a game as integers and arrays of integers, so that it can be copied and compared
// quickly at every decision.
import type { GameEvent } from '../model/events.ts';
import { NOT_ENDING } from '../model/end-cause.ts';
import { NONE } from '../model/names.ts';
import type { Rules } from '../model/rules.ts';
import { NO_TURN_EXPANSION, type TurnExpansion } from './expansion-state.ts';
import { Frame } from './frame.ts';
import type { Player } from './player.ts';
import type { ShuffleSource } from './random.ts';

/** Orders a pile in place. Replaces the random shuffle in tests and replays of foreign games. */
export type ShuffleScript = (cards: number[], pile: number) => void;

/** The pile number of the planet deck in a ShuffleScript. A seat number means that seat's deck. */
export const PLANET_PILE = -1;

const NO_PHASES: readonly number[] = [];
const NO_OFFERS: readonly (readonly number[])[] = [];

/** State that is reset at the end of the turn. */
export class TurnMemory {
  /** The role led, or NONE. */
  role = NONE;
  /** The role that the current follower carries out instead of the role led, or NONE. */
  followedAs = NONE;
  /** The role card that the leader took, or NONE. */
  taken = NONE;
  /** The card whose Action is being carried out, or NONE. */
  resolving = NONE;
  /** The card that was played for its Action and stays in play until cleanup, or NONE. */
  acted = NONE;
  /**
   * All phases of the turn as step numbers. Replaced, never changed in place, so copies share it.
   */
  phases: readonly number[] = NO_PHASES;
  /** The Role phase comes before the Action phase (Logistics). */
  roleFirst = false;
  /** How often the limited free removal was used (Streamlining). */
  removedFreely = 0;
  /** The number of times Diverse Markets was played. */
  markets = 0;
  /** The number of times Genetic Engineering was played. */
  genetics = 0;
  /** Attacks that Mobilization still grants. */
  mobilized = 0;
  /** Replaced, never changed in place, so copies share it. */
  expansion: TurnExpansion = NO_TURN_EXPANSION;
  /** Resource types produced by the leader this turn, one bit each. */
  produced = 0;
  /** Resources traded by the leader this turn, by type. */
  traded: number[] = [0, 0, 0, 0];
  /** Number of times Specialization named each type. */
  specialized: number[] = [0, 0, 0, 0];

  clone(): TurnMemory {
    const copy = new TurnMemory();
    copy.role = this.role;
    copy.followedAs = this.followedAs;
    copy.expansion = this.expansion;
    copy.taken = this.taken;
    copy.resolving = this.resolving;
    copy.acted = this.acted;
    copy.roleFirst = this.roleFirst;
    copy.phases = this.phases;
    copy.removedFreely = this.removedFreely;
    copy.markets = this.markets;
    copy.genetics = this.genetics;
    copy.mobilized = this.mobilized;
    copy.produced = this.produced;
    copy.traded = this.traded.slice();
    copy.specialized = this.specialized.slice();
    return copy;
  }
}

export class GameState {
  readonly rules: Rules;
  random: ShuffleSource;
  players: Player[] = [];
  /** Cards left in each stack, by kind. */
  stacks: number[] = [];
  /** Technology faces still on offer, ascending. */
  technologies: number[] = [];
  /** Face-down technology decks by planet type, top card last; empty in the official game. */
  technologyDecks: number[][] = [];
  /** Technologies that the deciding seat looks at (prototype), top card first. */
  lookingCards: number[] = [];
  /** The top planet is the last item. */
  planetDeck: number[] = [];
  planetDiscard: number[] = [];
  /** Planets that the deciding seat looks at in a Survey. */
  looking: number[] = [];
  /**
   * The start planets that each seat chooses from, or the one it has chosen; empty once all are in
   * empires. Replaced, never changed in place, so copies share it.
   */
  offers: readonly (readonly number[])[] = NO_OFFERS;
  /** Role cards and technologies removed from the game, in order. */
  removed: number[] = [];
  /** Influence left in the supply, without the reserve. */
  supply = 0;

  /** The seat whose turn it is. Seat 0 started the game. */
  leader = 0;
  /** Number of turns started; the first turn is 1. */
  turnNumber = 0;
  turn = new TurnMemory();
  /** The stack of rules in progress; the top frame is the pending decision. */
  frames: Frame[] = [];

  /** Why the end was triggered (model/end-cause.ts), or NOT_ENDING. */
  ending = NOT_ENDING;
  inExtraRound = false;
  inLogisticsTurn = false;
  over = false;

  /** Number of decisions answered so far. */
  ply = 0;
  /** Counts draws, shuffles and other steps that reveal or hide cards; part of every checksum. */
  reveals = 0;

  /** Assign an array to collect events. Clones have none. */
  log: GameEvent[] | undefined = undefined;
  /** Assign a script to control shuffles. Clones have none. */
  script: ShuffleScript | undefined = undefined;

  constructor(rules: Rules, random: ShuffleSource) {
    this.rules = rules;
    this.random = random;
  }

  /** An independent copy, without log and script. */
  clone(): GameState {
    const copy = new GameState(this.rules, this.random.clone());
    const players: Player[] = [];
    for (let i = 0; i < this.players.length; i++) {
      players.push((this.players[i] as Player).clone());
    }
    copy.players = players;
    copy.stacks = this.stacks.slice();
    copy.technologies = this.technologies.slice();
    copy.technologyDecks = this.technologyDecks.map((deck) => deck.slice());
    copy.lookingCards = this.lookingCards.slice();
    copy.planetDeck = this.planetDeck.slice();
    copy.planetDiscard = this.planetDiscard.slice();
    copy.looking = this.looking.slice();
    copy.offers = this.offers;
    copy.removed = this.removed.slice();
    copy.supply = this.supply;
    copy.leader = this.leader;
    copy.turnNumber = this.turnNumber;
    copy.turn = this.turn.clone();
    const frames: Frame[] = [];
    for (let i = 0; i < this.frames.length; i++) frames.push((this.frames[i] as Frame).clone());
    copy.frames = frames;
    copy.ending = this.ending;
    copy.inExtraRound = this.inExtraRound;
    copy.inLogisticsTurn = this.inLogisticsTurn;
    copy.over = this.over;
    copy.ply = this.ply;
    copy.reveals = this.reveals;
    return copy;
  }
}

/** The role that is carried out: the role led, or another one that a follower chose. */
export function currentRole(turn: TurnMemory): number {
  return turn.followedAs === NONE ? turn.role : turn.followedAs;
}

export function playerAt(state: GameState, seat: number): Player {
  return state.players[seat] as Player;
}

/** Pushes a frame onto the stack. */
export function push(
  state: GameState,
  step: number,
  seat: number,
  card: number = NONE,
  count = 0,
  at = 0,
): void {
  state.frames.push(new Frame(step, seat, card, count, at));
}

/** The top frame. The game must not be over. */
export function topFrame(state: GameState): Frame {
  return state.frames[state.frames.length - 1] as Frame;
}
