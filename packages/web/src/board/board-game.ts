// The positions and events along one path of an analysis board. A new path with the same beginning
// replays only the answers that differ.
import { playToken } from '@eminent/protocol';
import {
  type GameEvent,
  type GameState,
  planStep,
  playTrusted,
  formatOption,
  redactEvent,
} from '@eminent/engine';

/** Answers between two checkpoints. */
const STRIDE = 12;

export class BoardGame {
  private tokens: string[] = [];
  /** Unredacted events by answer. */
  private events: (readonly GameEvent[])[] = [];
  /** The states at every `STRIDE` answers. */
  private readonly checkpoints: GameState[];

  constructor(start: GameState) {
    this.checkpoints = [start.clone()];
  }

  /** Replaces the path. Returns false if one of its answers is not legal. */
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
      if (this.tokens.length % STRIDE === 0) this.checkpoints.push(state.clone());
    }
    return true;
  }

  /** Shortens the path. */
  private cut(length: number): void {
    this.tokens = this.tokens.slice(0, length);
    this.events = this.events.slice(0, length);
    this.checkpoints.length = Math.floor(length / STRIDE) + 1;
  }

  /** A copy of the game after the first answers of the path. */
  stateAt(answers: number): GameState {
    const from = Math.min(Math.floor(answers / STRIDE), this.checkpoints.length - 1);
    const state = (this.checkpoints[from] as GameState).clone();
    for (const token of this.tokens.slice(from * STRIDE, answers)) playToken(state, token);
    return state;
  }

  /** The events of a range of answers, redacted for a seat. */
  eventsBetween(from: number, to: number, seat: number): readonly GameEvent[] {
    const events = this.events.slice(from, to).flat();
    return events.map((event) => redactEvent(event, seat));
  }

  /** The tokens of all engine answers that a selection means; undefined if it is not legal. */
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
