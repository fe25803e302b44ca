// The compiled code of the server, kept in the data folder, where only the server writes: it starts again in half the time.
import { readdirSync, rmSync, statfsSync } from 'node:fs';
import { enableCompileCache, getCompileCacheDir } from 'node:module';
import { basename, join } from 'node:path';

/** The cache takes about 6 MB. With less room than this, all of it is for what people do. */
const MIN_FREE_BYTES = 256 * 1024 * 1024;

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Uses the cache below a folder that exists, or removes it where the disk is nearly full. Whether it is used. */
export function useCompileCache(folder: string, free: number = freeBytes(folder)): boolean {
  const cache = join(folder, 'compiled');
  if (free < MIN_FREE_BYTES) {
    rmSync(cache, { recursive: true, force: true });
    return false;
  }
  enableCompileCache(cache);
  const current = getCompileCacheDir();
  if (current === undefined || !current.startsWith(cache)) return false;
  // Each version of Node has a folder of its own; those of earlier ones are never used again.
  for (const name of readdirSync(cache)) {
    if (name !== basename(current)) rmSync(join(cache, name), { recursive: true, force: true });
  }
  return true;
}
