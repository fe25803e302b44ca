// Caches Node's compiled code for programs that are started repeatedly.
import { inRoot } from './paths.ts';

export const COMPILE_CACHE_ENV = { NODE_COMPILE_CACHE: inRoot('node_modules/.cache/compiled') };

/** Makes Node programs that this one starts use the cache. Tests start hundreds of programs. */
export function useCompileCache(): void {
  process.env['NODE_COMPILE_CACHE'] ??= COMPILE_CACHE_ENV.NODE_COMPILE_CACHE;
}
