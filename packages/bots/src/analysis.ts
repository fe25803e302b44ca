// A finished game judged by the net and a short search: the chances over the turns, the choices that cost most, and luck and skill told apart.
import {
  decidingSeat,
  formatOption,
  type GameState,
  legalOptions,
  parseOption,
  playTrusted,
  randomFromSeed,
  optionsOf,
} from '@eminent/engine';
import { requestFor } from './bot.ts';
import { greedyReply } from './net/greedy.ts';
import { shareOf } from './net/player.ts';
import { shippedNet } from './net-players.ts';
import type { Evaluator } from './search/evaluator.ts';
import { compare } from './search/search.ts';

/** A choice beside the best one found, both with the chance of the seat that chose. */
export interface Judged {
  readonly ply: number;
  readonly turn: number;
  readonly seat: number;
  readonly chosen: string;
  readonly best: string;
  /** Chance lost by the choice, from 0 to 1. */
  readonly lost: number;
}

export interface Analysis {
  /** The chance of each seat when each turn began, and at the end. */
  readonly chances: readonly (readonly number[])[];
  /** The choices that cost most, the costliest first. */
  readonly moments: readonly Judged[];
  /** Chance lost by the own choices, by seat, from the game's start to its end. */
  readonly lostByChoices: readonly number[];
  /** What the chance of a seat gained or lost by neither its own nor the others' choices: draws and planets. */
  readonly luck: readonly number[];
}

/** Deals of what is hidden that a choice is judged in. */
const DETERMINIZATIONS = 4;
/** Options that may have been better, and the simulations for each of them. */
const RIVALS = 2;
const SIMULATIONS = 40;
const MOST_MOMENTS = 5;
/** Less than this is within what the net can tell. */
const WORTH_TELLING = 0.03;

/** Judges a game from its start; `answers` are option numbers. Undefined for games that no net has learned. */
export function analyse(start: GameState, answers: readonly number[]): Analysis | undefined {
  const evaluator = shippedNet(optionsOf(start.rules));
  if (evaluator === undefined) return undefined;
  const state = start.clone();
  const players = state.players.length;
  const shares = new Float64Array(4);
  let mover = state.players.length - 1;
  const chancesNow = (): number[] => {
    evaluator.chances(state, mover, shares, random);
    return Array.from(shares.subarray(0, players));
  };
  const random = randomFromSeed('analysis');
  const chances = [chancesNow()];
  const judged: Judged[] = [];
  for (const option of answers) {
    const { turnNumber } = state;
    if (legalOptions(state).length > 1) judged.push(judge(state, option, evaluator));
    mover = decidingSeat(state);
    playTrusted(state, option);
    if (state.over) chances.push(start.players.map((_, seat) => shareOf(state, seat)));
    else if (state.turnNumber !== turnNumber) chances.push(chancesNow());
  }
  const lostByChoices = start.players.map((_, seat) =>
    judged.reduce((sum, one) => sum + (one.seat === seat ? one.lost : 0), 0),
  );
  const all = lostByChoices.reduce((sum, one) => sum + one, 0);
  const luck = start.players.map((_, seat) => {
    const own = lostByChoices[seat] ?? 0;
    const moved = (chances.at(-1)?.[seat] ?? 0) - (chances[0]?.[seat] ?? 0);
    return moved + own - (all - own) / (players - 1);
  });
  const moments = judged
    .filter((one) => one.lost >= WORTH_TELLING)
    .sort((a, b) => b.lost - a.lost)
    .slice(0, MOST_MOMENTS);
  return { chances, moments, lostByChoices, luck };
}

/** What a choice lost against the best one found: the net picks the rivals, a search judges those that look better. */
function judge(state: GameState, option: number, evaluator: Evaluator): Judged {
  const seat = decidingSeat(state);
  const request = requestFor(state, seat, randomFromSeed(`analysis ${state.ply}`));
  const { ranking = [] } = greedyReply(request, evaluator, DETERMINIZATIONS);
  const chosen = formatOption(state, option);
  const own = ranking.find((one) => one.token === chosen)?.winChance ?? 0;
  const rivals = ranking
    .filter((one) => one.winChance - own >= WORTH_TELLING)
    .slice(0, RIVALS)
    .map((one) => one.token);
  const judged = { ply: state.ply, turn: state.turnNumber, seat, chosen };
  if (rivals.length === 0) return { ...judged, best: chosen, lost: 0 };
  const options = [option, ...rivals.map((token) => parseOption(state, token) ?? option)];
  const [ours = 0, ...others] = compare(request, evaluator, options, SIMULATIONS);
  const top = Math.max(...others);
  return top > ours
    ? { ...judged, best: rivals[others.indexOf(top)] ?? chosen, lost: top - ours }
    : { ...judged, best: chosen, lost: 0 };
}
