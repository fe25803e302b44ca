// One self-play game and its training targets: TD(lambda) over each seat's decisions.
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
  /**
   * The player of each seat: undefined for the net that learns, a net with fixed weights, or a bot.
   */
  readonly seats: readonly (Bot | PackedNet | undefined)[];
  /** The first roles that a seat must lead where it can, instead of those that it would choose. */
  readonly opening: { readonly seat: number; readonly roles: readonly Role[] } | undefined;
  /** What the net that learns likes, by seat. */
  readonly preferences: readonly (Preference | undefined)[];
  /** Learns only from the seats of the net that learns, not from the other players as well. */
  readonly ownSeatsOnly: boolean;
  /** Probability of a random choice. */
  readonly explore: number;
}

/** Whether the pending decision is which role to lead. */
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
  private worth(state: GameState, seat: number, net: PackedNet): number {
    return state.over
      ? shareOf(state, seat)
      : net.evaluate(seat, this.active, this.version.writeFeatures(state, seat, this.active));
  }

  /** The option that leads to the best position for a net, tried in a determinized state. */
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
      const liked =
        preference === undefined
          ? 0
          : preference(after.players[seat] as GameState['players'][number]);
      const worth = this.worth(after, seat, net) + liked;
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
    const { explore, opening, ownSeatsOnly, preferences, seats, state } = episode;
    let led = 0;
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
      const role = opening?.seat === seat && isLeading(state) ? opening.roles[led++] : undefined;
      const wild = this.random.below(1000) < explore * 1000;
      const option =
        leadOption(state, role) ??
        (wild
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
