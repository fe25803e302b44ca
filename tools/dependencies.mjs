// Which packages a command needs, and whether they are installed. Plain JavaScript without
// dependencies, because it also runs on Node 20 before anything is installed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Commands that also run the tests in devtools/ when the run is deep. */
const TESTING = ['test', 'check'];

/**
 * What a command needs in this environment: `product` is what building and serving need, `tests`
 * adds the development dependencies of package.json, and `devtools` adds the packages of
 * devtools/package.json.
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

/** Whether the installed packages match the lock file; `withDev` includes development packages. */
export function isComplete(wanted, present, withDev, isThere) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || (entry.dev === true && !withDev)) return true;
    const found = present[path];
    if (found === undefined) return entry.optional === true || entry.devOptional === true;
    return found.version === entry.version && isThere(path);
  });
}

/** Whether node_modules matches package-lock.json; npm writes its own copy when it is done. */
function isInstalled(folder, withDev) {
  const wanted = readLock(join(folder, 'package-lock.json'));
  const present = readLock(join(folder, 'node_modules/.package-lock.json'));
  if (wanted === undefined || present === undefined) return false;
  return isComplete(wanted, present, withDev, (path) =>
    existsSync(join(folder, path, 'package.json')),
  );
}

/** Whether development packages are installed; a later install for the product keeps them. */
function hasDevPackages(folder) {
  const present = readLock(join(folder, 'node_modules/.package-lock.json')) ?? {};
  return Object.values(present).some(({ dev }) => dev === true);
}

/** The runs of `npm ci` that are still required for a need: the folder and the flags of each. */
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
