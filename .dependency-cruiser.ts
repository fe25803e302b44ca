// Import rules (docs/architecture.md): which package may import which, and the layers inside a package. Checked with types included.
import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

interface Package {
  /** The packages that this one may import through their index. */
  readonly packages: readonly string[];
  /** Further entry points of other packages, as paths of their files. */
  readonly entries?: readonly string[];
  /** Whether Node's modules may be imported; a package that also runs in a browser may not. */
  readonly node?: boolean;
}

const PACKAGES: Readonly<Record<string, Package>> = {
  engine: { packages: [] },
  /** Of the bots only the types of their reasons. */
  text: { packages: ['engine'], entries: ['bots/src/reason.ts'] },
  bots: { packages: ['engine'] },
  env: { packages: ['engine', 'text'] },
  protocol: { packages: ['engine'] },
  table: { packages: ['engine', 'bots', 'protocol'] },
  pictures: { packages: ['engine', 'text', 'protocol'], entries: ['bots/src/registry.ts'] },
  server: {
    packages: ['engine', 'bots', 'protocol', 'table', 'cluster', 'pictures'],
    entries: [
      'protocol/src/online/index.ts',
      'pictures/src/position/position-svg.ts',
      'pictures/src/result/result-preview.ts',
    ],
    node: true,
  },
  cluster: {
    packages: ['engine', 'protocol'],
    entries: ['protocol/src/online/index.ts', 'server/src/cluster.ts', 'server/src/store/index.ts'],
    node: true,
  },
  cli: {
    packages: ['engine', 'text', 'bots', 'env', 'protocol', 'table', 'server', 'cluster'],
    entries: ['protocol/src/online/index.ts', 'server/src/host.ts'],
    node: true,
  },
  web: {
    packages: ['engine', 'text', 'protocol', 'pictures'],
    entries: [
      'bots/src/choice-phases.ts',
      'bots/src/play-rating.ts',
      'bots/src/reason.ts',
      'bots/src/registry.ts',
      'pictures/src/faces/draw-face.ts',
      'pictures/src/position/draw-position.ts',
      'pictures/src/random.ts',
      'pictures/src/result/result-layout.ts',
      'pictures/src/scene-objects.ts',
      'pictures/src/starry-sky.ts',
      'pictures/src/surface.ts',
      'pictures/src/svg-pen.ts',
      'protocol/src/online/index.ts',
    ],
  },
};

/** The worker is the only part of the page that runs a game. */
const WORKER: Package = { packages: ['engine', 'text', 'protocol', 'bots', 'table'] };

/** The neural nets, which the build copies; their addresses are no modules. */
const NETS = '^@eminent/bots/(?:official|escalation)-v1[.]bin[?]url$';

/** The bots' entry for Node reads the nets from files. */
const NODE_ENTRY = '^packages/bots/src/node[.]ts$';

/** The layers of each package from the bottom up: a folder or file imports only from its own layer and lower ones. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  engine: [
    'model',
    'cards',
    'state',
    'queries',
    'mutations',
    'rules',
    'rulesets',
    'game',
    'describe',
    'knowledge',
    'notation',
    'index.ts',
  ],
  server: [
    'config.ts',
    'addresses.ts',
    'store',
    'telemetry',
    'core',
    'http',
    'tables',
    'accounts',
    'socket',
    'moderation',
    'notify',
    'lobby',
    'ops',
    'host.ts',
    'cluster.ts',
    'bootstrap',
    'index.ts',
  ],
  web: [
    'theme',
    'storage',
    'settings',
    'suggestions',
    'worker',
    'activity',
    'art',
    'game',
    'scene',
    'ui',
    'cards',
    'animation',
    'sound',
    'log',
    'settings-page',
    'new-game',
    'coach',
    'campaign',
    'records',
    'analysis',
    'daily',
    'question',
    'bot-lines',
    'table',
    'replay',
    'learn',
    'board',
    'puzzles',
    'online',
    'home',
    'app.tsx',
    'main.tsx',
  ],
};

function escaped(path: string): string {
  return path.replaceAll('.', '[.]');
}

function anyOf(paths: readonly string[]): string {
  return `(?:${paths.map(escaped).join('|')})`;
}

/** Entry files of the packages that may be imported. A package of bots has one for Node and one for browsers. */
function entryFiles({ packages, entries = [] }: Package): string[] {
  const indexes = packages.flatMap((name) => [`${name}/src/index.ts`, `${name}/src/node.ts`]);
  return [...indexes, ...entries].map((file) => `^packages/${escaped(file)}$`);
}

/** The rules for the imports of one part of the sources. */
function packageRules(name: string, part: string, pathNot: string[], allowed: Package) {
  const own = `^packages/${name}/`;
  const from = { path: part, pathNot };
  const rules: IForbiddenRuleType[] = [
    {
      name: 'package-entries',
      comment: 'A package imports only the listed packages, and only through their entries.',
      severity: 'error',
      from,
      to: { path: '^packages/', pathNot: [own, ...entryFiles(allowed)] },
    },
    {
      name: 'package-by-name',
      comment: 'Another package is imported by its name, not by a relative path.',
      severity: 'error',
      from,
      to: { dependencyTypes: ['local'], pathNot: own },
    },
  ];
  if (allowed.node === true) return rules;
  return [
    ...rules,
    {
      name: 'no-node',
      comment: 'This package also runs in a browser.',
      severity: 'error',
      from: { path: part, pathNot: [...pathNot, NODE_ENTRY] },
      to: { dependencyTypes: ['core'] },
    } satisfies IForbiddenRuleType,
  ];
}

const worker = '^packages/web/src/worker/';

const packages = Object.entries(PACKAGES).flatMap(([name, allowed]) =>
  packageRules(name, `^packages/${name}/src/`, [worker], allowed),
);

const everywhere: IForbiddenRuleType[] = [
  {
    name: 'cluster-on-demand',
    comment: 'The cluster is loaded only when it is configured.',
    severity: 'error',
    from: { path: '^packages/(?:server|cli)/src/' },
    to: { path: '^packages/cluster/', dependencyTypesNot: ['dynamic-import'] },
  },
  {
    name: 'known-package',
    comment: 'A new package needs a line in PACKAGES.',
    severity: 'error',
    from: { path: '^packages/', pathNot: `^packages/${anyOf(Object.keys(PACKAGES))}/` },
    to: {},
  },
  {
    name: 'declared',
    comment: 'An imported package is among the dependencies of its own package.json.',
    severity: 'error',
    from: { path: '^packages/[^/]+/src/' },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'resolvable',
    comment: 'An import names a module that exists.',
    severity: 'error',
    from: { path: '^packages/[^/]+/src/', pathNot: worker },
    to: { couldNotResolve: true },
  },
  {
    name: 'resolvable',
    severity: 'error',
    from: { path: worker },
    to: { couldNotResolve: true, pathNot: NETS },
  },
];

function layerRules([name, layers]: [string, readonly string[]]): IForbiddenRuleType[] {
  const source = `^packages/${name}/src/`;
  const pathOf = (parts: readonly string[]) => `${source}${anyOf(parts)}(?:/|$)`;
  const comment = 'A folder or file of this package needs a place in LAYERS.';
  const known = pathOf(layers);
  return [
    ...layers.slice(0, -1).map((layer, index): IForbiddenRuleType => {
      return {
        name: `${name}-layers`,
        comment: 'A layer imports only from lower ones.',
        severity: 'error',
        from: { path: pathOf([layer]) },
        to: { path: pathOf(layers.slice(index + 1)) },
      };
    }),
    {
      name: `${name}-known-layer`,
      comment,
      severity: 'error',
      from: { path: source, pathNot: known },
      to: {},
    },
    {
      name: `${name}-known-layer`,
      comment,
      severity: 'error',
      from: {},
      to: { path: source, pathNot: known },
    },
  ];
}

export default {
  forbidden: [
    ...packages,
    ...packageRules('web', worker, [], WORKER),
    ...everywhere,
    ...Object.entries(LAYERS).flatMap(layerRules),
  ],
  options: {
    // TypeScript 7 has no parser that other programs can call.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/.*[.]test[.]tsx?$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js'],
    },
  },
} satisfies IConfiguration;
