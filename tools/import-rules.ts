// Which package may import what (docs/architecture.md), as a check over the sources of all packages.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { layerViolations } from './engine-layers.ts';
import { inRoot, root } from './paths.ts';

interface Allowance {
  readonly packages: readonly string[];
  /** Whether node: modules may be imported; what also runs in a browser may not. */
  readonly node: boolean;
  /** Doors of other packages beside their index, for those who need little of them. */
  readonly doors?: readonly string[];
}

const allowances: Readonly<Record<string, Allowance>> = {
  engine: { packages: [], node: false },
  text: { packages: ['engine'], node: false },
  bots: { packages: ['engine'], node: false },
  protocol: { packages: ['engine'], node: false },
  table: { packages: ['engine', 'bots', 'protocol'], node: false },
  server: {
    packages: ['engine', 'bots', 'protocol', 'table'],
    node: true,
    doors: ['protocol/online'],
  },
  cli: {
    packages: ['engine', 'text', 'bots', 'protocol', 'table', 'server'],
    node: true,
    doors: ['protocol/online', 'server/host'],
  },
  web: {
    packages: ['engine', 'text', 'protocol'],
    node: false,
    doors: ['bots/registry', 'protocol/online'],
  },
};

/** The page's worker is the only part of the web package that runs a game. */
const worker: Allowance = {
  packages: ['engine', 'text', 'protocol', 'bots', 'table'],
  node: false,
  doors: ['bots/official-v1.bin?url', 'bots/escalation-v1.bin?url'],
};

/** The entry of the bots for Node, which reads the weights from files. */
const NODE_ENTRY = 'packages/bots/src/node.ts';

const importPattern =
  /(?:^|[\s;}])(?:import|export)\s(?:[^'";]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]/g;

/** Every module that a source text imports. */
export function importsOf(source: string): string[] {
  const withoutComments = source.replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return [...withoutComments.matchAll(importPattern)].map((match) => match[1] ?? match[2] ?? '');
}

/** What is wrong with the imports of one file, one sentence each. */
export function importViolations(
  file: string,
  source: string,
  dependencies: readonly string[],
): string[] {
  const [, name = '', ...path] = file.split('/');
  const allowed = name === 'web' && path[1] === 'worker' ? worker : (allowances[name] ?? undefined);
  if (allowed === undefined) return [`${file}: no import rule for package "${name}"`];

  const problem = (target: string): string | undefined => {
    if (target.startsWith('.')) {
      const path = join(dirname(file), target);
      const inPackage = path.startsWith(join('packages', name, '/'));
      // The page shows documents of the repository as they are.
      const isDocument = name === 'web' && /^docs\/[\w.-]+\.md\?raw$/.test(path);
      return inPackage || isDocument ? undefined : 'leaves its package by a relative path';
    }
    if (target.startsWith('@eminent/')) {
      const inside = target.slice('@eminent/'.length);
      if (allowed.doors?.includes(inside) === true) return undefined;
      if (inside.includes('/')) return 'goes past the index of another package';
      return allowed.packages.includes(inside) ? undefined : `may not use ${inside} here`;
    }
    if (target.startsWith('node:'))
      return allowed.node || file === NODE_ENTRY ? undefined : 'may not use Node here';
    const known = dependencies.some((one) => target === one || target.startsWith(`${one}/`));
    return known ? undefined : 'is not among the dependencies of its package';
  };

  return importsOf(source).flatMap((target) => {
    const wrong = problem(target);
    return wrong === undefined ? [] : [`${file}: import of "${target}" ${wrong}`];
  });
}

function dependenciesOf(name: string): string[] {
  const file = inRoot(`packages/${name}/package.json`);
  if (!existsSync(file)) return [];
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(dependencies);
}

/** Checks the sources (not the tests) of all packages. */
export function checkImports(): { files: number; complaints: string[] } {
  const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => relative(root, inRoot(file)).replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();
  const complaints = files.flatMap((file) => {
    const source = readFileSync(inRoot(file), 'utf8');
    return [
      ...importViolations(file, source, dependenciesOf(file.split('/')[1] ?? '')),
      ...layerViolations(file, importsOf(source)),
    ];
  });
  return { files: files.length, complaints };
}
