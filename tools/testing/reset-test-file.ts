// Test files share the modules of their worker (vitest.config.ts), so each ends with the clock,
// globals and spies as it found them.
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
