// Each build contains a stamp: a hash of its inputs, and the sizes of its files. The page is built
// again if either differs.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const NAME = '.inputs';

interface Stamp {
  readonly inputs: string;
  readonly files: Readonly<Record<string, number>>;
}

export function sizesIn(folder: string): Record<string, number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    files.map((file) => [relative(folder, file).replaceAll('\\', '/'), statSync(file).size]),
  );
}

/** Names a build. A page compares this name with that of its server. */
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
