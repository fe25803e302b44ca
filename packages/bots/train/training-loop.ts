// Training thread: plays games and learns from them until all games are played. All threads write
// to the same weights without locks; lost updates are rare and harmless.
import '../src/node.ts';
import { workerData } from 'node:worker_threads';
import {
  type GameOptions,
  type GameState,
  newGame,
  randomFromSeed,
  type Role,
} from '@eminent/engine';
import type { Bot } from '../src/index.ts';
import { netNamed } from '../src/net/nets.ts';
import { shippedWeights } from '../src/net/net-version.ts';
import { PackedNet } from '../src/net/packed-net.ts';
import { packWeights } from '../src/net/packed-weights.ts';
import { gamesFor, HEAD_STARTS } from './games.ts';
import { headStart } from './head-start.ts';
import { Learner, ReplayBuffer } from './learner.ts';
import { botNamed, POOL } from './players.ts';
import { drawPreference } from './preferences.ts';
import { type Episode, SelfPlay } from './self-play.ts';

export interface TrainTask {
  /** The name of the net. */
  readonly net: string;
  /** 32-bit floats: the weights of the net. */
  readonly weights: SharedArrayBuffer;
  /** 32-bit floats: the state of the learner, one number for each weight. */
  readonly squares: SharedArrayBuffer;
  /** Two 32-bit integers: the number of games started by all threads, and of games to play. */
  readonly progress: SharedArrayBuffer;
  readonly seed: string;
  readonly thread: number;
  /** Number of games after which the learning rate reaches its minimum. */
  readonly horizon: number;
  /**
   * The options of the games of a best response: one seat learns against the shipped weights in all
   * other seats. Absent for self-play in all games of the net.
   */
  readonly responseTo?: GameOptions;
}

/** Initial learning rate. */
const FIRST_RATE = 0.001;
/** Final learning rate relative to the initial one. */
const LAST_RATE = 1 / 30;
/** Number of positions per training step. */
const BATCH = 256;
/** Initial probability of a random choice; decreases to a quarter of this. */
const EXPLORE = 0.06;
/** Size of the replay buffer in positions. */
const BUFFER = 1 << 16;
/** Number of positions in the buffer at which learning starts. */
const WARM = 1 << 13;
/** Number of games that a thread plays with a copy of the weights before it makes a new one. */
const LOOK = 16;
/** The first share of the training: scripted bots play reasonable games in all seats. */
const WARM_UP = 0.03;
/** Probability that a scripted bot plays a seat after the warm-up. */
const GUESTS = 0.3;
/** Share of games in which one seat must lead two given roles first. */
const OPENINGS = 0.2;
/** This share for a best response, which searches for plans that self-play does not find. */
const RESPONSE_OPENINGS = 0.5;
/** Share of the net's seats with a preference (preferences.ts). */
const PREFERENCES = 0.2;
/** The roles of openings. */
const OPENING_ROLES: readonly Role[] = ['survey', 'warfare', 'research', 'trade'];
const task = workerData as TrainTask;
const version = netNamed(task.net);
const progress = new Int32Array(task.progress);
const weights = new Float32Array(task.weights);
const learner = new Learner(version.layers, weights, new Float32Array(task.squares));
const games = task.responseTo === undefined ? gamesFor(version) : [task.responseTo];
/** The net in the other seats of a best response. */
const rival =
  task.responseTo === undefined ? undefined : new PackedNet(version, shippedWeights(version));
const random = randomFromSeed(`${task.seed} thread ${task.thread} from ${progress[0]}`);

function guest(): Bot {
  return botNamed(POOL[random.below(POOL.length)] ?? '');
}

/** Share of games with a head start. */
const headStarts = HEAD_STARTS[task.net] ?? 0;

function begin(options: GameOptions, seed: string): GameState {
  const isAhead = headStarts > 0 && random.below(1000) < headStarts * 1000;
  return isAhead ? headStart(options, seed, random) : newGame(options, seed);
}

function drawOpening(seat: number): Episode['opening'] {
  const share = rival === undefined ? OPENINGS : RESPONSE_OPENINGS;
  if (random.below(1000) >= share * 1000) return undefined;
  const role = (): Role => OPENING_ROLES[random.below(OPENING_ROLES.length)] ?? 'survey';
  return { seat, roles: [role(), role()] };
}

/**
 * Draws the players of all seats: in a best response the net that learns in one seat and the
 * shipped net in the others, in self-play the net that learns and scripted bots.
 */
function drawSeats(players: number, learningSeat: number, isWarmUp: boolean): Episode['seats'] {
  return Array.from({ length: players }, (_, seat) => {
    if (rival !== undefined) return seat === learningSeat ? undefined : rival;
    return isWarmUp || random.below(1000) < GUESTS * 1000 ? guest() : undefined;
  });
}

/** Draws a preference for some seats of the net that learns. */
function drawPreferences(options: GameOptions, seats: Episode['seats']): Episode['preferences'] {
  const hasFleets = options.ruleset === 'escalation';
  return seats.map((player) =>
    player === undefined && random.below(1000) < PREFERENCES * 1000
      ? drawPreference(hasFleets, random)
      : undefined,
  );
}

/** A net with a copy of the current weights. */
const fresh = (): PackedNet => new PackedNet(version, packWeights(version.layers, weights));
const play = new SelfPlay(version, fresh(), random);
const buffer = new ReplayBuffer(version, BUFFER);
/** Number of stored positions for which training steps are still due. */
let debt = 0;

for (let own = 1; Atomics.load(progress, 0) < Atomics.load(progress, 1); own++) {
  const game = Atomics.add(progress, 0, 1);
  const done = Math.min(1, game / task.horizon);
  const rate = FIRST_RATE * LAST_RATE ** done;
  const isWarmUp = rival === undefined && done < WARM_UP;
  const explore = isWarmUp ? 0.02 + 0.1 * random.below(4) : EXPLORE * (1 - 0.75 * done);
  const options = games[random.below(games.length)] as GameOptions;
  const learningSeat = random.below(options.players);
  const seats = drawSeats(options.players, learningSeat, isWarmUp);
  const opening = drawOpening(learningSeat);
  const preferences = drawPreferences(options, seats);
  if (own % LOOK === 0) play.net = fresh();
  const state = begin(options, `${task.seed} ${game}`);
  debt += play.playAndRemember(
    { state, seats, explore, opening, preferences, ownSeatsOnly: rival !== undefined },
    buffer,
  );
  if (buffer.filled < WARM) debt = 0;
  for (; debt >= BATCH; debt -= BATCH) learner.learn(buffer, BATCH, rate, random);
}
