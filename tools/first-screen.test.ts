// The first screen loads only what it needs; scripts of other screens come afterwards.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from './paths.ts';

const source = inRoot('packages/web/src');

/** Files that `main.tsx` imports statically, also indirectly. They load before any code runs. */
function loadedAtOnce(): readonly string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    const statements = readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)(?! type\b)[^;'"]*?(?:from )?'(\.[^']+\.tsx?)';/gm,
    );
    for (const [, path = ''] of statements) visit(join(dirname(file), path));
  };
  visit(join(source, 'main.tsx'));
  return [...found].map((file) => relative(source, file)).sort();
}

test('the table and its contents are loaded after the first screen', () => {
  const files = loadedAtOnce();
  expect(files).toContain('home/home.tsx');
  const later = [
    'table/table',
    'table/market/',
    'animation/',
    'log/',
    'replay/replay-viewer',
    'online/online-screens',
    'learn/l',
  ];
  expect(files.filter((file) => later.some((part) => file.startsWith(part)))).toEqual([]);
});

test.each(['bots', 'engine', 'protocol', 'table', 'text'])(
  'a screen only loads the files of %s that it uses, and the package declares them free of side effects',
  (name) => {
    const folder = inRoot(`packages/${name}`);
    const { sideEffects } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      readonly sideEffects?: boolean;
    };
    expect(sideEffects).toBe(false);
    const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' });
    const forEffects = files
      .filter((file) => file.endsWith('.ts'))
      .filter((file) => /^import '/m.test(readFileSync(join(folder, 'src', file), 'utf8')));
    expect(forEffects).toEqual([]);
  },
);
