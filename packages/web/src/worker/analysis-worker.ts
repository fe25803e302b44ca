// The worker that analyzes a recorded game, with a reply after each turn, or judges another answer
// to a decision. The reply to a failed request is `undefined`.
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
  let hasReplied = false;
  for (const analysis of analyzeRecordByTurn(text)) {
    hasReplied = true;
    postMessage(analysis);
  }
  if (!hasReplied) postMessage(undefined);
}

addEventListener('message', ({ data }: MessageEvent<AnalysisRequest>) => {
  answer(data).catch(() => postMessage(undefined));
});
