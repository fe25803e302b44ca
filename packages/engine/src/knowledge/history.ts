// A game with its past: every answer in order, and the way back.
import { decidingSeat, newGame, play } from '../game/game.ts';
import type { GameEvent } from '../model/events.ts';
import { formatOption } from '../game/token.ts';
import { type GameOptions, RULES_VERSION } from '../rulesets/registry.ts';
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
  readonly seed: string;
  readonly answers: Answer[] = [];
  state: GameState;

  /** `rules` asks for the rules of an older version (RULES_VERSION). */
  constructor(options: GameOptions, seed: string, rules = RULES_VERSION) {
    this.options = options;
    this.seed = seed;
    this.state = newGame(options, seed, rules);
  }

  /** Plays a legal option and returns the events it caused, unredacted. Throws IllegalOptionError otherwise. */
  play(option: number): readonly GameEvent[] {
    const { state } = this;
    const { ply, turnNumber } = state;
    const seat = decidingSeat(state);
    const token = state.over ? '' : safeToken(state, option);
    const lesson = new Lesson(state);
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

  /** Goes back to an earlier ply, whatever that takes back; the caller asks `undoScope` first. */
  backTo(ply: number): void {
    if (!Number.isInteger(ply) || ply < 0 || ply > this.answers.length) {
      throw new RangeError(`ply ${ply}: expected a number from 0 to ${this.answers.length}`);
    }
    const kept = this.answers.slice(0, ply);
    this.state = newGame(this.options, this.seed, this.state.rules.version);
    for (const answer of kept) play(this.state, answer.option);
    this.answers.length = ply;
  }
}

function safeToken(state: GameState, option: number): string {
  return Number.isInteger(option) && option >= 0 ? formatOption(state, option) : String(option);
}
