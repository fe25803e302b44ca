// Compares the engine's legal answers with the naive implementation (tools/naive).
import { availableParallelism } from 'node:os';
import { byDepth, testSeed } from '../test-depth.ts';
import { runComparison, sumUp } from '../naive/run-batches.ts';
import { finishCheck } from '../testing/check-counter.ts';

const DECISIONS = byDepth(5000, 100_000);
/** One job in the gate, because with several jobs the compared games depend on their speed. */
const JOBS = byDepth(1, availableParallelism());

const seed = `suite ${testSeed(1)}`;
const batches = await runComparison({ seed, decisions: DECISIONS, jobs: JOBS });
const { decisions, differences } = sumUp(batches);
for (const one of differences) console.log(`${one}\n`);
console.log(`seed ${JSON.stringify(seed)}: ${decisions} decisions`);
finishCheck(differences.length === 0 ? 1 : 0, differences.length);
