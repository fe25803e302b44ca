// Runs the command given by the arguments. Every error is reported as one sentence on standard
// error. Commander generates the help from the flags.
import { Command, CommanderError, type Help } from 'commander';
import * as commands from './commands/index.ts';
import { ExitStatus, sentenceOf, UsageError } from './errors.ts';
import { type Io, withIo } from './io.ts';
import { columns, complain, printInline, STATUS_REFUSED, wrapped } from './output.ts';

/** Exit status after an unexpected error, which is a bug in this program. */
const STATUS_BUG = 1;

/** Minimum width of a description beside its name. In narrower terminals it is below the name. */
const MIN_BESIDE = 36;
const ITEM_INDENT = 2;
const GAP = 2;

/** Formats an option or a command for the help. */
function formatItem(term: string, width: number, about: string, helper: Help): string {
  const beside = columns() - width - GAP - ITEM_INDENT;
  const indent = ' '.repeat(ITEM_INDENT);
  if (beside < MIN_BESIDE) return `${indent}${term}\n${indent}${indent}${wrapped(about, 4)}`;
  const lines = helper.boxWrap(about, beside).split('\n');
  return `${indent}${term.padEnd(width)}  ${lines.join(`\n${' '.repeat(ITEM_INDENT + width + GAP)}`)}`;
}

/** Makes a command and its subcommands throw errors instead of printing them and exiting. */
function quiet(command: Command): Command {
  command.exitOverride().configureOutput({
    outputError: () => undefined,
    writeOut: printInline,
    writeErr: () => undefined,
    getOutHelpWidth: columns,
  });
  command.configureHelp({ minWidthToWrap: 1, formatItem });
  for (const subcommand of command.commands) quiet(subcommand);
  return command;
}

function programOf(commands: readonly Command[]): Command {
  const program = new Command('eminent').description(
    'An unofficial fan version of Eminent Domain in the terminal.',
  );
  for (const command of commands) program.addCommand(command);
  return quiet(program);
}

/** The last known command or subcommand among the words, before the first unknown one. */
function lastKnown(program: Command, words: readonly string[]): Command {
  let known = program;
  for (const word of words) {
    const next = known.commands.find((command) => command.name() === word);
    if (next === undefined) break;
    known = next;
  }
  return known;
}

/**
 * The sentence for an error from commander. Lists the commands if a command is missing, or if the
 * given command resembles none of them.
 */
function complaintOf(error: CommanderError, program: Command, words: readonly string[]): string {
  const isMissing = error.code === 'commander.help';
  const sentence = isMissing ? 'expected a command' : sentenceOf(error);
  const isUnknown = error.code === 'commander.unknownCommand' && !sentence.includes('Did you mean');
  if (!isMissing && !isUnknown) return sentence;
  const { commands } = lastKnown(program, words);
  const names = commands.map((command) => command.name()).join(', ');
  return isMissing ? `${sentence}: ${names}` : `${sentence}; expected one of ${names}`;
}

/** Prints an error and returns the exit status. */
function report(error: unknown, program: Command, words: readonly string[]): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0;
    complain(`eminent: ${complaintOf(error, program, words)}`);
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

async function runCommand(program: Command, words: readonly string[]): Promise<number> {
  if (words.length === 0) {
    printInline(program.helpInformation());
    return 0;
  }
  try {
    await program.parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    return report(error, program, words);
  }
}

/** Runs the command given by the words and resolves with its exit status. */
export function run(words: readonly string[], io: Io): Promise<number> {
  const program = programOf(Object.values(commands));
  return withIo(io, async () => {
    // Errors of work that nothing awaits, such as event handlers, end the command too.
    const failed = new Promise<number>((resolve) => {
      io.onUnexpectedError((error) => withIo(io, () => resolve(report(error, program, words))));
    });
    return await Promise.race([failed, runCommand(program, words)]);
  });
}
