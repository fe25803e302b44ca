// Files and documents for hosts are correct: settings, links, metrics, no root access, locked
// packages.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { environmentName, SETTINGS } from '../../packages/server/src/config.ts';
import { Metrics, WATCHED, type Watched } from '../../packages/server/src/telemetry/metrics.ts';
import { nodeFlags, serverFlags } from '../commands.mjs';
import { inRoot } from '../paths.ts';
import { entriesOf, neededBy } from '../release/shrinkwrap.ts';

const read = (path: string) => readFileSync(inRoot(path), 'utf8');

function settingsTable(): string {
  const rows = Object.entries<{ shown: string; about: string; default?: string }>(SETTINGS).map(
    ([name, { shown, about, default: usual }]) =>
      `| \`--${name} ${shown}\` | \`${environmentName(name)}\` | ${about} | ${usual ?? ''} |`,
  );
  return ['| Flag | Environment | What | Otherwise |', '|---|---|---|---|', ...rows].join('\n');
}

test('docs/hosting.md lists every setting correctly', () => {
  const document = read('docs/hosting.md');
  const expected = document.replace(
    /<!-- settings -->[^]*<!-- \/settings -->/,
    () => `<!-- settings -->\n${settingsTable()}\n<!-- /settings -->`,
  );
  // With EMINENT_WRITE=1 the test updates the document.
  if (process.env['EMINENT_WRITE'] === '1') writeFileSync(inRoot('docs/hosting.md'), expected);
  expect(document).toBe(expected);
});

test('every file linked in docs/hosting.md exists', () => {
  const targets = [...read('docs/hosting.md').matchAll(/\]\(([^)#]+)/g)].map(([, to]) => to ?? '');
  expect(targets.length).toBeGreaterThan(4);
  for (const to of targets) expect([to, existsSync(inRoot(`docs/${to}`))]).toEqual([to, true]);
});

async function figures(): Promise<ReadonlySet<string>> {
  const metrics = new Metrics();
  for (const name of Object.keys(WATCHED) as Watched[]) metrics.watch(name, () => 1);
  const text = await metrics.text();
  return new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name));
}

/** Returns the names of metrics in these expressions, and whether each metric exists. */
async function names(expressions: readonly string[]): Promise<(readonly [string, boolean])[]> {
  const known = await figures();
  const names = expressions.flatMap((one) => one.match(/eminent_\w+/g) ?? []);
  return names.map((name) => [name, known.has(name.replace(/_(?:bucket|count)$/, ''))]);
}

test('the dashboard only uses existing metrics', async () => {
  const { panels } = JSON.parse(read('docs/hosting/grafana.json')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const found = await names(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)));
  expect(found.length).toBeGreaterThan(10);
  for (const [name, isThere] of found) expect([name, isThere]).toEqual([name, true]);
});

test('alerts only use existing metrics, and docs/operations.md describes a response to each', async () => {
  const { groups } = parse(read('docs/hosting/alerts.yaml')) as {
    groups: { rules: { alert: string; expr: string }[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  const found = await names(rules.map(({ expr }) => expr));
  expect(found.length).toBeGreaterThan(7);
  for (const [name, isThere] of found) expect([name, isThere]).toEqual([name, true]);
  const runbook = read('docs/operations.md');
  for (const { alert } of rules) expect(runbook).toContain(`**${alert}**`);
});

test('the image is built from the step tested here, and its server does not run as root', () => {
  const lines = read('Dockerfile').split('\n');
  const steps = lines.filter((line) => line.startsWith('RUN ')).map((line) => line.slice(4));
  expect(steps).toEqual([
    'npm run release -- --into /release',
    'mkdir /image && tar -xzf /release/*.tgz -C /image --strip-components 1',
    'npm ci --prefix /image --ignore-scripts --no-audit --no-fund',
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

test('a server has the measured heap size, however it is started', () => {
  const program = [...serverFlags, 'lib/cli/src/main.js', 'server', 'start'];
  expect(read('Dockerfile')).toContain(
    `CMD ${JSON.stringify(['node', ...program]).replaceAll(',', ', ')}`,
  );
  expect(read('docs/hosting/eminent.service')).toContain(
    `ExecStart=/usr/bin/node ${program.join(' ')}`,
  );
  expect(nodeFlags('start', [])).toEqual(serverFlags);
  expect(nodeFlags('eminent', ['server', 'start'])).toEqual(serverFlags);
  expect(nodeFlags('eminent', ['play'])).toEqual([]);
});

test('required packages are found where Node finds them, and no others are included', () => {
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
  expect(() => entriesOf({ ...lock, 'node_modules/c': { version: '1' } }, 'packages/a')).toThrow(
    'node_modules/c: two versions are needed',
  );
});

test('a release locks every required package with its hash', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  const entries = Object.entries(entriesOf(packages, 'packages/cli'));
  expect(entries.length).toBeGreaterThan(80);
  for (const [path, entry] of entries) {
    expect([path, entry]).toEqual([
      path,
      expect.objectContaining({ integrity: expect.any(String) }),
    ]);
  }
  const names = entries.map(([path]) => path);
  expect(names).toContain('node_modules/commander');
  expect(names).not.toContain('node_modules/typescript');
});
