// Progress of long programs in files, so that an interrupted run can continue.
import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { quoted, readText, refuse } from './command-line.ts';

const MAX_BYTES = 100_000_000;

/** Resolves a path relative to the caller's folder, because npm starts programs in the root. */
function pathOf(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', file);
}

/** Returns the parts in the file, one JSON object per line. Refuses one that fails `isOwn`. */
export function readProgress<T extends object>(
  file: string | undefined,
  isOwn: (part: Partial<T>) => boolean,
): T[] {
  if (file === undefined || !existsSync(pathOf(file))) return [];
  const lines = readText(pathOf(file), MAX_BYTES).split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => parsePart(file, line, isOwn));
}

function parsePart<T extends object>(
  file: string,
  line: string,
  isOwn: (part: Partial<T>) => boolean,
): T {
  try {
    const part = JSON.parse(line) as Partial<T> | null;
    if (part !== null && isOwn(part)) return part as T;
  } catch {
    // Reported below, like any other invalid line.
  }
  return refuse(`${quoted(file)} is no progress file of this program: ${quoted(line)}.`);
}

export function addProgress(file: string | undefined, part: object): void {
  if (file !== undefined) appendFileSync(pathOf(file), `${JSON.stringify(part)}\n`);
}

/** Returns the totals of earlier runs; a copy of `initial` without a file. */
export function readTotals<T extends object>(file: string | undefined, initial: T): T {
  if (file === undefined || !existsSync(pathOf(file))) return structuredClone(initial);
  return { ...initial, ...(JSON.parse(readFileSync(pathOf(file), 'utf8')) as T) };
}

/** Replaces the file in one step, so that an interrupted write leaves the previous totals. */
export function writeTotals(file: string | undefined, totals: object): void {
  if (file === undefined) return;
  writeFileSync(`${pathOf(file)}.partial`, JSON.stringify(totals));
  renameSync(`${pathOf(file)}.partial`, pathOf(file));
}
