// npm run tools -- bench:env: random steps per second of the learning environment, from JavaScript
// and from Python, and of the engine alone.
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { version } from 'node:process';
import { type GameOptions, legalOptions, newGame, playTrusted, Random } from '@eminent/engine';
import { Batch, Env } from '@eminent/env';
import { readFlags, startProgram } from '../tools/command-line.ts';
import { inRoot } from '../tools/paths.ts';
import { gameOptions } from '../tools/game-options.ts';

const SECONDS = 2;
/** Number of games in a batch, and in each message of the Python program. */
const BATCH = 64;
const PYTHON_GAMES = 256;
const PYTHON_STEPS = 400_000;
/** Steps between two clock readings. */
const CHECK_INTERVAL = 2000;

const random = new Random(1, 2, 3, 4);

/** Returns steps per CPU second, which other programs hardly influence. Warms up first. */
function perSecond(play: (steps: number) => void): number {
  play(CHECK_INTERVAL * 20);
  const begin = process.threadCpuUsage();
  let spent = 0;
  let steps = 0;
  while (spent < SECONDS) {
    play(CHECK_INTERVAL);
    steps += CHECK_INTERVAL;
    const { user, system } = process.threadCpuUsage(begin);
    spent = (user + system) / 1e6;
  }
  return Math.round(steps / spent);
}

function engineSteps(options: GameOptions): number {
  let game = newGame(options, 'engine 0');
  let games = 0;
  const legal: number[] = [];
  return perSecond((steps) => {
    for (let i = 0; i < steps; i++) {
      legalOptions(game, legal);
      playTrusted(game, legal[random.below(legal.length)] as number);
      if (game.over) game = newGame(options, `engine ${++games % 64}`);
    }
  });
}

function envSteps(options: GameOptions): number {
  const env = Env.create(options, 'env 0');
  const mask = new Uint8Array(env.actions.size);
  let games = 0;
  return perSecond((steps) => {
    for (let i = 0; i < steps; i++) {
      env.legalMask(mask);
      const legal = env.legalActions();
      env.step(legal[random.below(legal.length)] as number);
      if (env.over) env.reset(`env ${++games % 64}`);
    }
  });
}

/** Measures a batch with masks of legal actions; with `observes` also with observations. */
function batchSteps(options: GameOptions, observes: boolean): number {
  const batch = new Batch(options, BATCH, 'batch');
  const masks = batch.masks();
  const observations = batch.observations();
  const actions = new Int32Array(BATCH);
  return perSecond((steps) => {
    for (let i = 0; i < steps; i += BATCH) {
      batch.masks(masks);
      if (observes) batch.observations(observations);
      for (const [n, env] of batch.envs.entries()) {
        const legal = env.legalActions();
        actions[n] = legal[random.below(legal.length)] as number;
      }
      batch.step(actions);
    }
  });
}

/** Counts CPU time of both processes; undefined if Python is missing or fails. */
function pythonSteps({ ruleset }: GameOptions): number | undefined {
  const args = [inRoot('examples/python/random_play.py'), PYTHON_GAMES, PYTHON_STEPS, ruleset];
  const { status, stdout } = spawnSync('python3', args.map(String), { encoding: 'utf8' });
  if (status !== 0) return undefined;
  return (JSON.parse(stdout) as { readonly perProcessorSecond: number }).perProcessorSecond;
}

function measure(input: object) {
  const options = gameOptions(input);
  return {
    engine: engineSteps(options),
    env: envSteps(options),
    batch: batchSteps(options, false),
    observing: batchSteps(options, true),
    python: pythonSteps(options),
  };
}

startProgram();
const { json } = readFlags({ json: { type: 'boolean', default: false } });
const result = {
  official: measure({ players: 2 }),
  escalation: measure({ players: 2, ruleset: 'escalation' }),
};

const NAMES: Readonly<Record<keyof typeof result.official, string>> = {
  engine: 'engine alone',
  env: 'one game, with mask',
  batch: `${BATCH} games, with masks`,
  observing: `${BATCH} games, with masks and observations`,
  python: `Python, ${PYTHON_GAMES} games a message`,
};

if (json) console.log(JSON.stringify(result));
else {
  const machine = cpus()[0]?.model ?? 'unknown';
  console.log(`npm run tools -- bench:env, Node ${version}, one core of ${machine}`);
  for (const [ruleset, figures] of Object.entries(result)) {
    console.log(`${ruleset}, 2 players: random steps per second, and their ratio to the engine`);
    for (const [key, name] of Object.entries(NAMES)) {
      const steps = figures[key as keyof typeof NAMES];
      const shown =
        steps === undefined
          ? 'needs Python 3'
          : `${Math.round(steps / 1000)} k, ${(steps / figures.engine).toFixed(2)}`;
      console.log(`  ${name.padEnd(48)} ${shown}`);
    }
  }
}
