// The engine's legal answers against a second list that was written from the rules alone: npm run tools -- naive does more of it.
import { availableParallelism } from 'node:os';
import { runComparison, sumUp } from '../naive/run.ts';

const DECISIONS = 100_000;

const seed = `suite ${Date.now()}`;
const batches = await runComparison({ seed, decisions: DECISIONS, jobs: availableParallelism() });
const { decisions, differences } = sumUp(batches);
for (const one of differences) console.log(`${one}\n`);
console.log(`seed ${JSON.stringify(seed)}: ${decisions} decisions`);
console.log(`${differences.length === 0 ? 1 : 0} passed, ${differences.length} failed`);
if (differences.length > 0) process.exitCode = 1;
