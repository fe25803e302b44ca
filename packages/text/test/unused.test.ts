// The page or the terminal uses every message of the interface, and every message they use exists.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { messageCatalog, loadPart } from '../src/language.ts';

const packages = fileURLToPath(new URL('../..', import.meta.url));

function sourcesOf(name: string): string {
  const folder = `${packages}/${name}/src`;
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
}

const sources = sourcesOf('web') + sourcesOf('cli');
await Promise.all((['board', 'lessons', 'online', 'puzzles'] as const).map(loadPart));
const keys = [...messageCatalog('en').keys()].filter((key) =>
  /^(ui|board|cli|coach|lessons|puzzles|online(?!\.table))\./.test(key),
);

const literals = new Set([...sources.matchAll(/'([\w.-]+)'/g)].map(([, text]) => text));
const prefixes = new Set([...sources.matchAll(/`([\w.-]+)\.\$\{/g)].map(([, text]) => text));

/** Whether the source contains a key, or the start of it in a template: `ui.${name}`. */
function isUsed(key: string): boolean {
  if (literals.has(key)) return true;
  const parts = key.split('.');
  return parts.some((_, n) => n > 0 && prefixes.has(parts.slice(0, n).join('.')));
}

test.runIf(sources.includes('@eminent/text'))('every interface message is used', () => {
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});

test('every interface message in use exists', () => {
  const usedKeys = [
    ...sources.matchAll(/'((?:ui|board|cli|coach|lessons|puzzles)\.[\w.-]+)'/g),
  ].map((match) => match[1] ?? '');
  expect(usedKeys.filter((key) => !messageCatalog('en').has(key))).toEqual([]);
});
