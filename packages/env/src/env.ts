// One game as an environment: the interface of OpenSpiel and Gymnasium on the rules engine.
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

/**
 * The options of a game. Missing ones have their default. The engine's `checkOptions` checks them.
 */
export type EnvOptions = Readonly<Partial<GameOptions>>;

/** The result of a step. */
export interface Step {
  /** The seat that must act now, or NO_PLAYER if the game is over. */
  readonly player: number;
  /** By seat; all zero until the game is over. */
  readonly rewards: readonly number[];
  readonly over: boolean;
}

/** The player of a finished game. */
export const NO_PLAYER = -1;

export class Env {
  /** The whole game, hidden cards included. A player must not look at it. */
  readonly state: GameState;
  readonly actions: ActionSpace;
  readonly layout: ObservationLayout;
  /** A zero for each seat. */
  private readonly zeros: readonly number[];
  /** The legal actions, ascending; undefined until they are requested. */
  private legal: readonly number[] | undefined;
  /** A list that is reused for the legal actions of the next decision. */
  private spare: number[] = [];

  private constructor(state: GameState) {
    const options = optionsOf(state.rules);
    this.state = state;
    this.actions = actionSpaceOf(options.ruleset);
    this.layout = layoutFor(options);
    this.zeros = state.players.map(() => 0);
  }

  /**
   * Starts a game. The same options and seed give the same game. Throws ArgumentError for invalid
   * options.
   */
  static create(options: EnvOptions, seed: string): Env {
    return new Env(start(options, seed));
  }

  /** An environment for a state of the engine, which it will change. */
  static from(state: GameState): Env {
    return new Env(state);
  }

  /** Reads what `serialize` wrote. Throws ArgumentError if the text is no legal position. */
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
   * Starts another game, with the same options unless others are given. Throws ArgumentError for
   * invalid options.
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

  /**
   * The legal actions, ascending; empty if the game is over. The list is reused after the next
   * step.
   */
  legalActions(): readonly number[] {
    this.legal ??= toActions(this.actions, legalOptions(this.state, this.spare));
    return this.legal;
  }

  /** 1 for each legal action and 0 for all others. Written into `out` if given. */
  legalMask(out: Uint8Array = new Uint8Array(this.actions.size)): Uint8Array {
    out.fill(0);
    for (const action of this.legalActions()) out[action] = 1;
    return out;
  }

  isLegal(action: number): boolean {
    return this.legalActions().includes(action);
  }

  /** Why an action that is not legal is refused. */
  refusal(action: number): string {
    if (this.state.over) return 'the game is over: no action is legal';
    return `action ${action} is not legal; legal are ${this.legalActions().join(', ')}`;
  }

  /** Plays an action. Throws RangeError and changes nothing if it is not legal. */
  step(action: number): Step {
    this.advance(action);
    return { player: this.player, rewards: this.rewards(), over: this.state.over };
  }

  /** Plays an action, like `step`, but returns nothing. */
  advance(action: number): void {
    if (!this.isLegal(action)) throw new RangeError(this.refusal(action));
    const option = this.actions.options[action] as number;
    this.legal = undefined;
    playTrusted(this.state, option);
  }

  /** The rewards of the last step by seat: zero until the game is over, then the returns. */
  rewards(): readonly number[] {
    return this.state.over ? this.returns() : this.zeros;
  }

  /**
   * The outcome by seat, with sum zero: 1 for the only winner and −1 / (players − 1) for each other
   * seat. Seats that share the victory get the mean of what they would get if one of them had won.
   * All zero until the game is over.
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

  /** The points of each seat now. */
  scores(): readonly number[] {
    return this.state.players.map((_, seat) => pointsOf(this.state, seat));
  }

  /** What a seat knows, as numbers in the order of `layout`. Written into `out` if given. */
  observation(seat: number, out?: Float32Array): Float32Array {
    return observe(this.layout, view(this.state, seat), out);
  }

  /**
   * What a seat knows, as text. The language must be loaded (`loadLanguage` of the package `text`).
   */
  observationText(seat: number, locale: Locale = 'en'): string {
    return observationText(view(this.state, seat), locale);
  }

  /**
   * The engine's token of an action, such as `lead:survey` (docs/notation.md). Throws RangeError
   * for a number that is no action.
   */
  token(action: number): string {
    const option = this.actions.options[action];
    if (option === undefined)
      throw new RangeError(`action ${action} is none of ${this.actions.size}`);
    return formatOption(this.state, option);
  }

  /** The legal action of a token. Throws RangeError if there is none. */
  actionOf(token: string): number {
    const option = parseOption(this.state, token);
    const action = this.legalActions().find((one) => this.actions.options[one] === option);
    if (action === undefined) throw new RangeError(`${token} is no legal action now`);
    return action;
  }

  /** An independent copy, with the same hidden cards and future shuffles. */
  clone(): Env {
    return new Env(this.state.clone());
  }

  /**
   * A copy that the seat cannot tell from this game: everything hidden from it, future shuffles
   * included, is dealt again at random.
   */
  resample(seat: number, random: Random): Env {
    return new Env(determinize(this.state, seat, random));
  }

  /** The whole game as JSON. `Env.restore` reads it. */
  serialize(): string {
    return JSON.stringify(formatPosition(this.state));
  }
}

/** A new game. Throws ArgumentError for invalid options. */
function start(options: EnvOptions, seed: string): GameState {
  const checked = checkOptions(options);
  if (!checked.ok) throw new ArgumentError(checked.error);
  return newGame(checked.value, seed);
}
