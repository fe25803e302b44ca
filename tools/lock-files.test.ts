// Every installed package is pinned by its hash, for every system.
import { expect, test } from 'vitest';
import { LOCKED_FOLDERS, lockProblems, readLock } from './lock-files.ts';

test.each(LOCKED_FOLDERS)('the lock file of %s is complete', (folder) => {
  expect(lockProblems(readLock(folder))).toEqual([]);
});

const good = { version: '1.0.0', integrity: 'sha512-x' };

test.each([
  ['has no hash', { 'node_modules/a': { version: '1.0.0' } }],
  ['names a host', { 'node_modules/a': { ...good, resolved: 'https://registry.example/a.tgz' } }],
  [
    'wants a-win32 1.0.0',
    { 'node_modules/a': { ...good, optionalDependencies: { 'a-win32': '1.0.0' } } },
  ],
])('an entry that %s is reported', (what, packages) => {
  const complaints = lockProblems({ packages });
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toContain(what);
});

test('workspaces, links and packages found in parent folders need no entry', () => {
  const packages = {
    '': { version: '0.1.0' },
    'packages/a': { version: '0.1.0' },
    'node_modules/@x/a': { link: true, resolved: 'packages/a' },
    'node_modules/b': { ...good, optionalDependencies: { c: '1.0.0', d: '1.0.0' } },
    'node_modules/b/node_modules/c': good,
    'node_modules/d': good,
  };
  expect(lockProblems({ packages })).toEqual([]);
});
