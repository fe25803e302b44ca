// Builds are side by side: the newest is complete or absent, and old ones are removed.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BuildFolders } from './build-folders.ts';
import { isFresh, writeStamp } from './build-stamp.ts';

let parent: string;
let folders: BuildFolders;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'eminent-builds-'));
  folders = new BuildFolders(join(parent, 'dist'), join(parent, 'builds'));
});
afterEach(() => rmSync(parent, { recursive: true }));

function publish(text: string): void {
  const folder = folders.begin();
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), text);
  folders.publish(folder);
}

const newest = (folder = parent) => readFileSync(join(folder, 'dist/index.html'), 'utf8');
const builds = () => readdirSync(join(parent, 'builds'));

describe('builds', () => {
  test('the last published build is the newest, and only the previous one is kept', () => {
    for (const text of ['one', 'two', 'three']) {
      publish(text);
      expect(newest()).toBe(text);
    }
    const kept = builds().map((name) => readFileSync(join(parent, 'builds', name, 'index.html')));
    expect(kept.map(String).toSorted()).toEqual(['three', 'two']);
  });

  test('unfinished builds of dead processes are removed, those of running ones are not', () => {
    const mine = `new-${process.pid}`;
    for (const name of ['new-999999999', `new-${process.ppid}`, mine]) {
      mkdirSync(join(parent, 'builds', name), { recursive: true });
    }
    expect(folders.begin()).toBe(join(parent, 'builds', mine));
    expect(builds().toSorted()).toEqual([`new-${process.ppid}`, mine].toSorted());
  });

  test('a folder of an older checkout is replaced', () => {
    mkdirSync(join(parent, 'dist'));
    writeFileSync(join(parent, 'dist/index.html'), 'old');
    publish('new');
    expect(newest()).toBe('new');
  });

  test.runIf(process.platform !== 'win32')('a copied checkout includes the build', () => {
    publish('here');
    const copy = join(parent, 'copy');
    for (const name of ['dist', 'builds']) {
      cpSync(join(parent, name), join(copy, name), { recursive: true, verbatimSymlinks: true });
    }
    publish('there');
    expect(newest(copy)).toBe('here');
  });
});

describe('the stamp of a build', () => {
  beforeEach(() => {
    mkdirSync(join(parent, 'assets'));
    for (const name of ['index.html', 'assets/a.js']) writeFileSync(join(parent, name), name);
    writeStamp(parent, 'inputs');
  });

  test('recognizes a complete build of the same inputs', () => {
    expect(isFresh(parent, 'inputs')).toBe(true);
    expect(isFresh(parent, 'others')).toBe(false);
  });

  test.each([
    ['a file that is gone', () => rmSync(join(parent, 'assets/a.js'))],
    ['a file that was cut', () => writeFileSync(join(parent, 'assets/a.js'), 'a')],
    ['a file more', () => writeFileSync(join(parent, 'assets/b.js'), '')],
    ['a broken stamp', () => writeFileSync(join(parent, '.inputs'), '{')],
    ['no stamp', () => rmSync(join(parent, '.inputs'))],
  ])('detects %s', (_, damage) => {
    damage();
    expect(isFresh(parent, 'inputs')).toBe(false);
  });

  test('works without a build', () => {
    expect(isFresh(join(parent, 'nothing'), 'inputs')).toBe(false);
  });
});
