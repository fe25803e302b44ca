// A recorded game with access to any ply: the view, the events, the turn and the scores.
import {
  decidingSeat,
  formatOption,
  type GameEvent,
  type GameOptions,
  type GameRecord,
  type GameState,
  newGame,
  parseRecord,
  playTrusted,
  pointsOf,
  type ReadRecord,
  redactEvent,
  replayRecord,
  SPECTATOR,
  type View,
  view,
} from '@eminent/engine';
import type { Locale } from '@eminent/text';
import { namesIn, namesOfRecord } from '../game/player-names.ts';

/** Plies between cached states. Other states are computed by replaying answers. */
const STATE_INTERVAL = 12;

export interface TurnMark {
  readonly number: number;
  readonly seat: number;
  /** Ply of the turn's first answer. */
  readonly ply: number;
}

/** The points by seat at the start of a turn, or at the end of the game. */
export interface ScoreMark {
  readonly turn: number;
  readonly points: readonly number[];
}

export class Timeline {
  readonly record: GameRecord;
  readonly options: GameOptions;
  readonly seed: string;
  /** Names in the record; empty for a seat without a name. */
  readonly givenNames: readonly string[];
  readonly names: readonly string[];
  readonly tokens: readonly string[];
  readonly turns: readonly TurnMark[];
  readonly scores: readonly ScoreMark[];
  readonly isOver: boolean;
  /** Events of each answer by ply, including hidden information. */
  private readonly events: readonly (readonly GameEvent[])[];
  /** States at ply 0 and at every multiple of `STATE_INTERVAL`. */
  private readonly states: readonly GameState[];
  private readonly answers: readonly number[];

  private constructor(record: GameRecord, answers: readonly number[], lang: Locale) {
    const state = newGame(record.options, record.seed, record.rules);
    const states = [state.clone()];
    const turns: TurnMark[] = [{ number: state.turnNumber, seat: state.leader, ply: 0 }];
    const scores: ScoreMark[] = [scoreMark(state)];
    const events: GameEvent[][] = [];
    for (const option of answers) {
      const before = state.turnNumber;
      const newEvents: GameEvent[] = [];
      state.log = newEvents;
      playTrusted(state, option);
      state.log = undefined;
      events.push(newEvents);
      if (state.ply % STATE_INTERVAL === 0) states.push(state.clone());
      if (state.turnNumber !== before && !state.over) {
        turns.push({ number: state.turnNumber, seat: state.leader, ply: state.ply });
      }
      if (state.turnNumber !== before || state.over) scores.push(scoreMark(state));
    }
    this.record = record;
    this.options = record.options;
    this.seed = record.seed;
    this.givenNames = state.players.map((_, seat) => record.names[seat] ?? '');
    this.names = namesIn(lang, namesOfRecord(lang, this.givenNames));
    this.tokens = record.turns.flatMap((turn) => turn.tokens);
    this.answers = answers;
    this.turns = turns;
    this.scores = scores;
    this.events = events;
    this.states = states;
    this.isOver = state.over;
  }

  /** Reads a record, with default names in `lang`. Fails on illegal answers and wrong checksums. */
  static read(text: string, lang: Locale): ReadRecord<Timeline> {
    const record = parseRecord(text);
    if (!record.ok) return record;
    const replay = replayRecord(record.value);
    if (!replay.ok) return replay;
    return { ok: true, value: new Timeline(record.value, replay.value.answers, lang) };
  }

  /** Number of answers. */
  get length(): number {
    return this.tokens.length;
  }

  private stateAt(ply: number): GameState {
    const from = Math.min(Math.floor(ply / STATE_INTERVAL), this.states.length - 1);
    const state = (this.states[from] as GameState).clone();
    for (let at = from * STATE_INTERVAL; at < ply; at++) {
      playTrusted(state, this.answers[at] ?? 0);
    }
    return state;
  }

  /** Returns the view of a seat or SPECTATOR before the answer at a ply. */
  viewAt(ply: number, seat: number): View {
    return view(this.stateAt(ply), seat);
  }

  /** Returns the seat that decides at a ply. The game must not be over there. */
  deciderAt(ply: number): number {
    return decidingSeat(this.stateAt(ply));
  }

  /** Returns the answer at a ply and the seat that gave it. */
  answerAt(ply: number): { readonly seat: number; readonly token: string } {
    const state = this.stateAt(ply);
    return {
      seat: decidingSeat(state),
      token: formatOption(state, this.answers[ply] ?? 0),
    };
  }

  /** Returns the events of the answer at a ply, if any, as known to a seat or SPECTATOR. */
  eventsOf(ply: number, seat: number): readonly GameEvent[] {
    return (this.events[ply] ?? []).map((event) => redactEvent(event, seat));
  }

  /** Returns all events before a ply, as known to a seat or SPECTATOR. */
  eventsBefore(ply: number, seat: number): readonly GameEvent[] {
    return this.events.slice(0, ply).flatMap((_, at) => this.eventsOf(at, seat));
  }

  /** Returns the index in `turns` of the turn to which a ply belongs. */
  turnOf(ply: number): number {
    return this.turns.findLastIndex((turn) => turn.ply <= ply);
  }

  spectatorEnd(): View {
    return this.viewAt(this.length, SPECTATOR);
  }
}

function scoreMark(state: GameState): ScoreMark {
  return { turn: state.turnNumber, points: state.players.map((_, seat) => pointsOf(state, seat)) };
}
