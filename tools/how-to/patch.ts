// What a patch touches: its files, which of them are new, and what they are for.
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';

export const FOLDER = 'docs/how-to';

/** The patch that proves a page, from the root. */
export function patchFile(name: string): string {
  return `${FOLDER}/${name}.patch`;
}

/** What a file of a patch is: of the house, words in a language, or a test and what tests read. */
export type Kind = 'house' | 'words' | 'tests';

export interface Touched {
  readonly file: string;
  readonly kind: Kind;
  readonly isNew: boolean;
}

function kindOf(file: string): Kind {
  if (file.startsWith('packages/text/src/locales/') && !file.endsWith('/registry.ts'))
    return 'words';
  if (/^docs\/|\/test\/|\.test\.tsx?$|^tools\/naive\//.test(file)) return 'tests';
  return 'house';
}

/** The files of a patch in its order. */
export function touchedBy(patch: string): Touched[] {
  return patch
    .split(/^(?=diff --git )/m)
    .map((part): Touched | undefined => {
      const file = /^diff --git a\/\S+ b\/(\S+)$/m.exec(part)?.[1];
      if (file === undefined) return undefined;
      return { file, kind: kindOf(file), isNew: /^new file mode /m.test(part) };
    })
    .filter((one) => one !== undefined);
}

export function readPatch(name: string): string | undefined {
  const file = inRoot(patchFile(name));
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The tests that a patch brings along. */
export function ownTests(touched: readonly Touched[]): string[] {
  return touched
    .filter(({ file, isNew }) => isNew && /\.test\.tsx?$/.test(file))
    .map(({ file }) => file);
}
