// One game as a reinforcement learning environment, similar to those of OpenSpiel and Gymnasium.
import {
  ArgumentError,
  checkOptions,
  decidingSeat,
  determinize,
  formatOption,
  formatPosition,
  type GameOptions,
  type GameState,
  legalOptions,
  newGame,
  optionsOf,
  parseOption,
  parsePosition,
  playTrusted,
  pointsOf,
  type Random,
  view,
  winnersOf,
} from '@eminent/engine';
import type { Locale } from '@eminent/text';
import { type ActionSpace, actionSpaceOf, toActions } from './action-space.ts';
import { observe } from './observation.ts';
import { layoutFor, type ObservationLayout } from './observation-layout.ts';
import { observationText } from './observation-text.ts';

/** Missing options get their default. The engine checks all of them. */
export type EnvOptions = Readonly<Partial<GameOptions>>;

export interface Step {
  /** The seat that must act now, or NO_PLAYER. */
  readonly player: number;
  /** By seat. All zero until the game is over. */
  readonly rewards: readonly number[];
  readonly over: boolean;
}

/** Used if the game is over. */
export const NO_PLAYER = -1;

export class Env {
  /** The whole game, hidden cards included. A policy must not read it. */
  readonly state: GameState;
  readonly actions: ActionSpace;
  readonly layout: ObservationLayout;
  private readonly zeros: readonly number[];
  private legal: readonly number[] | undefined;
  private legalBuffer: number[] = [];

  private constructor(state: GameState) {
    const options = optionsOf(state.rules);
    this.state = state;
    this.actions = actionSpaceOf(options.ruleset);
    this.layout = layoutFor(options);
    this.zeros = state.players.map(() => 0);
  }

  /** Starts a game. The seed makes it repeatable. Throws ArgumentError for invalid options. */
  static create(options: EnvOptions, seed: string): Env {
    return new Env(start(options, seed));
  }

  /** Creates an environment for a state of the engine. `step` modifies this state. */
  static from(state: GameState): Env {
    return new Env(state);
  }

  /** Restores a game from the text of `serialize`. Throws ArgumentError if it is not valid. */
  static restore(text: string): Env {
    let position: unknown;
    try {
      position = JSON.parse(text);
    } catch {
      throw new ArgumentError('the saved game is no JSON');
    }
    const read = parsePosition(position);
    if (!read.ok) throw new ArgumentError(read.error);
    return new Env(read.value);
  }

  /**
   * Starts a new game, by default with the same options. Throws ArgumentError if they are invalid.
   */
  reset(seed: string, options?: EnvOptions): void {
    const next = options === undefined ? newGame(this.options, seed) : start(options, seed);
    Object.assign(this, new Env(next));
  }

  get options(): GameOptions {
    return optionsOf(this.state.rules);
  }

  get players(): number {
    return this.state.players.length;
  }

  get over(): boolean {
    return this.state.over;
  }

  /** The seat that must act, or NO_PLAYER if the game is over. */
  get player(): number {
    return this.state.over ? NO_PLAYER : decidingSeat(this.state);
  }

  /** Returns the legal actions, ascending. The list is overwritten after the next step. */
  legalActions(): readonly number[] {
    this.legal ??= toActions(this.actions, legalOptions(this.state, this.legalBuffer));
    return this.legal;
  }

  /** Writes 1 for each legal action and 0 for others to `out`, and returns it. */
  legalMask(out: Uint8Array = new Uint8Array(this.actions.size)): Uint8Array {
    out.fill(0);
    for (const action of this.legalActions()) out[action] = 1;
    return out;
  }

  isLegal(action: number): boolean {
    return this.legalActions().includes(action);
  }

  refusal(action: number): string {
    if (this.state.over) return 'the game is over: no action is legal';
    return `action ${action} is not legal; legal are ${this.legalActions().join(', ')}`;
  }

  /** Plays an action. Throws RangeError and changes nothing if it is not legal. */
  step(action: number): Step {
    this.advance(action);
    return { player: this.player, rewards: this.rewards(), over: this.state.over };
  }

  advance(action: number): void {
    if (!this.isLegal(action)) throw new RangeError(this.refusal(action));
    const option = this.actions.options[action] as number;
    this.legal = undefined;
    playTrusted(this.state, option);
  }

  /** Returns the rewards of the last step by seat: zero, or `returns` at the end of the game. */
  rewards(): readonly number[] {
    return this.state.over ? this.returns() : this.zeros;
  }

  /**
   * Returns the outcome by seat, with sum 0: 1 for the only winner, −1 / (players − 1) for others.
   * Several winners get the average over the cases that each of them is the only winner. All zero
   * until the game is over.
   */
  returns(): readonly number[] {
    if (!this.state.over) return this.zeros;
    const winners = winnersOf(this.state);
    const { players } = this;
    return this.zeros.map((_, seat) => {
      const share = winners.includes(seat) ? 1 / winners.length : 0;
      return (share * players - 1) / (players - 1);
    });
  }

  /** Returns the current points by seat. They include points that other seats cannot see. */
  scores(): readonly number[] {
    return this.state.players.map((_, seat) => pointsOf(this.state, seat));
  }

  /** Returns what a seat may know as numbers, in the order of `layout`. */
  observation(seat: number, out?: Float32Array): Float32Array {
    return observe(this.layout, view(this.state, seat), out);
  }

  /** Returns what a seat may know as text. The language must be loaded (`loadLanguage`). */
  observationText(seat: number, locale: Locale = 'en'): string {
    return observationText(view(this.state, seat), locale);
  }

  /**
   * Returns the engine's token of an action, such as `lead:survey`. Throws RangeError without one.
   */
  token(action: number): string {
    const option = this.actions.options[action];
    if (option === undefined)
      throw new RangeError(`action ${action} is none of ${this.actions.size}`);
    return formatOption(this.state, option);
  }

  /** Returns the legal action with a token. Throws RangeError if there is none. */
  actionOf(token: string): number {
    const option = parseOption(this.state, token);
    const action = this.legalActions().find((one) => this.actions.options[one] === option);
    if (action === undefined) throw new RangeError(`${token} is no legal action now`);
    return action;
  }

  /** Returns a copy with the same hidden cards and future shuffles. */
  clone(): Env {
    return new Env(this.state.clone());
  }

  /**
   * Returns a copy in which everything hidden from the seat, also future shuffles, is dealt again
   * at random. The seat cannot distinguish the copy from this game.
   */
  resample(seat: number, random: Random): Env {
    return new Env(determinize(this.state, seat, random));
  }

  /** Returns the whole game as JSON, which `Env.restore` reads. */
  serialize(): string {
    return JSON.stringify(formatPosition(this.state));
  }
}

function start(options: EnvOptions, seed: string): GameState {
  const checked = checkOptions(options);
  if (!checked.ok) throw new ArgumentError(checked.error);
  return newGame(checked.value, seed);
}
