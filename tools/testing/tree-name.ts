// Names the exact content of a checkout, so that results are not reused for another one.
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { run } from '../run-process.ts';

/** Identifies the commit, the uncommitted changes, and the new files with their content. */
export async function treeName(folder = root): Promise<string> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: folder })).output;
  const changes = createHash('sha256').update(await git('diff', 'HEAD'));
  const untracked = await git('ls-files', '-z', '--others', '--exclude-standard');
  for (const name of untracked.split('\0').slice(0, -1)) {
    const path = join(folder, name);
    changes.update(`\0${name}\0`);
    // A link to a folder, or a repository inside this one, is listed too.
    if (statSync(path, { throwIfNoEntry: false })?.isFile() === true) {
      changes.update(readFileSync(path));
    }
  }
  return `${(await git('rev-parse', 'HEAD')).trim()} ${changes.digest('hex').slice(0, 16)}`;
}
