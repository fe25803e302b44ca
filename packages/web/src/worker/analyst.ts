// Judges a finished game in the background. It gets a record and answers with what the net says of it, or nothing.
import { analyseRecord } from '@eminent/table';

addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(analyseRecord(data)));
