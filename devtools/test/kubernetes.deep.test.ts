// Checks the Kubernetes manifests against the types that Kubernetes publishes.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { inRoot } from '../../tools/paths.ts';
import { runNode } from '../../tools/run-process.ts';

const KUBERNETES = 'docs/hosting/kubernetes/eminent.yaml';

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

function manifests(): readonly Manifest[] {
  return parseAllDocuments(readFileSync(inRoot(KUBERNETES), 'utf8')).map(
    (document) => document.toJS() as Manifest,
  );
}

/** The errors of the TypeScript compiler for manifests as literals of their published types. */
async function complaints(all: readonly Manifest[]): Promise<string> {
  const folder = mkdtempSync(inRoot('devtools/node_modules/.manifests-'));
  try {
    const lines = all.map((manifest, index) => {
      const [group = '', version] = manifest.apiVersion.includes('/')
        ? manifest.apiVersion.split('/')
        : ['core', manifest.apiVersion];
      const module = `kubernetes-types/${group.split('.')[0]}/${version}`;
      return [
        `import type { ${manifest.kind} as Kind${index} } from '${module}';`,
        `export const manifest${index}: Kind${index} = ${JSON.stringify(manifest, undefined, 1)};`,
      ].join('\n');
    });
    writeFileSync(join(folder, 'all.ts'), lines.join('\n'));
    const ended = await runNode('node_modules/typescript/bin/tsc', [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'preserve',
      '--types',
      '',
      join(folder, 'all.ts'),
    ]);
    return ended.output;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the manifests match the schemas of Kubernetes', { timeout: 120_000 }, async () => {
  const all = manifests();
  expect(all.length).toBeGreaterThan(6);
  expect(await complaints(all)).toBe('');
  const slip = JSON.stringify(all[0]).replace('"periodSeconds"', '"period"');
  expect(await complaints([JSON.parse(slip) as Manifest])).toContain('"period"');
});
