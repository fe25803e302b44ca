// A game with its past: every answer in order, and the way back.
import { decidingSeat, newGame, play } from '../game/game.ts';
import type { GameEvent } from '../model/events.ts';
import { NONE } from '../model/names.ts';
import { formatOption } from '../game/option-token.ts';
import { type GameOptions, RULES_VERSION } from '../rulesets/registry.ts';
import { type ShuffleSource, Random } from '../state/random.ts';
import type { GameState } from '../state/state.ts';
import { type OpponentKind, isFree, RevealTracker, type UndoScope } from './undo.ts';

/** One answer that was given. */
export interface Answer {
  readonly ply: number;
  readonly seat: number;
  readonly turnNumber: number;
  readonly option: number;
  readonly token: string;
  /** The seats that learned something hidden by it, one bit each. */
  readonly learnedBy: number;
}

/**
 * Answers by ply, in columns: a server remembers thousands of games, and a thing for each answer of each would be most of what its collector of
 * garbage looks through.
 */
class AnswerLog {
  readonly options: number[] = [];
  readonly tokens: string[] = [];
  private readonly seats: number[] = [];
  private readonly turns: number[] = [];
  private readonly lessons: number[] = [];

  get length(): number {
    return this.options.length;
  }

  add({ option, token, seat, turnNumber, learnedBy }: Omit<Answer, 'ply'>): void {
    this.options.push(option);
    this.tokens.push(token);
    this.seats.push(seat);
    this.turns.push(turnNumber);
    this.lessons.push(learnedBy);
  }

  /** Those from a ply on are taken back. */
  cut(ply: number): void {
    for (const column of [this.options, this.tokens, this.seats, this.turns, this.lessons]) {
      column.length = ply;
    }
  }

  seatAt(ply: number): number | undefined {
    return this.seats[ply];
  }

  learnedBy(ply: number): number {
    return this.lessons[ply] ?? 0;
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

/** A game that remembers how it came about. */
export class GameHistory {
  readonly options: GameOptions;
  private readonly given = new AnswerLog();
  private dealt: string;
  state: GameState;

  /** `rules` asks for the rules of an older version (RULES_VERSION). */
  constructor(options: GameOptions, seed: string, rules = RULES_VERSION) {
    this.options = options;
    this.dealt = seed;
    this.state = newGame(options, seed, rules);
  }

  /** Where all shuffles come from; in a fair deal it also says which numbers were left out after an undo. */
  get seed(): string {
    return this.dealt;
  }

  /** How many answers were given. */
  get ply(): number {
    return this.given.length;
  }

  /** All answers, made anew for whoever asks. */
  get answers(): readonly Answer[] {
    return Array.from(this.given.options, (_, ply) => this.given.at(ply));
  }

  /** The options that were chosen, in order. */
  get chosen(): readonly number[] {
    return this.given.options;
  }

  /** The same as tokens. */
  get tokens(): readonly string[] {
    return this.given.tokens;
  }

  /** The seat that answered at a ply; undefined where nobody has. */
  seatAt(ply: number): number | undefined {
    return this.given.seatAt(ply);
  }

  /** Plays a legal option and returns the events it caused, unredacted. Throws IllegalOptionError otherwise. */
  play(option: number): readonly GameEvent[] {
    const { state } = this;
    const { turnNumber } = state;
    const seat = decidingSeat(state);
    const token = state.over ? '' : only(safeToken(state, option));
    const lesson = new RevealTracker(state, option);
    const events: GameEvent[] = [];
    state.log = events;
    try {
      play(state, option);
    } finally {
      state.log = undefined;
    }
    const learnedBy = lesson.learnedBy(events);
    this.given.add({ seat, turnNumber, option, token, learnedBy });
    return events;
  }

  /** Plays the whole game again, for the events of each answer, unredacted, by ply. */
  repeat(): (readonly GameEvent[])[] {
    const state = newGame(this.options, this.dealt, this.state.rules.version);
    return this.chosen.map((option) => {
      const events: GameEvent[] = [];
      state.log = events;
      play(state, option);
      return events;
    });
  }

  /** What going back to a ply (0 to the present one) would take back, from the point of view of a seat. */
  undoScope(ply: number, seat: number): UndoScope {
    let learnedBy = 0;
    let chosenByOthers = false;
    for (let at = ply; at < this.ply; at++) {
      learnedBy |= this.given.learnedBy(at);
      chosenByOthers ||= this.seatAt(at) !== seat;
    }
    const mine = 1 << seat;
    return {
      learnedByMe: (learnedBy & mine) !== 0,
      learnedByOthers: (learnedBy & ~mine) !== 0,
      chosenByOthers,
    };
  }

  /**
   * The earliest own choice to which a seat may go back without asking anybody; the present ply when there is none. Among people,
   * the default, nothing may lie between that anybody learned or another seat chose.
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
   * Goes back to an earlier ply, whatever that takes back; the caller asks `undoScope` first. `fresh`, for fair deals: no shuffle that
   * was taken back comes again, those to come are new ones.
   */
  backTo(ply: number, fresh = false): void {
    if (!Number.isInteger(ply) || ply < 0 || ply > this.ply) {
      throw new RangeError(`ply ${ply}: expected a number from 0 to ${this.ply}`);
    }
    const before = this.state.random;
    if (fresh && before instanceof Random) {
      throw new RangeError('only a fair deal has new shuffles after an undo');
    }
    this.state = newGame(this.options, this.dealt, this.state.rules.version);
    this.given.cut(ply);
    for (const option of this.chosen) play(this.state, option);
    if (fresh) this.leaveOut(before);
  }

  /** The numbers of shuffles that were taken back do not come again. */
  private leaveOut(before: ShuffleSource): void {
    const { random } = this.state;
    if (random instanceof Random || before instanceof Random) return;
    random.skipTo(before.next);
    this.dealt = random.seed;
  }
}

/** Answers are remembered by the thousand, and their tokens are few: each is kept once. */
const tokens = new Map<string, string>();
const MAX_TOKENS = 10_000;

function only(token: string): string {
  const known = tokens.get(token);
  if (known !== undefined) return known;
  if (tokens.size >= MAX_TOKENS) tokens.clear();
  tokens.set(token, token);
  return token;
}

function safeToken(state: GameState, option: number): string {
  return Number.isInteger(option) && option >= 0 ? formatOption(state, option) : String(option);
}
