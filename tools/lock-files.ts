// npm run lock: rewrites both lock files and reports entries that do not pin their package.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot } from './paths.ts';

interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Lock {
  readonly packages: Readonly<Record<string, Entry>>;
}

/** Whether the lock has an entry for the package `name` that Node resolves from `path`. */
function isLocked({ packages }: Lock, path: string, name: string): boolean {
  const parts = path.split('/node_modules/');
  const folders = parts.map((_, index) => `${parts.slice(0, index + 1).join('/node_modules/')}/`);
  return ['', ...folders].some((folder) => packages[`${folder}node_modules/${name}`] !== undefined);
}

/** Lists what is wrong: no hash, a registry's address, optional dependencies without entry. */
function complaintsAboutEntry(lock: Lock, path: string, entry: Entry): string[] {
  if (!path.includes('node_modules/') || entry.link === true) return [];
  const missing = Object.entries(entry.optionalDependencies ?? {}).filter(
    ([name]) => !isLocked(lock, path, name),
  );
  return [
    ...(entry.integrity === undefined ? [`${path} ${entry.version ?? ''} has no hash`] : []),
    ...(entry.resolved === undefined ? [] : [`${path} names a host`]),
    ...missing.map(([name, range]) => `${path} wants ${name} ${range}, which is not there`),
  ];
}

export function lockProblems(lock: Lock): string[] {
  return Object.entries(lock.packages).flatMap(([path, entry]) =>
    complaintsAboutEntry(lock, path, entry),
  );
}

export const LOCKED_FOLDERS = ['.', 'devtools'] as const;

export function readLock(folder: string): Lock {
  return JSON.parse(readFileSync(inRoot(`${folder}/package-lock.json`), 'utf8')) as Lock;
}

/** Runs the npm that started this program, or else the one in PATH. Returns its exit status. */
function npm(folder: string, ...args: readonly string[]): number {
  const script = process.env['npm_execpath'] ?? '';
  const options = { cwd: inRoot(folder), stdio: 'inherit' } as const;
  const { status } = script.endsWith('npm-cli.js')
    ? spawnSync(process.env['npm_node_execpath'] ?? process.execPath, [script, ...args], options)
    : spawnSync(`npm ${args.join(' ')}`, { ...options, shell: true });
  return status ?? 1;
}

if (import.meta.main) {
  const complaints = LOCKED_FOLDERS.flatMap((folder) => {
    const status = npm(folder, 'install', '--package-lock-only', '--no-audit');
    return status === 0 ? lockProblems(readLock(folder)) : ['npm could not write it'];
  });
  for (const complaint of complaints) console.error(complaint);
  console.log(
    complaints.length === 0
      ? 'The lock files are complete.'
      : 'A release that the registry does not have for every system cannot be pinned: choose an older one.',
  );
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
