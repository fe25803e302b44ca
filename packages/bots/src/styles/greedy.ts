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
import { shipsWorth } from '../view-queries.ts';

/** The worth of the first and second planet to win; more are worth nothing. */
const TARGETS = [8, 4];

/** Influence, and what leads to it: planets to win and how close the nearest is, ships, cards. */
function progress(state: GameState, seat: number): number {
  const player = state.players[seat];
  if (player === undefined) return 0;
  const { deck, discard, expansion, fighters, hand } = player;
  const { battlecruisers, destroyers, docked, dockedDestroyers } = expansion;
  const ships =
    fighters +
    docked +
    shipsWorth('destroyer', destroyers + dockedDestroyers) +
    shipsWorth('battlecruiser', battlecruisers);
  const toWin = player.planets.filter(({ up }) => !up);
  const targets = toWin.reduce((sum, _, n) => sum + (TARGETS[n] ?? 0), 0);
  const shares = toWin.map(({ id, colonies }) => {
    const { colonizeCost, warfareCost, warfareShip } = planetAt(id);
    return Math.max(
      colonies.length / Math.max(1, colonizeCost),
      ships / Math.max(1, shipsWorth(warfareShip, warfareCost)),
    );
  });
  const nearest = Math.min(1, Math.max(0, ...shares));
  return (
    pointsOf(state, seat) * 10 +
    targets +
    nearest * 9 +
    ships * 0.4 +
    hand.length * 0.3 +
    (deck.length + discard.length) * 1.3
  );
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
