// Where things lie in the repository.
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const webFolder = join(root, 'packages/web');
export const distFolder = join(webFolder, 'dist');

/** A path that is told from the root of the repository; an absolute one stays as it is. */
export function inRoot(path: string): string {
  return resolve(root, path);
}
