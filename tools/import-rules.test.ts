// The import rules, the layers and the rule against cycles catch violations and allow the rest.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkImports } from './import-rules.ts';
import { inRoot } from './paths.ts';
import { runNode } from './run-process.ts';

/** Allowed imports: the importing file, the import. */
const ALLOWED = [
  ['bots/src/random-bot.ts', '@eminent/engine'],
  ['engine/src/rules/steps/turn.ts', '../roles/role.ts'],
  ['engine/src/state/state.ts', '../model/names.ts'],
  ['engine/src/knowledge/view.ts', '../describe/decision.ts'],
  ['engine/src/index.ts', './notation/record.ts'],
  ['table/src/table.ts', '@eminent/bots'],
  ['web/src/worker/main.ts', '@eminent/table'],
  ['web/src/worker/net.ts', '@eminent/bots/official-v1.bin?url'],
  ['web/src/new-game/new-game.tsx', '@eminent/bots/registry'],
  ['web/src/main.tsx', 'declared/part'],
  ['web/src/replay/viewer.tsx', '../table/board.ts'],
  ['cli/src/main.ts', 'node:util'],
  ['server/src/lobby/lobby.ts', '../core/user.ts'],
] as const;

/** Forbidden imports: the importing file, the import, the violated rule. */
const FORBIDDEN = [
  ['engine/src/game/game.ts', '@eminent/text', 'package-entries'],
  ['engine/src/game/chance.ts', 'node:crypto', 'no-node'],
  ['table/src/outside.ts', '../../bots/src/index.ts', 'package-by-name'],
  ['bots/src/simulation.ts', '@eminent/table', 'package-entries'],
  ['web/src/table/board.ts', '@eminent/table', 'package-entries'],
  ['web/src/table/bots.ts', '@eminent/bots', 'package-entries'],
  ['web/src/table/net.ts', '@eminent/bots/official-v1.bin?url', 'resolvable'],
  ['web/src/worker/registry.ts', '@eminent/bots/registry', 'package-entries'],
  ['web/src/table/transitive.ts', 'undeclared', 'declared'],
  ['web/src/table/missing.ts', './nowhere.ts', 'resolvable'],
  ['web/src/game/game-store.ts', '../online/api.ts', 'web-layers'],
  ['web/src/ui/page.tsx', '../table/board.ts', 'web-layers'],
  ['text/src/index.ts', '@eminent/bots/registry', 'package-entries'],
  ['text/src/names.ts', '@eminent/engine/src/names.ts', 'resolvable'],
  ['text/src/document.ts', '../../../tools/paths.ts', 'package-by-name'],
  ['other/src/index.ts', './x.ts', 'known-package'],
  ['engine/src/model/names.ts', '../state/state.ts', 'engine-layers'],
  ['engine/src/mutations/hand.ts', '../rules/steps/turn.ts', 'engine-layers'],
  ['engine/src/describe/record.ts', '../notation/record.ts', 'engine-layers'],
  ['engine/src/notation/record.ts', '../index.ts', 'engine-layers'],
  ['engine/src/elsewhere/new.ts', '../model/names.ts', 'engine-known-layer'],
  ['engine/src/new.ts', './model/names.ts', 'engine-known-layer'],
  ['server/src/core/user.ts', '../lobby/lobby.ts', 'server-layers'],
  ['server/src/config.ts', './core/user.ts', 'server-layers'],
  ['server/src/bootstrap/nodes.ts', '@eminent/cluster', 'cluster-on-demand'],
  ['cluster/src/peers.ts', '@eminent/server', 'package-entries'],
] as const;

const PACKAGES = [
  'engine',
  'text',
  'bots',
  'protocol',
  'table',
  'server',
  'cluster',
  'cli',
  'web',
  'other',
];

/** Files of the fixture that import nothing. */
const PLAIN = [
  'packages/bots/src/index.ts',
  'packages/cluster/src/index.ts',
  'packages/server/src/index.ts',
  'packages/bots/src/registry.ts',
  'packages/engine/src/rules/roles/role.ts',
  'packages/engine/src/describe/decision.ts',
  'packages/other/src/x.ts',
  'packages/table/src/index.ts',
  'packages/web/src/online/api.ts',
  'tools/paths.ts',
  'node_modules/declared/part.js',
  'node_modules/undeclared/index.js',
];

let folder: string;
let complaints: readonly string[];

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'eminent-imports-'));
  for (const file of PLAIN) write(file, 'export const x = 1;\n');
  for (const name of ['declared', 'undeclared']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0' }));
  }
  mkdirSync(join(folder, 'node_modules/@eminent'));
  for (const name of PACKAGES) {
    const exports = { '.': './src/index.ts', './registry': './src/registry.ts' };
    const dependencies = { declared: '1.0.0' };
    write(
      `packages/${name}/package.json`,
      JSON.stringify({ name: `@eminent/${name}`, exports, dependencies }),
    );
    symlinkSync(`../../packages/${name}`, join(folder, 'node_modules/@eminent', name));
  }
  for (const [file, target] of [...ALLOWED, ...FORBIDDEN]) {
    write(`packages/${file}`, `import type { x } from '${target}';\nexport type X = x;\n`);
  }
  ({ complaints } = await checkImports(folder));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const complaintsAbout = (file: string) =>
  complaints.filter((complaint) => complaint.startsWith(`packages/${file} `));

describe('import rules', () => {
  test.each(ALLOWED)('%s may import %s', (file) => {
    expect(complaintsAbout(file)).toEqual([]);
  });

  test.each(FORBIDDEN)('%s may not import %s', (file, _, rule) => {
    const found = complaintsAbout(file);
    expect(found).not.toEqual([]);
    for (const complaint of found) expect(complaint).toContain(`(${rule})`);
  });
});

test('a circle of imports is found, also through types alone', async () => {
  const circle = mkdtempSync(join(tmpdir(), 'eminent-circle-'));
  try {
    writeFileSync(join(circle, 'a.ts'), "import type { B } from './b.ts';\nexport type A = B[];\n");
    writeFileSync(join(circle, 'b.ts'), "import type { A } from './a.ts';\nexport type B = A[];\n");
    const ended = await runNode('node_modules/oxlint/bin/oxlint', [
      '--config',
      inRoot('.oxlintrc.json'),
      circle,
    ]);
    expect(ended.code).toBe(1);
    expect(ended.output.match(/import\(no-cycle\)/g)).toHaveLength(2);
  } finally {
    rmSync(circle, { recursive: true });
  }
});
