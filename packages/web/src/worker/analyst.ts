// Judges a finished game in the background. It gets a record and answers with what the net says of it, or nothing.
import { analyse } from '@eminent/bots';
import { newGame, parseOption, parseRecord, playTrusted } from '@eminent/engine';

addEventListener('message', ({ data }: MessageEvent<string>) => {
  const record = parseRecord(data);
  if (!record.ok) return postMessage(undefined);
  const start = newGame(record.value.options, record.value.seed);
  const state = start.clone();
  const answers: number[] = [];
  for (const token of record.value.turns.flatMap((turn) => turn.tokens)) {
    const option = parseOption(state, token);
    if (option === undefined) return postMessage(undefined);
    answers.push(option);
    playTrusted(state, option);
  }
  return postMessage(analyse(start, answers));
});
