// The style Greedy, shown as the Miser: tries each option in one determinization, plays its next
// decisions greedily, and takes the option that leads to the most influence and progress.
import { decidingSeat, type GameState, planetAt, playTrusted, pointsOf } from '@eminent/engine';
import { bestOption, bestOptionOfState, type Bot, decisionOf } from '../bot.ts';
import { shipsWorth } from '../view-queries.ts';

/** Worth of the first and of the second face-down planet. Further ones are worth nothing. */
const TARGETS = [8, 4];

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

/** Maximum number of the seat's next decisions that are played before the position is rated. */
const MAX_NEXT_DECISIONS = 6;

/** Plays the option and the seat's next consecutive decisions in the same turn, then rates. */
function worthOf(position: GameState, seat: number, option: number): number {
  const after = position.clone();
  playTrusted(after, option);
  for (
    let i = 0;
    i < MAX_NEXT_DECISIONS &&
    decidingSeat(after) === seat &&
    after.turnNumber === position.turnNumber;
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
