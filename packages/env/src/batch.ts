// Plays many games with the same options together. Each finished game is replaced by a new one.
import { Env, type EnvOptions } from './env.ts';
import type { ActionSpace } from './action-space.ts';
import type { ObservationLayout } from './observation-layout.ts';

export class Batch {
  readonly size: number;
  readonly seats: number;
  readonly actions: ActionSpace;
  readonly layout: ObservationLayout;
  private readonly games: Env[];
  readonly players: Int32Array;
  /** By game: 1 if the last step ended it. `players` then already belongs to the new game. */
  readonly ended: Uint8Array;
  /** Rewards of the last step, at `game * seats + seat`. */
  readonly rewards: Float32Array;
  private readonly seed: string;
  private startedGames: number;

  /**
   * Starts `size` games. Game n, counted from 0 in order of start, has the seed `${seed} ${n}`.
   * Throws RangeError for an invalid size, ArgumentError for invalid options.
   */
  constructor(options: EnvOptions, size: number, seed: string) {
    if (!Number.isInteger(size) || size < 1) {
      throw new RangeError(`a batch has at least one game, not ${size}`);
    }
    this.size = size;
    this.seed = seed;
    this.games = Array.from({ length: size }, (_, n) => Env.create(options, `${seed} ${n}`));
    this.startedGames = size;
    const [first] = this.games as [Env];
    this.seats = first.players;
    this.actions = first.actions;
    this.layout = first.layout;
    this.players = Int32Array.from(this.games, (env) => env.player);
    this.ended = new Uint8Array(size);
    this.rewards = new Float32Array(size * this.seats);
  }

  get envs(): readonly Env[] {
    return this.games;
  }

  /** Plays an action in each game. Throws RangeError and changes nothing if one is not legal. */
  step(actions: ArrayLike<number>): void {
    if (actions.length !== this.size) {
      throw new RangeError(`${actions.length} actions for ${this.size} games`);
    }
    for (const [n, env] of this.games.entries()) {
      if (!env.isLegal(actions[n] as number))
        throw new RangeError(`game ${n}: ${env.refusal(actions[n] as number)}`);
    }
    const { seats } = this;
    this.rewards.fill(0);
    for (const [n, env] of this.games.entries()) {
      env.advance(actions[n] as number);
      this.ended[n] = env.over ? 1 : 0;
      if (env.over) {
        this.rewards.set(env.returns(), n * seats);
        env.reset(`${this.seed} ${this.startedGames++}`);
      }
      this.players[n] = env.player;
    }
  }

  /**
   * Replaces game `n`. Throws RangeError if `env` is over or has another ruleset or player count.
   */
  replace(n: number, env: Env): void {
    if (env.over) throw new RangeError('the game is over: nothing can be played');
    if (env.actions !== this.actions || env.layout !== this.layout) {
      throw new RangeError('the game has another ruleset or number of players than its batch');
    }
    this.games[n] = env;
    this.players[n] = env.player;
  }

  /** Writes the legal masks of all games to `out`, game after game, and returns it. */
  masks(out: Uint8Array = new Uint8Array(this.size * this.actions.size)): Uint8Array {
    const { size } = this.actions;
    for (const [n, env] of this.games.entries())
      env.legalMask(out.subarray(n * size, (n + 1) * size));
    return out;
  }

  /** Writes the observations of the seats that must act to `out`, and returns it. */
  observations(out: Float32Array = new Float32Array(this.size * this.layout.size)): Float32Array {
    const { size } = this.layout;
    for (const [n, env] of this.games.entries()) {
      env.observation(env.player, out.subarray(n * size, (n + 1) * size));
    }
    return out;
  }
}
