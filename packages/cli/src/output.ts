// Writes results to standard output and messages to standard error. Text is wrapped to the width of
// the terminal.
import { wrapAnsi } from 'fast-wrap-ansi';
import { currentIo, currentOutput, type TerminalStream } from './io.ts';

/** Exit status after a mistake of the caller. */
export const STATUS_REFUSED = 2;

/** Columns if the output is not a terminal, or its width is unknown. */
const DEFAULT_COLUMNS = 80;
/** Maximum columns for the text of a game, because longer lines are hard to read. */
const MAX_COLUMNS = 120;
/** Minimum columns; a narrower terminal breaks the lines itself. */
const MIN_COLUMNS = 20;

/** Columns of a stream; undefined if it is not a terminal. */
function columnsOf({ isTTY, columns = 0 }: TerminalStream): number | undefined {
  if (isTTY !== true) return undefined;
  // Some terminals report a width of 0.
  return columns === 0 ? DEFAULT_COLUMNS : Math.max(columns, MIN_COLUMNS);
}

/** Columns for the text of a game. */
export function columns(): number {
  const output = currentOutput();
  return Math.min((output && columnsOf(output)) ?? DEFAULT_COLUMNS, MAX_COLUMNS);
}

/** Wraps text to the width of the terminal. All lines but the first are indented. */
export function wrapped(text: string, indent = 0): string {
  const inner = wrapAnsi(text, columns() - indent, { hard: true });
  return inner.split('\n').join(`\n${' '.repeat(indent)}`);
}

/**
 * Wraps lines to the width of a terminal. A word that is too long is not broken, so that a link can
 * be copied.
 */
function fitted(text: string, stream: TerminalStream): string {
  const width = columnsOf(stream);
  if (width === undefined) return text;
  const fit = (line: string): string => {
    const [indent = ''] = /^ */.exec(line) ?? [];
    const lines = wrapAnsi(line.slice(indent.length), width - indent.length).split('\n');
    return lines.map((one) => indent + one).join('\n');
  };
  return text
    .split('\n')
    .map((line) => (line.length <= width ? line : fit(line)))
    .join('\n');
}

/** Prints text for people, wrapped. */
export function print(text: string): void {
  const { stdout } = currentIo();
  stdout.write(`${fitted(text, stdout)}\n`);
}

/** Prints a line for programs, unchanged. */
export function printData(text: string): void {
  currentIo().stdout.write(`${text}\n`);
}

/** Writes text without a line break at the end, such as a prompt. */
export function printInline(text: string): void {
  const { stdout } = currentIo();
  stdout.write(fitted(text, stdout));
}

/** Prints a message that is not part of the result, such as an error. */
export function complain(sentence: string): void {
  const { stderr } = currentIo();
  stderr.write(`${fitted(sentence, stderr)}\n`);
}

/** Maximum width of a progress bar. */
const BAR = 30;

/** Returns a function that draws a progress bar on standard error, if that is a terminal. */
export function progressBar(games: number): (done: number) => void {
  const { stderr } = currentIo();
  const width = columnsOf(stderr);
  if (width === undefined) return () => undefined;
  // Leaves a column for the cursor.
  const bar = Math.max(0, Math.min(BAR, width - `[] ${games}/${games} `.length));
  return (done) => {
    const filled = Math.round((done / games) * bar);
    stderr.write(`\r[${'#'.repeat(filled).padEnd(bar, '.')}] ${done}/${games}`);
    if (done === games) stderr.write('\n');
  };
}
