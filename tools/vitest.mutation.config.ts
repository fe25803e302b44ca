// The tests of mutation runs: the engine's own tests, with the engine of the copied checkout.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve: {
    alias: {
      '@eminent/engine': fileURLToPath(new URL('../packages/engine/src/index.ts', import.meta.url)),
    },
  },
  test: {
    include: ['packages/engine/{src,test}/**/*.test.ts'],
    testTimeout: 60_000,
    // Tests over thousands of random games play a few under this flag: each mutant repeats them.
    env: { EMINENT_MUTATION: '1' },
  },
});
