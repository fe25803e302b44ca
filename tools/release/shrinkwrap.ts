// Creates the lock file of a release: every package at its tested version and hash.
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from '../paths.ts';

export interface Locked {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  /** Whether the entry is a package of this repository, in the folder `resolved`. */
  readonly link?: boolean;
  readonly resolved?: string;
}
export type Lock = Readonly<Record<string, Locked>>;

/** The package of the released program, which also starts the server. */
const START = 'packages/cli';

/** Resolves a package like Node: in node_modules of the importing package, then further up. */
function locate(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const at = folder === '.' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (lock[at] !== undefined) return at;
    if (folder === '.') return undefined;
  }
}

/** Returns the paths of all direct and indirect dependencies, without optional peers. */
export function neededBy(lock: Lock, start: string): string[] {
  const all = new Set([start]);
  for (const path of all) {
    const entry = lock[path] ?? {};
    const { dependencies, optionalDependencies, peerDependencies = {}, link, resolved } = entry;
    if (link === true && resolved !== undefined) all.add(resolved);
    const peers = Object.keys(peerDependencies).filter(
      (name) => entry.peerDependenciesMeta?.[name]?.optional !== true,
    );
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const at = locate(lock, path, name);
      if (at !== undefined) all.add(at);
    }
  }
  return [...all].sort();
}

/** Returns the entries if all packages share one folder. Throws on two versions of one. */
export function entriesOf(lock: Lock, start: string): Record<string, Locked> {
  const entries: Record<string, Locked> = {};
  for (const path of neededBy(lock, start)) {
    const entry = lock[path] ?? {};
    const at = path.replace(/^packages\/[^/]+\//, '');
    if (entry.link === true || !at.startsWith('node_modules/')) continue;
    const before = entries[at];
    if (before !== undefined && before.version !== entry.version) {
      throw new Error(`${at}: two versions are needed, ${before.version} and ${entry.version}`);
    }
    const {
      dev: _,
      devOptional: __,
      peer: ___,
      ...kept
    } = entry as Locked & Record<string, unknown>;
    entries[at] = kept;
  }
  return entries;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

export function shrinkwrapOf({ name, version, dependencies }: Manifest): object {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as {
    packages: Lock;
  };
  return {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': { name, version, dependencies }, ...entriesOf(packages, START) },
  };
}
