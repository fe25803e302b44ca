// How many tables fit on this machine: a socket is an open file for the server and for who plays, and one process may hold only so many.
import { readFileSync } from 'node:fs';
import { refuse } from '../../tools/program.ts';
import { SEATS } from './load.ts';

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

/** Ends with a sentence where so many tables cannot be. */
export function checkRoom(tables: number, limits = limitsHere()): void {
  const files = mostFiles(limits);
  const fit = Math.floor((files - OTHERS) / SEATS);
  if (tables <= fit) return;
  refuse(
    `--tables ${tables} would take ${tables * SEATS} sockets in the server's process and as many in this one, and a process may have ` +
      `${files} files open here (ulimit -Hn): at most --tables ${Math.max(0, fit)}, or a higher limit.`,
  );
}
