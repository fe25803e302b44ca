// Helpers for the repository's programs: read flags, numbers and files, and report errors.
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** Thrown for a mistake of the user. The program prints the message and ends with status 2. */
export class Refusal extends Error {}

export function refuse(sentence: string): never {
  throw new Refusal(sentence);
}

const MAX_SHOWN = 300;
const MAX_QUOTED = 60;

/** Escapes control characters and shortens a text to `maxLength` characters. */
function oneLine(text: string, maxLength: number): string {
  const shown = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  // oxlint-disable-next-line no-control-regex
  return shown.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, (one) =>
    one === '\n' ? ' ' : `\\x${one.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}

/** Quotes user input: escapes control characters and shortens it to MAX_QUOTED characters. */
export function quoted(text: string): string {
  return `"${oneLine(text, MAX_QUOTED)}"`;
}

function isExternal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (error instanceof Refusal) return true;
  const { code, syscall } = error as NodeJS.ErrnoException;
  return syscall !== undefined || code?.startsWith('ERR_PARSE_ARGS') === true;
}

/** Returns the message of an error on one line of at most MAX_SHOWN characters. */
export function sentenceOf(error: unknown): string {
  return oneLine(error instanceof Error ? error.message : String(error), MAX_SHOWN);
}

/** Ends with one sentence and status 2 for a Refusal or system error, else with a stack trace. */
function endWith(error: unknown): never {
  console.error(isExternal(error) ? sentenceOf(error) : error);
  return process.exit(isExternal(error) ? 2 : 1);
}

/**
 * Installs the error handlers of a program; call it first. Refusals and system errors then print
 * one sentence and end the program with status 2.
 */
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

/** Makes a server log unexpected errors and keep running. Returns the function that logs. */
export function continueAfterErrors(): (error: unknown) => void {
  const report = (error: unknown) =>
    console.error(`The server continues after: ${sentenceOf(error)}`);
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', report);
  return report;
}

/** Parses the flags; throws if one is unknown. With --help it prints `help` and exits. */
export function readFlags<const T extends ParseArgsOptionsConfig>(options: T, help?: string) {
  const isHelp = process.argv.slice(2).some((one) => one === '--help' || one === '-h');
  if (isHelp && help !== undefined) {
    process.stdout.write(help);
    process.exit(0);
  }
  return parseArgs({ options }).values;
}

/** Parses a whole number from `least` to `most`. Refuses other texts; `flag` is for the message. */
export function wholeNumber(flag: string, text: string, least = 0, most = 1e9): number {
  const n = Number(text);
  if (/^\d+$/.test(text) && n >= least && n <= most) return n;
  return refuse(`--${flag} wants a whole number from ${least} to ${most}, not ${quoted(text)}.`);
}

export function shortText(flag: string, text: string, maxLength = 1000): string {
  return text.length <= maxLength
    ? text
    : refuse(`--${flag} wants at most ${maxLength} characters.`);
}

/** Reads a regular file of at most `maxBytes` bytes. Refuses other files. */
export function readText(path: string, maxBytes: number): string {
  const file = openSync(path, 'r');
  try {
    const stats = fstatSync(file);
    if (!stats.isFile()) return refuse(`${quoted(path)} is no ordinary file.`);
    if (stats.size > maxBytes) return refuse(`${quoted(path)} is longer than ${maxBytes} bytes.`);
    return readFileSync(file, 'utf8');
  } finally {
    closeSync(file);
  }
}
