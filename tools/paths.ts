// Where things lie in the repository.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const webFolder = join(root, 'packages/web');
export const distFolder = join(webFolder, 'dist');

export function inRoot(path: string): string {
  return join(root, path);
}
