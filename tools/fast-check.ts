// fast-check with a fixed seed in the gate and a fresh one in a deep run.
import fc from 'fast-check';
import { testSeed } from './test-depth.ts';

fc.configureGlobal({ seed: testSeed(1) });

export { fc };
