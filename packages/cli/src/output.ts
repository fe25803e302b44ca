// What the program says: results on standard output, everything else on standard error. An end that closes or is full ends the program.
import { exit, stderr, stdout } from 'node:process';

/** Exit status of every mistake that is not our own. */
export const STATUS_REFUSED = 2;

export function print(text: string): void {
  stdout.write(`${text}\n`);
}

/** Something beside the result: a fault of a program, or why there is no result. */
export function complain(sentence: string): void {
  stderr.write(`${sentence}\n`);
}

function reasonOf(error: NodeJS.ErrnoException): string {
  if (error.code === 'EPIPE') return 'its reader closed it';
  if (error.code === 'ENOSPC') return 'the device is full';
  return error.code ?? error.message;
}

/** From now on an output that cannot be written to ends the program with a sentence, where there is still somebody to read it. */
export function watchOutput(): void {
  stdout.on('error', (error) => {
    complain(`eminent: the output could not be written: ${reasonOf(error)}`);
    exit(STATUS_REFUSED);
  });
  stderr.on('error', () => exit(STATUS_REFUSED));
}

const BAR = 30;

/** A bar on standard error while a person waits for games. */
export function progressBar(games: number): (done: number) => void {
  if (!stderr.isTTY) return () => undefined;
  return (done) => {
    const filled = Math.round((done / games) * BAR);
    stderr.write(`\r[${'#'.repeat(filled).padEnd(BAR, '.')}] ${done}/${games}`);
    if (done === games) stderr.write('\n');
  };
}
