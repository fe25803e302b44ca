// Builds the page if its inputs or its built files have changed; --force always builds it.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from './compress.ts';
import { BuildFolders } from './build-folders.ts';
import { startProgram, readFlags, refuse, sentenceOf } from './command-line.ts';
import { distFolder, inRoot, root, webFolder } from './paths.ts';
import { runNode } from './run-process.ts';
import { buildName, isFresh, writeStamp } from './build-stamp.ts';

const vite = 'node_modules/vite/bin/vite.js';
const builds = new BuildFolders(distFolder, join(webFolder, 'builds'));
const notInputs = new Set(['node_modules', 'dist', 'builds', 'test', 'cli', 'server']);
/** Inputs outside of packages/: dependencies, documents, and the tools that finish a build. */
const otherInputs = ['package-lock.json', 'docs/*.md', 'tools/{build,build-stamp,compress}.ts'];

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
  globSync(otherInputs, { cwd: root }).sort().map(inRoot).forEach(add);
  visit(inRoot('packages'));
  return hash.digest('hex');
}

export interface Built {
  readonly ok: boolean;
  readonly fresh: boolean;
  readonly output: string;
}

/** Builds the page if needed. A running server serves the previous build meanwhile. */
export async function buildPage(force = false): Promise<Built> {
  if (!existsSync(inRoot(vite))) return failed(`${vite} is missing: npm ci brings it back.`);
  const inputs = hashInputs();
  if (!force && isFresh(distFolder, inputs)) return { ok: true, fresh: true, output: '' };
  const folder = builds.begin();
  const clear = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', clear);
  try {
    const { code, output } = await runNode(vite, ['build', 'packages/web', '--outDir', folder], {
      // The page sends this build name to the server, which reads the same name from the stamp.
      env: { VITE_EMINENT_BUILD: buildName(inputs) },
    });
    if (code !== 0) return failed(output);
    await compressFolder(folder);
    writeStamp(folder, inputs);
    builds.publish(folder);
    return { ok: true, fresh: false, output };
  } catch (error) {
    return failed(sentenceOf(error));
  } finally {
    process.off('exit', clear);
    clear();
  }
}

function failed(output: string): Built {
  return { ok: false, fresh: false, output };
}

export async function requirePage(): Promise<void> {
  if (!(await buildPage()).ok) refuse('The page could not be built: npm run build shows why.');
}

if (import.meta.main) {
  startProgram();
  const { force } = readFlags({ force: { type: 'boolean', default: false } });
  const built = await buildPage(force);
  console.log(built.output);
  process.exitCode = built.ok ? 0 : 1;
}
