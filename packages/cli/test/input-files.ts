// Large files for tests of input limits, and the refusal that is expected for them.
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from './run-cli.ts';

export function file(folder: string, name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}

export function zeros(folder: string, name: string, bytes: number): string {
  truncateSync(join(folder, file(folder, name, '')), bytes);
  return name;
}

/** Returns the message of a correct refusal, otherwise a description of the result. */
export function refusalOf({ status, out, err }: Run): string {
  const lines = err.trim().split('\n').length;
  if (status === 2 && lines === 1 && err.length < 800 && out === '') return err;
  return `status ${status}, ${lines} lines, ${err.length} characters, ${out.length} of output`;
}
