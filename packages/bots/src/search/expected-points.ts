// Estimates the expected points of options by playouts in which all seats play like the bot level
// Captain. Hints use it if the options have about the same chance to win.
import {
  decidingSeat,
  type GameState,
  legalOptions,
  parseOption,
  playTrusted,
  pointsOf,
  type Random,
  randomFromSeed,
} from '@eminent/engine';
import { type BotRequest, type Budget, requestFor } from '../bot.ts';
import { captain } from '../heuristic-levels.ts';

// Minimum and maximum number of rounds. A round is one playout of each option.
const MIN_ROUNDS = 2;
const MAX_ROUNDS = 24;
/** Cost of one playout, as a number of search simulations. */
const WORK_OF_PLAYOUT = 40;
/** A playout stops after this many plies at the latest. */
const MAX_PLIES = 2000;

/** Negative when behind. */
function leadOf(state: GameState, seat: number): number {
  const others = state.players.flatMap((_, other) =>
    other === seat ? [] : [pointsOf(state, other)],
  );
  return pointsOf(state, seat) - Math.max(...others);
}

function playOut(state: GameState, random: Random): void {
  const last = state.ply + MAX_PLIES;
  while (!state.over && state.ply < last) {
    const legal = legalOptions(state);
    const [only] = legal;
    const chosen =
      legal.length === 1
        ? only
        : parseOption(state, captain.choose(requestFor(state, decidingSeat(state), random)).token);
    playTrusted(state, chosen ?? (only as number));
  }
}

/** Starts a budget. Returns a function: whether another round is allowed after n rounds. */
function roundsIn({ work, ms }: Budget, options: number): (rounds: number) => boolean {
  if (work !== undefined) return (rounds) => rounds * options * WORK_OF_PLAYOUT < work;
  const end = performance.now() + (ms ?? 0);
  return () => performance.now() < end;
}

/**
 * Returns by option the deciding seat's expected lead over the best opponent at the end, in points.
 * All options use the same determinizations and random numbers.
 */
export function expectedPoints(
  request: BotRequest,
  tokens: readonly string[],
  budget: Budget,
): readonly number[] {
  const hasTime = roundsIn(budget, tokens.length);
  const sums = tokens.map(() => 0);
  let rounds = 0;
  while (rounds < MIN_ROUNDS || (rounds < MAX_ROUNDS && hasTime(rounds))) {
    const sample = request.sample(request.random);
    const seed = `playout ${request.random.below(1 << 30)}`;
    const seat = decidingSeat(sample);
    for (const [i, token] of tokens.entries()) {
      const after = sample.clone();
      const option = parseOption(after, token);
      if (option === undefined) continue;
      playTrusted(after, option);
      playOut(after, randomFromSeed(seed));
      sums[i] = (sums[i] ?? 0) + leadOf(after, seat);
    }
    rounds++;
  }
  return sums.map((sum) => sum / rounds);
}
