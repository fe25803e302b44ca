// What the program says: results on standard output, everything else on standard error.
import { currentIo } from './io.ts';

/** Exit status of every mistake that is not our own. */
export const STATUS_REFUSED = 2;

export function print(text: string): void {
  currentIo().stdout.write(`${text}\n`);
}

/** Writes text without a line break, such as a prompt. */
export function printInline(text: string): void {
  currentIo().stdout.write(text);
}

/** Something beside the result: a fault of a program, or why there is no result. */
export function complain(sentence: string): void {
  currentIo().stderr.write(`${sentence}\n`);
}

const BAR = 30;

/** A bar on standard error while a person waits for games. */
export function progressBar(games: number): (done: number) => void {
  const { stderr } = currentIo();
  if (stderr.isTTY !== true) return () => undefined;
  return (done) => {
    const filled = Math.round((done / games) * BAR);
    stderr.write(`\r[${'#'.repeat(filled).padEnd(BAR, '.')}] ${done}/${games}`);
    if (done === games) stderr.write('\n');
  };
}
