// Measures a net without search by its win rates: in the usual game against the Captain and two
// styles, or for a best response against the shipped weights.
import {
  decidingSeat,
  type GameOptions,
  legalOptions,
  newGame,
  playTrusted,
  randomFromSeed,
} from '@eminent/engine';
import type { Bot } from '../src/index.ts';
import { shareOf } from '../src/net/net-evaluator.ts';
import { type NetVersion, shippedWeights } from '../src/net/net-version.ts';
import { PackedNet } from '../src/net/packed-net.ts';
import { packWeights } from '../src/net/packed-weights.ts';
import { usualGame } from './games.ts';
import { answerOf, botNamed } from './players.ts';
import { SelfPlay } from './self-play.ts';

/** The net to measure, and the games to play. */
interface Match {
  readonly version: NetVersion;
  readonly net: PackedNet;
  readonly options: GameOptions;
  readonly games: number;
  readonly seed: string;
}

/** The win rate of the net in one seat against a rival in all other seats. */
function shareAgainst(
  rival: Bot | PackedNet,
  { games, net, options, seed, version }: Match,
): number {
  const { players } = options;
  const random = randomFromSeed(seed);
  const player = new SelfPlay(version, net, random);
  let share = 0;
  for (let game = 0; game < games; game++) {
    // Each deal is played once from each seat.
    const state = newGame(options, `${seed} ${Math.floor(game / players)}`);
    const seat = game % players;
    while (!state.over) {
      const decider = decidingSeat(state) === seat ? net : rival;
      const option =
        decider instanceof PackedNet
          ? player.choose(state, legalOptions(state), decider)
          : answerOf(decider, state, random);
      playTrusted(state, option);
    }
    share += shareOf(state, seat);
  }
  return share / games;
}

/** Returns the win rate against the shipped weights in all other seats; 1 / players is equal. */
export function measureResponse(
  version: NetVersion,
  weights: Float32Array,
  options: GameOptions,
  games: number,
  seed: string,
): Readonly<Record<string, number>> {
  const net = new PackedNet(version, packWeights(version.layers, weights));
  const shipped = new PackedNet(version, shippedWeights(version));
  return { shipped: shareAgainst(shipped, { version, net, options, games, seed }) };
}

/** Returns the win rates of weights against scripted bots, from 0 to 1, by name of the bot. */
export function measure(
  version: NetVersion,
  weights: Float32Array,
  games: number,
  seed: string,
): Readonly<Record<string, number>> {
  const net = new PackedNet(version, packWeights(version.layers, weights));
  const options = usualGame(version);
  const against = (name: string): number =>
    shareAgainst(botNamed(name), { version, net, options, games, seed: `${seed} ${name}` });
  return {
    warmonger: against('warmonger'),
    settler: against('settler'),
    captain: against('captain'),
  };
}
