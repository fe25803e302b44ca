// Where a patch is tried and mended: a copy of the working tree that is a repository of its own.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../paths.ts';
import { type Ended, run } from '../process.ts';
import { copyTree } from './copy.ts';
import { FOLDER, patchFile } from './patch.ts';
import type { Thing } from './things.ts';

/** Moved lines and one line of context are enough; the tests of the patch tell whether it still means the same. */
const TOLERANT = ['--recount', '-C1', '--whitespace=nowarn'];

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'eminent-how-to-'));
}

/** Git in another folder than this repository. */
function git(folder: string, ...args: string[]): Promise<Ended> {
  return run('git', ['-C', folder, ...args], {
    env: { GIT_CEILING_DIRECTORIES: tmpdir(), GIT_DIR: join(folder, '.git') },
  });
}

async function mustGit(folder: string, ...args: string[]): Promise<string> {
  const { code, output } = await git(folder, ...args);
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output}`);
  return output;
}

/**
 * A copy of the tree whose last commit is what the page begins with: the tree, or the tree with what another page made. The blobs that an
 * older patch was made from are those of this repository.
 */
export async function openWorkshop(
  folder: string,
  { after }: Pick<Thing, 'after'>,
): Promise<Ended> {
  await copyTree(folder);
  await mustGit(folder, 'init', '-q');
  const objects = await run('git', ['rev-parse', '--git-path', 'objects']);
  const blobs = `${inRoot(objects.output.trim())}\n`;
  writeFileSync(join(folder, '.git/objects/info/alternates'), blobs);
  const begun = after === undefined ? { code: 0, output: '' } : await applyPatch(folder, after);
  await mustGit(folder, 'add', '-A');
  const author = ['-c', 'user.name=how-to', '-c', 'user.email=how-to@localhost'];
  await mustGit(folder, ...author, 'commit', '-qm', 'what the page begins with');
  return begun;
}

/** Applies a patch as the check does. */
export function applyPatch(folder: string, name: string): Promise<Ended> {
  return git(folder, 'apply', ...TOLERANT, inRoot(patchFile(name)));
}

/** Applies a patch as far as it goes: what cannot be joined stands in its files between marks. */
export async function mergePatch(folder: string, name: string): Promise<Ended> {
  const applied = await applyPatch(folder, name);
  if (applied.code === 0) return applied;
  return git(folder, 'apply', '--3way', '--whitespace=nowarn', inRoot(patchFile(name)));
}

/** What was changed in a workshop, as a patch; pages and patches themselves are no part of it. */
export async function changesIn(folder: string): Promise<string> {
  await mustGit(folder, 'add', '-A');
  return mustGit(folder, 'diff', '--cached', '--full-index', 'HEAD', '--', '.', `:!${FOLDER}`);
}
