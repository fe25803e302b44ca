// Unit tests of every package and of the tools; workspaces are resolved through node_modules.
import { defineConfig } from 'vitest/config';
import { useCompileCache } from './tools/compile-cache.ts';
import { isDeep } from './tools/test-depth.ts';
import { findPostgres } from './tools/services/postgres.ts';

useCompileCache();

/** What is about PostgreSQL itself. */
const POSTGRES_ONLY = [
  'packages/cluster/test/postgres/**/*.test.ts',
  'packages/cluster/test/cluster.test.ts',
];

/** Test files that only a deep run takes; everything else runs in the gate too. */
const DEEP_ONLY = isDeep ? [] : ['**/*.deep.test.{ts,tsx}'];

const EXCLUDED = ['**/node_modules/**', '**/dist/**', '**/.stryker-tmp/**', ...DEEP_ONLY];

/** Packages without state: their tests run in threads. */
const PURE = ['engine', 'text', 'protocol', 'table', 'bots', 'env', 'pictures'].map(
  (name) => `packages/${name}/{src,test}/**/*.test.ts`,
);

/**
 * Test files that need modules of their own: languages that are not loaded yet, a registry with one more entry. The other files of `node` and
 * `pure` share the modules that their worker has loaded, which takes half the time. A worker serves one project, so projects run in turn.
 */
const ISOLATED = [
  'packages/*/test/how-to-*.test.ts',
  'packages/bots/test/engine-growth.test.ts',
  'packages/cli/test/custom-command.test.ts',
  'packages/text/test/locale-parts.test.ts',
];

/** The time limit of a test, only against endless loops: a busy machine must not fail a test. */
const LIMIT_MS = isDeep ? 3_600_000 : 180_000;

export default defineConfig({
  test: {
    exclude: EXCLUDED,
    // Tests of the bots import their sources, which get no weights by themselves.
    setupFiles: [
      'packages/bots/test/provide-weights.ts',
      'tools/testing/reset-test-file.ts',
      'tools/testing/seeded-crypto.ts',
    ],
    maxWorkers: 2,
    passWithNoTests: true,
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    expect: { poll: { interval: 2, timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          sequence: { groupOrder: 1 },
          environment: 'node',
          pool: 'threads',
          isolate: false,
          include: PURE,
          exclude: [...EXCLUDED, ...ISOLATED],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          sequence: { groupOrder: 2 },
          environment: 'node',
          isolate: false,
          include: [
            ...['server', 'cluster', 'cli', 'web'].map(
              (name) => `packages/${name}/{src,test}/**/*.test.ts`,
            ),
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
            'devtools/**/*.test.ts',
            'examples/**/*.test.ts',
          ],
          exclude: [...EXCLUDED, ...ISOLATED, ...POSTGRES_ONLY],
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          sequence: { groupOrder: 3 },
          environment: 'node',
          include: ISOLATED,
          exclude: EXCLUDED,
        },
      },
      {
        // Components of the page, in a document without a browser. They keep state in modules, so each file has its own.
        extends: true,
        test: {
          name: 'page',
          sequence: { groupOrder: 3 },
          environment: 'happy-dom',
          pool: 'threads',
          include: ['packages/web/test/**/*.test.tsx'],
        },
      },
      ...onPostgres(),
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reportsDirectory: 'coverage',
    },
  },
});

/** The tests of the server once more on PostgreSQL, in a deep run where PostgreSQL is installed. */
function onPostgres() {
  if (!isDeep || findPostgres() === undefined) return [];
  return [
    {
      extends: true as const,
      test: {
        name: 'postgres',
        environment: 'node',
        include: ['packages/{server,cluster}/test/**/*.test.ts'],
        exclude: [
          '**/node_modules/**',
          // About the file of SQLite: its faults, its copies, what a kill leaves of it, and that it needs no driver.
          'packages/server/test/store/{backup,crash,dependencies,faults}.test.ts',
          // A log in memory, which each of their tests makes as slow or as contended as it needs it.
          'packages/server/test/old-pages.test.ts',
          'packages/cluster/test/{two-nodes,redis-pubsub,tracing,limits}.test.ts',
          'packages/cluster/test/bot-worker.deep.test.ts',
          'packages/server/test/tables/{bots,clocks,deal-commitment,docs,fuzz,hidden-information,outages,socket,tables,whole-game}.test.ts',
          // No store at all.
          'packages/server/test/{config,full-log,http-app}.test.ts',
          'packages/server/test/notify/safe-fetch.test.ts',
          'packages/server/test/accounts/{mailer,display-names,rating}.test.ts',
        ],
        globalSetup: ['packages/server/test/postgres-setup.ts'],
      },
    },
  ];
}
