// Completes package-lock.json: npm leaves out optional packages of other systems when the registry it talks
// to does not mirror them, and `npm ci` then refuses the file. Run after adding a dependency (npm run lock).
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'aix', 'sunos'];
const processors = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64'];

/** What system a platform package is for, read from its name (…-linux-arm64-musl). */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined;
  if (os === undefined || cpu === undefined) return undefined;
  return { os: [os], cpu: [cpu], libc: os === 'linux' && libc ? [libc] : undefined };
}

/** Whether a package below `path` finds `name`, the way Node looks for it. */
function isLocked(path, name) {
  const parents = path.split('/node_modules/').map((_, index, all) => all.slice(0, index + 1));
  const folders = ['', ...parents.map((parts) => `${parts.join('/node_modules/')}/`)];
  return folders.some((folder) => lock.packages[`${folder}node_modules/${name}`] !== undefined);
}

const added = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  if (!path.includes('node_modules/')) continue;
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const platform = platformOf(name);
    if (isLocked(path, name) || platform === undefined) continue;
    const version = range.replace(/^[\^~]/, '');
    const { os, cpu, libc } = platform;
    // In npm's own order of fields; undefined ones are not written.
    lock.packages[`node_modules/${name}`] = {
      version,
      cpu,
      dev: entry.dev,
      libc,
      optional: true,
      os,
    };
    added.push(`${name}@${version}`);
  }
}

const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
lock.packages = Object.fromEntries(sorted);
writeFileSync(file, `${JSON.stringify(lock, undefined, 2)}\n`);
console.log(added.length === 0 ? 'The lock file is complete.' : `Added ${added.join(', ')}`);
