// The OpenAPI document describes every route, and the documentation site can render it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig, type RunningServer, startServer } from '../packages/server/src/index.ts';
import { LEVELS } from '../packages/bots/src/registry.ts';
import { OPTION_VALUES } from '../packages/engine/src/index.ts';
import { routesText, type OpenApi } from './http-api.ts';

const data = mkdtempSync(join(tmpdir(), 'eminent-api-'));
let server: RunningServer;
let document: OpenApi;

beforeAll(async () => {
  const settings = { data, port: '0', host: '127.0.0.1', page: 'none', 'log-level': 'silent' };
  server = await startServer(readConfig(settings, {}));
  document = (await (await fetch(`${server.address}/api/v1/openapi.json`)).json()) as OpenApi;
});

afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

test('the rendered page has a section for every route, with a type for every field', () => {
  const text = routesText(document);
  const headings = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `### ${method.toUpperCase()} ${path}`),
  );
  const lines = text.split('\n');
  for (const heading of headings) expect(lines.filter((line) => line === heading)).toHaveLength(1);
  expect(text).not.toMatch(/: any$/m);
});

test('every route is documented once, with its access and its path parameters', () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, operation })),
  );
  expect(operations.length).toBeGreaterThan(30);
  for (const { path, operation } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
    const described = (operation.parameters ?? [])
      .filter(({ in: place }) => place === 'path')
      .map(({ name }) => name);
    expect([path, described.toSorted()]).toEqual([path, named.toSorted()]);
    expect(['anybody', 'person', 'admin']).toContain(operation['x-who']);
    expect([path, operation.summary]).toEqual([path, expect.stringMatching(/^[A-Z].*\.$/)]);
  }
});

test('the rules of a game and the names of bots are described', () => {
  const { GameOptions, BotName } = document.components.schemas;
  const { properties = {} } = GameOptions ?? {};
  expect(Object.keys(properties)).toEqual(Object.keys(OPTION_VALUES));
  expect(properties['players']?.enum).toEqual(OPTION_VALUES.players);
  for (const name of LEVELS) expect(BotName?.description).toContain(name);
  const made = JSON.stringify(document.paths['/api/v1/tables']?.['post']);
  expect(made).toContain('#/components/schemas/GameOptions');
  expect(made).toContain('#/components/schemas/BotName');
});

/** Authentication comes before validation, so the requests need no valid body. */
test('protected routes refuse signed-out clients', async () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (operation['x-who'] === 'anybody') continue;
      const url = server.address + path.replaceAll(/\{\w+\}/g, '1');
      const hasBody = operation.requestBody !== undefined;
      const { status } = await fetch(url, {
        method: method.toUpperCase(),
        ...(hasBody ? { headers: { 'content-type': 'application/json' }, body: '{}' } : {}),
      });
      expect([method, path, status]).toEqual([method, path, 401]);
    }
  }
});
