// Analyzes a finished game in the background. Receives a record and replies with the judgment of
// the net, or nothing.
import { parseRecord } from '@eminent/engine';
import { analyzeRecord } from '@eminent/table';
import { loadNet } from './load-net.ts';

async function analyse(text: string): Promise<void> {
  const record = parseRecord(text);
  if (record.ok) await loadNet(record.value.options);
  postMessage(analyzeRecord(text));
}

addEventListener('message', ({ data }: MessageEvent<string>) => {
  analyse(data).catch(() => postMessage(undefined));
});
