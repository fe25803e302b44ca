// Components and style sheets use the same class names, themes define the same colors, and no
// selector makes the browser restyle large parts of the page.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LAYOUTS } from '../packages/web/build/layouts.ts';
import { LOOKS } from '../packages/web/src/theme/themes.ts';
import { inRoot } from './paths.ts';

const source = inRoot('packages/web/src');
const files = (pattern: string): string[] => globSync(pattern, { cwd: source }).sort();
const read = (file: string): string => readFileSync(join(source, file), 'utf8');

function classesOf(sheet: string): Set<string> {
  const bare = sheet.replace(/\/\*[^]*?\*\//g, '').replace(/"[^"]*"/g, '""');
  const selectors = [...bare.matchAll(/[^{};]+(?=\{)/g)].map(([text]) => text);
  return new Set(
    selectors
      .filter((text) => !text.trim().startsWith('@'))
      .flatMap((text) => [...text.matchAll(/\.([a-zA-Z][\w-]*)/g)].map((match) => match[1] ?? '')),
  );
}

interface Use {
  readonly file: string;
  readonly sheet: string;
  /** `undefined` if the name is computed, such as `styles[part]`. */
  readonly name: string | undefined;
}

function usesIn(file: string): Use[] {
  const imported = /import (\w+) from '(\.[^']+\.module\.css)';/g;
  const code = read(file).replace(imported, '');
  return [...read(file).matchAll(imported)].flatMap(([, local = '', path = '']) => {
    const sheet = join(dirname(file), path);
    const named = [...code.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))];
    const computed = [...code.matchAll(new RegExp(`\\b${local}\\[`, 'g'))];
    return [
      ...named.map(([, name]) => ({ file, sheet, name })),
      ...computed.map(() => ({ file, sheet, name: undefined })),
    ];
  });
}

const uses = files('**/*.{ts,tsx}').flatMap(usesIn);

describe.each(files('**/*.module.css'))('%s', (sheet) => {
  const classes = classesOf(read(sheet));
  const ours = uses.filter((use) => use.sheet === sheet);

  test('every class used by a component exists', () => {
    const unknown = ours.filter(({ name }) => name !== undefined && !classes.has(name));
    expect(unknown).toEqual([]);
  });

  test('every class is used', () => {
    const used = new Set(ours.map(({ name }) => name));
    const unused = [...classes].filter((name) => !used.has(name));
    expect(used.has(undefined) ? [] : unused).toEqual([]);
  });

  test('starts with a comment on its content, and styles no class of another sheet', () => {
    expect(read(sheet)).toMatch(/^\/\* [A-Z]/);
    expect(read(sheet)).not.toContain(':global');
  });
});

test('components use only defined classes', () => {
  const utilities = classesOf(read('theme/base.css'));
  const unknown = files('**/*.tsx').flatMap((file) =>
    [...read(file).matchAll(/className="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' ').filter((name) => !utilities.has(name)),
    ),
  );
  expect(unknown).toEqual([]);
});

test('every utility is used', () => {
  const all = [...files('**/*.{ts,tsx}'), '../index.html'].map(read).join('\n');
  const unused = [...classesOf(read('theme/base.css'))].filter(
    (name) => !new RegExp(`["' ]${name}["' ]`).test(all),
  );
  expect(unused).toEqual([]);
});

describe('themes', () => {
  const colorsOf = (look: string): Set<string> => {
    const sheet = read(`theme/themes/${look}.css`);
    expect(sheet).toContain(`:root[data-theme="${look}"]`);
    return new Set([...sheet.matchAll(/(--[\w-]+):/g)].map(([, name]) => name ?? ''));
  };

  test('each color file is listed, and each listed file exists', () => {
    const named = files('theme/themes/*.css').map((file) => file.replace(/^.*\/|\.css$/g, ''));
    expect(new Set(named)).toEqual(new Set(LOOKS));
  });

  test.each(LOOKS)('%s defines the same colors as dark', (look) => {
    expect(colorsOf(look)).toEqual(colorsOf('dark'));
  });
});

test('no root selector depends on the content of the page', () => {
  // `:has()` makes the browser restyle the whole page whenever an element is added or removed. An
  // attribute is used instead (ui/use-full-height.ts).
  const selectors = files('**/*.css').flatMap((sheet) =>
    (read(sheet).match(/(?:#root|\bbody|\bhtml|:root)[^{};,]*:has\([^{};]*/g) ?? []).map(
      (selector) => `${sheet}: ${selector.trim()}`,
    ),
  );
  expect(selectors).toEqual([]);
});

test('added and removed elements do not restyle others', () => {
  // A sibling selector without a class or `:nth-` makes the browser restyle all siblings.
  const wide = /(?:^|[\s>(])(?:\*|[a-z][\w-]*)\s*[+~]\s*\*|>\s*:nth-/;
  // A `:has()` on the table or an opponent would be matched again for each changed descendant.
  const deep = /(?:\.(?:game|opponents?)|\[data-game\])\S*:has\((?!\s*>)/;
  const selectors = files('**/*.css').flatMap((sheet) => {
    const bare = read(sheet).replace(/\/\*[^]*?\*\//g, '');
    return [...bare.matchAll(/(?<=^|[{};])[^{};]+(?=\{)/g)]
      .map(([text]) => text.trim())
      .filter((text) => !text.startsWith('@'))
      .filter(
        (text) => wide.test(text.replace(/:has\((?:[^()]|\([^()]*\))*\)/g, '')) || deep.test(text),
      )
      .map((text) => `${sheet}: ${text}`);
  });
  expect(selectors).toEqual([]);
});

describe('layouts', () => {
  /** Conditions of `@media` about pointers and user preferences need no name. */
  const PREFERENCE = /\((?:any-)?(?:pointer|hover|prefers-[\w-]+|forced-colors)\b[^()]*\)/g;
  const conditions = files('**/*.css').flatMap((sheet) =>
    [...read(sheet).matchAll(/@(container page|media)\b([^{]*)/g)].map(
      ([, kind = '', condition = '']) => ({
        sheet,
        condition: kind === 'media' ? condition.replaceAll(PREFERENCE, '') : condition,
      }),
    ),
  );

  test('there are at most eight', () => {
    expect(Object.keys(LAYOUTS).length).toBeLessThanOrEqual(8);
  });

  test('conditions on the size of the page consist of names', () => {
    const spelledOut = conditions.filter(({ condition }) =>
      /[^\s()]/.test(condition.replaceAll(/\(--[\w-]+\)|\b(?:and|or|not)\b/g, '')),
    );
    expect(spelledOut).toEqual([]);
  });

  test('every used name exists, and every name is used', () => {
    const used = conditions.flatMap(({ condition }) =>
      [...condition.matchAll(/\(--([\w-]+)\)/g)].map(([, name]) => name),
    );
    expect(new Set(used)).toEqual(new Set(Object.keys(LAYOUTS)));
  });
});
