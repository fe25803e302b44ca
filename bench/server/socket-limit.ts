// How many tables fit on this machine: a socket is an open file for the server and for who plays, and one process may hold only so many.
import { readFileSync } from 'node:fs';
import { refuse } from '../../tools/command-line.ts';
import { PAIR, SEATS, socketsOf } from './load.ts';

/** What a process has open beside its sockets: the database, its threads, connections over HTTP. */
const OTHERS = 300;

/** Open files that one process may have, as far as the system says; Node takes as many as it may. */
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

/** Ends with a sentence where so many tables, `pairs` of them of two people, cannot be. */
export function checkSocketLimit(tables: number, pairs: number, limits = limitsHere()): void {
  if (pairs > tables) refuse(`--pairs ${pairs}: of ${tables} tables at most ${tables}.`);
  const files = mostFiles(limits);
  const room = Math.max(0, files - OTHERS);
  const sockets = socketsOf(tables, pairs);
  if (sockets <= room) return;
  const needed = Math.ceil((tables * SEATS - room) / (SEATS - PAIR));
  const orPairs = needed <= tables ? `--pairs ${needed}, or ` : '';
  refuse(
    `--tables ${tables} would take ${sockets} sockets in the server's process and as many in this one, and a process may have ` +
      `${files} files open here (ulimit -Hn): at most --tables ${Math.floor(room / SEATS)}, or ${orPairs}a higher limit.`,
  );
}
