// Puts together what a server needs to run, and nothing else, in an empty folder: the steps of the Dockerfile (docs/hosting.md).
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { buildPage } from '../build.ts';
import { distFolder, inRoot, root } from '../paths.ts';
import { beginProgram, refuse } from '../program.ts';

/** What of a lock file's entry says which packages it needs. */
interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  /** A package of this repository: where it lies. */
  readonly link?: boolean;
  readonly resolved?: string;
}
type Lock = Readonly<Record<string, Locked>>;

/** The command line runs the server, and looks after it. */
const START = 'packages/cli';

/** Where a package finds another, as Node looks for it: beside itself, then further up. */
function found(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const at = folder === '.' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (lock[at] !== undefined) return at;
    if (folder === '.') return undefined;
  }
}

/** All that the command line needs, by its path in the lock file. */
export function neededBy(lock: Lock, start: string): string[] {
  const all = new Set([start]);
  for (const path of all) {
    const entry = lock[path] ?? {};
    const { dependencies, optionalDependencies, peerDependencies, link, resolved } = entry;
    if (link === true && resolved !== undefined) all.add(resolved);
    for (const name of Object.keys({
      ...dependencies,
      ...optionalDependencies,
      ...peerDependencies,
    })) {
      const at = found(lock, path, name);
      if (at !== undefined) all.add(at);
    }
  }
  return [...all].sort();
}

/** What only those who build or read a package need. */
function isIdle(path: string): boolean {
  return /\/(?:test|tests|docs|benchmarks?|examples?)(?:\/|$)|\.(?:map|md|markdown|d\.[cm]?ts)$/i.test(
    path,
  );
}

function copyPackage(path: string, into: string): void {
  const from = inRoot(path);
  // Not installed on this system, such as another system's binary.
  if (!existsSync(from)) return;
  const inner = join(from, 'node_modules');
  const filter = (file: string) => !file.startsWith(inner) && !isIdle(file.slice(from.length));
  cpSync(from, join(into, path), { recursive: true, filter, dereference: true });
}

function copySources(path: string, into: string): void {
  for (const part of ['package.json', 'src']) {
    cpSync(inRoot(join(path, part)), join(into, path, part), { recursive: true });
  }
}

function link(path: string, target: string, into: string): void {
  const place = join(into, path);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(relative(dirname(place), join(into, target)), place, 'junction');
}

/** Makes the folder, which must be empty or not there. */
export async function makeImage(into: string): Promise<void> {
  if (existsSync(into) && readdirSync(into).length > 0) refuse(`${into} is not empty.`);
  const built = await buildPage();
  if (!built.ok) refuse('The page could not be built (npm run build tells why).');
  const { packages: lock } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as {
    packages: Lock;
  };
  mkdirSync(into, { recursive: true });
  for (const path of neededBy(lock, START)) {
    const { link: isLink, resolved = '' } = lock[path] ?? {};
    if (isLink === true) link(path, resolved, into);
    else if (path.startsWith('packages/') && !path.includes('node_modules'))
      copySources(path, into);
    else copyPackage(path, into);
  }
  cpSync(`${distFolder}/`, join(into, 'packages/web/dist'), { recursive: true, dereference: true });
  cpSync(join(root, 'LICENSE'), join(into, 'LICENSE'));
  writeFileSync(join(into, 'package.json'), '{ "private": true, "type": "module" }\n');
}

if (import.meta.main) {
  beginProgram();
  const [into] = process.argv.slice(2);
  if (into === undefined) refuse('Which folder? node tools/hosting/image.ts FOLDER');
  else await makeImage(inRoot(into));
}
