// Creates working copies of the packages: extracts them from a commit, and links dependencies.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { quoted, refuse } from './command-line.ts';
import { inRoot, root } from './paths.ts';

/** Extracts one path of a commit to a temporary folder, removed when this program ends. */
export function extractCommit(commit: string, path: string): string {
  const { status, stdout } = spawnSync('git', ['archive', commit, path], {
    cwd: root,
    maxBuffer: 1 << 28,
  });
  if (status !== 0) return refuse(`${quoted(commit)} is no commit with ${path}.`);
  const folder = mkdtempSync(join(tmpdir(), 'eminent-earlier-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  execFileSync('tar', ['x', '-C', folder], { input: stdout });
  return folder;
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path, 'junction');
}

/** Links installed dependencies to a copy of packages/. Imports of @eminent find the copy. */
export function linkModules(folder: string): void {
  for (const name of readdirSync(inRoot('node_modules'))) {
    if (name !== '@eminent')
      link(inRoot(`node_modules/${name}`), join(folder, 'node_modules', name));
  }
  for (const name of readdirSync(join(folder, 'packages'))) {
    link(join(folder, 'packages', name), join(folder, 'node_modules/@eminent', name));
    const own = inRoot(`packages/${name}/node_modules`);
    if (existsSync(own)) link(own, join(folder, 'packages', name, 'node_modules'));
  }
}
