// Restores the clock, globals, environment variables and spies after each test file, because files
// share the modules of their worker (vitest.config.ts).
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
