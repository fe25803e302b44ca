// Folders and files that only their owner may read.
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  makeFolder,
  makePrivateFile,
  makePrivateFolder,
  writePrivateFile,
} from '../../src/store/index.ts';
import { temporaryFolder } from './temporary-store.ts';

const modeOf = (path: string) => statSync(path).mode & 0o777;

test.runIf(existsSync('/proc/self'))(
  'a place that cannot contain folders is refused at once',
  () => {
    expect(() => makeFolder('/proc/eminent/data')).toThrow(/ENOENT/);
  },
);

test('a file instead of a folder is refused', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(file)).toThrow(/EEXIST/);
  expect(() => makeFolder(join(file, 'below'))).toThrow(/ENOTDIR/);
});

test.skipIf(process.platform === 'win32')(
  'only the owner can read them, regardless of their creator',
  () => {
    const parent = temporaryFolder();
    const open = join(parent, 'open');
    mkdirSync(open, { mode: 0o755 });
    makePrivateFolder(open);
    const [text, empty] = [join(open, 'a.txt'), join(parent, 'deep', 'b')];
    writeFileSync(text, 'before', { mode: 0o644 });
    writePrivateFile(text, 'after');
    makePrivateFile(empty);
    expect([open, text, join(parent, 'deep'), empty].map(modeOf)).toEqual([
      0o700, 0o600, 0o700, 0o600,
    ]);
  },
);
