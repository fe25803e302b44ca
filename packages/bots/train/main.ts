// npm run tools -- train: trains a net by self-play, and promotes or exports its weights. Saves the
// progress after every measurement, so training can be stopped and resumed.
import '../src/node.ts';
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { randomFromSeed } from '@eminent/engine';
import { inRoot, root } from '../../../tools/paths.ts';
import {
  startProgram,
  quoted,
  readFlags,
  refuse,
  shortText,
  wholeNumber,
} from '../../../tools/command-line.ts';
import { HIDDEN_1, HIDDEN_2 } from '../src/net/net.ts';
import { NETS } from '../src/net/nets.ts';
import { shippedWeights } from '../src/net/net-version.ts';
import { packWeights, unpackWeights } from '../src/net/packed-weights.ts';
import { formatWeights, type ReadWeights, readWeights } from '../src/net/weights-file.ts';
import { usualGame } from './games.ts';
import { inheritedWeights } from './transfer-weights.ts';
import { gamesFrom } from './measured-games.ts';
import { measure, measureResponse } from './measure.ts';
import { curvePlot } from './plot.ts';
import { tryOut, type Verdict } from './promote.ts';
import type { TrainTask } from './training-loop.ts';

const NET_NAMES = NETS.map(({ manifest }) => manifest.name);
const DEFAULT_NET = 'official-v1';

const HELP = `npm run tools -- train [--net NAME] [--response N] [--games N] [--threads N] [--folder NAME] [--seed TEXT] [--promote | --export] [--quick]

Trains a net by self-play and continues from the progress in the folder. A net with a predecessor starts with its weights.
  --net NAME     which net (default ${DEFAULT_NET}): ${NET_NAMES.join(', ')}
  --games N      total number of games (default 300000)
  --threads N    threads that play (default 1)
  --folder NAME  folder of the progress (default .train, or .train-NAME for another net)
  --every N      games between two measurements (default 5000)
  --response N   trains a best response instead: with N players, one seat learns against the shipped weights in all others, to find out
                 what beats them; it starts with the shipped weights, in a folder of its own, and is never exported
  --shipped      starts an empty folder with the shipped weights instead of random ones
  --promote      plays the new weights against the shipped ones and every style, and exports them if they are better
  --trial N      games of that match (default 1200); a sixth of that against each style, and three times as many without search
  --budget B     thinking time of both sides in that match (default ms=100; work=400 gives the same result on every machine)
  --export       writes packages/bots/src/net/NAME/{weights-data.ts,NAME.bin} and the plot of the curve from what the folder holds
  --quick        runs every step with few games in a folder of its own, and exports nothing
`;

startProgram();
const values = readFlags(
  {
    net: { type: 'string', default: DEFAULT_NET },
    games: { type: 'string' },
    threads: { type: 'string', default: '1' },
    folder: { type: 'string' },
    every: { type: 'string' },
    seed: { type: 'string', default: 'eminent' },
    response: { type: 'string' },
    shipped: { type: 'boolean', default: false },
    promote: { type: 'boolean', default: false },
    trial: { type: 'string', default: '1200' },
    budget: { type: 'string', default: 'ms=100' },
    export: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
  HELP,
);
const version =
  NETS.find(({ manifest }) => manifest.name === values.net) ??
  refuse(`--net ${quoted(values.net)}: no such net; expected one of ${NET_NAMES.join(', ')}.`);
const { layers, manifest } = version;
const wanted = wholeNumber('games', values.games ?? (values.quick ? '400' : '300000'));
const every = wholeNumber('every', values.every ?? (values.quick ? '200' : '5000'), 1);
const threads = wholeNumber('threads', values.threads, 1, 256);
const trialGames = wholeNumber('trial', values.trial, 1);
shortText('seed', values.seed);
const ofNet = manifest.name === DEFAULT_NET ? '' : `-${manifest.name}`;
/** The options of the games of a best response; undefined for self-play. */
const responseTo =
  values.response === undefined
    ? undefined
    : gamesFrom({
        ruleset: usualGame(version).ruleset,
        players: values.response,
        games: '1',
        seed: values.seed,
      }).options;
const ofResponse = responseTo === undefined ? '' : `-response-${responseTo.players}`;
if (responseTo !== undefined && (values.promote || values.export || values.quick))
  refuse('--response: a best response is not promoted, exported or tried with --quick.');
const folder = inRoot(
  values.folder ?? (values.quick ? '.train-quick' : `.train${ofNet}${ofResponse}`),
);
const measured = values.quick ? 20 : 400;
mkdirSync(folder, { recursive: true });
const weightsFile = join(folder, 'weights.bin');
const stateFile = join(folder, 'state.json');
const curveFile = join(folder, 'curve.jsonl');

const weightBuffer = new SharedArrayBuffer(layers.size * 4);
const squareBuffer = new SharedArrayBuffer(layers.size * 4);
const progressBuffer = new SharedArrayBuffer(8);
const weights = new Float32Array(weightBuffer);
const squares = new Float32Array(squareBuffer);
const progress = new Int32Array(progressBuffer);

type Beginning = 'where it stopped' | 'with shipped weights' | 'with an older net' | 'by chance';

/**
 * Initializes the weights: the shipped weights, those of an older net, or small random numbers,
 * larger for layers with fewer inputs. Returns how the training begins.
 */
function start(): Beginning {
  squares.fill(1e-6);
  if (values.shipped || responseTo !== undefined) {
    if (version.shipped === undefined) refuse(`${manifest.name} has no shipped weights yet.`);
    weights.set(unpackWeights(layers, shippedWeights(version)));
    progress[0] = responseTo === undefined ? version.shipped.provenance.games : 0;
    return 'with shipped weights';
  }
  const inherited = inheritedWeights(version);
  if (inherited !== undefined) {
    weights.set(inherited);
    return 'with an older net';
  }
  const random = randomFromSeed(`${values.seed} start`);
  const bell = (): number => {
    let sum = 0;
    for (let i = 0; i < 6; i++) sum += random.below(1 << 20) / (1 << 20);
    return (sum - 3) / Math.sqrt(0.5);
  };
  for (let i = 0; i < layers.inputs * HIDDEN_1; i++) weights[i] = bell() * 0.03;
  for (let i = 0; i < HIDDEN_1 * HIDDEN_2; i++)
    weights[layers.w2 + i] = bell() * Math.sqrt(1 / HIDDEN_1);
  for (let i = 0; i < HIDDEN_2; i++) weights[layers.w3 + i] = bell() * Math.sqrt(1 / HIDDEN_2);
  return 'by chance';
}

/** The reason why training cannot resume from a valid weight file; undefined if it can. */
function keptProblem({ net, rest }: Extract<ReadWeights, { ok: true }>): string | undefined {
  if (net !== version) return `it holds weights of ${net.manifest.name}`;
  return rest.length === squares.length ? undefined : 'the numbers of the learner are missing';
}

/** Loads the progress of the folder, or starts from the beginning if there is none that fits. */
function load(): Beginning {
  if (!existsSync(weightsFile) || !existsSync(stateFile)) return start();
  const read = readWeights(readFileSync(weightsFile));
  const problem = read.ok ? keptProblem(read) : read.error;
  if (!read.ok || problem !== undefined) {
    console.log(`${weightsFile} cannot be gone on from (${problem}): starting anew`);
    return start();
  }
  weights.set(read.weights);
  squares.set(read.rest);
  progress[0] = (JSON.parse(readFileSync(stateFile, 'utf8')) as { games: number }).games;
  return 'where it stopped';
}

function save(): void {
  writeFileSync(`${weightsFile}.new`, formatWeights(version, weights, squares));
  renameSync(`${weightsFile}.new`, weightsFile);
  writeFileSync(stateFile, `${JSON.stringify({ games: progress[0], seed: values.seed })}\n`);
}

/** Runs the training threads until `games` games are played in total. */
async function playUntil(games: number): Promise<void> {
  Atomics.store(progress, 1, games);
  await Promise.all(
    Array.from({ length: threads }, (_, thread) => {
      const task: TrainTask = {
        net: manifest.name,
        weights: weightBuffer,
        squares: squareBuffer,
        progress: progressBuffer,
        seed: values.seed,
        thread,
        horizon: wanted,
        ...(responseTo !== undefined && { responseTo }),
      };
      return new Promise<void>((resolve, reject) => {
        const worker = new Worker(new URL('training-loop.ts', import.meta.url), {
          workerData: task,
        });
        worker.on('error', reject);
        worker.on('exit', () => resolve());
      });
    }),
  );
  progress[0] = Math.min(Atomics.load(progress, 0), games);
}

/** The current Git commit; ends in -dirty if there are uncommitted changes. */
function commit(): string {
  const args = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

/** Converts integers to little-endian bytes. */
function littleEndian(data: Int16Array): Buffer {
  const bytes = Buffer.alloc(data.length * 2);
  data.forEach((one, index) => bytes.writeInt16LE(one, index * 2));
  return bytes;
}

/** Writes the packed weights, a source file with their metadata, and the learning curve. */
function exportWeights(promotion?: Verdict): void {
  const { scales, data } = packWeights(layers, weights);
  const lines = readFileSync(curveFile, 'utf8').trim().split('\n');
  const measured = JSON.parse(lines.at(-1) ?? '{}') as object;
  const provenance = {
    commit: commit(),
    games: progress[0],
    seed: values.seed,
    measured,
    promotion,
  };
  const text = `// Written by npm run tools -- train --export. What belongs to the weights in ${manifest.name}.bin, and where they come from.
export const WEIGHTS = {
  net: '${manifest.name}',
  vocabulary: '${manifest.vocabulary}',
  provenance: ${JSON.stringify(provenance)},
  scales: ${JSON.stringify(scales)},
} as const;
`;
  const folder = inRoot(`packages/bots/src/net/${manifest.name}`);
  writeFileSync(`${folder}/weights-data.ts`, text);
  writeFileSync(`${folder}/${manifest.name}.bin`, littleEndian(data));
  const curve = lines.map((line) => JSON.parse(line) as Readonly<Record<string, number>>);
  if (curve.length < 2) return;
  writeFileSync(inRoot(`docs/images/learning-curve${ofNet}.svg`), curvePlot(curve));
}

/** Plays the trial of the folder's weights against the shipped weights, and prints the verdict. */
async function promotion(): Promise<Verdict> {
  const [budget, games] = values.quick ? ['work=8', 4] : [values.budget, trialGames];
  const options = usualGame(version);
  const isFirst = version.shipped === undefined;
  const trial = {
    file: weightsFile,
    options,
    isFirst,
    budget,
    games,
    seed: `trial ${progress[0]}`,
  };
  const verdict = await tryOut(trial, console.log);
  console.log(verdict.promoted ? 'promoted' : `not promoted: ${verdict.reasons.join('; ')}`);
  return verdict;
}

/** Saves the weights, measures their win rates, and adds these to the learning curve. */
function mark(gamesPerSecond: number): void {
  save();
  const seed = `measure ${progress[0]}`;
  const result =
    responseTo === undefined
      ? measure(version, weights, measured, seed)
      : measureResponse(version, weights, responseTo, measured, seed);
  const line = { games: progress[0], gamesPerSecond: Math.round(gamesPerSecond), ...result };
  appendFileSync(curveFile, `${JSON.stringify(line)}\n`);
  console.log(JSON.stringify(line));
}

async function learn(): Promise<void> {
  // Transferred weights can be promoted without training.
  if (begins === 'with an older net') mark(0);
  while ((progress[0] as number) < wanted) {
    const before = progress[0] as number;
    const began = performance.now();
    await playUntil(Math.min(wanted, before + every));
    const seconds = (performance.now() - began) / 1000;
    mark(((progress[0] as number) - before) / seconds);
  }
}

const begins = load();
if (values.export) exportWeights();
else if (values.promote) {
  const verdict = await promotion();
  if (verdict.promoted) exportWeights(verdict);
} else {
  await learn();
  if (values.quick) await promotion();
}
