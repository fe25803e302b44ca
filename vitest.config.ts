// Unit tests of every package and of the tools; workspaces are resolved through node_modules.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**', '**/.stryker-tmp/**'],
    maxWorkers: 2,
    passWithNoTests: true,
    // Only against endless loops: a busy machine must not fail a test.
    testTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/*/{src,test}/**/*.test.ts',
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
        },
      },
      {
        // Components of the page, in a document without a browser.
        extends: true,
        test: {
          name: 'page',
          environment: 'happy-dom',
          include: ['packages/web/test/**/*.test.tsx'],
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reportsDirectory: 'coverage',
    },
  },
});
