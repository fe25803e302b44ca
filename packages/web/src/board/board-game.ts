// States and events along one path of an analysis board, a list of answer tokens from the start. A
// change of the path replays only the answers from the first difference on.
import { playToken } from '@eminent/protocol';
import {
  type GameEvent,
  type GameState,
  planStep,
  playTrusted,
  formatOption,
  redactEvent,
} from '@eminent/engine';

const CHECKPOINT_INTERVAL = 12;

export class BoardGame {
  private tokens: string[] = [];
  /** The events of each answer, not redacted. */
  private events: (readonly GameEvent[])[] = [];
  /** Stored states: the start, and one after each `CHECKPOINT_INTERVAL` answers. */
  private readonly checkpoints: GameState[];

  constructor(start: GameState) {
    this.checkpoints = [start.clone()];
  }

  /** Plays a path unless the current path begins with it. Returns false at an illegal answer. */
  goTo(path: readonly string[]): boolean {
    let same = 0;
    while (same < path.length && path[same] === this.tokens[same]) same++;
    if (same === path.length) return true;
    this.cut(same);
    const state = this.stateAt(same);
    for (const token of path.slice(same)) {
      const events: GameEvent[] = [];
      state.log = events;
      const isLegal = playToken(state, token);
      state.log = undefined;
      if (!isLegal) return false;
      this.tokens.push(token);
      this.events.push(events);
      if (this.tokens.length % CHECKPOINT_INTERVAL === 0) this.checkpoints.push(state.clone());
    }
    return true;
  }

  private cut(length: number): void {
    this.tokens = this.tokens.slice(0, length);
    this.events = this.events.slice(0, length);
    this.checkpoints.length = Math.floor(length / CHECKPOINT_INTERVAL) + 1;
  }

  /** Returns a copy of the state after the first `answers` answers. */
  stateAt(answers: number): GameState {
    const from = Math.min(Math.floor(answers / CHECKPOINT_INTERVAL), this.checkpoints.length - 1);
    const state = (this.checkpoints[from] as GameState).clone();
    for (const token of this.tokens.slice(from * CHECKPOINT_INTERVAL, answers))
      playToken(state, token);
    return state;
  }

  /** Returns the events of the answers `from` to `to - 1`, redacted for a seat. */
  eventsBetween(from: number, to: number, seat: number): readonly GameEvent[] {
    const events = this.events.slice(from, to).flat();
    return events.map((event) => redactEvent(event, seat));
  }

  /**
   * Splits a selection, made after `answers` answers, into the tokens of its single answers. With
   * `finish` they end the question. Returns undefined if the selection is illegal.
   */
  plan(answers: number, tokens: readonly string[], finish: boolean): readonly string[] | undefined {
    const state = this.stateAt(answers);
    if (state.over) return undefined;
    const plan = planStep(state, tokens, finish);
    if (!plan.ok) return undefined;
    return plan.options.map((option) => {
      const token = formatOption(state, option);
      playTrusted(state, option);
      return token;
    });
  }
}
