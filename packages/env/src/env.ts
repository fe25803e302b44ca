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

/** The options of a game; what is left out has its default. Checked by the engine's `checkOptions`. */
export type EnvOptions = Readonly<Partial<GameOptions>>;

/** What a step brings. */
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
  private game: GameState;
  private space: ActionSpace;
  private observations: ObservationLayout;
  private zeros: readonly number[];
  /** The legal actions, ascending; undefined until they are asked for. */
  private legal: readonly number[] | undefined;
  /** A list that is reused for the legal actions of the next decision. */
  private spare: number[] = [];

  private constructor(game: GameState) {
    const options = optionsOf(game.rules);
    this.game = game;
    this.space = actionSpaceOf(options.ruleset);
    this.observations = layoutFor(options);
    this.zeros = game.players.map(() => 0);
  }

  /** Starts a game. The same options and seed give the same game. Throws ArgumentError for wrong options. */
  static create(options: EnvOptions, seed: string): Env {
    return new Env(start(options, seed));
  }

  /** An environment that plays on from a state of the engine, which it then owns. */
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

  /** Starts another game, with the same options unless others are given. */
  reset(seed: string, options?: EnvOptions): void {
    const next = options === undefined ? newGame(this.options, seed) : start(options, seed);
    Object.assign(this, new Env(next));
  }

  get options(): GameOptions {
    return optionsOf(this.game.rules);
  }

  get players(): number {
    return this.game.players.length;
  }

  get actions(): ActionSpace {
    return this.space;
  }

  get layout(): ObservationLayout {
    return this.observations;
  }

  /** The whole game, hidden cards included. A player must not look at it. */
  get state(): GameState {
    return this.game;
  }

  get over(): boolean {
    return this.game.over;
  }

  /** The seat that must act, or NO_PLAYER if the game is over. */
  get player(): number {
    return this.game.over ? NO_PLAYER : decidingSeat(this.game);
  }

  /** The legal actions, ascending; empty if the game is over. The list is reused after the next step. */
  legalActions(): readonly number[] {
    this.legal ??= toActions(this.space, legalOptions(this.game, this.spare));
    return this.legal;
  }

  /** 1 for each legal action and 0 for all others, written into `out` if it is given. */
  legalMask(out: Uint8Array = new Uint8Array(this.space.size)): Uint8Array {
    out.fill(0);
    for (const action of this.legalActions()) out[action] = 1;
    return out;
  }

  isLegal(action: number): boolean {
    return this.legalActions().includes(action);
  }

  /** Why an action that is not legal is refused. */
  refusal(action: number): string {
    if (this.game.over) return 'the game is over: no action is legal';
    return `action ${action} is not legal; legal are ${this.legalActions().join(', ')}`;
  }

  /** Plays an action. Throws RangeError and changes nothing if it is not legal. */
  step(action: number): Step {
    this.advance(action);
    return { player: this.player, rewards: this.rewards(), over: this.game.over };
  }

  /** Plays an action without describing what it brings. */
  advance(action: number): void {
    if (!this.isLegal(action)) throw new RangeError(this.refusal(action));
    const option = this.space.options[action] as number;
    this.legal = undefined;
    playTrusted(this.game, option);
  }

  /** The rewards of the last step by seat: zero until the game is over, then the returns. */
  rewards(): readonly number[] {
    return this.game.over ? this.returns() : this.zeros;
  }

  /**
   * The outcome by seat, with sum zero: 1 for the only winner and −1 / (players − 1) for each other seat. Seats that
   * share the victory share its 1. All zero until the game is over.
   */
  returns(): readonly number[] {
    if (!this.game.over) return this.zeros;
    const winners = winnersOf(this.game);
    const { players } = this;
    return this.zeros.map((_, seat) => {
      const share = winners.includes(seat) ? 1 / winners.length : 0;
      return (share * players - 1) / (players - 1);
    });
  }

  /** The points of each seat now. */
  scores(): readonly number[] {
    return this.game.players.map((_, seat) => pointsOf(this.game, seat));
  }

  /** What a seat knows, as numbers in the order of `layout`, written into `out` if it is given. */
  observation(seat: number, out?: Float32Array): Float32Array {
    return observe(this.observations, view(this.game, seat), out);
  }

  /** What a seat knows, as text in a language that is loaded. */
  observationText(seat: number, locale: Locale = 'en'): string {
    return observationText(view(this.game, seat), locale);
  }

  /** The engine's token of an action, such as `lead:survey` (docs/notation.md). */
  token(action: number): string {
    const option = this.space.options[action];
    if (option === undefined)
      throw new RangeError(`action ${action} is none of ${this.space.size}`);
    return formatOption(this.game, option);
  }

  /** The legal action of a token. Throws RangeError if there is none. */
  actionOf(token: string): number {
    const option = parseOption(this.game, token);
    const action = this.legalActions().find((one) => this.space.options[one] === option);
    if (action === undefined) throw new RangeError(`${token} is no legal action now`);
    return action;
  }

  /** An independent copy, with the same hidden cards and future shuffles. */
  clone(): Env {
    return new Env(this.game.clone());
  }

  /**
   * A copy that the seat cannot tell from this game: everything hidden from it, future shuffles included, is dealt
   * again at random.
   */
  resample(seat: number, random: Random): Env {
    return new Env(determinize(this.game, seat, random));
  }

  /** The whole game as JSON. `Env.restore` reads it. */
  serialize(): string {
    return JSON.stringify(formatPosition(this.game));
  }
}

function start(options: EnvOptions, seed: string): GameState {
  const checked = checkOptions(options);
  if (!checked.ok) throw new ArgumentError(checked.error);
  return newGame(checked.value, seed);
}
