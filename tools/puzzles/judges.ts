// Judges answers by a net, by a search, and by games. All answers are judged in the same deals of
// hidden cards.
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

/** Estimated winning chances of the deciding seat, indexed by answer, then deal. */
export type Chances = readonly (readonly number[])[];

/** Returns the winning chance of a seat. May change the position. */
type JudgePosition = (position: GameState, seat: number, answer: number, deal: number) => number;

function inSameDeals(
  state: GameState,
  answers: readonly Answer[],
  deals: number,
  random: Random,
  judge: JudgePosition,
): Chances {
  const seat = decidingSeat(state);
  const chances = answers.map((): number[] => []);
  for (let deal = 0; deal < deals; deal++) {
    const sample = determinize(state, seat, random);
    for (const [k, answer] of answers.entries()) {
      const position = sample.clone();
      playAnswer(position, answer);
      const chance = position.over ? shareOf(position, seat) : judge(position, seat, k, deal);
      chances[k]?.push(chance);
    }
  }
  return chances;
}

/** Judges by the net's estimate of the position after each answer. */
export function byNet(
  state: GameState,
  answers: readonly Answer[],
  deals: number,
  random: Random,
  evaluator: Evaluator,
): Chances {
  const judge: JudgePosition = (position, seat) => evaluator.chanceOf?.(position, seat) ?? 0;
  return inSameDeals(state, answers, deals, random, judge);
}

/** Judges by a tree search after each answer, with one simulation per deal. */
export function bySearch(
  state: GameState,
  answers: readonly Answer[],
  simulations: number,
  random: Random,
  evaluator: Evaluator,
): Chances {
  const trees = answers.map(() => new Tree(evaluator, random));
  const judge: JudgePosition = (position, seat, k) => {
    const tree = trees[k] as Tree;
    tree.simulate(position);
    return tree.chanceOf(seat);
  };
  return inSameDeals(state, answers, simulations, random, judge);
}

export type Policy = (state: GameState, legal: readonly number[], random: Random) => number;

/** Longer games are ended and judged by the current points. */
const MAX_PLIES = 1500;

/** Judges by games played to their end, with the same random numbers for all answers of a deal. */
export function byRollouts(
  state: GameState,
  answers: readonly Answer[],
  games: number,
  random: Random,
  policy: Policy,
): Chances {
  const seeds: number[] = [];
  const legal: number[] = [];
  const judge: JudgePosition = (position, seat, _k, deal) => {
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
  return inSameDeals(state, answers, games, random, judge);
}

/** Share of decisions at which the net policy may choose the second best option. */
const SECOND_BEST = 0.1;

/** Chooses the best option by the net, or sometimes the second best if it is nearly as good. */
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

export function botsInSeats(bots: readonly Bot[]): Policy {
  return (state, legal, random) => {
    const seat = decidingSeat(state);
    const token = bots[seat % bots.length]?.choose(requestFor(state, seat, random)).token ?? '';
    return parseOption(state, token) ?? (legal[0] as number);
  };
}

const characters = (names: readonly BotName[]) => names.flatMap((name) => findBot(name) ?? []);

/** The bots of the miner's last test. */
export const characterPolicy = botsInSeats(
  characters(['warmonger', 'settler', 'captain', 'trader']),
);
/** The bots that check the miner's puzzles. No seat has the same bot as in the miner. */
export const heldOutPolicy = botsInSeats(
  characters(['settler', 'contrarian', 'warmonger', 'rusher']),
);

/** Returns the mean lead of the first list over the second, and its standard error. */
export function leadOf(
  first: readonly number[],
  second: readonly number[],
): { readonly lead: number; readonly error: number } {
  const differences = first.map((one, i) => one - (second[i] ?? 0));
  const lead = meanOf(differences);
  const spread = meanOf(differences.map((one) => (one - lead) ** 2));
  return { lead, error: Math.sqrt(spread / Math.max(1, differences.length - 1)) };
}

export function ranked(
  chances: Chances,
): readonly { readonly at: number; readonly chance: number }[] {
  return chances
    .map((list, at) => ({ at, chance: meanOf(list) }))
    .sort((a, b) => b.chance - a.chance);
}
