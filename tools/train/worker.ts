// Plays and learns in a thread; all threads share the weights and write to them without locks, which does no harm here.
import { workerData } from 'node:worker_threads';
import { type Bot, findBot } from '@eminent/bots';
import { checkOptions, type GameOptions, randomFromSeed } from '@eminent/engine';
import { PackedNet } from '../../packages/bots/src/net/packed-net.ts';
import { packWeights } from '../../packages/bots/src/net/weights.ts';
import { Learner, Memory } from './learner.ts';
import { SelfPlay } from './self-play.ts';

export interface TrainTask {
  readonly weights: SharedArrayBuffer;
  readonly squares: SharedArrayBuffer;
  /** Games played so far by all threads, then games wanted. */
  readonly progress: SharedArrayBuffer;
  readonly seed: string;
  readonly thread: number;
  /** Games after which the learning rate has fallen to its last. */
  readonly horizon: number;
}

const MIX: readonly object[] = [
  { players: 2 },
  { players: 2 },
  { players: 2 },
  { players: 2 },
  { players: 2, twoPlayerStacks: 'reduced' },
  { players: 3 },
  { players: 3 },
  { players: 4 },
  { players: 4 },
  { players: 2, variant: 'level-1' },
  { players: 3, variant: 'extended' },
  { players: 2, variant: 'learning' },
  { players: 2, techErrata: true, displayErrata: true },
];

const FIRST_RATE = 0.001;
/** What is left of the learning rate at the end. */
const LAST_RATE = 1 / 30;
/** Positions of one step. */
const BATCH = 256;
/** Chance of a random choice at first; at the end it is a quarter of that. */
const EXPLORE = 0.06;
/** Positions that are remembered. */
const MEMORY = 1 << 16;
/** Positions before learning begins. */
const WARM = 1 << 13;
/** Games between two looks at the shared weights. */
const LOOK = 16;
/** Part of the games in which scripted players hold all seats, so that the first lessons are of sensible games. */
const SCHOOL = 0.03;
/** Chance that a scripted player holds a seat afterwards. */
const VISITORS = 0.3;
/** Who teaches and visits; the stronger ways of playing more often, and the Miser, whose play a net by itself never meets. */
const POOL = [
  'warmonger',
  'warmonger',
  'warmonger',
  'settler',
  'settler',
  'captain',
  'scholar',
  'trader',
  'rusher',
  'contrarian',
  'greedy',
  'greedy',
];

function optionsOf(input: object): GameOptions {
  const checked = checkOptions(input);
  if (!checked.ok) throw new Error(checked.error);
  return checked.value;
}

const task = workerData as TrainTask;
const progress = new Int32Array(task.progress);
const weights = new Float32Array(task.weights);
const learner = new Learner(weights, new Float32Array(task.squares));
const games = MIX.map(optionsOf);
const random = randomFromSeed(`${task.seed} thread ${task.thread} from ${progress[0]}`);

function visitor(): Bot {
  const name = POOL[random.below(POOL.length)] ?? '';
  const bot = findBot(name);
  if (bot === undefined) throw new Error(`no bot is called ${name}`);
  return bot;
}

const fresh = (): PackedNet => new PackedNet(packWeights(weights));
const play = new SelfPlay(fresh(), random);
const memory = new Memory(MEMORY);
/** Positions that were remembered and not yet made up for by steps. */
let debt = 0;

for (let own = 1; Atomics.load(progress, 0) < Atomics.load(progress, 1); own++) {
  const game = Atomics.add(progress, 0, 1);
  const done = Math.min(1, game / task.horizon);
  const rate = FIRST_RATE * LAST_RATE ** done;
  const school = done < SCHOOL;
  const explore = school ? 0.02 + 0.1 * random.below(4) : EXPLORE * (1 - 0.75 * done);
  const options = games[random.below(games.length)] as GameOptions;
  const seats = Array.from({ length: options.players }, () =>
    school || random.below(1000) < VISITORS * 1000 ? visitor() : undefined,
  );
  if (own % LOOK === 0) play.net = fresh();
  debt += play.playAndRemember({ options, seed: `${task.seed} ${game}`, seats, explore }, memory);
  if (memory.filled < WARM) debt = 0;
  for (; debt >= BATCH; debt -= BATCH) learner.learn(memory, BATCH, rate, random);
}
