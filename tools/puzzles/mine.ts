// npm run tools -- mine-puzzles: looks for puzzles in games that bots play.
import {
  decidingSeat,
  formatCompact,
  type GameState,
  legalOptions,
  makeRecord,
  newGame,
  parseOption,
  playTrusted,
  randomFromSeed,
  view,
} from '@eminent/engine';
import {
  type Bot,
  findBot,
  type Reason,
  reasonsFor,
  requestFor,
} from '../../packages/bots/src/node.ts';
import { shippedNet } from '../../packages/bots/src/net-bots.ts';
import { type Puzzle, type Theme, THEMES } from '../../packages/web/src/puzzles/puzzle.ts';
import { quoted, readFlags, refuse, startProgram, wholeNumber } from '../command-line.ts';
import { addProgress, readProgress } from '../progress-file.ts';
import { ratingOf, SOLVERS } from './difficulty.ts';
import { findPuzzle, Meter } from './find-puzzle.ts';
import { answerOf, positionOf } from './judge-again.ts';
import {
  isMinedGame,
  type Mined,
  type MinedGame,
  readShipped,
  writeShipped,
} from './puzzle-file.ts';
import { themesOf } from './themes.ts';
import { gameOptions } from '../game-options.ts';

const HELP = `npm run tools -- mine-puzzles [--progress FILE] [--minutes N] [--first N] [--theme NAME] [--write]

Plays games between bots and keeps the questions that are puzzles (docs/puzzles.md). Goes on where it stopped.
  --progress FILE  one line for each game (default puzzles.jsonl)
  --minutes N      stops after this time (default 10)
  --first N        number of the first game of an empty progress file (default 0), to look in other games than before
  --theme NAME     keeps only puzzles of this theme: ${THEMES.join(', ')}
  --write          adds the puzzles of the progress file to those of the page, instead of playing
`;

const GAMES: readonly object[] = [
  { players: 2 },
  { players: 2, ruleset: 'escalation' },
  { players: 3 },
  { players: 2 },
  { players: 3, ruleset: 'escalation' },
  { players: 4 },
  { players: 2 },
  { players: 2, ruleset: 'escalation' },
  { players: 3 },
  { players: 4, ruleset: 'escalation' },
];

/** Each seat plays the net with a probability of one half, otherwise one of these bots. */
const GUESTS = ['captain', 'warmonger', 'settler', 'trader', 'scholar', 'rusher', 'contrarian'];

/** Other guests for a theme that is rare with GUESTS. */
const THEME_GUESTS: Partial<Record<Theme, readonly string[]>> = { technology: ['scholar'] };

/** Maximum of puzzles per game, and minimum of answers between two of them, so that they differ. */
const MAX_IN_A_GAME = 3;
const MIN_DISTANCE = 12;

function bot(name: string): Bot {
  return findBot(name) ?? refuse(`no bot is called ${name}`);
}

function mineGame(game: number, theme: Theme | undefined): MinedGame {
  const options = gameOptions(GAMES[game % GAMES.length] ?? {});
  const evaluator = shippedNet(options) ?? refuse('no net plays this game');
  const seed = `puzzle ${game}`;
  const random = randomFromSeed(seed);
  const state = newGame(options, seed);
  const guests = (theme === undefined ? undefined : THEME_GUESTS[theme]) ?? GUESTS;
  const bots = state.players.map(() =>
    bot(random.below(2) === 0 ? 'net' : (guests[random.below(guests.length)] ?? 'net')),
  );
  const played: number[] = [];
  const puzzles: Mined[] = [];
  const meter = new Meter();
  let last = -MIN_DISTANCE;
  while (!state.over) {
    const legal = legalOptions(state);
    let [option = -1] = legal;
    if (legal.length > 1) {
      const seat = decidingSeat(state);
      const isFarEnough = state.ply - last >= MIN_DISTANCE && puzzles.length < MAX_IN_A_GAME;
      const found = isFarEnough ? findPuzzle(state, evaluator, random, meter, theme) : undefined;
      if (found !== undefined) {
        puzzles.push({ record: formatCompact(makeRecord(options, seed, played)), ...found });
        last = state.ply;
      }
      const { token } = meter.time('play', () =>
        (bots[seat] as Bot).choose(requestFor(state, seat, random)),
      );
      option = parseOption(state, token) ?? option;
    }
    played.push(option);
    playTrusted(state, option);
  }
  return { game, stages: meter.stages, seconds: meter.seconds, puzzles };
}

function total(records: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const record of records) {
    for (const [name, n] of Object.entries(record)) sums[name] = (sums[name] ?? 0) + n;
  }
  return sums;
}

function report(games: readonly MinedGame[]): void {
  const puzzles = games.flatMap((one) => one.puzzles);
  const seconds = total(games.map((one) => one.seconds));
  const spent = Object.values(seconds).reduce((sum, one) => sum + one, 0);
  const cost = (spent / Math.max(1, puzzles.length)).toFixed(1);
  console.log(`${puzzles.length} puzzles in ${games.length} games, ${cost} s of a core for each`);
  console.log('left after each stage:', total(games.map((one) => one.stages)));
  const rounded = Object.entries(seconds).map(([name, s]) => `${name} ${Math.round(s)} s`);
  console.log(rounded.join(', '));
  const share = SOLVERS.map(({ bot: name }, i) => {
    // The bot must find the answer in most attempts: weak bots find some by chance.
    const found = puzzles.filter(({ solves }) => (solves[i] ?? 0) > 0.5).length;
    return `${name} ${Math.round((found / Math.max(1, puzzles.length)) * 100)} %`;
  });
  console.log(`solved by: ${share.join(', ')}`);
  console.log(
    'themes:',
    total(puzzles.flatMap(({ themes }) => themes.map((one) => ({ [one]: 1 })))),
  );
}

const MAX_REASONS = 2;

/** Returns up to MAX_REASONS reasons for the best answer; none if it has several options. */
function reasonsOf(state: GameState, token: string): readonly Reason[] {
  return reasonsFor(view(state, decidingSeat(state)), token)
    .filter(({ kind }) => kind !== 'playing-on')
    .slice(0, MAX_REASONS);
}

function shippedPuzzle({ record, answers, solves }: Mined, n: number): Puzzle {
  const state = positionOf(record);
  const [best = ''] = Object.keys(answers);
  const reasons = reasonsOf(state, best);
  const themes = themesOf(state, answerOf(state, best));
  return { n, record, answers, reasons, themes, rating: ratingOf(solves) };
}

/** Adds new puzzles to the shipped ones, which keep their numbers. */
function ship(games: readonly MinedGame[]): void {
  const shipped = readShipped();
  const known = new Set(shipped.map(({ record }) => record));
  let last = shipped.reduce((most, { n }) => Math.max(most, n), 0);
  const added = games
    .flatMap(({ puzzles }) => puzzles)
    .filter(({ record }) => !known.has(record) && positionOf(record).turnNumber > 0)
    .map((mined): Puzzle => shippedPuzzle(mined, ++last));
  writeShipped([...shipped, ...added]);
  console.log(`${added.length} new puzzles, ${shipped.length + added.length} on the page`);
}

startProgram();
const flags = readFlags(
  {
    progress: { type: 'string', default: 'puzzles.jsonl' },
    minutes: { type: 'string', default: '10' },
    first: { type: 'string', default: '0' },
    theme: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
  HELP,
);
const theme = THEMES.find((one) => one === flags.theme);
if (flags.theme !== undefined && theme === undefined) {
  refuse(`--theme: ${quoted(flags.theme)} is not one of ${THEMES.join(', ')}`);
}
const end = performance.now() + wholeNumber('minutes', flags.minutes, 1) * 60_000;
const before = readProgress(flags.progress, isMinedGame);
if (!flags.write) {
  let game = before.reduce(
    (most, one) => Math.max(most, one.game + 1),
    wholeNumber('first', flags.first),
  );
  for (; performance.now() < end; game++) addProgress(flags.progress, mineGame(game, theme));
}
const games = readProgress(flags.progress, isMinedGame);
report(games);
if (flags.write) ship(games);
