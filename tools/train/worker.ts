// Plays and learns in a thread; all threads share the weights and write to them without locks, which does no harm here.
import { workerData } from 'node:worker_threads';
import { type Bot, findBot } from '@eminent/bots';
import { checkOptions, type GameOptions, randomFromSeed } from '@eminent/engine';
import { Net } from '../../packages/bots/src/net/net.ts';
import { Learner } from './learner.ts';
import { SelfPlay } from './self-play.ts';

export interface TrainTask {
  readonly weights: SharedArrayBuffer;
  readonly squares: SharedArrayBuffer;
  /** Games played so far by all threads, then games wanted. */
  readonly progress: SharedArrayBuffer;
  readonly seed: string;
  readonly thread: number;
  /** Games after which the learning rate has fallen to a tenth. */
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

const FIRST_RATE = 0.0001;
/** Games in which scripted players hold all seats, so that the first lessons are of sensible games. */
const SCHOOL = 0.1;
/** Chance that a scripted player holds a seat afterwards. */
const VISITORS = 0.3;
/** Who teaches and visits; the stronger ways of playing more often. */
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

const play = new SelfPlay(new Net(weights), random);

while (Atomics.load(progress, 0) < Atomics.load(progress, 1)) {
  const game = Atomics.add(progress, 0, 1);
  const done = Math.min(1, game / task.horizon);
  const rate = FIRST_RATE * 10 ** -done;
  const school = done < SCHOOL;
  const explore = school ? 0.02 + 0.1 * random.below(4) : 0.06 - 0.045 * done;
  const options = games[random.below(games.length)] as GameOptions;
  const seats = Array.from({ length: options.players }, () =>
    school || random.below(1000) < VISITORS * 1000 ? visitor() : undefined,
  );
  play.playAndLearn({ options, seed: `${task.seed} ${game}`, seats, explore, rate }, learner);
}
