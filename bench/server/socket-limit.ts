// Checks how many sockets this machine allows. Each is an open file of the server and of the load
// generator.
import { readFileSync } from 'node:fs';
import { refuse } from '../../tools/command-line.ts';
import { PAIR, SEATS, socketsOf } from './load.ts';

/** Open files left for the database, threads and HTTP connections. */
const RESERVED_FILES = 300;

/** Reads the limit of open files: the hard one, which Node uses. Infinity if unknown. */
export function mostFiles(limits: string): number {
  const [, hard] = /^Max open files\s+\S+\s+(\d+)/m.exec(limits) ?? [];
  return hard === undefined ? Infinity : Number(hard);
}

function limitsHere(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}

/** Refuses if the tables need too many sockets. `pairs` of the tables have two seats. */
export function checkSocketLimit(tables: number, pairs: number, limits = limitsHere()): void {
  if (pairs > tables) refuse(`--pairs ${pairs}: of ${tables} tables at most ${tables}.`);
  const files = mostFiles(limits);
  const maxSockets = Math.max(0, files - RESERVED_FILES);
  const sockets = socketsOf(tables, pairs);
  if (sockets <= maxSockets) return;
  const needed = Math.ceil((tables * SEATS - maxSockets) / (SEATS - PAIR));
  const orPairs = needed <= tables ? `--pairs ${needed}, or ` : '';
  refuse(
    `--tables ${tables} would take ${sockets} sockets in the server's process and as many in this one, and a process may have ` +
      `${files} files open here (ulimit -Hn): at most --tables ${Math.floor(maxSockets / SEATS)}, or ${orPairs}a higher limit.`,
  );
}
