// The import rule catches what it should and lets through what it should.
import { describe, expect, test } from 'vitest';
import { complaintsAbout, importsOf } from './imports.ts';

describe('importsOf', () => {
  test('finds every form of import', () => {
    const source = [
      "import { a } from './a.ts';",
      "import type {\n  B,\n} from '@eminent/engine';",
      "export * from './c.ts';",
      "import './d.css';",
      "const e = await import('node:fs');",
    ].join('\n');
    expect(importsOf(source)).toEqual([
      './a.ts',
      '@eminent/engine',
      './c.ts',
      './d.css',
      'node:fs',
    ]);
  });

  test('does not read comments', () => {
    expect(importsOf("// import 'x';\n/* import y from 'y'; */\n")).toEqual([]);
  });

  test('does not take one statement for the end of another', () => {
    expect(importsOf("export const a = 1;\nconst b = 'from';\nimport { c } from 'c';")).toEqual([
      'c',
    ]);
  });
});

describe('complaintsAbout', () => {
  const complaints = (file: string, target: string, dependencies: string[] = []) =>
    complaintsAbout(file, `import { x } from '${target}';`, dependencies).length;

  test.each([
    ['packages/bots/src/random.ts', '@eminent/engine'],
    ['packages/engine/src/rules/steps/turn.ts', '../state/verbs.ts'],
    ['packages/table/src/table.ts', '@eminent/bots'],
    ['packages/web/src/worker/main.ts', '@eminent/table'],
    ['packages/cli/src/main.ts', 'node:util'],
  ])('%s may import %s', (file, target) => {
    expect(complaints(file, target)).toBe(0);
  });

  test.each([
    ['packages/engine/src/game/game.ts', '@eminent/text'],
    ['packages/engine/src/game/game.ts', 'node:crypto'],
    ['packages/engine/src/game/game.ts', '../../bots/src/random.ts'],
    ['packages/bots/src/random.ts', '@eminent/table'],
    ['packages/web/src/table/board.ts', '@eminent/table'],
    ['packages/web/src/table/board.ts', '@eminent/bots'],
    ['packages/text/src/index.ts', '@eminent/engine/src/names.ts'],
    ['packages/cli/src/main.ts', 'chalk'],
    ['packages/other/src/index.ts', './x.ts'],
  ])('%s may not import %s', (file, target) => {
    expect(complaints(file, target)).toBe(1);
  });

  test('a declared dependency may be imported, also below its name', () => {
    expect(complaints('packages/web/src/main.tsx', 'react-dom/client', ['react-dom'])).toBe(0);
    expect(complaints('packages/web/src/main.tsx', 'react-domino', ['react-dom'])).toBe(1);
  });
});
