// Unit tests of every package and of the tools; workspaces are resolved through node_modules.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/{src,test}/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.stryker-tmp/**'],
    environment: 'node',
    maxWorkers: 2,
    passWithNoTests: true,
    // Only against endless loops: a busy machine must not fail a test.
    testTimeout: 300_000,
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reportsDirectory: 'coverage',
    },
  },
});
