// Analyzes recorded games, and judges answers that were not given in them.
import { type Analysis, analyzeByTurn, judgeAnswers, luckOf } from '@eminent/bots';
import {
  formatOption,
  type GameState,
  legalOptions,
  newGame,
  parseOption,
  parseRecord,
  planStep,
  playTrusted,
} from '@eminent/engine';

interface RecordedGame {
  readonly start: GameState;
  /** Option numbers of all answers, in order. */
  readonly answers: readonly number[];
}

/** Replays a record. Undefined if the text is not a record or an answer in it is not legal. */
function readGame(text: string): RecordedGame | undefined {
  const record = parseRecord(text);
  if (!record.ok) return undefined;
  const start = newGame(record.value.options, record.value.seed, record.value.rules);
  const state = start.clone();
  const answers: number[] = [];
  for (const token of record.value.turns.flatMap((turn) => turn.tokens)) {
    const option = state.over ? undefined : parseOption(state, token);
    if (option === undefined || !legalOptions(state).includes(option)) return undefined;
    answers.push(option);
    playTrusted(state, option);
  }
  return { start, answers };
}

/** Yields the analysis after each turn, the complete one last; nothing for an invalid record. */
export function* analyzeRecordByTurn(text: string): Generator<Analysis, void> {
  const game = readGame(text);
  if (game !== undefined) yield* analyzeByTurn(game.start, game.answers);
}

/**
 * Returns, by seat, the chance to win that luck added or took in a finished game; 1 is a victory.
 * Undefined if the text is not a record or an answer in it is not legal.
 */
export function luckOfRecord(text: string): readonly number[] | undefined {
  const game = readGame(text);
  return game && luckOf(game.start, game.answers);
}

/** An answer to judge instead of the recorded answer at `ply`. */
export interface OtherAnswer {
  readonly ply: number;
  readonly tokens: readonly string[];
  /** Whether the answer also ends the step, as in `planStep` of the engine. */
  readonly finish: boolean;
}

export interface JudgedAnswer {
  /** Tokens of all options that the answer consists of, in the order of play. */
  readonly tokens: readonly string[];
  /** Chance to win (0 to 1) that the answer loses against the best answers found. */
  readonly lost: number;
}

/**
 * Judges an answer other than the recorded one at `ply`. Returns undefined if the record or the
 * answer is invalid, or if the game is already over at `ply`.
 */
export function judgeOtherAnswer(text: string, other: OtherAnswer): JudgedAnswer | undefined {
  const game = readGame(text);
  if (game === undefined) return undefined;
  const state = game.start;
  for (const option of game.answers.slice(0, other.ply)) playTrusted(state, option);
  if (state.over) return undefined;
  const plan = planStep(state, other.tokens, other.finish);
  if (!plan.ok) return undefined;
  const { lost } = judgeAnswers(state, plan.options) ?? { lost: 0 };
  const tokens = plan.options.map((option) => {
    const token = formatOption(state, option);
    playTrusted(state, option);
    return token;
  });
  return { tokens, lost };
}
