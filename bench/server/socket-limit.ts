// Checks how many sockets this machine allows: each is an open file of two processes.
import { readFileSync } from 'node:fs';
import { refuse } from '../../tools/command-line.ts';
import { PAIR, SEATS, socketsOf } from './load.ts';

/** Reserve for other open files: the database, threads, HTTP connections. */
const OTHERS = 300;

/** The limit of open files per process; Node raises its soft limit to the hard limit. */
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

/** Ends the program with a sentence if there are too many tables, `pairs` of them for two. */
export function checkSocketLimit(tables: number, pairs: number, limits = limitsHere()): void {
  if (pairs > tables) refuse(`--pairs ${pairs}: of ${tables} tables at most ${tables}.`);
  const files = mostFiles(limits);
  const maxSockets = Math.max(0, files - OTHERS);
  const sockets = socketsOf(tables, pairs);
  if (sockets <= maxSockets) return;
  const needed = Math.ceil((tables * SEATS - maxSockets) / (SEATS - PAIR));
  const orPairs = needed <= tables ? `--pairs ${needed}, or ` : '';
  refuse(
    `--tables ${tables} would take ${sockets} sockets in the server's process and as many in this one, and a process may have ` +
      `${files} files open here (ulimit -Hn): at most --tables ${Math.floor(maxSockets / SEATS)}, or ${orPairs}a higher limit.`,
  );
}
