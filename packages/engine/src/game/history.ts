// A game with its past: every answer in order, and what taking answers back would un-reveal.
import { decidingSeat, newGame, play } from './game.ts';
import type { GameEvent } from '../model/events.ts';
import { formatOption } from './token.ts';
import type { GameOptions } from '../rulesets/options.ts';
import type { GameState } from '../state/state.ts';

/** One answer that was given. */
export interface Answer {
  readonly ply: number;
  readonly seat: number;
  readonly turnNumber: number;
  readonly option: number;
  readonly token: string;
  /** Whether hidden cards became known to anybody: a draw, a shuffle, a look at planets. */
  readonly revealed: boolean;
}

/** What going back to an earlier ply would take back. */
export interface UndoScope {
  /** Hidden information would be un-revealed. */
  readonly revealed: boolean;
  /** A choice of a seat other than the given one would be taken back. */
  readonly otherSeat: boolean;
}

/** A game that remembers how it came about. */
export class GameHistory {
  readonly options: GameOptions;
  readonly seed: string;
  readonly answers: Answer[] = [];
  state: GameState;

  constructor(options: GameOptions, seed: string) {
    this.options = options;
    this.seed = seed;
    this.state = newGame(options, seed);
  }

  /** Plays a legal option and returns the events it caused, unredacted. Throws IllegalOptionError otherwise. */
  play(option: number): readonly GameEvent[] {
    const { state } = this;
    const { ply, turnNumber, reveals } = state;
    const seat = decidingSeat(state);
    const token = state.over ? '' : safeToken(state, option);
    const events: GameEvent[] = [];
    state.log = events;
    try {
      play(state, option);
    } finally {
      state.log = undefined;
    }
    const revealed = state.reveals !== reveals;
    this.answers.push({ ply, seat, turnNumber, option, token, revealed });
    return events;
  }

  /** What going back to a ply (0 to the present one) would take back, from the point of view of a seat. */
  undoScope(ply: number, seat: number): UndoScope {
    const later = this.answers.slice(ply);
    return {
      revealed: later.some((answer) => answer.revealed),
      otherSeat: later.some((answer) => answer.seat !== seat),
    };
  }

  /** The earliest ply to which a seat may go back freely: only own choices, nothing revealed; the present ply when there is none. */
  freeUndoPly(seat: number): number {
    let ply = this.answers.length;
    while (ply > 0) {
      const answer = this.answers[ply - 1];
      if (answer === undefined || answer.seat !== seat || answer.revealed) break;
      ply--;
    }
    return ply;
  }

  /** Goes back to an earlier ply, whatever that takes back; the caller asks `undoScope` first. */
  backTo(ply: number): void {
    if (!Number.isInteger(ply) || ply < 0 || ply > this.answers.length) {
      throw new RangeError(`ply ${ply}: expected a number from 0 to ${this.answers.length}`);
    }
    const kept = this.answers.slice(0, ply);
    this.state = newGame(this.options, this.seed);
    for (const answer of kept) play(this.state, answer.option);
    this.answers.length = ply;
  }
}

function safeToken(state: GameState, option: number): string {
  return Number.isInteger(option) && option >= 0 ? formatOption(state, option) : String(option);
}
