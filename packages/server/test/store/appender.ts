// A program that appends to a log as fast as it can, prints each acknowledged number, and waits to
// be killed.
import { openStore } from '../../src/store/index.ts';

const TABLES = 50;
const [folder = '', database] = process.argv.slice(2);
const store = await openStore({ folder, database });

async function play(table: string): Promise<never> {
  const entries = await store.log.read(table, 0);
  let seq = entries.at(-1)?.seq ?? 0;
  for (;;) {
    // Each append has two entries, so that a partial append would be noticed.
    const pair = [seq + 1, seq + 2].map((n) => ({ table, seq: n, at: n, body: `"${table} ${n}"` }));
    const deadline = { table, kind: 'clock', at: seq + 2 };
    // oxlint-disable-next-line no-await-in-loop
    const result = await store.log.append(pair, { set: [deadline] });
    seq += 2;
    process.stdout.write(`${table} ${seq} ${result}\n`);
  }
}

await Promise.all(Array.from({ length: TABLES }, (_, i) => play(`t${i}`)));
