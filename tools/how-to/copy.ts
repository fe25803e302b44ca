// A copy of the working tree elsewhere, in which a patch can be tried: every file that git knows or would take, and the installed packages.
import { copyFileSync, existsSync, globSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../paths.ts';
import { run } from '../process.ts';

/** Files that git knows or would take, from the root. */
async function filesOfTree(): Promise<string[]> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { code, output } = await run('git', args);
  if (code !== 0) throw new Error(`git ls-files: ${output}`);
  return [...new Set(output.split('\0'))].filter((file) => file !== '');
}

/** Links what is installed, one by one, so that the packages of the workspace are those of the copy. */
function linkInstalled(modules: string, copy: string): void {
  mkdirSync(join(copy, modules), { recursive: true });
  for (const name of readdirSync(join(root, modules))) {
    if (name.startsWith('.') || name === '@eminent') continue;
    symlinkSync(join(root, modules, name), join(copy, modules, name));
  }
}

/** Fills an empty folder with the working tree as it is. */
export async function copyTree(copy: string): Promise<void> {
  for (const file of await filesOfTree()) {
    // Deleted and not yet told to git.
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  for (const modules of ['node_modules', ...globSync('packages/*/node_modules', { cwd: root })]) {
    linkInstalled(modules, copy);
  }
  const scope = join(copy, 'node_modules/@eminent');
  mkdirSync(scope);
  for (const name of readdirSync(join(copy, 'packages'))) {
    symlinkSync(join(copy, 'packages', name), join(scope, name));
  }
}
