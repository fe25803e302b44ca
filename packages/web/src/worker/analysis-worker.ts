// Judges a finished game in the background. It gets a record and answers with what the net says of it, or nothing.
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
