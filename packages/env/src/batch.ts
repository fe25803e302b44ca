// Many games of the same options, stepped together. A finished game is replaced by a new one.
import { Env, type EnvOptions } from './env.ts';
import type { ActionSpace } from './action-space.ts';
import type { ObservationLayout } from './observation-layout.ts';

export class Batch {
  /** Number of games. */
  readonly size: number;
  /** The number of players of each game. */
  readonly seats: number;
  readonly actions: ActionSpace;
  readonly layout: ObservationLayout;
  private readonly games: Env[];
  /** The seat that must act, by game. */
  readonly players: Int32Array;
  /**
   * 1 for each game that the last step ended. Its entry in `players` and its observation are those
   * of the new game.
   */
  readonly ended: Uint8Array;
  /** The rewards of the last step, game by game, each by seat. */
  readonly rewards: Float32Array;
  private readonly seed: string;
  /** Number of games started so far. */
  private started: number;

  /**
   * Starts `size` games. The games, with those that replace finished ones, are numbered from 0, and
   * game n has the seed `${seed} ${n}`. Throws RangeError for an invalid size, ArgumentError for
   * invalid options.
   */
  constructor(options: EnvOptions, size: number, seed: string) {
    if (!Number.isInteger(size) || size < 1) {
      throw new RangeError(`a batch has at least one game, not ${size}`);
    }
    this.size = size;
    this.seed = seed;
    this.games = Array.from({ length: size }, (_, n) => Env.create(options, `${seed} ${n}`));
    this.started = size;
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

  /**
   * Plays one action in each game. Throws RangeError and changes nothing if one is not legal.
   */
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
        env.reset(`${this.seed} ${this.started++}`);
      }
      this.players[n] = env.player;
    }
  }

  /**
   * Puts another game in the place of game `n`. Throws RangeError if it is over, or if it has
   * another ruleset or number of players.
   */
  replace(n: number, env: Env): void {
    if (env.over) throw new RangeError('the game is over: nothing can be played');
    if (env.actions !== this.actions || env.layout !== this.layout) {
      throw new RangeError('the game has another ruleset or number of players than its batch');
    }
    this.games[n] = env;
    this.players[n] = env.player;
  }

  /**
   * The legal masks (`Env.legalMask`) of all games, one after the other. Written into `out` if
   * given.
   */
  masks(out: Uint8Array = new Uint8Array(this.size * this.actions.size)): Uint8Array {
    const { size } = this.actions;
    for (const [n, env] of this.games.entries())
      env.legalMask(out.subarray(n * size, (n + 1) * size));
    return out;
  }

  /** The observation of the seat that must act, game by game. Written into `out` if given. */
  observations(out: Float32Array = new Float32Array(this.size * this.layout.size)): Float32Array {
    const { size } = this.layout;
    for (const [n, env] of this.games.entries()) {
      env.observation(env.player, out.subarray(n * size, (n + 1) * size));
    }
    return out;
  }
}
