// The import rules, the layers of the engine and the rule against cycles catch violations and allow the rest.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { layerViolations } from './engine-layers.ts';
import { importViolations, importsOf } from './import-rules.ts';
import { inRoot } from './paths.ts';
import { runNode } from './run-process.ts';

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

  test('does not join separate statements', () => {
    expect(importsOf("export const a = 1;\nconst b = 'from';\nimport { c } from 'c';")).toEqual([
      'c',
    ]);
  });
});

describe('complaintsAbout', () => {
  const complaints = (file: string, target: string, dependencies: string[] = []) =>
    importViolations(file, `import { x } from '${target}';`, dependencies).length;

  test.each([
    ['packages/bots/src/random-bot.ts', '@eminent/engine'],
    ['packages/engine/src/rules/steps/turn.ts', '../state/state.ts'],
    ['packages/table/src/table.ts', '@eminent/bots'],
    ['packages/web/src/worker/main.ts', '@eminent/table'],
    ['packages/web/src/home/new-game.tsx', '@eminent/bots/registry'],
    ['packages/cli/src/main.ts', 'node:util'],
  ])('%s may import %s', (file, target) => {
    expect(complaints(file, target)).toBe(0);
  });

  test.each([
    ['packages/engine/src/game/game.ts', '@eminent/text'],
    ['packages/engine/src/game/game.ts', 'node:crypto'],
    ['packages/engine/src/game/game.ts', '../../../bots/src/random.ts'],
    ['packages/bots/src/random-bot.ts', '@eminent/table'],
    ['packages/web/src/table/board.ts', '@eminent/table'],
    ['packages/web/src/table/board.ts', '@eminent/bots'],
    ['packages/text/src/index.ts', '@eminent/bots/registry'],
    ['packages/text/src/index.ts', '@eminent/engine/src/names.ts'],
    ['packages/cli/src/main.ts', 'chalk'],
    ['packages/other/src/index.ts', './x.ts'],
  ])('%s may not import %s', (file, target) => {
    expect(complaints(file, target)).toBe(1);
  });

  test('a declared dependency may be imported, also by a subpath', () => {
    expect(complaints('packages/web/src/main.tsx', 'react-dom/client', ['react-dom'])).toBe(0);
    expect(complaints('packages/web/src/main.tsx', 'react-domino', ['react-dom'])).toBe(1);
  });
});

describe('floorComplaints', () => {
  const complaints = (file: string, target: string) =>
    layerViolations(`packages/engine/src/${file}`, [target]).length;

  test.each([
    ['state/state.ts', '../model/names.ts'],
    ['rules/steps/turn.ts', '../roles/role.ts'],
    ['notation/record.ts', '../game/game.ts'],
    ['knowledge/view.ts', '../describe/decision.ts'],
    ['index.ts', './notation/record.ts'],
  ])('%s may import %s', (file, target) => {
    expect(complaints(file, target)).toBe(0);
  });

  test.each([
    ['model/names.ts', '../state/state.ts'],
    ['mutations/hand.ts', '../rules/steps/turn.ts'],
    ['describe/decision.ts', '../notation/record.ts'],
    ['notation/record.ts', '../index.ts'],
    ['elsewhere/new.ts', '../model/names.ts'],
    ['new.ts', './model/names.ts'],
  ])('%s may not import %s', (file, target) => {
    expect(complaints(file, target)).toBe(1);
  });

  test('other packages have no layers', () => {
    expect(layerViolations('packages/bots/src/net/net.ts', ['../random.ts'])).toEqual([]);
  });
});

test('a cycle of imports is found, also through types alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'eminent-circle-'));
  try {
    writeFileSync(join(folder, 'a.ts'), "import type { B } from './b.ts';\nexport type A = B[];\n");
    writeFileSync(join(folder, 'b.ts'), "import type { A } from './a.ts';\nexport type B = A[];\n");
    const ended = await runNode('node_modules/oxlint/bin/oxlint', [
      '--config',
      inRoot('.oxlintrc.json'),
      folder,
    ]);
    expect(ended.code).toBe(1);
    expect(ended.output.match(/import\(no-cycle\)/g)).toHaveLength(2);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
