// A program that appends the entry of each number it reads, and reports the result.
import { createInterface } from 'node:readline';
import { openStore, StoreError } from '../../src/store/index.ts';

const store = await openStore({ folder: process.argv[2] ?? '' });
for await (const line of createInterface({ input: process.stdin })) {
  const seq = Number(line);
  const result = await store.log
    .append([{ table: 'a', seq, at: seq, body: '{}' }])
    .catch((error: unknown) => (error instanceof StoreError ? error.reason : 'no error of ours'));
  process.stdout.write(`${result}\n`);
}
await store.close();
