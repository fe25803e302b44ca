// The compose files match the published schema, and all manifests use existing settings and routes.
import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { environmentName, SETTINGS } from '../../packages/server/src/config.ts';
import { inRoot } from '../paths.ts';

const read = (path: string) => readFileSync(inRoot(path), 'utf8');

const COMPOSE_FILES = ['compose.yaml', 'docs/hosting/several/compose.yaml'];
const KUBERNETES = 'docs/hosting/kubernetes/eminent.yaml';

/** Reads the published schema (github.com/compose-spec/compose-spec, Apache 2.0). */
function composeSchema(): ValidateFunction {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  // The schema names its meta-schema by an https URL, but ajv knows only the http one.
  const { $schema: _, ...schema } = JSON.parse(read('tools/hosting/compose-spec.schema.json'));
  return ajv.compile(schema);
}

test.each(COMPOSE_FILES)('%s matches the schema of compose', (file) => {
  const isCompose = composeSchema();
  isCompose(parse(read(file), { merge: true }));
  expect(isCompose.errors ?? []).toEqual([]);
});

test('an error in a compose file is found', () => {
  const isCompose = composeSchema();
  for (const wrong of [
    { services: { a: { imag: 'x' } } },
    { services: { a: { image: 'x', ports: 80 } } },
    { service: {} },
  ]) {
    expect(isCompose(wrong)).toBe(false);
  }
});

test('they use existing settings, probe existing routes, and run as an unprivileged user', () => {
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
