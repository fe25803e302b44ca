// What the repository's own programs share at their border: flags, numbers and files from outside, and how they end.
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** Something that the person at the keyboard can mend; told in one sentence, and the program ends with status 2. */
export class Refusal extends Error {}

export function refuse(sentence: string): never {
  throw new Refusal(sentence);
}

const MOST_SHOWN = 300;
const MOST_QUOTED = 60;

/** A text in one line of bounded length, with what would move the cursor written out. */
function oneLine(text: string, most: number): string {
  const shown = text.length > most ? `${text.slice(0, most)}…` : text;
  // oxlint-disable-next-line no-control-regex
  return shown.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, (one) =>
    one === '\n' ? ' ' : `\\x${one.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}

/** What somebody typed, for the middle of a sentence. */
export function quoted(text: string): string {
  return `"${oneLine(text, MOST_QUOTED)}"`;
}

function isOutside(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (error instanceof Refusal) return true;
  const { code, syscall } = error as NodeJS.ErrnoException;
  return syscall !== undefined || code?.startsWith('ERR_PARSE_ARGS') === true;
}

/** The first line of an error, for people. */
export function sentenceOf(error: unknown): string {
  return oneLine(error instanceof Error ? error.message : String(error), MOST_SHOWN);
}

/** Ends the program: what comes from outside in one sentence, our own mistakes with their trace. */
function endWith(error: unknown): never {
  console.error(isOutside(error) ? sentenceOf(error) : error);
  return process.exit(isOutside(error) ? 2 : 1);
}

/** To be called first: from here on, mistakes of the caller and of the system end the program with a sentence. */
export function startProgram(): void {
  process.on('uncaughtException', endWith);
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) =>
    endWith(
      new Refusal(
        code === 'EPIPE' ? 'Nobody reads the output any more.' : `No output possible (${code}).`,
      ),
    ),
  );
  process.stderr.on('error', () => process.exit(2));
}

/** For a server: from here on, whatever still goes wrong is one line, and it stays there for everybody else. */
export function continueAfterErrors(): (error: unknown) => void {
  const tell = (error: unknown) => console.error(`The server goes on after: ${sentenceOf(error)}`);
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', tell);
  return tell;
}

/** The flags of the command line; what is not among them is refused. */
export function readFlags<const T extends ParseArgsOptionsConfig>(options: T) {
  return parseArgs({ options }).values;
}

/** The number behind a flag. */
export function wholeNumber(flag: string, text: string, least = 0, most = 1e9): number {
  const n = Number(text);
  if (/^\d+$/.test(text) && n >= least && n <= most) return n;
  return refuse(`--${flag} wants a whole number from ${least} to ${most}, not ${quoted(text)}.`);
}

/** The text behind a flag. */
export function shortText(flag: string, text: string, most = 1000): string {
  return text.length <= most ? text : refuse(`--${flag} wants at most ${most} characters.`);
}

/** The text of an ordinary file that is not longer than it may be. */
export function readText(path: string, most: number): string {
  const file = openSync(path, 'r');
  try {
    const stats = fstatSync(file);
    if (!stats.isFile()) return refuse(`${quoted(path)} is no ordinary file.`);
    if (stats.size > most) return refuse(`${quoted(path)} is longer than ${most} bytes.`);
    return readFileSync(file, 'utf8');
  } finally {
    closeSync(file);
  }
}
