// One self-play game and its training targets: TD(lambda) over each seat's decisions.
import {
  decidingSeat,
  determinize,
  type GameState,
  legalOptions,
  playTrusted,
  type Random,
  winnersOf,
} from '@eminent/engine';
import type { Bot } from '../src/index.ts';
import type { NetVersion } from '../src/net/net-version.ts';
import type { PackedNet } from '../src/net/packed-net.ts';
import type { ReplayBuffer } from './learner.ts';
import { answerOf } from './players.ts';

const LAMBDA = 0.9;
/** Longer games are cut off; reasonable ones end long before. */
const MAX_PLIES = 2500;

/** A seat's decision: the position of its features, and the net's value. */
interface Sample {
  readonly at: number;
  readonly count: number;
  readonly value: number;
}

/** One game to play and learn from. */
export interface Episode {
  /** The game at its first decision. Playing changes this state to the end of the game. */
  readonly state: GameState;
  /** The bot of each seat, or undefined for the net. */
  readonly seats: readonly (Bot | undefined)[];
  /** Probability of a random choice. */
  readonly explore: number;
}

export class SelfPlay {
  private readonly version: NetVersion;
  private readonly active: Int16Array;
  private store = new Int16Array(1 << 19);
  /** The current net; can be replaced between games. */
  net: PackedNet;
  private readonly random: Random;

  constructor(version: NetVersion, net: PackedNet, random: Random) {
    this.version = version;
    this.active = new Int16Array(version.mostActive);
    this.net = net;
    this.random = random;
  }

  /** The win chance of a seat in a position; exact if the game is over. */
  private worth(state: GameState, seat: number): number {
    if (state.over) {
      const winners = winnersOf(state);
      return winners.includes(seat) ? 1 / winners.length : 0;
    }
    return this.net.evaluate(
      seat,
      this.active,
      this.version.writeFeatures(state, seat, this.active),
    );
  }

  /** The option that leads to the best position, tried in a determinized state. */
  choose(state: GameState, options: readonly number[]): number {
    const seat = decidingSeat(state);
    if (options.length === 1) return options[0] as number;
    const sample = determinize(state, seat, this.random);
    let best = -1;
    let chosen = options[0] as number;
    for (const option of options) {
      const after = sample.clone();
      playTrusted(after, option);
      const worth = this.worth(after, seat);
      if (worth > best) {
        best = worth;
        chosen = option;
      }
    }
    return chosen;
  }

  /**
   * Plays a game with some random choices and stores its positions in the buffer. Returns their
   * number.
   */
  playAndRemember(episode: Episode, buffer: ReplayBuffer): number {
    const { explore, seats, state } = episode;
    const samples: Sample[][] = state.players.map(() => []);
    let used = 0;
    while (!state.over && state.ply < MAX_PLIES) {
      const legal = legalOptions(state);
      const seat = decidingSeat(state);
      if (legal.length === 1) {
        playTrusted(state, legal[0] as number);
        continue;
      }
      const bot = seats[seat];
      const wild = this.random.below(1000) < explore * 1000;
      const option = wild
        ? (legal[this.random.below(legal.length)] as number)
        : bot === undefined
          ? this.choose(state, legal)
          : answerOf(bot, state, this.random);
      playTrusted(state, option);
      if (state.over) break;
      const count = this.version.writeFeatures(state, seat, this.active);
      if (used + count > this.store.length) break;
      this.store.set(this.active.subarray(0, count), used);
      samples[seat]?.push({ at: used, count, value: this.net.evaluate(seat, this.active, count) });
      used += count;
    }
    if (!state.over) return 0;
    const winners = winnersOf(state);
    let learned = 0;
    for (const [seat, own] of samples.entries()) {
      let target = winners.includes(seat) ? 1 / winners.length : 0;
      for (let i = own.length - 1; i >= 0; i--) {
        const sample = own[i] as Sample;
        buffer.add(this.store.subarray(sample.at, sample.at + sample.count), target);
        learned++;
        target = LAMBDA * target + (1 - LAMBDA) * sample.value;
      }
    }
    return learned;
  }
}
