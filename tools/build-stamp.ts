// A stamp inside each build with its inputs and files. The page is built again if either changes.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const NAME = '.inputs';

interface Stamp {
  /** One hash over everything that went into the build. */
  readonly inputs: string;
  /** Sizes by path. */
  readonly files: Readonly<Record<string, number>>;
}

/** The size of every file in a folder, by relative path. */
export function sizesIn(folder: string): Record<string, number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    files.map((file) => [relative(folder, file).replaceAll('\\', '/'), statSync(file).size]),
  );
}

/** The build name that a page and its server compare; the server reads it from the stamp. */
export function buildName(inputs: string): string {
  return inputs.slice(0, 16);
}

export function writeStamp(folder: string, inputs: string): void {
  const stamp: Stamp = { inputs, files: sizesIn(folder) };
  writeFileSync(join(folder, NAME), JSON.stringify(stamp));
}

/** Whether a folder, or the target of a link, is a complete build of these inputs. */
export function isFresh(folder: string, inputs: string): boolean {
  try {
    const stamp = JSON.parse(readFileSync(join(folder, NAME), 'utf8')) as Stamp;
    const { [NAME]: _, ...files } = sizesIn(`${folder}/`);
    return stamp.inputs === inputs && JSON.stringify(stamp.files) === JSON.stringify(files);
  } catch {
    return false;
  }
}
