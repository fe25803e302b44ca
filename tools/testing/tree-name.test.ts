// The name of a tree changes with every file that Git does not ignore.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { treeName } from './tree-name.ts';

const folder = mkdtempSync(join(tmpdir(), 'eminent-tree-'));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

test('the content of tracked and untracked files counts, and nothing else', async () => {
  git('init', '--quiet');
  write('tracked', 'one');
  write('.gitignore', 'ignored\n');
  git('add', '.');
  const author = ['-c', 'user.name=x', '-c', 'user.email=x', '-c', 'commit.gpgsign=false'];
  git(...author, 'commit', '--quiet', '--message', 'x');
  const names = [await treeName(folder)];
  for (const [file, text] of [
    ['tracked', 'two'],
    ['new', 'one'],
    ['new', 'two'],
  ] as const) {
    write(file, text);
    names.push(await treeName(folder));
  }
  expect(new Set(names).size).toBe(4);
  write('ignored', 'x');
  expect(await treeName(folder)).toBe(names.at(-1));
});
