// Prints results to standard output and messages to standard error.
import { wrapAnsi } from 'fast-wrap-ansi';
import { currentIo, currentOutput, type TerminalStream } from './io.ts';

/** Exit status after a `UsageError`, such as a wrong flag, or if the output cannot be written. */
export const STATUS_REFUSED = 2;

/** Used if the output is not a terminal or its width is unknown. */
const DEFAULT_COLUMNS = 80;
/** Maximum for the text of a game, because longer lines are hard to read. */
const MAX_COLUMNS = 120;
/** A narrower terminal breaks the lines itself. */
const MIN_COLUMNS = 20;

function columnsOf({ isTTY, columns = 0 }: TerminalStream): number | undefined {
  if (isTTY !== true) return undefined;
  // Some terminals report a width of 0.
  return columns === 0 ? DEFAULT_COLUMNS : Math.max(columns, MIN_COLUMNS);
}

export function columns(): number {
  const output = currentOutput();
  return Math.min((output && columnsOf(output)) ?? DEFAULT_COLUMNS, MAX_COLUMNS);
}

/** Wraps text to the width of the terminal. All lines but the first are indented. */
export function wrapped(text: string, indent = 0): string {
  const inner = wrapAnsi(text, columns() - indent, { hard: true });
  return inner.split('\n').join(`\n${' '.repeat(indent)}`);
}

/** Wraps lines at spaces only: a longer word, such as a link, must stay whole to be copied. */
function wrapLines(text: string, stream: TerminalStream): string {
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

/** Prints text for people. Wraps it in a terminal. */
export function print(text: string): void {
  const { stdout } = currentIo();
  stdout.write(`${wrapLines(text, stdout)}\n`);
}

/** Prints a line for programs. Does not wrap it. */
export function printData(text: string): void {
  currentIo().stdout.write(`${text}\n`);
}

/** Writes text without a line break at the end, such as a prompt. */
export function printInline(text: string): void {
  const { stdout } = currentIo();
  stdout.write(wrapLines(text, stdout));
}

/** Prints a message to standard error, such as an error. */
export function complain(sentence: string): void {
  const { stderr } = currentIo();
  stderr.write(`${wrapLines(sentence, stderr)}\n`);
}

const MAX_BAR_COLUMNS = 30;

/** Returns a function that draws a progress bar on standard error, if that is a terminal. */
export function progressBar(games: number): (done: number) => void {
  const { stderr } = currentIo();
  const width = columnsOf(stderr);
  if (width === undefined) return () => undefined;
  // One column stays free for the cursor.
  const bar = Math.max(0, Math.min(MAX_BAR_COLUMNS, width - `[] ${games}/${games} `.length));
  return (done) => {
    const filled = Math.round((done / games) * bar);
    stderr.write(`\r[${'#'.repeat(filled).padEnd(bar, '.')}] ${done}/${games}`);
    if (done === games) stderr.write('\n');
  };
}
