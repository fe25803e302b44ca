// The worker that analyzes a recorded game, or judges another answer to one of its decisions. It
// takes one request. For an analysis it replies after each turn with the analysis so far;
// `undefined` means that the request failed.
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
