// Files for tests of the limits of input, and the refusal expected for them.
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from './run-cli.ts';

export function file(folder: string, name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}

/** A sparse file of zeros. */
export function zeros(folder: string, name: string, bytes: number): string {
  truncateSync(join(folder, file(folder, name, '')), bytes);
  return name;
}

/** The refusal: a single short line and nothing else, with status 2. */
export function refusalOf({ status, out, err }: Run): string {
  const lines = err.trim().split('\n').length;
  if (status === 2 && lines === 1 && err.length < 800 && out === '') return err;
  return `status ${status}, ${lines} lines, ${err.length} characters, ${out.length} of output`;
}
