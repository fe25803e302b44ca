// One-step greedy: tries each option in a determinized state, continues its own next decisions the
// same way, and takes the option with the most influence and progress.
import {
  decidingSeat,
  type GameState,
  legalOptions,
  planetAt,
  playTrusted,
  pointsOf,
} from '@eminent/engine';
import { bestOption, type Bot, decisionOf } from '../bot.ts';

/** The worth of the first, second, … planet to win. */
const TARGETS = [8, 3];

/** Influence, and what leads to it: planets to win and how close they are, cards. */
function progress(state: GameState, seat: number): number {
  const player = state.players[seat];
  if (player === undefined) return 0;
  let worth = pointsOf(state, seat) * 10 + player.hand.length * 0.5;
  let targets = 0;
  let nearest = 0;
  for (const planet of player.planets) {
    const def = planetAt(planet.id);
    if (planet.up) {
      worth += bits(planet.filled) * 6 + (def.symbol === undefined ? 0 : 2);
      continue;
    }
    worth += TARGETS[targets] ?? 0;
    targets++;
    const settled = planet.colonies.length / Math.max(1, def.colonizeCost);
    const attacked = player.fighters / Math.max(1, def.warfareCost);
    nearest = Math.max(nearest, Math.min(1, settled) * 9, Math.min(1, attacked) * 9);
  }
  return worth + nearest + player.fighters * 0.4;
}

function bits(filled: number): number {
  return (filled & 1) + ((filled >> 1) & 1);
}

/** Number of own decisions that are continued greedily before the position is rated. */
const PLAY_ON = 6;

/** The option with the most progress immediately after it. */
function bestNow(state: GameState, seat: number): number {
  let best = -1;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const option of legalOptions(state)) {
    const after = state.clone();
    playTrusted(after, option);
    const worth = progress(after, seat);
    if (worth > bestWorth) {
      best = option;
      bestWorth = worth;
    }
  }
  return best;
}

/** The worth of an option after its own consequences. */
function worthOf(position: GameState, seat: number, option: number): number {
  const after = position.clone();
  playTrusted(after, option);
  for (
    let i = 0;
    i < PLAY_ON && decidingSeat(after) === seat && after.turnNumber === position.turnNumber;
    i++
  ) {
    playTrusted(after, bestNow(after, seat));
  }
  return progress(after, seat);
}

export const greedy: Bot = {
  name: 'greedy',
  choose({ view, random, sample }) {
    const position = sample(random);
    const seat = decidingSeat(position);
    const { options } = decisionOf(view);
    return {
      token: bestOption(options, random, ({ option }) => worthOf(position, seat, option)).token,
    };
  },
};
