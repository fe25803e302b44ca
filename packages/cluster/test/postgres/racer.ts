// A program that races another for the same numbers: two entries at a time at 100 tables, as fast
// as it can. Prints those it won.
import { once } from 'node:events';
import { openStore } from '../../../server/src/store/index.ts';

const TABLES = 100;
const AT_ONCE = 50;
const [database = '', name = '', races = '0'] = process.argv.slice(2);
const store = await openStore({ folder: '', database });
process.stdout.write('\n');
await once(process.stdin, 'data');

const won: number[] = [];
let failed = 0;
let next = 0;
async function race(): Promise<void> {
  while (next < Number(races)) {
    const number = next++;
    const table = `t${number % TABLES}`;
    const seq = 2 * Math.floor(number / TABLES) + 1;
    const pair = [seq, seq + 1].map((n) => ({ table, seq: n, at: 0, body: JSON.stringify(name) }));
    const alongside = { set: [{ table, kind: 'clock', at: seq }] };
    // oxlint-disable-next-line no-await-in-loop
    const result = await store.log.append(pair, alongside).catch(() => 'failed');
    if (result === 'written') won.push(number);
    if (result === 'failed') failed++;
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, race));
await store.close();
process.stdin.destroy();
process.stdout.end(JSON.stringify({ won, failed }));
