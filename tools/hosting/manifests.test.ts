// What is shipped for containers is checked against what is published: the schema of compose, the types of Kubernetes' interface.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { environmentName, SETTINGS } from '../../packages/server/src/config.ts';
import { inRoot } from '../paths.ts';
import { runNode } from '../process.ts';

const read = (path: string) => readFileSync(inRoot(path), 'utf8');

const COMPOSE_FILES = ['compose.yaml', 'docs/hosting/several/compose.yaml'];
const KUBERNETES = 'docs/hosting/kubernetes/eminent.yaml';

/** The published schema (github.com/compose-spec/compose-spec, Apache 2.0). */
function composeSchema(): ValidateFunction {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  // It names its own language by an address that ajv knows under http.
  const { $schema: _, ...schema } = JSON.parse(read('tools/hosting/compose-spec.schema.json'));
  return ajv.compile(schema);
}

test.each(COMPOSE_FILES)('%s is as the schema of compose has it', (file) => {
  const isCompose = composeSchema();
  isCompose(parse(read(file), { merge: true }));
  expect(isCompose.errors ?? []).toEqual([]);
});

test('a slip in a compose file is found', () => {
  const isCompose = composeSchema();
  for (const wrong of [
    { services: { a: { imag: 'x' } } },
    { services: { a: { image: 'x', ports: 80 } } },
    { service: {} },
  ]) {
    expect(isCompose(wrong)).toBe(false);
  }
});

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

function manifests(): readonly Manifest[] {
  return parseAllDocuments(read(KUBERNETES)).map((document) => document.toJS() as Manifest);
}

/** What the compiler says of manifests as literals of the types that Kubernetes publishes: also a field that is spelt wrong. */
async function complaints(all: readonly Manifest[]): Promise<string> {
  const folder = mkdtempSync(inRoot('node_modules/.manifests-'));
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

test('the manifests are as Kubernetes has them', { timeout: 120_000 }, async () => {
  const all = manifests();
  expect(all.length).toBeGreaterThan(6);
  expect(await complaints(all)).toBe('');
  const slip = JSON.stringify(all[0]).replace('"periodSeconds"', '"period"');
  expect(await complaints([JSON.parse(slip) as Manifest])).toContain('"period"');
});

test('they set what can be set, ask where there is an answer, and run as nobody in particular', () => {
  const known = new Set([...Object.keys(SETTINGS).map(environmentName), 'EMINENT_SITE']);
  for (const file of [...COMPOSE_FILES, KUBERNETES]) {
    const named = [...read(file).matchAll(/(?:name: |^\s+)(EMINENT_\w+)(?:,|:|$)/gm)];
    const unknown = named.map(([, name = '']) => name).filter((name) => !known.has(name));
    expect([file, unknown]).toEqual([file, []]);
  }
  const text = read(KUBERNETES);
  expect(new Set([...text.matchAll(/path: (\/\w+)/g)].map(([, path]) => path))).toEqual(
    new Set(['/readyz', '/healthz']),
  );
  expect(text.match(/runAsNonRoot: true/g)).toHaveLength(2);
});
