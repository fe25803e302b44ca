// Which packages a command needs, and whether they are installed. Plain JavaScript without
// dependencies, because it also runs on Node 20 before anything is installed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** With EMINENT_DEEP=1 these commands also run the tests in devtools/. */
const TESTING = ['test', 'check'];

/**
 * Returns what a command needs. `product`: to build and serve. `tests`: also development
 * dependencies. `devtools`: also devtools/package.json.
 */
export function needOf(name, { packages = 'tests' }, env) {
  return TESTING.includes(name) && env.EMINENT_DEEP === '1' ? 'devtools' : packages;
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Whether the packages of a lock file are installed; optional ones may be missing. */
export function isComplete(wanted, present, withDev, isThere) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || (entry.dev === true && !withDev)) return true;
    const found = present[path];
    if (found === undefined) return entry.optional === true || entry.devOptional === true;
    return found.version === entry.version && isThere(path);
  });
}

/** Whether node_modules matches the lock file. npm writes node_modules/.package-lock.json last. */
function isInstalled(folder, withDev) {
  const wanted = readLock(join(folder, 'package-lock.json'));
  const present = readLock(join(folder, 'node_modules/.package-lock.json'));
  if (wanted === undefined || present === undefined) return false;
  return isComplete(wanted, present, withDev, (path) =>
    existsSync(join(folder, path, 'package.json')),
  );
}

/** Whether development packages are installed. If so, an install for `product` keeps them. */
function hasDevPackages(folder) {
  const present = readLock(join(folder, 'node_modules/.package-lock.json')) ?? {};
  return Object.values(present).some(({ dev }) => dev === true);
}

export function missingInstalls(root, need) {
  const withDev = need !== 'product';
  const installs = [];
  if (!isInstalled(root, withDev)) {
    const isFull = withDev || hasDevPackages(root);
    installs.push({ folder: root, flags: [isFull ? '--include=dev' : '--omit=dev'] });
  }
  const devtools = join(root, 'devtools');
  if (need === 'devtools' && !isInstalled(devtools, true)) {
    installs.push({ folder: devtools, flags: ['--include=dev', '--legacy-peer-deps'] });
  }
  return installs;
}
