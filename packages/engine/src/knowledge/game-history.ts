// A game with its history: all answers in order, with undo.
import { decidingSeat, newGame, play } from '../game/game.ts';
import type { GameEvent } from '../model/events.ts';
import { NONE } from '../model/names.ts';
import { tokenOf } from '../game/option-token.ts';
import { type GameOptions, RULES_VERSION } from '../rulesets/registry.ts';
import { type ShuffleSource, Random } from '../state/random.ts';
import type { GameState } from '../state/state.ts';
import { type OpponentKind, isFree, RevealTracker, type UndoScope } from './undo-limits.ts';

export interface Answer {
  readonly ply: number;
  readonly seat: number;
  readonly turnNumber: number;
  readonly option: number;
  readonly token: string;
  /** Seats that saw hidden information because of this answer, as bits (1 << seat). */
  readonly learnedBy: number;
}

/**
 * Answers, with a list for each field. One object per answer would slow down garbage collection on
 * a server with thousands of games.
 */
class AnswerLog {
  readonly options: number[] = [];
  readonly tokens: string[] = [];
  private readonly seats: number[] = [];
  private readonly turns: number[] = [];
  private readonly learners: number[] = [];

  get length(): number {
    return this.options.length;
  }

  add({ option, token, seat, turnNumber, learnedBy }: Omit<Answer, 'ply'>): void {
    this.options.push(option);
    this.tokens.push(token);
    this.seats.push(seat);
    this.turns.push(turnNumber);
    this.learners.push(learnedBy);
  }

  cut(ply: number): void {
    for (const column of [this.options, this.tokens, this.seats, this.turns, this.learners]) {
      column.length = ply;
    }
  }

  seatAt(ply: number): number | undefined {
    return this.seats[ply];
  }

  learnedBy(ply: number): number {
    return this.learners[ply] ?? 0;
  }

  at(ply: number): Answer {
    return {
      ply,
      seat: this.seats[ply] ?? NONE,
      turnNumber: this.turns[ply] ?? 0,
      option: this.options[ply] ?? NONE,
      token: this.tokens[ply] ?? '',
      learnedBy: this.learnedBy(ply),
    };
  }
}

export class GameHistory {
  readonly options: GameOptions;
  private readonly log = new AnswerLog();
  private currentSeed: string;
  state: GameState;

  /** `rules` is a rules version, by default the current one. */
  constructor(options: GameOptions, seed: string, rules = RULES_VERSION) {
    this.options = options;
    this.currentSeed = seed;
    this.state = newGame(options, seed, rules);
  }

  /** In a fair deal, also records the shuffle numbers that were skipped after an undo. */
  get seed(): string {
    return this.currentSeed;
  }

  get ply(): number {
    return this.log.length;
  }

  get answers(): readonly Answer[] {
    return Array.from(this.log.options, (_, ply) => this.log.at(ply));
  }

  get chosen(): readonly number[] {
    return this.log.options;
  }

  get tokens(): readonly string[] {
    return this.log.tokens;
  }

  seatAt(ply: number): number | undefined {
    return this.log.seatAt(ply);
  }

  /**
   * Plays and records an option. Returns its events with all hidden information. Throws
   * IllegalOptionError if it is not legal.
   */
  play(option: number): readonly GameEvent[] {
    const { state } = this;
    const { turnNumber } = state;
    const seat = decidingSeat(state);
    const token = state.over ? '' : intern(tokenOf(state, option) ?? '');
    const reveals = new RevealTracker(state, option);
    const events: GameEvent[] = [];
    state.log = events;
    try {
      play(state, option);
    } finally {
      state.log = undefined;
    }
    const learnedBy = reveals.learnedBy(events);
    this.log.add({ seat, turnNumber, option, token, learnedBy });
    return events;
  }

  /**
   * Replays the game and returns all events by ply, with all hidden information. Does not change
   * this object.
   */
  repeat(): (readonly GameEvent[])[] {
    const state = newGame(this.options, this.currentSeed, this.state.rules.version);
    return this.chosen.map((option) => {
      const events: GameEvent[] = [];
      state.log = events;
      play(state, option);
      return events;
    });
  }

  /** Returns what an undo to a ply would take back, as seen from a seat. */
  undoScope(ply: number, seat: number): UndoScope {
    let learnedBy = 0;
    let chosenByOthers = false;
    for (let at = ply; at < this.ply; at++) {
      learnedBy |= this.log.learnedBy(at);
      chosenByOthers ||= this.seatAt(at) !== seat;
    }
    const ownBit = 1 << seat;
    return {
      learnedByMe: (learnedBy & ownBit) !== 0,
      learnedByOthers: (learnedBy & ~ownBit) !== 0,
      chosenByOthers,
    };
  }

  /**
   * Returns the earliest choice of a seat that it can undo without consent, or the current ply. The
   * seat must not have seen anything hidden since. Against people, other seats must not have seen
   * anything hidden or chosen anything either.
   */
  freeUndoPly(seat: number, opponents: OpponentKind = 'people'): number {
    let free = this.ply;
    for (let ply = free - 1; ply >= 0; ply--) {
      if (!isFree(this.undoScope(ply, seat), opponents)) break;
      if (this.seatAt(ply) === seat) free = ply;
    }
    return free;
  }

  /**
   * Undoes to an earlier ply, without checking `undoScope`. With `fresh`, later shuffles differ
   * from those undone. Throws a RangeError for an invalid ply, or for `fresh` in a game that is not
   * a fair deal.
   */
  backTo(ply: number, fresh = false): void {
    if (!Number.isInteger(ply) || ply < 0 || ply > this.ply) {
      throw new RangeError(`ply ${ply}: expected a number from 0 to ${this.ply}`);
    }
    const before = this.state.random;
    if (fresh && before instanceof Random) {
      throw new RangeError('only a fair deal has new shuffles after an undo');
    }
    this.state = newGame(this.options, this.currentSeed, this.state.rules.version);
    this.log.cut(ply);
    for (const option of this.chosen) play(this.state, option);
    if (fresh) this.skipShuffles(before);
  }

  /** Continues after the shuffle numbers that were undone, so none is used twice. */
  private skipShuffles(before: ShuffleSource): void {
    const { random } = this.state;
    if (random instanceof Random || before instanceof Random) return;
    random.skipTo(before.next);
    this.currentSeed = random.seed;
  }
}

/** Shared by all histories: there are many answers but few different tokens. */
const internedTokens = new Map<string, string>();
const MAX_INTERNED_TOKENS = 10_000;

function intern(token: string): string {
  const known = internedTokens.get(token);
  if (known !== undefined) return known;
  if (internedTokens.size >= MAX_INTERNED_TOKENS) internedTokens.clear();
  internedTokens.set(token, token);
  return token;
}
