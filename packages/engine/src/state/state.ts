// The complete state of a game as integers and arrays, quick to copy and compare.
import type { GameEvent } from '../model/events.ts';
import { NOT_ENDING } from '../model/end-cause.ts';
import { NONE } from '../model/names.ts';
import type { Rules } from '../model/rules.ts';
import { NO_TURN_EXPANSION, type TurnExpansion } from './expansion-state.ts';
import { Frame } from './frame.ts';
import type { Player } from './player.ts';
import type { ShuffleSource } from './random.ts';

/** Orders a pile in place. Replaces the random order in tests and games of other programs. */
export type ShuffleScript = (cards: number[], pile: number) => void;

/** The `pile` of a ShuffleScript for the planet deck. For a player's deck it is the seat. */
export const PLANET_PILE = -1;

const NO_PHASES: readonly number[] = [];
const NO_OFFERS: readonly (readonly number[])[] = [];

/** The state of one turn. Each turn starts with a new object. */
export class TurnMemory {
  /** The role led in the latest Role phase, or NONE before the first. */
  role = NONE;
  /** The role that a follower carries out instead (Freedom of Trade), or NONE. */
  followedAs = NONE;
  /** The role card that the leader took for this role; NONE if the stack was empty. */
  taken = NONE;
  /** The card whose Action is being carried out, or NONE. */
  resolving = NONE;
  /** The card played for its Action, if the ruleset keeps it in play until cleanup, or NONE. */
  acted = NONE;
  /** Step numbers of all phases of the turn. Never changed in place, so copies share the list. */
  phases: readonly number[] = NO_PHASES;
  /** The player chose to take the Role phase before the Action phase (Logistics). */
  roleFirst = false;
  /** Free removals used this turn (Streamlining). Unlimited ones do not count. */
  removedFreely = 0;
  /** Cards of these kinds played this turn: Diverse Markets, Genetic Engineering. */
  markets = 0;
  genetics = 0;
  /** Attacks that Mobilization grants after the next Role phase. */
  mobilized = 0;
  expansion: TurnExpansion = NO_TURN_EXPANSION;
  /** Resource types that the leader produced this turn, one bit each. */
  produced = 0;
  /** Resources that the leader traded this turn, by type. */
  traded: number[] = [0, 0, 0, 0];
  /** By resource type, how often Specialization named it this turn. */
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
  /** Cards left in each stack, indexed by card kind. */
  stacks: number[] = [];
  /** Technologies on offer, ascending. Each face of a two-sided card is one. */
  technologies: number[] = [];
  /** Face-down technology decks of the prototype by planet type, top card last. Otherwise empty. */
  technologyDecks: number[][] = [];
  /** Technologies that the deciding seat is looking at (prototype), top card first. */
  lookingCards: number[] = [];
  /** The top planet is the last item. */
  planetDeck: number[] = [];
  planetDiscard: number[] = [];
  /** Planets that the deciding seat is looking at in Survey. */
  looking: number[] = [];
  /** Start planets that each seat can choose from, or has chosen. Empty once laid down. */
  offers: readonly (readonly number[])[] = NO_OFFERS;
  /** In the order of removal. */
  removed: number[] = [];
  /** Influence tokens left, without the reserve. */
  supply = 0;

  /** The seat whose turn it is. Seat 0 had the first turn. */
  leader = 0;
  /** From 1; 0 before the first turn. */
  turnNumber = 0;
  turn = new TurnMemory();
  /** The stack of steps in progress. The top frame is the pending decision. */
  frames: Frame[] = [];

  /** Why the game will end (model/end-cause.ts), or NOT_ENDING. */
  ending = NOT_ENDING;
  inExtraRound = false;
  inLogisticsTurn = false;
  over = false;

  /** Decisions answered so far. */
  ply = 0;
  /** Draws, shuffles and other steps that revealed or hid cards; changes every checksum. */
  reveals = 0;

  /** Assign an array to collect events. Clones do not inherit it. */
  log: GameEvent[] | undefined = undefined;
  /** Assign a script to control shuffles. Clones do not inherit it. */
  script: ShuffleScript | undefined = undefined;

  constructor(rules: Rules, random: ShuffleSource) {
    this.rules = rules;
    this.random = random;
  }

  /** Returns an independent copy, without log and script. */
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

/** Returns the role being carried out: the role led, or the one that the follower chose instead. */
export function currentRole(turn: TurnMemory): number {
  return turn.followedAs === NONE ? turn.role : turn.followedAs;
}

export function playerAt(state: GameState, seat: number): Player {
  return state.players[seat] as Player;
}

/** Pushes a frame for a step number onto the stack. */
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

/** Returns the top frame. The game must not be over. */
export function topFrame(state: GameState): Frame {
  return state.frames[state.frames.length - 1] as Frame;
}
