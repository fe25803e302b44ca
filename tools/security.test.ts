// Every test that docs/security-asvs.md names as proof exists.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './paths.ts';

const document = readFileSync(inRoot('docs/security-asvs.md'), 'utf8');

/** The rows of the tables: the requirement, the measure, and the test or the reason. */
const rows = [...document.matchAll(/^\| \d[\d., ]* \| [^|]+ \| ([^|]+) \|$/gm)];
const named = rows.flatMap(([, proof = '']) => {
  const [, file, title] = /^`([\w./-]+\.(?:test|spec)\.ts)` › (.+)$/.exec(proof) ?? [];
  return file === undefined || title === undefined ? [] : [{ file, title }];
});

test('most requirements name a test', () => {
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.length - named.length).toBeLessThan(8);
});

test.each(named)('$file › $title', ({ file, title }) => {
  expect(existsSync(inRoot(file))).toBe(true);
  expect(readFileSync(inRoot(file), 'utf8')).toContain(`'${title}'`);
});
