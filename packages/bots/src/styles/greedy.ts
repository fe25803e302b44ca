// Greedy: tries each option in one determinization, continues with its next decisions of the turn
// in the same way, and takes the option that leads to the most influence and progress.
import { decidingSeat, type GameState, planetAt, playTrusted, pointsOf } from '@eminent/engine';
import { bestOption, bestOptionOfState, type Bot, decisionOf } from '../bot.ts';
import { shipsWorth } from '../view-queries.ts';

/** The worth of the first and second face-down planet; more are worth nothing. */
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

/** Number of the seat's next decisions that are played before the position is rated. */
const PLAY_ON = 6;

/** The progress after an option and the seat's next decisions in the same turn. */
function worthOf(position: GameState, seat: number, option: number): number {
  const after = position.clone();
  playTrusted(after, option);
  for (
    let i = 0;
    i < PLAY_ON && decidingSeat(after) === seat && after.turnNumber === position.turnNumber;
    i++
  ) {
    playTrusted(
      after,
      bestOptionOfState(after, (next) => progress(next, seat)),
    );
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
