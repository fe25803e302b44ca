// A finished game judged by the net and a short search, or by games played on where no net has learned it: the chances over the turns, the
// choices that cost most, and luck and skill told apart.
import {
  decidingSeat,
  formatOption,
  type GameState,
  legalOptions,
  optionsOf,
  playTrusted,
} from '@eminent/engine';
import { type Judge, MIN_REPORTED_LOSS } from './judge.ts';
import { shareOf } from './net/net-evaluator.ts';
import { netJudge } from './net-judge.ts';
import { shippedNet } from './net-bots.ts';
import { rolloutJudge } from './rollout-judge.ts';

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

const MAX_MOMENTS = 5;

/** Who judges games of such rules. */
function judgeFor({ rules }: GameState): Judge {
  const evaluator = shippedNet(optionsOf(rules));
  return evaluator === undefined ? rolloutJudge : netJudge(evaluator);
}

/** Judges a game from its start; `answers` are option numbers. */
export function analyze(start: GameState, answers: readonly number[]): Analysis {
  const judge = judgeFor(start);
  const state = start.clone();
  const players = state.players.length;
  let mover = players - 1;
  const chances = [judge.chances(state, mover)];
  const judged: Judged[] = [];
  for (const option of answers) {
    const { ply, turnNumber: turn } = state;
    mover = decidingSeat(state);
    if (legalOptions(state).length > 1) {
      const chosen = formatOption(state, option);
      judged.push({ ply, turn, seat: mover, chosen, ...judge.verdict(state, option) });
    }
    playTrusted(state, option);
    if (state.over) chances.push(start.players.map((_, seat) => shareOf(state, seat)));
    else if (state.turnNumber !== turn) chances.push(judge.chances(state, mover));
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
    .filter((one) => one.lost >= MIN_REPORTED_LOSS)
    .sort((a, b) => b.lost - a.lost)
    .slice(0, MAX_MOMENTS);
  return { chances, moments, lostByChoices, luck };
}
