// Analyzes a recorded game with the net.
import { type Analysis, analyze } from '@eminent/bots';
import { legalOptions, newGame, parseOption, parseRecord, playTrusted } from '@eminent/engine';

/** The analysis of a record. Undefined if the text is not a record of a legal game, or if the net does not know its rules. */
export function analyzeRecord(text: string): Analysis | undefined {
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
  return analyze(start, answers);
}
