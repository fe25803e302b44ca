// Judges answers in the same deals of hidden cards: by the net, by a search, and by games.
import {
  decidingSeat,
  determinize,
  type GameState,
  legalOptions,
  parseOption,
  playTrusted,
  type Random,
  randomFromSeed,
} from '@eminent/engine';
import { type Bot, type BotName, findBot, requestFor } from '../../packages/bots/src/node.ts';
import { meanOf } from '../../packages/bots/src/judge.ts';
import { shareOf } from '../../packages/bots/src/net/net-evaluator.ts';
import type { Evaluator } from '../../packages/bots/src/search/evaluator.ts';
import { Tree } from '../../packages/bots/src/search/tree.ts';
import { type Answer, playAnswer } from './answers.ts';

/** The chance of the deciding seat, by answer and deal. */
export type Chances = readonly (readonly number[])[];

/** Judges the position after an answer for a seat. May change the position. */
type Leaf = (position: GameState, seat: number, answer: number, deal: number) => number;

function inSameDeals(
  state: GameState,
  answers: readonly Answer[],
  deals: number,
  random: Random,
  leaf: Leaf,
): Chances {
  const seat = decidingSeat(state);
  const chances = answers.map((): number[] => []);
  for (let deal = 0; deal < deals; deal++) {
    const sample = determinize(state, seat, random);
    for (const [k, answer] of answers.entries()) {
      const position = sample.clone();
      playAnswer(position, answer);
      const chance = position.over ? shareOf(position, seat) : leaf(position, seat, k, deal);
      chances[k]?.push(chance);
    }
  }
  return chances;
}

/** The net's estimate after each answer. */
export function byNet(
  state: GameState,
  answers: readonly Answer[],
  deals: number,
  random: Random,
  evaluator: Evaluator,
): Chances {
  const leaf: Leaf = (position, seat) => evaluator.chanceOf?.(position, seat) ?? 0;
  return inSameDeals(state, answers, deals, random, leaf);
}

/** A tree search after each answer, one simulation for each deal. */
export function bySearch(
  state: GameState,
  answers: readonly Answer[],
  simulations: number,
  random: Random,
  evaluator: Evaluator,
): Chances {
  const trees = answers.map(() => new Tree(evaluator, random));
  const leaf: Leaf = (position, seat, k) => {
    const tree = trees[k] as Tree;
    tree.simulate(position);
    return tree.chanceOf(seat);
  };
  return inSameDeals(state, answers, simulations, random, leaf);
}

/** How all seats continue a game. */
export type Policy = (state: GameState, legal: readonly number[], random: Random) => number;

/** In games longer than this, the current leader counts as the winner. */
const MAX_PLIES = 1500;

/** Plays games to their end after each answer, with the same random numbers in a deal. */
export function byRollouts(
  state: GameState,
  answers: readonly Answer[],
  games: number,
  random: Random,
  policy: Policy,
): Chances {
  const seeds: number[] = [];
  const legal: number[] = [];
  const leaf: Leaf = (position, seat, _k, deal) => {
    seeds[deal] ??= random.below(1 << 30);
    const own = randomFromSeed(`rollout ${seeds[deal]}`);
    const last = position.ply + MAX_PLIES;
    while (!position.over && position.ply < last) {
      legalOptions(position, legal);
      const option = legal.length === 1 ? (legal[0] as number) : policy(position, legal, own);
      playTrusted(position, option);
    }
    return shareOf(position, seat);
  };
  return inSameDeals(state, answers, games, random, leaf);
}

/** Share of decisions at which the net policy plays the second best option. */
const SECOND_BEST = 0.1;

/** Plays the option that the net rates best for the seat, and sometimes the second best. */
export function netPolicy(evaluator: Evaluator): Policy {
  return (state, legal, random) => {
    const seat = decidingSeat(state);
    let best = legal[0] as number;
    let second = best;
    let top = Number.NEGATIVE_INFINITY;
    let next = Number.NEGATIVE_INFINITY;
    for (const option of legal) {
      const after = state.clone();
      playTrusted(after, option);
      const chance = evaluator.chanceOf?.(after, seat) ?? 0;
      if (chance > top) {
        [second, next] = [best, top];
        [best, top] = [option, chance];
      } else if (chance > next) [second, next] = [option, chance];
    }
    return random.below(1000) < SECOND_BEST * 1000 && top - next < 0.03 ? second : best;
  };
}

/** Each seat plays the bot in its place. */
export function botsInSeats(bots: readonly Bot[]): Policy {
  return (state, legal, random) => {
    const seat = decidingSeat(state);
    const token = bots[seat % bots.length]?.choose(requestFor(state, seat, random)).token ?? '';
    return parseOption(state, token) ?? (legal[0] as number);
  };
}

const characters = (names: readonly BotName[]) => names.flatMap((name) => findBot(name) ?? []);

/** The characters of the miner's last test. */
export const characterPolicy = botsInSeats(
  characters(['warmonger', 'settler', 'captain', 'trader']),
);
/** The characters that check the miner's puzzles; each seat has another one than in the miner. */
export const heldOutPolicy = botsInSeats(
  characters(['settler', 'contrarian', 'warmonger', 'rusher']),
);

/** The mean lead of the first list over the second, and its standard error. */
export function leadOf(
  first: readonly number[],
  second: readonly number[],
): { readonly lead: number; readonly error: number } {
  const differences = first.map((one, i) => one - (second[i] ?? 0));
  const lead = meanOf(differences);
  const spread = meanOf(differences.map((one) => (one - lead) ** 2));
  return { lead, error: Math.sqrt(spread / Math.max(1, differences.length - 1)) };
}

/** The answers by their mean chance, best first. */
export function ranked(
  chances: Chances,
): readonly { readonly at: number; readonly chance: number }[] {
  return chances
    .map((list, at) => ({ at, chance: meanOf(list) }))
    .sort((a, b) => b.chance - a.chance);
}
