// Reads files and lines with size limits. Paths are relative to the folder of the caller, even if
// npm started this program in another one.
import { closeSync, openSync, readSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { decoderFor, decodeText, LineReader } from '@eminent/protocol';
import { refuse } from './errors.ts';
import { currentIo } from './io.ts';
import { printable } from './printable.ts';

/** Default size limit in bytes, far above the size of a record. */
const MAX_TEXT = 4_000_000;
const CHUNK = 65_536;

/** Returns the folder in which npm was called; undefined if npm did not start this program. */
export function callersFolder(): string | undefined {
  return currentIo().env['INIT_CWD'];
}

/** Reads a file. Refuses one with more than `maxBytes` bytes, even an endless device. */
export function readBytes(path: string, maxBytes: number): Buffer {
  const name = printable(path);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    const file = openSync(resolve(callersFolder() ?? '.', path), 'r');
    try {
      for (;;) {
        const chunk = Buffer.alloc(Math.min(CHUNK, maxBytes + 1 - length));
        const read = readSync(file, chunk);
        if (read === 0) return Buffer.concat(chunks);
        chunks.push(chunk.subarray(0, read));
        length += read;
        if (length > maxBytes) break;
      }
    } finally {
      closeSync(file);
    }
  } catch {
    return refuse(`${name}: cannot be read`);
  }
  return refuse(tooLong(name, maxBytes));
}

function tooLong(name: string, maxBytes: number): string {
  return `${name}: has more than ${maxBytes} bytes, the limit for such files`;
}

export const STANDARD_INPUT = '-';

/** Reads standard input to its end. Refuses more than `maxBytes` bytes, and a second call. */
async function readStandardInput(maxBytes: number): Promise<Buffer> {
  const { stdin } = currentIo();
  if (stdin.readableDidRead) return refuse('-: standard input can be read only once');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stdin) {
    const bytes = Buffer.from(chunk as Uint8Array);
    chunks.push(bytes);
    length += bytes.length;
    if (length > maxBytes) return refuse(tooLong(STANDARD_INPUT, maxBytes));
  }
  return Buffer.concat(chunks);
}

/** Returns the text of a file, or of standard input if the path is `-`. */
export async function readText(path: string, maxBytes = MAX_TEXT): Promise<string> {
  return decodeText(
    path === STANDARD_INPUT ? await readStandardInput(maxBytes) : readBytes(path, maxBytes),
  );
}

/** Yields trimmed lines without empty ones. Refuses a line of more than `maxLength` characters. */
export async function* linesOf(stream: Readable, maxLength?: number): AsyncGenerator<string> {
  const reader = new LineReader(maxLength);
  for await (const text of textsOf(stream)) {
    const taken = reader.take(text);
    if (!taken.ok) return refuse(`the input has ${taken.error}`);
    yield* taken.lines;
  }
  const last = reader.take('\n');
  if (last.ok) yield* last.lines;
}

/** Yields text with line feeds instead of carriage returns, which may add empty lines. */
async function* textsOf(stream: Readable): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let start = Buffer.alloc(0);
  for await (const chunk of stream) {
    let bytes = Buffer.from(chunk as Uint8Array);
    if (decoder === undefined) {
      // A byte order mark has at least two bytes, which may come in separate chunks.
      start = Buffer.concat([start, bytes]);
      if (start.length === 1 && start[0] !== 0x0a) continue;
      decoder = decoderFor(start);
      bytes = start;
    }
    yield decoder.decode(bytes, { stream: true }).replaceAll('\r', '\n');
  }
  yield (decoder ?? decoderFor(start)).decode(decoder === undefined ? start : undefined);
}
