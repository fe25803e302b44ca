// npm run tools -- bench:bots: measures on one core how fast a net evaluates, plays and searches,
// and how fast a search with random playouts is. `--net NAME` selects another net than that of the
// official ruleset; `--json` prints one object.
import '../packages/bots/src/node.ts';
import { cpus } from 'node:os';
import {
  decidingSeat,
  determinize,
  type GameState,
  legalOptions,
  newGame,
  parseOption,
  playTrusted,
  randomFromSeed,
} from '@eminent/engine';
import { requestFor, findBot } from '@eminent/bots';
import { shippedWeights } from '../packages/bots/src/net/net-version.ts';
import { NETS } from '../packages/bots/src/net/nets.ts';
import { PackedNet } from '../packages/bots/src/net/packed-net.ts';
import { shippedEvaluator } from '../packages/bots/src/net/net-evaluator.ts';
import type { Evaluator } from '../packages/bots/src/search/evaluator.ts';
import { randomPlayouts } from '../packages/bots/src/search/playout.ts';
import { Tree } from '../packages/bots/src/search/tree.ts';
import { startProgram, quoted, readFlags, refuse } from '../tools/command-line.ts';
import { gameOptions } from '../tools/game-options.ts';

const SECONDS = 3;

startProgram();
const flags = readFlags({
  json: { type: 'boolean', default: false },
  net: { type: 'string', default: 'official-v1' },
});
const version =
  NETS.find(({ manifest }) => manifest.name === flags.net) ??
  refuse(`--net ${quoted(flags.net)}: no such net.`);
const ruleset = version.manifest.madeFor.rulesets[0];

function fresh(seed: string): GameState {
  return newGame(gameOptions({ ruleset, players: 2 }), seed);
}

function positions(): GameState[] {
  const state = fresh('bench');
  const random = randomFromSeed('bench');
  const found: GameState[] = [];
  while (!state.over) {
    const legal = legalOptions(state);
    if (legal.length > 1) found.push(state.clone());
    playTrusted(state, legal[random.below(legal.length)] ?? 0);
  }
  return found;
}

function perSecond(task: (i: number) => void): number {
  const start = performance.now();
  let calls = 0;
  while (performance.now() - start < SECONDS * 1000) {
    for (let i = 0; i < 20; i++) task(calls + i);
    calls += 20;
  }
  return calls / ((performance.now() - start) / 1000);
}

function greedyGames(): number {
  const bot = findBot('net');
  if (bot === undefined) throw new Error('no bot is called net');
  const random = randomFromSeed('bench');
  const start = performance.now();
  let games = 0;
  for (; performance.now() - start < SECONDS * 2000; games++) {
    const state = fresh(`bench ${games}`);
    while (!state.over) {
      const legal = legalOptions(state);
      const option =
        legal.length === 1
          ? legal[0]
          : parseOption(state, bot.choose(requestFor(state, decidingSeat(state), random)).token);
      playTrusted(state, option ?? 0);
    }
  }
  return games / ((performance.now() - start) / 1000);
}

function search(
  evaluator: Evaluator,
  states: readonly GameState[],
): { simulations: number; decisions: number } {
  const random = randomFromSeed('bench');
  let decisions = 0;
  let simulations = 0;
  const start = performance.now();
  for (let i = 0; performance.now() - start < SECONDS * 1000; i++) {
    const state = states[(i * 7) % states.length] as GameState;
    const tree = new Tree(evaluator, random);
    for (let n = 0; n < 200; n++) tree.simulate(determinize(state, decidingSeat(state), random));
    decisions += tree.decisions;
    simulations += tree.simulations;
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    simulations: Math.round(simulations / seconds),
    decisions: Math.round(decisions / seconds),
  };
}

const states = positions();
const net = new PackedNet(version, shippedWeights(version));
const active = new Int16Array(version.mostActive);
const evaluations = perSecond((i) => {
  const state = states[i % states.length] as GameState;
  net.evaluate(i & 1, active, version.writeFeatures(state, i & 1, active));
});
const result = {
  evaluationMicroseconds: Number((1e6 / evaluations).toFixed(2)),
  greedyGamesPerSecond: Math.round(greedyGames()),
  netSearch: search(shippedEvaluator(version), states),
  rolloutSearch: search(randomPlayouts, states),
};
if (flags.json) console.log(JSON.stringify(result));
else {
  console.log(
    `npm run tools -- bench:bots, Node ${process.version}, one core of ${cpus()[0]?.model ?? 'unknown'}`,
  );
  console.log(`evaluation with features: ${result.evaluationMicroseconds} µs`);
  console.log(`greedy self-play for two: ${result.greedyGamesPerSecond} games/s`);
  for (const [name, one] of [
    ['net', result.netSearch],
    ['random games', result.rolloutSearch],
  ] as const) {
    console.log(
      `search with ${name}: ${one.simulations} simulations/s, ${one.decisions} decisions simulated/s`,
    );
  }
}
