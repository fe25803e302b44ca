// Helpers for the repository's programs: read flags, numbers and files, and report errors.
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** A mistake that the caller can fix. The program prints one sentence and ends with status 2. */
export class Refusal extends Error {}

export function refuse(sentence: string): never {
  throw new Refusal(sentence);
}

const MAX_SHOWN = 300;
const MAX_QUOTED = 60;

/** A text on one line of limited length, with control characters escaped. */
function oneLine(text: string, most: number): string {
  const shown = text.length > most ? `${text.slice(0, most)}…` : text;
  // oxlint-disable-next-line no-control-regex
  return shown.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, (one) =>
    one === '\n' ? ' ' : `\\x${one.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}

/** User input, shortened for use in a sentence. */
export function quoted(text: string): string {
  return `"${oneLine(text, MAX_QUOTED)}"`;
}

function isExternal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (error instanceof Refusal) return true;
  const { code, syscall } = error as NodeJS.ErrnoException;
  return syscall !== undefined || code?.startsWith('ERR_PARSE_ARGS') === true;
}

/** The message of an error on one line of limited length, for the user. */
export function sentenceOf(error: unknown): string {
  return oneLine(error instanceof Error ? error.message : String(error), MAX_SHOWN);
}

/** Ends the program: with a sentence for external problems, with a stack trace for our bugs. */
function endWith(error: unknown): never {
  console.error(isExternal(error) ? sentenceOf(error) : error);
  return process.exit(isExternal(error) ? 2 : 1);
}

/** Must be called first. From then on, external errors end the program with a sentence. */
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

/** Makes a server log each unexpected error in one line and keep running. Returns the logger. */
export function continueAfterErrors(): (error: unknown) => void {
  const report = (error: unknown) =>
    console.error(`The server continues after: ${sentenceOf(error)}`);
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', report);
  return report;
}

/** Parses the flags; unknown ones are refused. With --help the program prints its help and ends. */
export function readFlags<const T extends ParseArgsOptionsConfig>(options: T, help?: string) {
  const isHelp = process.argv.slice(2).some((one) => one === '--help' || one === '-h');
  if (isHelp && help !== undefined) {
    process.stdout.write(help);
    process.exit(0);
  }
  return parseArgs({ options }).values;
}

/** Parses the whole number of a flag. Other texts and numbers outside the limits are refused. */
export function wholeNumber(flag: string, text: string, least = 0, most = 1e9): number {
  const n = Number(text);
  if (/^\d+$/.test(text) && n >= least && n <= most) return n;
  return refuse(`--${flag} wants a whole number from ${least} to ${most}, not ${quoted(text)}.`);
}

/** Returns the text of a flag. A longer text than `most` characters is refused. */
export function shortText(flag: string, text: string, most = 1000): string {
  return text.length <= most ? text : refuse(`--${flag} wants at most ${most} characters.`);
}

/** Reads a regular file of at most `most` bytes. Other files are refused. */
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
