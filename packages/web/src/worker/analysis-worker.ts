// Analyzes a recorded game, or judges another answer to one of its decisions. Gets one request.
// Answers an analysis with what is known after each turn; undefined means that it failed.
import { parseRecord } from '@eminent/engine';
import { analyzeRecordByTurn, judgeOtherAnswer } from '@eminent/table';
import { loadNet } from './load-net.ts';
import type { AnalysisRequest } from './worker-messages.ts';

async function answer({ record: text, other }: AnalysisRequest): Promise<void> {
  const record = parseRecord(text);
  if (record.ok) await loadNet(record.value.options);
  if (other !== undefined) {
    postMessage(judgeOtherAnswer(text, other));
    return;
  }
  let hasAny = false;
  for (const analysis of analyzeRecordByTurn(text)) {
    hasAny = true;
    postMessage(analysis);
  }
  if (!hasAny) postMessage(undefined);
}

addEventListener('message', ({ data }: MessageEvent<AnalysisRequest>) => {
  answer(data).catch(() => postMessage(undefined));
});
