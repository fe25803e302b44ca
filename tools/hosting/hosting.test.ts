// What is shipped for hosts says what is true: settings, files that are named, figures that exist, and an image without a way to root.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environmentName, SETTINGS } from '../../packages/server/src/config.ts';
import { Metrics } from '../../packages/server/src/ops/metrics.ts';
import { inRoot } from '../paths.ts';
import { neededBy } from './image.ts';

const read = (path: string) => readFileSync(inRoot(path), 'utf8');

function settingsTable(): string {
  const rows = Object.entries<{ shown: string; about: string; default?: string }>(SETTINGS).map(
    ([name, { shown, about, default: usual }]) =>
      `| \`--${name} ${shown}\` | \`${environmentName(name)}\` | ${about} | ${usual ?? ''} |`,
  );
  return ['| Flag | Environment | What | Otherwise |', '|---|---|---|---|', ...rows].join('\n');
}

test('docs/hosting.md lists every setting as it is', () => {
  const document = read('docs/hosting.md');
  const expected = document.replace(
    /<!-- settings -->[^]*<!-- \/settings -->/,
    () => `<!-- settings -->\n${settingsTable()}\n<!-- /settings -->`,
  );
  // EMINENT_WRITE=1 brings it up to date.
  if (process.env['EMINENT_WRITE'] === '1') writeFileSync(inRoot('docs/hosting.md'), expected);
  expect(document).toBe(expected);
});

test('every file that docs/hosting.md leads to is there', () => {
  const targets = [...read('docs/hosting.md').matchAll(/\]\(([^)#]+)/g)].map(([, to]) => to ?? '');
  expect(targets.length).toBeGreaterThan(4);
  for (const to of targets) expect([to, existsSync(inRoot(`docs/${to}`))]).toEqual([to, true]);
});

test('the dashboard asks for figures that there are', async () => {
  const metrics = new Metrics();
  for (const name of [
    'sockets',
    'people_online',
    'tables_hot',
    'commits',
    'log_entries',
    'commit_seconds',
    'commit_queue',
    'bot_queue',
  ] as const) {
    metrics.watch(name, () => 1);
  }
  const known = new Set(
    [...(await metrics.text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name ?? ''),
  );
  const { panels } = JSON.parse(read('docs/hosting/grafana.json')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const asked = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/eminent_\w+/g) ?? []),
  );
  expect(asked.length).toBeGreaterThan(10);
  for (const name of asked) {
    expect([name, known.has(name.replace(/_bucket$/, ''))]).toEqual([name, true]);
  }
});

test('the image is made of the step that is tried here, and its server is no root', () => {
  const lines = read('Dockerfile').split('\n');
  const steps = lines.filter((line) => line.startsWith('RUN ')).map((line) => line.slice(4));
  expect(steps).toEqual([
    'npm ci --no-audit --no-fund',
    'node tools/hosting/image.ts /image',
    'mkdir /data && chown node:node /data',
  ]);
  expect(lines.lastIndexOf('USER node')).toBeGreaterThan(
    lines.findLastIndex((l) => l.startsWith('RUN ')),
  );
  const compose = read('compose.yaml');
  for (const line of [
    'read_only: true',
    'cap_drop: [ALL]',
    "security_opt: ['no-new-privileges:true']",
  ]) {
    expect(compose).toContain(line);
  }
});

test('what is needed is found where Node finds it, and nothing else is taken', () => {
  const lock = {
    'packages/a': { dependencies: { '@x/b': '1', c: '1' }, devDependencies: { d: '1' } },
    'packages/b': { dependencies: { c: '2' }, optionalDependencies: { gone: '1' } },
    'node_modules/@x/b': { link: true, resolved: 'packages/b' },
    'node_modules/c': { dependencies: { e: '1' } },
    'packages/b/node_modules/c': {},
    'node_modules/c/node_modules/e': {},
    'node_modules/d': {},
    'node_modules/e': {},
  };
  expect(neededBy(lock, 'packages/a')).toEqual([
    'node_modules/@x/b',
    'node_modules/c',
    'node_modules/c/node_modules/e',
    'packages/a',
    'packages/b',
    'packages/b/node_modules/c',
  ]);
});
