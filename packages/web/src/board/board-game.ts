// The positions and events along one path of an analysis board. Moving along the path, or to another
// path with the same beginning, plays only what is new.
import { playToken } from '@eminent/protocol';
import {
  type GameEvent,
  type GameState,
  planStep,
  playTrusted,
  formatOption,
  redactEvent,
} from '@eminent/engine';

/** Answers between two cached states; a seek replays fewer. */
const STRIDE = 12;

export class BoardGame {
  private readonly start: GameState;
  private tokens: string[] = [];
  /** Unredacted, by answer. */
  private events: (readonly GameEvent[])[] = [];
  private readonly kept: GameState[];

  constructor(start: GameState) {
    this.start = start.clone();
    this.kept = [this.start.clone()];
  }

  get first(): GameState {
    return this.start.clone();
  }

  /** Goes to the end of a path. False if an answer of it is not legal. */
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
      if (this.tokens.length % STRIDE === 0) this.kept.push(state.clone());
    }
    return true;
  }

  private cut(length: number): void {
    this.tokens = this.tokens.slice(0, length);
    this.events = this.events.slice(0, length);
    this.kept.length = Math.floor(length / STRIDE) + 1;
  }

  /** The game after the first answers of the path. */
  stateAt(answers: number): GameState {
    const from = Math.min(Math.floor(answers / STRIDE), this.kept.length - 1);
    const state = (this.kept[from] as GameState).clone();
    for (const token of this.tokens.slice(from * STRIDE, answers)) playToken(state, token);
    return state;
  }

  /** The events of a range of answers, redacted for a seat. */
  eventsBetween(from: number, to: number, seat: number): readonly GameEvent[] {
    return this.events.slice(from, to).flatMap((events) => redactAll(events, seat));
  }

  /** A player's selection as the full list of engine answers; undefined if it is not legal. */
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

function redactAll(events: readonly GameEvent[], seat: number): readonly GameEvent[] {
  return events.map((event) => redactEvent(event, seat));
}
