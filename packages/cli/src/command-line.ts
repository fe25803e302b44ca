// Runs the command given by the arguments. Reports every error as one sentence on standard error.
import { Command, CommanderError, type Help } from 'commander';
import * as commands from './commands/index.ts';
import { ExitStatus, sentenceOf, UsageError } from './errors.ts';
import { type Io, withIo } from './io.ts';
import { columns, complain, printInline, STATUS_REFUSED, wrapped } from './output.ts';

/** Exit status after an unexpected error, which is a bug of this program. */
const STATUS_BUG = 1;

/** Minimum columns for a description beside its name. With fewer, it goes below the name. */
const MIN_ABOUT_COLUMNS = 36;
const ITEM_INDENT = 2;
const COLUMN_GAP = 2;

function formatItem(term: string, width: number, about: string, helper: Help): string {
  const beside = columns() - width - COLUMN_GAP - ITEM_INDENT;
  const indent = ' '.repeat(ITEM_INDENT);
  if (beside < MIN_ABOUT_COLUMNS) return `${indent}${term}\n${indent}${indent}${wrapped(about, 4)}`;
  const lines = helper.boxWrap(about, beside).split('\n');
  return `${indent}${term.padEnd(width)}  ${lines.join(`\n${' '.repeat(ITEM_INDENT + width + COLUMN_GAP)}`)}`;
}

/** Makes a command and its subcommands throw errors instead of printing them and exiting. */
function throwErrors(command: Command): Command {
  command.exitOverride().configureOutput({
    outputError: () => undefined,
    writeOut: printInline,
    writeErr: () => undefined,
    getOutHelpWidth: columns,
  });
  command.configureHelp({ minWidthToWrap: 1, formatItem });
  for (const subcommand of command.commands) throwErrors(subcommand);
  return command;
}

function programOf(commands: readonly Command[]): Command {
  const program = new Command('eminent').description(
    'An unofficial fan version of Eminent Domain in the terminal.',
  );
  for (const command of commands) program.addCommand(command);
  return throwErrors(program);
}

/** Returns the innermost command or subcommand that the arguments name. */
function innermostCommand(program: Command, args: readonly string[]): Command {
  let known = program;
  for (const word of args) {
    const next = known.commands.find((command) => command.name() === word);
    if (next === undefined) break;
    known = next;
  }
  return known;
}

/** Returns an error sentence. Lists the commands if one is missing, or resembles no known one. */
function complaintOf(error: CommanderError, program: Command, args: readonly string[]): string {
  const isMissing = error.code === 'commander.help';
  const sentence = isMissing ? 'expected a command' : sentenceOf(error);
  const isUnknown = error.code === 'commander.unknownCommand' && !sentence.includes('Did you mean');
  if (!isMissing && !isUnknown) return sentence;
  const { commands } = innermostCommand(program, args);
  const names = commands.map((command) => command.name()).join(', ');
  return isMissing ? `${sentence}: ${names}` : `${sentence}; expected one of ${names}`;
}

function report(error: unknown, program: Command, args: readonly string[]): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0;
    complain(`eminent: ${complaintOf(error, program, args)}`);
    return STATUS_REFUSED;
  }
  if (error instanceof ExitStatus) return error.status;
  if (error instanceof UsageError) {
    complain(`eminent: ${sentenceOf(error)}`);
    return STATUS_REFUSED;
  }
  const name = error instanceof Error ? error.name : 'error';
  complain(`eminent: an error in this program, please report it: ${name}: ${sentenceOf(error)}`);
  return STATUS_BUG;
}

async function runCommand(program: Command, args: readonly string[]): Promise<number> {
  if (args.length === 0) {
    printInline(program.helpInformation());
    return 0;
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    return report(error, program, args);
  }
}

/** Runs the command given by the arguments. Resolves with its exit status. */
export function run(args: readonly string[], io: Io): Promise<number> {
  const program = programOf(Object.values(commands));
  return withIo(io, async () => {
    // An error that nothing awaits, as in an event handler, also ends the command.
    const failed = new Promise<number>((resolve) => {
      io.onUnexpectedError((error) => withIo(io, () => resolve(report(error, program, args))));
    });
    return await Promise.race([failed, runCommand(program, args)]);
  });
}
