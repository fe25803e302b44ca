// Paths of the repository.
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const webFolder = join(root, 'packages/web');
export const distFolder = join(webFolder, 'dist');

/** A path relative to the repository root; absolute paths are unchanged. */
export function inRoot(path: string): string {
  return resolve(root, path);
}
