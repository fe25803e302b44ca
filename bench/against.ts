// npm run tools -- bench:against COMMIT: compares the speed of the engine with that of an earlier
// commit. Measures both alternately and uses the best of several rounds of each.
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { extractCommit, linkModules } from '../tools/checkout-copy.ts';
import { root } from '../tools/paths.ts';
import { startProgram, refuse } from '../tools/command-line.ts';

const ROUNDS = 5;

interface Figures {
  readonly playouts: Readonly<Record<string, { readonly decisionsPerSecond: number }>>;
}

function folderOf(commit: string): string {
  const folder = extractCommit(commit, 'packages/engine');
  for (const file of ['bench/main.ts', 'tools/command-line.ts', 'tools/game-options.ts']) {
    cpSync(join(root, file), join(folder, file));
  }
  linkModules(folder);
  return folder;
}

function measure(folder: string, escalation: boolean): Figures {
  const args = [
    join(folder, 'bench/main.ts'),
    '--playouts',
    ...(escalation ? ['--escalation'] : []),
  ];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Figures;
}

startProgram();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(1));
}
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { escalation: { type: 'boolean', default: false } },
});
const [commit = '', ...others] = positionals;
if (commit === '' || others.length > 0) {
  refuse('Expected one commit: npm run tools -- bench:against COMMIT [--escalation]');
}
const before = folderOf(commit);
const best: Record<string, { before: number; now: number }> = {};
for (let round = 0; round < ROUNDS; round++) {
  for (const [when, folder] of [
    ['before', before],
    ['now', root],
  ] as const) {
    const { playouts } = measure(folder, values.escalation);
    for (const [players, { decisionsPerSecond }] of Object.entries(playouts)) {
      best[players] ??= { before: 0, now: 0 };
      best[players][when] = Math.max(best[players][when], decisionsPerSecond);
    }
  }
}
for (const [players, { before: then, now }] of Object.entries(best)) {
  const change = ((now / then - 1) * 100).toFixed(1);
  const million = (n: number): string => (n / 1e6).toFixed(2);
  console.log(
    `${players} players: ${million(then)} M decisions/s before, ${million(now)} M now (${change} %)`,
  );
}
