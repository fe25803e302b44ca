// Compresses the files of a build once, so that the server compresses nothing.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sizesIn } from './build-stamp.ts';

const compressible = /\.(?:html|js|css|svg|json|webmanifest|txt|bin)$/;
/** Minimum size in bytes; compressing smaller files is not worth it. */
const SMALLEST = 512;
/** Higher levels take eight times as long to save six percent. */
const BROTLI_QUALITY = 9;

/** Writes `.br` and `.gz` copies beside the text and `.bin` files of a folder, if smaller. */
export async function compressFolder(folder: string): Promise<void> {
  const names = Object.entries(sizesIn(folder))
    .filter(([name, size]) => compressible.test(name) && size >= SMALLEST)
    .map(([name]) => join(folder, name));
  for (const file of names) {
    const content = await readFile(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content, { params }),
      promisify(gzip)(content, { level: 9 }),
    ]);
    if (br.length < content.length) await writeFile(`${file}.br`, br);
    if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
  }
}
