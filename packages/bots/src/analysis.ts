// Analysis of a finished game with the net and a short search, or with rollouts where no net is
// trained: chances over the turns, the costliest choices, and luck versus skill.
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

/** A choice and the best alternative found, with the chance of the seat that chose. */
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
  /** Each seat's chance at the start of each turn and at the end. */
  readonly chances: readonly (readonly number[])[];
  /** The choices that cost most, costliest first. */
  readonly moments: readonly Judged[];
  /** Chance lost by a seat's own choices over the whole game, by seat. */
  readonly lostByChoices: readonly number[];
  /** Change of a seat's chance that no choice explains: draws and planets. */
  readonly luck: readonly number[];
}

const MAX_MOMENTS = 5;

/** The judge for games with these rules. */
function judgeFor({ rules }: GameState): Judge {
  const evaluator = shippedNet(optionsOf(rules));
  return evaluator === undefined ? rolloutJudge : netJudge(evaluator);
}

/** Analyzes a game from its start; `answers` are option numbers. */
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
