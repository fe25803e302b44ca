// Measures a net without search: two-player games against the Captain and two styles.
import {
  decidingSeat,
  legalOptions,
  newGame,
  parseOption,
  play,
  randomFromSeed,
  winnersOf,
} from '@eminent/engine';
import { type Bot, requestFor } from '../src/index.ts';
import type { NetVersion } from '../src/net/net-version.ts';
import { PackedNet } from '../src/net/packed-net.ts';
import { packWeights } from '../src/net/packed-weights.ts';
import { usualGame } from './games.ts';
import { botNamed } from './players.ts';
import { SelfPlay } from './self-play.ts';

function shareAgainst(
  version: NetVersion,
  net: PackedNet,
  rival: Bot,
  games: number,
  seed: string,
): number {
  const options = usualGame(version);
  const random = randomFromSeed(seed);
  const player = new SelfPlay(version, net, random);
  let share = 0;
  for (let game = 0; game < games; game++) {
    // Each deal is played twice, once from each seat.
    const state = newGame(options, `${seed} ${game >> 1}`);
    const seat = game & 1;
    while (!state.over) {
      const deciding = decidingSeat(state);
      const option =
        deciding === seat
          ? player.choose(state, legalOptions(state))
          : parseOption(state, rival.choose(requestFor(state, deciding, random)).token);
      if (option === undefined) throw new Error('no legal answer');
      play(state, option);
    }
    const winners = winnersOf(state);
    if (winners.includes(seat)) share += 1 / winners.length;
  }
  return share / games;
}

/** Win rates from 0 to 1. */
export function measure(
  version: NetVersion,
  weights: Float32Array,
  games: number,
  seed: string,
): Readonly<Record<string, number>> {
  const net = new PackedNet(version, packWeights(version.layers, weights));
  const against = (name: string): number =>
    shareAgainst(version, net, botNamed(name), games, `${seed} ${name}`);
  return {
    warmonger: against('warmonger'),
    settler: against('settler'),
    captain: against('captain'),
  };
}
