// npm run bench:against -- COMMIT: the engine now and at an earlier commit, measured in turns in one run.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../tools/paths.ts';

const ROUNDS = 5;

interface Figures {
  readonly playouts: Readonly<Record<string, { readonly decisionsPerSecond: number }>>;
}

/** A folder with the engine of a commit and the benchmark of today. */
function folderOf(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'eminent-against-'));
  const archive = execFileSync('git', ['archive', commit, 'packages/engine'], {
    cwd: root,
    maxBuffer: 1 << 28,
  });
  execFileSync('tar', ['x', '-C', folder], { input: archive });
  cpSync(join(root, 'bench/main.ts'), join(folder, 'bench/main.ts'));
  mkdirSync(join(folder, 'node_modules/@eminent'), { recursive: true });
  symlinkSync(join(folder, 'packages/engine'), join(folder, 'node_modules/@eminent/engine'));
  return folder;
}

function measure(folder: string): Figures {
  const args = [join(folder, 'bench/main.ts'), '--playouts'];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Figures;
}

const [commit] = process.argv.slice(2);
if (commit === undefined) {
  console.error('expected a commit: npm run bench:against -- COMMIT');
  process.exit(2);
}
const before = folderOf(commit);
const best: Record<string, { before: number; now: number }> = {};
for (let round = 0; round < ROUNDS; round++) {
  for (const [when, folder] of [
    ['before', before],
    ['now', root],
  ] as const) {
    const { playouts } = measure(folder);
    for (const [players, { decisionsPerSecond }] of Object.entries(playouts)) {
      best[players] ??= { before: 0, now: 0 };
      best[players][when] = Math.max(best[players][when], decisionsPerSecond);
    }
  }
}
rmSync(before, { recursive: true, force: true });
for (const [players, { before: then, now }] of Object.entries(best)) {
  const change = ((now / then - 1) * 100).toFixed(1);
  const million = (n: number): string => (n / 1e6).toFixed(2);
  console.log(
    `${players} players: ${million(then)} M decisions/s before, ${million(now)} M now (${change} %)`,
  );
}
