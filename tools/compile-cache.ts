// Caches Node's compiled code for programs that are started repeatedly.
import { inRoot } from './paths.ts';

/** The environment variable with the cache folder. */
export const COMPILE_CACHE_ENV = { NODE_COMPILE_CACHE: inRoot('node_modules/.cache/compiled') };

/** Every program started from now on uses the cache. Tests start our programs hundreds of times. */
export function useCompileCache(): void {
  process.env['NODE_COMPILE_CACHE'] ??= COMPILE_CACHE_ENV.NODE_COMPILE_CACHE;
}
