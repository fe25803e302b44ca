// Every test that docs/security.md names as proof exists.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './paths.ts';

const document = readFileSync(inRoot('docs/security.md'), 'utf8');

/** `file` › title, as the tables name them. */
const named = [
  ...document.matchAll(
    /`([\w:./-]+\.(?:test|spec)\.tsx?)`\s›\s([^|)\n]+?(?:\n[^|)\n]+?)?)\s*(?=[|)])/g,
  ),
].map(([, file = '', title = '']) => ({
  file: file.replace(/^server:/, 'packages/server/test/'),
  title: title.replace(/\s+/g, ' ').trim(),
}));

test('the document names tests, each in its place', () => {
  const mentions = document.match(/`[\w:./-]+\.(?:test|spec)\.tsx?` ›/g) ?? [];
  expect(named.length).toBeGreaterThan(40);
  expect(named).toHaveLength(mentions.length);
});

test.each(named)('$file › $title', ({ file, title }) => {
  expect([file, existsSync(inRoot(file))]).toEqual([file, true]);
  expect(readFileSync(inRoot(file), 'utf8').includes(`'${title}'`)).toBe(true);
});
