// The pages of docs/how-to: each has its patch, and the table of files says what the patches touch.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../paths.ts';
import { ownTests, readPatch, touchedBy } from './patch.ts';
import { tableOfFiles } from './table.ts';
import { THINGS } from './things.ts';

const page = (name: string): string => readFileSync(inRoot(`docs/how-to/${name}.md`), 'utf8');

test('every page has a patch that brings a test, and every patch a page', () => {
  const names = THINGS.map(({ name }) => name);
  const files = globSync('docs/how-to/*.patch', { cwd: inRoot('.') });
  expect(files.map((file) => file.replace(/^.*[\\/]|\.patch$/g, '')).sort()).toEqual(
    [...names].sort(),
  );
  for (const name of names) {
    expect(page(name)).toContain(`(${name}.patch)`);
    expect(page('README')).toContain(`(${name}.md)`);
    expect(ownTests(touchedBy(readPatch(name) ?? '')).length).toBeGreaterThan(0);
  }
});

test('the tests that must hold beside them are there', () => {
  const lost = THINGS.flatMap(({ tests }) => tests).filter((file) => !existsSync(inRoot(file)));
  expect(lost).toEqual([]);
});

test('the table of files to touch is what the patches touch: npm run --silent how-to -- --table', () => {
  expect(page('README')).toContain(tableOfFiles());
});

test('a file of a patch is of the house, words, or a test; new or changed', () => {
  const patch = [
    'diff --git a/packages/engine/src/a.ts b/packages/engine/src/a.ts',
    'index 1..2 100644',
    'diff --git a/packages/text/src/locales/en/b.ts b/packages/text/src/locales/en/b.ts',
    'diff --git a/packages/text/src/locales/registry.ts b/packages/text/src/locales/registry.ts',
    'diff --git a/tools/c.test.ts b/tools/c.test.ts',
    'new file mode 100644',
    '+new file mode of a text that is added',
    '',
  ].join('\n');
  expect(touchedBy(patch).map(({ kind, isNew }) => [kind, isNew])).toEqual([
    ['house', false],
    ['words', false],
    ['house', false],
    ['tests', true],
  ]);
});
