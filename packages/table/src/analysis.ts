// What the net says of a recorded game.
import { type Analysis, analyze } from '@eminent/bots';
import { legalOptions, newGame, parseOption, parseRecord, playTrusted } from '@eminent/engine';

/** The analysis of a record; undefined for a text that is no record of a possible game, and for rules that the net does not know. */
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
