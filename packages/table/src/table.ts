// One game's authority, without any transport: who sits where, whose answer counts, what each seat may see.
import { askedOf, type Bot, type Budget, findBot, type Reply } from '@eminent/bots';
import {
  decidingSeat,
  defaultOption,
  type Explanation,
  explain,
  formatRecord,
  formatViewPosition,
  type GameEvent,
  GameHistory,
  type GameOptions,
  type GameRecord,
  legalOptions,
  makeRecord,
  parseOption,
  type Position,
  randomFromSeed,
  redactEvent,
  type Subject,
  type UndoScope,
  type View,
  view,
} from '@eminent/engine';

/** Who plays a seat. */
export type Seat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string };

export interface TableOptions {
  readonly game: GameOptions;
  readonly seed: string;
  /** By seat; seat 0 begins. */
  readonly seats: readonly Seat[];
}

/** Why an answer or undo was refused; nothing has changed. */
export type Refusal =
  | { readonly reason: 'game-over'; readonly sentence: string }
  | { readonly reason: 'not-your-turn'; readonly sentence: string }
  | { readonly reason: 'stale-ply'; readonly sentence: string }
  | { readonly reason: 'illegal'; readonly sentence: string }
  | { readonly reason: 'not-free'; readonly sentence: string };

export type Outcome = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

const DONE: Outcome = { ok: true };

function refused(reason: Refusal['reason'], sentence: string): Outcome {
  return { ok: false, refusal: { reason, sentence } };
}

/** Puts seats into a random order that follows from the seed, for tables where chance decides who begins. */
export function shuffleSeats(seats: readonly Seat[], seed: string): readonly Seat[] {
  const random = randomFromSeed(`seats ${seed}`);
  const order = [...seats];
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const [a, b] = [order[i], order[j]];
    if (a !== undefined && b !== undefined) [order[i], order[j]] = [b, a];
  }
  return order;
}

export class Table {
  readonly options: TableOptions;
  private history: GameHistory;
  /** Unredacted events of each answer, by ply. */
  private readonly events: (readonly GameEvent[])[] = [];
  private readonly bots: readonly (Bot | undefined)[];

  /** Throws when the seats do not fit the game or a bot is unknown to `find`. */
  constructor(options: TableOptions, find: (bot: string) => Bot | undefined = findBot) {
    if (options.seats.length !== options.game.players) {
      throw new RangeError(`${options.seats.length} seats for ${options.game.players} players`);
    }
    this.options = options;
    this.history = new GameHistory(options.game, options.seed);
    this.bots = options.seats.map((seat) => {
      if (seat.kind === 'person') return undefined;
      const bot = find(seat.bot);
      if (bot === undefined) throw new RangeError(`no bot is called ${seat.bot}`);
      return bot;
    });
  }

  /** Answers given so far. */
  get ply(): number {
    return this.history.answers.length;
  }

  get over(): boolean {
    return this.history.state.over;
  }

  /** The seat that must decide; -1 when the game is over. */
  get deciding(): number {
    return decidingSeat(this.history.state);
  }

  /** Whether a bot must decide. */
  get waitsForBot(): boolean {
    return this.bots[this.deciding] !== undefined;
  }

  get names(): readonly string[] {
    return this.options.seats.map((seat) => seat.name);
  }

  /** What a seat, or SPECTATOR, may know. */
  viewOf(seat: number): View {
    return view(this.history.state, seat);
  }

  /** The position as a seat may write it down: hidden parts are marked. */
  positionOf(seat: number): Position {
    return formatViewPosition(this.history.state, seat);
  }

  /** Events since a ply as a seat may read them. */
  eventsSince(ply: number, seat: number): readonly GameEvent[] {
    return this.events.slice(ply).flatMap((events) => events.map((one) => redactEvent(one, seat)));
  }

  /** A person's answer to the decision at a ply. */
  answer(seat: number, ply: number, token: string): Outcome {
    if (this.over) return refused('game-over', 'the game is over');
    if (ply !== this.ply) {
      return refused('stale-ply', `the answer is for ply ${ply}, the game is at ply ${this.ply}`);
    }
    if (seat !== this.deciding) {
      return refused(
        'not-your-turn',
        `seat ${this.deciding + 1} must decide, not seat ${seat + 1}`,
      );
    }
    const option = parseOption(this.history.state, token);
    if (option === undefined || !legalOptions(this.history.state).includes(option)) {
      return refused('illegal', `${token} is not possible now`);
    }
    this.events.push(this.history.play(option));
    return DONE;
  }

  /**
   * Lets the bot whose turn it is answer. What it answers depends on its view, the seed, the ply and its budget alone. Returns whether
   * the answer was legal; if not, the default was played.
   */
  step(budget?: Budget): boolean {
    const bot = this.bots[this.deciding];
    if (bot === undefined) throw new Error(`no bot decides at ply ${this.ply}`);
    const { state } = this.history;
    const option = parseOption(state, this.ask(bot, budget).token);
    const legal = legalOptions(state);
    const sound = option !== undefined && legal.includes(option);
    this.events.push(this.history.play(sound ? option : defaultOption(state)));
    return sound;
  }

  /** What a bot would answer in the place of the deciding seat, knowing only what that seat may know. */
  ask(bot: Bot, budget?: Budget): Reply {
    const seat = this.deciding;
    const random = randomFromSeed(`bot ${this.options.seed} ${seat} ${this.ply}`);
    return bot.choose(askedOf(this.history.state, seat, random, budget));
  }

  /** Why a seat cannot use something now; empty when it can. */
  explain(seat: number, subject: Subject): readonly Explanation[] {
    return explain(this.history.state, seat, subject);
  }

  /** The seat that gave the answer at an earlier ply; undefined when there is no such answer. */
  seatAt(ply: number): number | undefined {
    return this.history.answers[ply]?.seat;
  }

  /** What going back to a ply would take back, for a seat. */
  undoScope(ply: number, seat: number): UndoScope {
    return this.history.undoScope(ply, seat);
  }

  /** The earliest ply to which a seat may go back without anybody's consent. */
  freeUndoPly(seat: number): number {
    return this.history.freeUndoPly(seat);
  }

  /** Goes back to a ply; beyond what is free only with the consent of all. */
  undoTo(ply: number, seat: number, consent: boolean): Outcome {
    if (!Number.isInteger(ply) || ply < 0 || ply > this.ply) {
      return refused('stale-ply', `there is no ply ${ply} before ply ${this.ply}`);
    }
    if (!consent && ply < this.freeUndoPly(seat)) {
      return refused(
        'not-free',
        'that would take back hidden information or the choice of another',
      );
    }
    this.history.backTo(ply);
    this.events.length = ply;
    return DONE;
  }

  /** The record so far. It contains everything that is hidden: not for players of a running game. */
  record(): GameRecord {
    const answers = this.history.answers.map((answer) => answer.option);
    return makeRecord(this.options.game, this.options.seed, answers, this.names);
  }

  /** The text of the record. */
  recordText(): string {
    return formatRecord(this.record());
  }

  /** Plays stored answers at the start of a restored game. Throws IllegalOptionError when one is not legal. */
  restore(tokens: readonly string[]): void {
    for (const token of tokens) {
      const option = parseOption(this.history.state, token);
      if (option === undefined) throw new RangeError(`${token} is no option token`);
      this.events.push(this.history.play(option));
    }
  }

  /** The tokens answered so far, in order. */
  get tokens(): readonly string[] {
    return this.history.answers.map((answer) => answer.token);
  }
}
