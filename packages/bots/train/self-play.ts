// Plays one self-play game and computes its training targets: TD(lambda) by seat.
import {
  decidingSeat,
  describe,
  determinize,
  type GameState,
  legalOptions,
  playTrusted,
  type Random,
  type Role,
  STEP_NAMES,
} from '@eminent/engine';
import type { Bot } from '../src/index.ts';
import type { NetVersion } from '../src/net/net-version.ts';
import { shareOf } from '../src/net/net-evaluator.ts';
import { PackedNet } from '../src/net/packed-net.ts';
import type { ReplayBuffer } from './learner.ts';
import type { Preference } from './preferences.ts';
import { answerOf } from './players.ts';

/** Weight of the next target in the target of a position; the rest is the net's next estimate. */
const LAMBDA = 0.9;
/** Longer games are discarded; games between reasonable players end long before. */
const MAX_PLIES = 2500;

/** The position after a seat's decision. */
interface Sample {
  /** Start of its active features in `store`. */
  readonly at: number;
  /** Number of its active features. */
  readonly count: number;
  /** The net's estimate of the seat's chance. */
  readonly value: number;
}

/** A game to play and learn from. */
export interface Episode {
  /** The game at its first decision. Playing modifies this state. */
  readonly state: GameState;
  /** The player by seat: undefined for the net that learns, a fixed net, or a bot. */
  readonly seats: readonly (Bot | PackedNet | undefined)[];
  /** The roles that a seat must lead first, if it can. */
  readonly opening: { readonly seat: number; readonly roles: readonly Role[] } | undefined;
  /** By seat: a plan that changes the choices of a net; undefined for none. */
  readonly preferences: readonly (Preference | undefined)[];
  /** Whether to learn only from the seats of the net that learns, instead of from all seats. */
  readonly ownSeatsOnly: boolean;
  /** Probability of a random choice, from 0 to 1. */
  readonly explore: number;
}

/** Whether the pending decision is about which role to lead. */
function isLeading(state: GameState): boolean {
  return STEP_NAMES[state.frames.at(-1)?.step ?? -1] === 'role';
}

/** The option that leads a role; undefined without a role, or if it cannot be led. */
function leadOption(state: GameState, role: Role | undefined): number | undefined {
  if (role === undefined) return undefined;
  const at = describe(state).options.findIndex((one) => one.kind === 'lead' && one.role === role);
  return at < 0 ? undefined : legalOptions(state)[at];
}

export class SelfPlay {
  private readonly version: NetVersion;
  /** Reused buffer: the active features of one position. */
  private readonly active: Int16Array;
  /** The active features of all positions of the game in progress. */
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
  private worth(state: GameState, seat: number, net: PackedNet): number {
    return state.over
      ? shareOf(state, seat)
      : net.evaluate(seat, this.active, this.version.writeFeatures(state, seat, this.active));
  }

  /** Returns the option with the highest estimate plus preference, in one determinization. */
  choose(
    state: GameState,
    options: readonly number[],
    net = this.net,
    preference?: Preference,
  ): number {
    const seat = decidingSeat(state);
    if (options.length === 1) return options[0] as number;
    const sample = determinize(state, seat, this.random);
    let best = -1;
    let chosen = options[0] as number;
    for (const option of options) {
      const after = sample.clone();
      playTrusted(after, option);
      const bonus =
        preference === undefined
          ? 0
          : preference(after.players[seat] as GameState['players'][number]);
      const worth = this.worth(after, seat, net) + bonus;
      if (worth > best) {
        best = worth;
        chosen = option;
      }
    }
    return chosen;
  }

  /**
   * Plays a game with some random choices and stores its positions with their targets in the
   * buffer. Returns the number of positions: 0 if the game was cut off.
   */
  playAndRemember(episode: Episode, buffer: ReplayBuffer): number {
    const { explore, opening, ownSeatsOnly, preferences, seats, state } = episode;
    let leadCount = 0;
    const samples: Sample[][] = state.players.map(() => []);
    let used = 0;
    while (!state.over && state.ply < MAX_PLIES) {
      const legal = legalOptions(state);
      const seat = decidingSeat(state);
      if (legal.length === 1) {
        playTrusted(state, legal[0] as number);
        continue;
      }
      const player = seats[seat];
      const role =
        opening?.seat === seat && isLeading(state) ? opening.roles[leadCount++] : undefined;
      const isRandom = this.random.below(1000) < explore * 1000;
      const option =
        leadOption(state, role) ??
        (isRandom
          ? (legal[this.random.below(legal.length)] as number)
          : player === undefined || player instanceof PackedNet
            ? this.choose(state, legal, player, preferences[seat])
            : answerOf(player, state, this.random));
      playTrusted(state, option);
      if (state.over) break;
      if (ownSeatsOnly && player !== undefined) continue;
      const count = this.version.writeFeatures(state, seat, this.active);
      if (used + count > this.store.length) break;
      this.store.set(this.active.subarray(0, count), used);
      samples[seat]?.push({ at: used, count, value: this.net.evaluate(seat, this.active, count) });
      used += count;
    }
    if (!state.over) return 0;
    let learned = 0;
    for (const [seat, own] of samples.entries()) {
      let target = shareOf(state, seat);
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
