// Analyzes recorded games, and judges alternative answers to their decisions.
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
  /** The game before its first answer. */
  readonly start: GameState;
  /** The option numbers of all answers. */
  readonly answers: readonly number[];
}

/** Replays a record. Undefined if the text is not a record of a legal game. */
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

/**
 * Yields the analysis of a record so far after each turn, and the complete analysis last. Yields
 * nothing if the text is not a record of a legal game.
 */
export function* analyzeRecordByTurn(text: string): Generator<Analysis, void> {
  const game = readGame(text);
  if (game !== undefined) yield* analyzeByTurn(game.start, game.answers);
}

/**
 * Returns by seat the chance won or lost by luck in a finished recorded game. Undefined if the text
 * is not a record of a legal game.
 */
export function luckOfRecord(text: string): readonly number[] | undefined {
  const game = readGame(text);
  return game && luckOf(game.start, game.answers);
}

/** An alternative answer to a decision of a recorded game. */
export interface OtherAnswer {
  readonly ply: number;
  readonly tokens: readonly string[];
  /** Whether the answer also ends the step, as in `planStep`. */
  readonly finish: boolean;
}

/** The judgment of an answer. */
export interface JudgedAnswer {
  /** The tokens of all options that the answer consists of, in the order of play. */
  readonly tokens: readonly string[];
  /** The chance to win lost against the best answers found, summed over these options. */
  readonly lost: number;
}

/**
 * Judges an alternative answer to a decision of a record. Undefined if the record or the answer is
 * not legal, or if the game is over at this ply.
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
