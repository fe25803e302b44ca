// Flags shared by several commands: names, help texts and validation.
import { botNames } from '@eminent/bots';
import { OPTION_VALUES, PRESETS, RULESETS, VARIANTS } from '@eminent/engine';
import { type Language, LANGUAGES, pickLanguage } from '@eminent/text';
import { type Command, Option } from 'commander';
import { refuse } from './errors.ts';
import { PROGRAM_PREFIX } from './bot-programs/bot-program.ts';
import { readText, STANDARD_INPUT } from './input.ts';
import { currentIo } from './io.ts';
import { complain } from './output.ts';
import { printable } from './printable.ts';

/** Default time limit of a bot program per decision. */
const DEFAULT_TIME_MS = 1000;
/** Maximum time limit. Longer ones are not useful, and timers of Node have a limit. */
const MAX_TIME_MS = 600_000;
const MAX_GAMES = 1_000_000;
/** Maximum length of a seed in characters, because every record contains the seed. */
const MAX_SEED = 1000;

/** Adds flags to a command. The help lists them in this order. */
export function withFlags(command: Command, flags: readonly Option[]): Command {
  for (const flag of flags) command.addOption(flag);
  return command;
}

/** Returns a parser for a flag that is a whole number from `min` to `max`. */
export function whole(name: string, min: number, max: number): (text: string) => number {
  return (text) => {
    const n = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    if (n >= min && n <= max) return n;
    return refuse(`${name} ${printable(text)}: expected a whole number from ${min} to ${max}`);
  };
}

/** Parser for a flag that may be repeated: adds the value to the previous ones. */
export function collect(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text];
}

/** Flags of a game as typed. `gameSetup` validates them. */
export interface GameFlags {
  readonly players?: string;
  readonly ruleset?: string;
  readonly variant?: string;
  readonly scenarios?: string;
  readonly option?: readonly string[];
}

const OPTIONS_WITH_FLAG: ReadonlySet<string> = new Set(['players', 'ruleset', 'variant']);

/** Options without a flag of their own, such as `name=a|b`. The default value is first. */
const RULE_OPTIONS = Object.entries(OPTION_VALUES)
  .filter(([name]) => !OPTIONS_WITH_FLAG.has(name))
  .map(([name, values]) => `${name}=${values.join('|')}`);

export const GAME_FLAGS: readonly Option[] = [
  new Option('--players <n>', `number of players: ${OPTION_VALUES.players.join(', ')}`),
  new Option(
    '--ruleset <name>',
    `rules: ${[...new Set([...RULESETS, ...Object.keys(PRESETS)])].join(', ')}`,
  ),
  new Option('--variant <name>', `variant: ${VARIANTS.join(', ')}`),
  new Option(
    '--scenarios <how>',
    'random, draft, or one name for each seat in order (at a new online table, yours first), such as explorer,imperialism',
  ),
  new Option(
    '--option <name=value>',
    `a rule option; repeatable; default values come first: ${RULE_OPTIONS.join(' ')}`,
  ).argParser(collect),
];

export interface SeedFlags {
  readonly seed?: string;
  readonly seedFile?: string;
}

export const SEED_FLAGS: readonly Option[] = [
  new Option('--seed <text>', 'the same text gives the same game').conflicts('seedFile'),
  new Option(
    '--seed-file <file>',
    'read the seed from a file, or from standard input with -; hides it from the process list, which bot programs can read',
  ),
];

/**
 * Returns the seed of the flags, or a random one. Warns if a bot program among the players could
 * read the seed in the process list.
 */
export async function seedOf(
  { seed, seedFile }: SeedFlags,
  players: readonly string[] = [],
): Promise<string> {
  const given = seedFile === undefined ? seed : (await readText(seedFile, 4 * MAX_SEED)).trim();
  if (given === undefined) return crypto.randomUUID();
  if (given === '' || given.length > MAX_SEED) {
    return refuse(`the seed has ${given.length} characters, expected 1 to ${MAX_SEED}`);
  }
  if (seed !== undefined && players.some((spec) => spec.startsWith(PROGRAM_PREFIX))) {
    complain('a bot program can read --seed in the process list; --seed-file hides it');
  }
  return given;
}

/** Like `seedOf`, for a command that reads standard input itself. Refuses `--seed-file -`. */
export function seedBesideInput(flags: SeedFlags, players?: readonly string[]): Promise<string> {
  if (flags.seedFile === STANDARD_INPUT) {
    refuse('--seed-file -: expected a file, because the command reads standard input');
  }
  return seedOf(flags, players);
}

export const LANG_FLAG = new Option('--lang <code>', `language: ${LANGUAGES.join(', ')}`);

/** Returns the language with this code. Without a code, returns that of the terminal. */
export function languageOf(text: string | undefined): Language {
  const { env } = currentIo();
  if (text === undefined) return pickLanguage([env['LC_ALL'] ?? '', env['LANG'] ?? '']);
  return (
    LANGUAGES.find((language) => language === text) ??
    refuse(`--lang ${printable(text)}: expected one of ${LANGUAGES.join(', ')}`)
  );
}

/** Lists the names of bots, for help texts. */
export const BOT_NAMES_HELP = `${botNames().join(', ')}; ${PROGRAM_PREFIX}COMMAND is a program that uses the bot protocol`;

export const TIME_FLAG = new Option('--time <ms>', 'time limit of a program per decision')
  .default(DEFAULT_TIME_MS)
  .argParser(whole('--time', 1, MAX_TIME_MS));

export const GAMES_FLAG = new Option('--games <n>', 'number of games')
  .default(100)
  .argParser(whole('--games', 1, MAX_GAMES));

export const JSON_FLAG = new Option('--json', 'print the result as one line of JSON');
