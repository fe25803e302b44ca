// What the program reads: files and lines, never more than it can use. Paths are the caller's, also when npm started this program.
import { closeSync, openSync, readSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { LineReader } from '@eminent/protocol';
import { refuse } from './fail.ts';
import { currentIo } from './io.ts';
import { printable } from './printable.ts';

/** The longest record of a whole game has a hundredth of this. */
const MOST_TEXT = 4_000_000;
const CHUNK = 65_536;

/** The folder in which the caller stands. */
export function callersFolder(): string | undefined {
  return currentIo().env['INIT_CWD'];
}

/** The bytes of a file, at most so many. Devices and pipes without end are read no further than that. */
export function readBytes(path: string, most: number): Buffer {
  const name = printable(path);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    const file = openSync(resolve(callersFolder() ?? '.', path), 'r');
    try {
      for (;;) {
        const chunk = Buffer.alloc(Math.min(CHUNK, most + 1 - length));
        const read = readSync(file, chunk);
        if (read === 0) return Buffer.concat(chunks);
        chunks.push(chunk.subarray(0, read));
        length += read;
        if (length > most) break;
      }
    } finally {
      closeSync(file);
    }
  } catch {
    return refuse(`${name}: cannot be read`);
  }
  return refuse(`${name}: has more than ${most} bytes, which is more than any such file needs`);
}

/** The text of a file. */
export function readText(path: string, most = MOST_TEXT): string {
  return readBytes(path, most).toString('utf8');
}

/** The lines of a stream without the empty ones. A line without end is refused. */
export async function* linesOf(stream: Readable, most?: number): AsyncGenerator<string> {
  const reader = new LineReader(most);
  stream.setEncoding('utf8');
  for await (const text of stream) {
    const taken = reader.take(String(text));
    if (!taken.ok) return refuse(`the input has ${taken.error}`);
    yield* taken.lines;
  }
  const last = reader.take('\n');
  if (last.ok) yield* last.lines;
}
