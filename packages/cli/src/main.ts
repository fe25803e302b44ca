#!/usr/bin/env node
// The command line: play, simulate, arena, replay, position, bot. Mistakes of the caller end with exit status 2 and one sentence.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { argv, env, exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { botNames, findBot, LEVELS, STYLES } from '@eminent/bots';
import {
  formatOption,
  formatPosition,
  legalOptions,
  newGame,
  parsePosition,
  parseRecord,
  pointsOf,
  replayRecord,
} from '@eminent/engine';
import { shuffleSeats, Table } from '@eminent/table';
import { type Language, LANGUAGES, loadLanguage, msg, pickLanguage } from '@eminent/text';
import { arena, type ArenaResult, ladder, type LadderRow } from './arena.ts';
import { speakProtocol } from './bot.ts';
import { refuse, UsageError } from './fail.ts';
import { GAME_FLAGS, GAME_HELP, gameOptions } from './options.ts';
import { playInTerminal } from './play.ts';
import { DEFAULT_TIME_MS, findSeatBot, seatNames, seatOf, startPrograms } from './seats.ts';
import { type Summary, simulate } from './simulate.ts';

const HELP = `eminent: an unofficial fan version of Eminent Domain

  eminent play      play against bots in the terminal
  eminent simulate  let bots play many games
  eminent arena     measure bots against each other
  eminent replay    play a record again
  eminent position  show or check a position
  eminent bot       let one of the bots speak the bot protocol

Each with --help.`;

const BOTS_HELP = `  known bots: ${botNames().join(', ')}; exec:COMMAND is a program that speaks the bot protocol
  --time MS            what a program has for a decision (default ${DEFAULT_TIME_MS})`;

const PLAY_HELP = `eminent play [--bots a,b,c] [--lang ${LANGUAGES.join('|')}] and the game:
${GAME_HELP}
  --bots NAMES         opponents, such as captain,random
${BOTS_HELP}`;
const SIMULATE_HELP = `eminent simulate --seats a,b[,c,d] [--games N] [--json] and the game:
${GAME_HELP}
${BOTS_HELP}`;
const ARENA_HELP = `eminent arena --seats a,b[,c,d] [--games N] [--seed TEXT] [--json] and the game: plays each deal once from each seat
eminent arena --ladder [--seats a,b,c,…] [--games N] [--json]: everybody against everybody, rated together
${GAME_HELP}
${BOTS_HELP}
  A bot may have a budget of its own: emperor:ms=50 or emperor:work=200 (simulations), and admiral, emperor and net may
  have weights from a file: emperor@.train/weights.bin:work=200. In the result, winShare and its 95 % interval ci95
  are shares of victories with ties divided; elo is 0 at par.`;
const BOT_HELP = `eminent bot NAME [--seed TEXT]: speaks the bot protocol on standard input and output
  known bots: ${botNames().join(', ')}`;
const REPLAY_HELP = `eminent replay FILE [--to PLY] [--json]: plays a record again and verifies its checksums`;
const POSITION_HELP = `eminent position check FILE | eminent position new, with the game:\n${GAME_HELP}`;

const HELP_FLAG = { help: { type: 'boolean', short: 'h' } } as const;

function print(text: string): void {
  stdout.write(`${text}\n`);
}

/** Paths are the caller's, also when npm started this program. */
function readText(path: string | undefined, what: string): string {
  if (path === undefined) return refuse(`expected the name of a ${what} file`);
  try {
    return readFileSync(resolve(env['INIT_CWD'] ?? '.', path), 'utf8');
  } catch {
    return refuse(`${path}: cannot be read`);
  }
}

function count(text: string | undefined, name: string, otherwise: number): number {
  if (text === undefined) return otherwise;
  const n = Number(text);
  return Number.isInteger(n) && n >= 0 ? n : refuse(`--${name} ${text}: expected a whole number`);
}

function randomSeed(): string {
  return crypto.randomUUID();
}

function langOf(text: string | undefined): Language {
  if (text === undefined) return pickLanguage([env['LC_ALL'] ?? '', env['LANG'] ?? '']);
  return (
    LANGUAGES.find((lang) => lang === text) ??
    refuse(`--lang ${text}: known are ${LANGUAGES.join(', ')}`)
  );
}

async function play(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      ...GAME_FLAGS,
      ...HELP_FLAG,
      bots: { type: 'string' },
      lang: { type: 'string' },
      time: { type: 'string' },
    },
  });
  if (values.help === true) return print(PLAY_HELP);
  const lang = langOf(values.lang);
  await loadLanguage(lang);
  const bots = values.bots === undefined ? undefined : seatNames(values.bots, '--bots');
  const game = gameOptions(values, bots === undefined ? undefined : bots.length + 1);
  const chosen = bots ?? Array<string>(game.players - 1).fill('captain');
  const timeMs = count(values.time, 'time', DEFAULT_TIME_MS);
  const seed = values.seed ?? randomSeed();
  const you = { kind: 'person', name: msg(lang, 'ui.you') } as const;
  const others = chosen.map((spec, i) => seatOf(spec, OPPONENT_NAMES[i] ?? spec));
  const programs = await startPrograms(chosen, timeMs);
  const seats = shuffleSeats([you, ...others], seed);
  const order = seats.map((seat) => programs[others.indexOf(seat)]);
  await playInTerminal(
    new Table({ game, seed, seats }, findSeatBot),
    seats.indexOf(you),
    order,
    lang,
  );
}

/** What the opponents of a person are called. */
const OPPONENT_NAMES = ['Vega', 'Orion', 'Lyra'];

function progressBar(games: number): (done: number) => void {
  if (!stderr.isTTY) return () => undefined;
  return (done) => {
    const filled = Math.round((done / games) * 30);
    stderr.write(`\r[${'#'.repeat(filled).padEnd(30, '.')}] ${done}/${games}`);
    if (done === games) stderr.write('\n');
  };
}

function summaryText(summary: Summary): string {
  const bots = Object.entries(summary.perBot).map(
    ([bot, one]) =>
      `${bot}: ${one.wins} wins and ${one.ties} ties in ${one.games} seats, ${one.meanScore.toFixed(1)} points`,
  );
  return [
    `${summary.games} games, ${summary.meanTurns.toFixed(1)} turns, ends ${JSON.stringify(summary.endCauses)}`,
    ...bots,
  ].join('\n');
}

async function simulateGames(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      ...GAME_FLAGS,
      ...HELP_FLAG,
      seats: { type: 'string' },
      games: { type: 'string' },
      time: { type: 'string' },
      json: { type: 'boolean' },
    },
  });
  if (values.help === true) return print(SIMULATE_HELP);
  const bots = seatNames(values.seats ?? 'captain,random', '--seats');
  if (bots.length < 2 || bots.length > 4) refuse(`--seats ${values.seats}: expected 2 to 4 bots`);
  const options = gameOptions(values, bots.length);
  const games = count(values.games, 'games', 100);
  if (games === 0) refuse('--games 0: expected at least one');
  const timeMs = count(values.time, 'time', DEFAULT_TIME_MS);
  const task = { options, bots, seed: values.seed ?? randomSeed(), games, timeMs };
  const summary = await simulate(task, progressBar(games));
  for (const fault of summary.faults) stderr.write(`${fault}\n`);
  print(values.json === true ? JSON.stringify(summary) : summaryText(summary));
}

function replay(args: string[]): void {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...HELP_FLAG, to: { type: 'string' }, json: { type: 'boolean' } },
  });
  if (values.help === true) return print(REPLAY_HELP);
  const record = parseRecord(readText(positionals[0], 'record'));
  if (!record.ok) return refuse(`${positionals[0]}: ${record.error}`);
  const to = count(values.to, 'to', Number.MAX_SAFE_INTEGER);
  const done = replayRecord(record.value, to);
  if (!done.ok) return refuse(`${positionals[0]}: ${done.error}`);
  const { state } = done.value;
  if (values.json === true) return print(JSON.stringify(formatPosition(state)));
  const scores = state.players.map((_, seat) => pointsOf(state, seat)).join(', ');
  print(
    `ply ${state.ply}, turn ${state.turnNumber}, ${state.over ? 'over' : 'not over'}; points ${scores}`,
  );
}

function position(args: string[]): void {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...GAME_FLAGS, ...HELP_FLAG },
  });
  if (values.help === true) return print(POSITION_HELP);
  const [what, file] = positionals;
  if (what === 'new') {
    const game = newGame(gameOptions(values, undefined), values.seed ?? randomSeed());
    return print(JSON.stringify(formatPosition(game), undefined, 2));
  }
  if (what !== 'check') refuse(`position ${what ?? ''}: expected "new" or "check FILE"`);
  const read = parsePosition(parseJson(readText(file, 'position'), file));
  if (!read.ok) return refuse(`${file}: ${read.error}`);
  const legal = legalOptions(read.value).map((option) => formatOption(read.value, option));
  print(`a legal position at ply ${read.value.ply}; possible: ${legal.join(' ')}`);
}

function parseJson(text: string, file: string | undefined): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuse(`${file}: not valid JSON`);
  }
}

async function measure(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      ...GAME_FLAGS,
      ...HELP_FLAG,
      seats: { type: 'string' },
      games: { type: 'string' },
      time: { type: 'string' },
      ladder: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  });
  if (values.help === true) return print(ARENA_HELP);
  const usual = values.ladder === true ? [...LEVELS, ...STYLES, 'random'] : ['captain', 'random'];
  const bots = seatNames(values.seats ?? usual.join(','), '--seats');
  const players = values.ladder === true ? undefined : bots.length;
  if (bots.length < 2 || (players ?? 2) > 4) {
    refuse(`--seats ${values.seats}: expected 2 to 4 bots, or any number with --ladder`);
  }
  const options = gameOptions(values, players);
  const games = count(values.games, 'games', 100);
  if (games === 0) refuse('--games 0: expected at least one');
  const timeMs = count(values.time, 'time', DEFAULT_TIME_MS);
  const task = { bots, options, seed: values.seed ?? randomSeed(), games, timeMs };
  if (values.ladder === true) {
    if (bots.length < options.players)
      refuse(`--ladder: expected at least ${options.players} bots`);
    const rows = await ladder(task, (done, of) => progressBar(of)(done));
    return print(values.json === true ? JSON.stringify(rows) : ladderText(rows));
  }
  const result = await arena(task, progressBar(Math.ceil(games / bots.length) * bots.length));
  for (const fault of result.faults) stderr.write(`${fault}\n`);
  print(values.json === true ? JSON.stringify(result) : arenaText(result));
}

function arenaText(result: ArenaResult): string {
  const rows = result.seats.map((bot, i) => {
    const percent = (share = 0): string => `${(share * 100).toFixed(1)} %`;
    const [low, high] = result.ci95[i] ?? [0, 0];
    const elo = Math.round(result.elo[i] ?? 0);
    const ms = (result.msPerDecision[i] ?? 0).toFixed(2);
    const longest = Math.round(result.longestMs[i] ?? 0);
    return `${bot}: ${percent(result.winShare[i])} [${percent(low)}, ${percent(high)}], ${elo} Elo, ${ms} ms a decision, ${longest} at most`;
  });
  return [`${result.games} games`, ...rows].join('\n');
}

function ladderText(rows: readonly LadderRow[]): string {
  return rows
    .map(({ bot, elo, half, games, winShare }) => {
      const strength = `${Math.round(elo)} ± ${Math.round(half)}`.padStart(11);
      return `${bot.padEnd(14)} ${strength} Elo  ${(winShare * 100).toFixed(1).padStart(5)} % of ${games} games`;
    })
    .join('\n');
}

async function bot(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...HELP_FLAG, seed: { type: 'string' } },
  });
  if (values.help === true) return print(BOT_HELP);
  const [name] = positionals;
  const found = name === undefined ? undefined : findBot(name);
  if (found === undefined) {
    return refuse(`bot ${name ?? ''}: no such bot; known are ${botNames().join(', ')}`);
  }
  await speakProtocol(found, values.seed ?? randomSeed()).catch((error: Error) => {
    refuse(error.message);
  });
}

async function run(command: string | undefined, args: string[]): Promise<void> {
  switch (command) {
    case 'play':
      return play(args);
    case 'simulate':
      return simulateGames(args);
    case 'arena':
      return measure(args);
    case 'replay':
      return replay(args);
    case 'position':
      return position(args);
    case 'bot':
      return bot(args);
    case undefined:
    case '--help':
    case '-h':
      return print(HELP);
    default:
      return refuse(
        `${command}: no such command; known are play, simulate, arena, replay, position, bot`,
      );
  }
}

function isUsage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return (
    error instanceof UsageError ||
    ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  );
}

try {
  const [, , command, ...args] = argv;
  await run(command, args);
} catch (error) {
  if (!isUsage(error)) throw error;
  stderr.write(`eminent: ${error.message}\n`);
  exit(2);
}
