// Unit tests as the mutation run needs them: the engine's own, reading the engine of the copied checkout.
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
  },
});
