// Builds the page when its sources changed since the last build (always with --force).
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder, inRoot, root, webFolder } from './paths.ts';
import { runNode } from './process.ts';

const stampFile = join(distFolder, '.inputs');
const inputs = ['engine', 'text', 'bots', 'protocol', 'table', 'web'].map((name) =>
  inRoot(`packages/${name}`),
);
const notInputs = new Set(['node_modules', 'dist', 'test']);

/** Whether there is a page to build at all. */
export function hasPage(): boolean {
  return existsSync(join(webFolder, 'index.html'));
}

/** One hash over everything that goes into the page. */
function hashInputs(): string {
  const hash = createHash('sha256');
  const add = (path: string) => hash.update(path.slice(root.length)).update(readFileSync(path));
  const visit = (folder: string) => {
    const entries = readdirSync(folder, { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !notInputs.has(entry.name)) visit(path);
      else if (entry.isFile() && !entry.name.includes('.test.')) add(path);
    }
  };
  add(inRoot('package-lock.json'));
  inputs.forEach(visit);
  return hash.digest('hex');
}

function isFresh(stamp: string): boolean {
  return (
    existsSync(join(distFolder, 'index.html')) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stamp
  );
}

export interface Built {
  readonly ok: boolean;
  readonly fresh: boolean;
  readonly output: string;
}

/** Brings packages/web/dist up to date. */
export async function buildPage(force = false): Promise<Built> {
  const stamp = hashInputs();
  if (!force && isFresh(stamp)) return { ok: true, fresh: true, output: '' };
  const { code, output } = await runNode('node_modules/vite/bin/vite.js', [
    'build',
    'packages/web',
  ]);
  if (code === 0) writeFileSync(stampFile, stamp);
  return { ok: code === 0, fresh: false, output };
}

if (import.meta.main) {
  const built = await buildPage(process.argv.includes('--force'));
  console.log(built.output);
  process.exitCode = built.ok ? 0 : 1;
}
