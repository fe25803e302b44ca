// npm run tools -- bench: measures the engine with random playouts and clones, and computes
// checksums of game results, which must not depend on the machine.
import { cpus } from 'node:os';
import { version } from 'node:process';
import {
  formatPosition,
  type GameEvent,
  type GameOptions,
  type GameState,
  legalOptions,
  newGame,
  playTrusted,
  pointsOf,
  Random,
} from '@eminent/engine';
import { startProgram, readFlags } from '../tools/command-line.ts';
import { gameOptions } from '../tools/game-options.ts';

interface Playouts {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerGame: number;
}

const SECONDS = 3;
/** Number of games between two clock readings. */
const CHECK_INTERVAL = 8;
const CHECKED_GAMES = 300;

function playout(state: GameState, random: Random, legal: number[]): number {
  let decisions = 0;
  while (!state.over) {
    legalOptions(state, legal);
    playTrusted(state, legal[random.below(legal.length)] ?? 0);
    decisions++;
  }
  return decisions;
}

/** Returns the CPU seconds of this thread since `begin`. Other programs hardly influence them. */
function secondsSince(begin: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(begin);
  return (user + system) / 1e6;
}

function measure(options: GameOptions, withLog: boolean): Playouts {
  const random = new Random(1, 2, 3, 4);
  const legal: number[] = [];
  let decisions = 0;
  let games = 0;
  const begin = process.threadCpuUsage();
  let spent = 0;
  while (spent < SECONDS) {
    const state = newGame(options, `bench ${games % 64}`);
    if (withLog) state.log = [] as GameEvent[];
    decisions += playout(state, random, legal);
    games++;
    if (games % CHECK_INTERVAL === 0) spent = secondsSince(begin);
  }
  return {
    decisionsPerSecond: Math.round(decisions / spent),
    gamesPerSecond: Math.round(games / spent),
    decisionsPerGame: Math.round(decisions / games),
  };
}

/** Returns a two-player game after 150 decisions, about half of a game. */
function middleOfGame(): GameState {
  const state = newGame(gameOptions({ players: 2 }), 'bench middle');
  const random = new Random(5, 6, 7, 8);
  for (let i = 0; i < 150 && !state.over; i++) {
    const legal = legalOptions(state);
    playTrusted(state, legal[random.below(legal.length)] ?? 0);
  }
  return state;
}

function nanosecondsPerClone(state: GameState): number {
  const rounds = 300_000;
  let kept = state;
  for (let i = 0; i < rounds / 10; i++) kept = state.clone();
  const begin = performance.now();
  for (let i = 0; i < rounds; i++) kept = state.clone();
  const spent = performance.now() - begin;
  if (kept.ply !== state.ply) throw new Error('a clone differs');
  return Math.round((spent / rounds) * 1_000_000);
}

/**
 * Hashes the numbers of decisions and the points of fixed random games. The eight hex digits are
 * equal on every machine.
 */
function checksum(games: readonly GameOptions[]): string {
  let sum = 0x811c9dc5;
  for (let game = 0; game < CHECKED_GAMES; game++) {
    const options = games[game % games.length] as GameOptions;
    const state = newGame(options, `checksum ${game}`);
    const decisions = playout(state, new Random(game, 2, 3, 4), []);
    for (const value of [decisions, ...state.players.map((_, seat) => pointsOf(state, seat))]) {
      sum = Math.imul(sum ^ value, 0x01000193) >>> 0;
    }
  }
  return sum.toString(16).padStart(8, '0');
}

const PLAYER_COUNTS = { official: [2, 3, 4], escalation: [2, 3, 4, 5] };

function gamesOf(ruleset: keyof typeof PLAYER_COUNTS): readonly GameOptions[] {
  return PLAYER_COUNTS[ruleset].map((players) => gameOptions({ ruleset, players }));
}

function perPlayers(
  ruleset: keyof typeof PLAYER_COUNTS,
  withLog: boolean,
): Record<string, Playouts> {
  return Object.fromEntries(
    gamesOf(ruleset).map((options) => [options.players, measure(options, withLog)]),
  );
}

startProgram();
const { playouts, escalation, json } = readFlags({
  json: { type: 'boolean', default: false },
  // Prints only figures that earlier versions of the engine can produce too, for bench/against.ts.
  playouts: { type: 'boolean', default: false },
  escalation: { type: 'boolean', default: false },
});
if (playouts) {
  const ruleset = escalation ? 'escalation' : 'official';
  console.log(JSON.stringify({ playouts: perPlayers(ruleset, false) }));
  process.exit(0);
}

const middle = middleOfGame();
const result = {
  playouts: perPlayers('official', false),
  withLog: perPlayers('official', true),
  escalation: perPlayers('escalation', false),
  prototype: measure(gameOptions({ players: 2, ruleset: 'prototype-2010' }), false),
  cloneNs: nanosecondsPerClone(middle),
  positionBytes: JSON.stringify(formatPosition(middle)).length,
  checksum: checksum(gamesOf('official')),
  escalationChecksum: checksum([
    ...gamesOf('escalation'),
    ...gamesOf('escalation').map((options) => gameOptions({ ...options, scenarios: 'random' })),
  ]),
};

function line(name: string, one: Playouts): string {
  const decisions = (one.decisionsPerSecond / 1_000_000).toFixed(2);
  return `${name.padEnd(26)} ${decisions} M decisions/s, ${one.gamesPerSecond} games/s, ${one.decisionsPerGame} decisions a game`;
}

if (json) console.log(JSON.stringify(result));
else {
  console.log(
    `npm run tools -- bench, Node ${version}, one core of ${cpus()[0]?.model ?? 'unknown'}`,
  );
  for (const [players, one] of Object.entries(result.playouts)) {
    console.log(line(`${players} players`, one));
  }
  for (const [players, one] of Object.entries(result.withLog)) {
    console.log(line(`${players} players, with log`, one));
  }
  for (const [players, one] of Object.entries(result.escalation)) {
    console.log(line(`Escalation, ${players} players`, one));
  }
  console.log(line('prototype, 2 players', result.prototype));
  console.log(
    `clone ${result.cloneNs} ns, position ${result.positionBytes} bytes, checksum ${result.checksum}, of Escalation ${result.escalationChecksum}`,
  );
}
