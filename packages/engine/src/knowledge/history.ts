// A game with its past: every answer in order, and the way back.
import { decidingSeat, newGame, play } from '../game/game.ts';
import type { GameEvent } from '../model/events.ts';
import { formatOption } from '../game/token.ts';
import { type GameOptions, RULES_VERSION } from '../rulesets/registry.ts';
import { type Chance, Random } from '../state/random.ts';
import type { GameState } from '../state/state.ts';
import { type Company, isFree, Lesson, type UndoScope } from './undo.ts';

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

/** A game that remembers how it came about. */
export class GameHistory {
  readonly options: GameOptions;
  readonly answers: Answer[] = [];
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

  /** Plays a legal option and returns the events it caused, unredacted. Throws IllegalOptionError otherwise. */
  play(option: number): readonly GameEvent[] {
    const { state } = this;
    const { ply, turnNumber } = state;
    const seat = decidingSeat(state);
    const token = state.over ? '' : only(safeToken(state, option));
    const lesson = new Lesson(state, option);
    const events: GameEvent[] = [];
    state.log = events;
    try {
      play(state, option);
    } finally {
      state.log = undefined;
    }
    const learnedBy = lesson.learnedBy(events);
    this.answers.push({ ply, seat, turnNumber, option, token, learnedBy });
    return events;
  }

  /** Plays the whole game again, for the events of each answer, unredacted, by ply. */
  repeat(): (readonly GameEvent[])[] {
    const state = newGame(this.options, this.dealt, this.state.rules.version);
    return this.answers.map(({ option }) => {
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
    for (const answer of this.answers.slice(ply)) {
      learnedBy |= answer.learnedBy;
      chosenByOthers ||= answer.seat !== seat;
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
  freeUndoPly(seat: number, company: Company = 'people'): number {
    let free = this.answers.length;
    for (let ply = free - 1; ply >= 0; ply--) {
      if (!isFree(this.undoScope(ply, seat), company)) break;
      if (this.answers[ply]?.seat === seat) free = ply;
    }
    return free;
  }

  /**
   * Goes back to an earlier ply, whatever that takes back; the caller asks `undoScope` first. `fresh`, for fair deals: no shuffle that
   * was taken back comes again, those to come are new ones.
   */
  backTo(ply: number, fresh = false): void {
    if (!Number.isInteger(ply) || ply < 0 || ply > this.answers.length) {
      throw new RangeError(`ply ${ply}: expected a number from 0 to ${this.answers.length}`);
    }
    const before = this.state.random;
    if (fresh && before instanceof Random) {
      throw new RangeError('only a fair deal has new shuffles after an undo');
    }
    this.state = newGame(this.options, this.dealt, this.state.rules.version);
    this.answers.length = ply;
    for (const answer of this.answers) play(this.state, answer.option);
    if (fresh) this.leaveOut(before);
  }

  /** The numbers of shuffles that were taken back do not come again. */
  private leaveOut(before: Chance): void {
    const { random } = this.state;
    if (random instanceof Random || before instanceof Random) return;
    random.skipTo(before.next);
    this.dealt = random.seed;
  }
}

/** Answers are remembered by the thousand, and their tokens are few: each is kept once. */
const tokens = new Map<string, string>();
const MOST_TOKENS = 10_000;

function only(token: string): string {
  const known = tokens.get(token);
  if (known !== undefined) return known;
  if (tokens.size >= MOST_TOKENS) tokens.clear();
  tokens.set(token, token);
  return token;
}

function safeToken(state: GameState, option: number): string {
  return Number.isInteger(option) && option >= 0 ? formatOption(state, option) : String(option);
}
