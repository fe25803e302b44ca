// What Node compiled is kept, for programs that are started again and again.
import { inRoot } from './paths.ts';

/** Where it lies, as Node is told in the environment. */
export const COMPILE_CACHE_ENV = { NODE_COMPILE_CACHE: inRoot('node_modules/.cache/compiled') };

/** From here on every program that is started finds it; tests start our programs hundreds of times. */
export function useCompileCache(): void {
  process.env['NODE_COMPILE_CACHE'] ??= COMPILE_CACHE_ENV.NODE_COMPILE_CACHE;
}
