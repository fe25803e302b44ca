// What the program says: results on standard output, everything else on standard error. Lines are no wider than the terminal.
import { wrapAnsi } from 'fast-wrap-ansi';
import { currentIo, currentOutput, type TerminalStream } from './io.ts';

/** Exit status of every mistake that is not our own. */
export const STATUS_REFUSED = 2;

/** Columns of text that goes to no terminal. */
const USUAL_COLUMNS = 80;
/** Longer lines are hard to read. */
const MOST_COLUMNS = 120;
/** What narrower terminals get breaks there. */
const FEWEST_COLUMNS = 20;

/** Columns of the terminal that a stream leads to; undefined where it leads to a file or a pipe. */
function columnsOf({ isTTY, columns = 0 }: TerminalStream): number | undefined {
  if (isTTY !== true) return undefined;
  // Some terminals do not know their size.
  return columns === 0 ? USUAL_COLUMNS : Math.max(columns, FEWEST_COLUMNS);
}

/** Columns for the text of a game. */
export function columns(): number {
  const output = currentOutput();
  return Math.min((output && columnsOf(output)) ?? USUAL_COLUMNS, MOST_COLUMNS);
}

/** The text in lines that fit the terminal; lines that go on are indented. */
export function wrapped(text: string, indent = 0): string {
  const inner = wrapAnsi(text, columns() - indent, { hard: true });
  return inner.split('\n').join(`\n${' '.repeat(indent)}`);
}

/** The text with its lines broken between words where a terminal would break them within. A word that is too long stays whole, to be copied. */
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

/** Prints text for people. */
export function print(text: string): void {
  const { stdout } = currentIo();
  stdout.write(`${fitted(text, stdout)}\n`);
}

/** Prints a line for programs, as it is. */
export function printData(text: string): void {
  currentIo().stdout.write(`${text}\n`);
}

/** Writes text without a line break, such as a prompt. */
export function printInline(text: string): void {
  const { stdout } = currentIo();
  stdout.write(fitted(text, stdout));
}

/** Something beside the result: a fault of a program, or why there is no result. */
export function complain(sentence: string): void {
  const { stderr } = currentIo();
  stderr.write(`${fitted(sentence, stderr)}\n`);
}

const BAR = 30;

/** A bar on standard error while a person waits for games. */
export function progressBar(games: number): (done: number) => void {
  const { stderr } = currentIo();
  const width = columnsOf(stderr);
  if (width === undefined) return () => undefined;
  // The cursor stands behind the numbers.
  const bar = Math.max(0, Math.min(BAR, width - `[] ${games}/${games} `.length));
  return (done) => {
    const filled = Math.round((done / games) * bar);
    stderr.write(`\r[${'#'.repeat(filled).padEnd(bar, '.')}] ${done}/${games}`);
    if (done === games) stderr.write('\n');
  };
}
