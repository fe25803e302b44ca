// Trains a net with TD(λ) on the positions after each answer (docs/tutorials/train-a-player.md).
import { type Bot, findBot, requestFor } from '@eminent/bots';
import { randomFromSeed, type Random } from '@eminent/engine';
import { Env } from '@eminent/env';
import { type Features, featuresOf, ValueNet } from './value-net.ts';

const OPTIONS = { players: 2 } as const;
/** How much of a target comes from the end of the game rather than from the next estimate. */
const LAMBDA = 0.9;
/** The share of random answers while learning. */
const EXPLORE = 0.05;
/** Maximum number of stored positions from which the net learns repeatedly. */
const MEMORY = 40_000;
/** Learning steps per new position, and the learning rate, which is lower in the last games. */
const REPEATS = 2;
const RATE = 0.001;
const LATE_RATE = 0.0003;

/** A seat is played by a bot of the game or by the net. */
type Seat = Bot | 'net';

interface Sample {
  readonly features: Features;
  readonly target: number;
}

/** The net's estimate of a seat's chance to win; exact if the game is over. */
function worth(net: ValueNet, env: Env, seat: number): number {
  if (env.over) return ((env.returns()[seat] as number) + 1) / 2;
  return net.evaluate(featuresOf(env.observation(seat)));
}

/** The action that leads to the best position, tried with everything hidden dealt again. */
export function bestAction(net: ValueNet, env: Env, random: Random): number {
  const seat = env.player;
  const possible = env.resample(seat, random);
  let best = -1;
  let bestWorth = -1;
  for (const action of env.legalActions()) {
    const after = possible.clone();
    after.step(action);
    const value = worth(net, after, seat);
    if (value > bestWorth) [best, bestWorth] = [action, value];
  }
  return best;
}

function actionOf(seat: Seat, net: ValueNet, env: Env, random: Random): number {
  const legal = env.legalActions();
  if (legal.length === 1) return legal[0] as number;
  if (seat === 'net') return bestAction(net, env, random);
  return env.actionOf(seat.choose(requestFor(env.state, env.player, random)).token);
}

/** Plays a game with some random answers. Returns the positions after choices, with targets. */
function practice(net: ValueNet, seats: readonly Seat[], seed: string, random: Random): Sample[] {
  const env = Env.create(OPTIONS, seed);
  const positions: Features[][] = seats.map(() => []);
  while (!env.over) {
    const { player } = env;
    const legal = env.legalActions();
    const isFree = legal.length > 1;
    const isRandom = isFree && random.below(1000) < EXPLORE * 1000;
    const action = isRandom
      ? (legal[random.below(legal.length)] as number)
      : actionOf(seats[player] as Seat, net, env, random);
    env.step(action);
    if (isFree && !env.over) positions[player]?.push(featuresOf(env.observation(player)));
  }
  return positions.flatMap((own, seat) => {
    let target = worth(net, env, seat);
    return own.reverse().map((features) => {
      const sample = { features, target };
      target = LAMBDA * target + (1 - LAMBDA) * net.evaluate(features);
      return sample;
    });
  });
}

export interface Training {
  /** Games of the Captain against itself that the net watches first. They are quick. */
  readonly watched: number;
  /** Games that the net plays afterwards: half against the Captain, half against itself. */
  readonly played: number;
  readonly seed: string;
  /** `report` is called each time this many more games are finished. */
  readonly every: number;
  readonly report: (games: number, net: ValueNet) => void;
}

export function train({ watched, played, seed, every, report }: Training): ValueNet {
  const random = randomFromSeed(seed);
  const captain = botNamed('captain');
  const net = new ValueNet(Env.create(OPTIONS, seed).layout.size, random);
  const memory: Sample[] = [];
  let added = 0;
  for (let game = 1; game <= watched + played; game++) {
    const isWatching = game <= watched;
    const first: Seat = isWatching ? captain : 'net';
    const second: Seat = isWatching || game % 2 === 0 ? captain : 'net';
    const seats = game % 4 < 2 ? [first, second] : [second, first];
    const samples = practice(net, seats, `${seed} ${game}`, random);
    for (const sample of samples) memory[added++ % MEMORY] = sample;
    const rate = game < (watched + played) * 0.7 ? RATE : LATE_RATE;
    for (let i = 0; i < samples.length * REPEATS; i++) {
      const { features, target } = memory[random.below(memory.length)] as Sample;
      net.learn(features, target, rate);
    }
    if (game % every === 0) report(game, net);
  }
  return net;
}

/** The share of games that the net wins against a bot in alternating seats; a tie counts half. */
export function measure(net: ValueNet, opponent: string, games: number, seed: string): number {
  const random = randomFromSeed(seed);
  const bot = botNamed(opponent);
  let won = 0;
  for (let game = 0; game < games; game++) {
    const own = game % 2;
    const seats: readonly Seat[] = own === 0 ? ['net', bot] : [bot, 'net'];
    const env = Env.create(OPTIONS, `${seed} ${game}`);
    while (!env.over) env.step(actionOf(seats[env.player] as Seat, net, env, random));
    won += worth(net, env, own);
  }
  return won / games;
}

function botNamed(name: string): Bot {
  const bot = findBot(name);
  if (bot === undefined) throw new RangeError(`no bot is called ${name}`);
  return bot;
}
