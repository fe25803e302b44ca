// One game's authority, without any transport: who sits where, whose answer counts, what each seat may see.
import {
  type Advice,
  advise,
  type Bot,
  type BotRequest,
  type Budget,
  findBot,
  type Reply,
  requestFor,
} from '@eminent/bots';
import {
  checksumOf,
  type OpponentKind,
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
  type GameState,
  legalOptions,
  makeRecord,
  parseFairSeed,
  parseOption,
  type Position,
  randomFromSeed,
  redactEvent,
  scenariosProblem,
  type Subject,
  type UndoScope,
  type View,
  view,
} from '@eminent/engine';
import type { QuestionId, Seat, UndoReach } from '@eminent/protocol';
import { EventLog } from './event-log.ts';
import { planStep } from './plan-answer.ts';
import { QuestionIds } from './question-ids.ts';
import { DONE, type Outcome, type Refused, refused } from './refusal.ts';

export interface TableOptions {
  readonly game: GameOptions;
  readonly seed: string;
  /** By seat; seat 0 begins. */
  readonly seats: readonly Seat[];
  /** The highest number that a question had before, where a game is taken up again; the questions to come have greater ones. */
  readonly lastQuestion?: number;
  /** The version of the rules, for a game that was begun under an older one. */
  readonly rules?: number;
  /**
   * After an undo the shuffles to come are new ones, so that nothing that was seen comes again; only with the seed of a fair deal
   * (docs/fair-deal.md).
   */
  readonly freshShuffles?: boolean;
  /** Scenarios that were named for the seats before the game, by seat: nobody is asked for them, and nobody takes them back. */
  readonly scenarios?: readonly string[] | undefined;
}

/** Answers that were taken back at a table with new shuffles after an undo. */
export interface Undone {
  /** The ply that the game went back to. */
  readonly to: number;
  /** The answers from there on that stand no more. */
  readonly tokens: readonly string[];
  /** Of the position after them. */
  readonly checksum: string;
}

/** What a computer player answers to a question. */
export interface BotAnswer {
  readonly question: QuestionId;
  readonly option: number;
  /** Whether it was one of the options; if not, the default stands in for it. */
  readonly isLegal: boolean;
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
  private readonly eventLog = new EventLog(() => this.history.repeat());
  private readonly bots: readonly (Bot | undefined)[];
  private readonly questionIds: QuestionIds;
  /** In the order in which it was taken back. */
  private readonly takenBack: Undone[] = [];
  /** Computer players forget what is taken back; people, and programs that answer as people do, have seen it. */
  private readonly opponents: OpponentKind;

  /** Throws when the seats do not fit the game or a bot is unknown to `find`. */
  constructor(options: TableOptions, find: (bot: string) => Bot | undefined = findBot) {
    if (options.seats.length !== options.game.players) {
      throw new RangeError(`${options.seats.length} seats for ${options.game.players} players`);
    }
    if (options.freshShuffles === true && parseFairSeed(options.seed) === undefined) {
      throw new RangeError('new shuffles after an undo need the seed of a fair deal');
    }
    this.options = options;
    this.history = new GameHistory(options.game, options.seed, options.rules);
    this.questionIds = new QuestionIds(options.lastQuestion ?? 0);
    this.bots = options.seats.map((seat) => {
      if (seat.kind === 'person') return undefined;
      const bot = find(seat.bot);
      if (bot === undefined) throw new RangeError(`no bot is called ${seat.bot}`);
      return bot;
    });
    this.opponents = this.people.length > 1 ? 'people' : 'computers';
    this.nameScenarios(options);
  }

  private nameScenarios({ game, scenarios = [] }: TableOptions): void {
    if (scenarios.length === 0) return;
    const problem = scenariosProblem(game, scenarios);
    if (problem !== undefined) throw new RangeError(problem);
    this.restore(scenarios.map((id) => `scenario:${id}`));
  }

  /** The ply of the first answer that was not given with the setup of the game: nothing before it is taken back. */
  get firstUndoable(): number {
    return this.options.scenarios?.length ?? 0;
  }

  /** Answers given so far. */
  get ply(): number {
    return this.history.ply;
  }

  /** The question that is open now. Whoever answers names it. */
  get question(): QuestionId {
    return this.questionIds.open;
  }

  /** The version of the rules that the game goes by. */
  get rules(): number {
    return this.history.state.rules.version;
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

  /** Whether the bot that must decide searches, and so takes the time it is given; false when no bot is asked. */
  get botSearches(): boolean {
    return this.bots[this.deciding]?.spends !== undefined;
  }

  /** The seats that are not computer players. */
  get people(): readonly number[] {
    return this.bots.flatMap((bot, seat) => (bot === undefined ? [seat] : []));
  }

  get names(): readonly string[] {
    return this.options.seats.map((seat) => seat.name);
  }

  /** The game itself, for who runs the table: to read, never to change, and nothing of it leaves but through the engine's views. */
  get state(): GameState {
    return this.history.state;
  }

  /** What a seat, or SPECTATOR, may know. */
  viewOf(seat: number): View {
    return view(this.history.state, seat);
  }

  /** The position as a seat may write it down: hidden parts are marked. */
  positionOf(seat: number): Position {
    return formatViewPosition(this.history.state, seat);
  }

  /** Events since a ply with everything that is hidden, for who redacts them for many at once. */
  allEventsSince(ply: number): readonly GameEvent[] {
    return this.eventLog.since(ply);
  }

  /** How many events there were before a ply. */
  eventsBefore(ply: number): number {
    return this.eventLog.countBefore(ply);
  }

  /** Events since a ply as a seat may read them. */
  eventsSince(ply: number, seat: number): readonly GameEvent[] {
    return this.eventLog.since(ply).map((one) => redactEvent(one, seat));
  }

  /** A person's answer to a question. */
  answer(seat: number, question: QuestionId, token: string): Outcome {
    return this.answerStep(seat, question, [token], false);
  }

  /**
   * A person's answer to a question of several answers that follow one another; all count, or none. With `finish` the step is ended
   * afterwards if it still asks.
   */
  answerStep(
    seat: number,
    question: QuestionId,
    tokens: readonly string[],
    finish: boolean,
  ): Outcome {
    const planned = this.plan(seat, question, tokens, finish);
    if (!planned.ok) return planned;
    for (const option of planned.options) this.play(option);
    return DONE;
  }

  /** Whether `answerStep` would take an answer; nothing changes. */
  check(seat: number, question: QuestionId, tokens: readonly string[], finish: boolean): Outcome {
    const planned = this.plan(seat, question, tokens, finish);
    return planned.ok ? DONE : planned;
  }

  private plan(
    seat: number,
    question: QuestionId,
    tokens: readonly string[],
    finish: boolean,
  ): Refused | { readonly ok: true; readonly options: readonly number[] } {
    if (this.over) return refused('game-over', 'the game is over');
    if (question !== this.question) {
      return refused('stale', 'the answer is for a question that is not open any more');
    }
    if (seat !== this.deciding) {
      return refused(
        'not-your-turn',
        `seat ${this.deciding + 1} must decide, not seat ${seat + 1}`,
      );
    }
    const planned = planStep(this.history.state, tokens, finish);
    return planned.ok ? planned : refused('illegal', planned.sentence, planned.token);
  }

  private play(option: number): void {
    this.eventLog.add(this.history.play(option));
    this.questionIds.next();
  }

  /**
   * What the bot whose turn it is answers. It depends on its view, the seed, the ply and its budget alone, and nothing is played yet: who
   * shows it to people chooses the moment.
   */
  chooseBotAnswer(budget?: Budget): BotAnswer {
    const bot = this.bots[this.deciding];
    if (bot === undefined) throw new Error(`no bot decides at ply ${this.ply}`);
    const { state } = this.history;
    const wanted = parseOption(state, this.ask(bot, budget).token);
    const sound = wanted !== undefined && legalOptions(state).includes(wanted);
    return {
      question: this.question,
      option: sound ? wanted : defaultOption(state),
      isLegal: sound,
    };
  }

  /** Plays what a bot has thought of, unless its question has gone. */
  playBotAnswer({ question, option }: BotAnswer): Outcome {
    if (question !== this.question) {
      return refused('stale', 'the bot thought about a question that is not open any more');
    }
    this.play(option);
    return DONE;
  }

  /** Lets the bot whose turn it is answer. Returns whether the answer was legal; if not, the default was played. */
  step(budget?: Budget): boolean {
    const answer = this.chooseBotAnswer(budget);
    this.playBotAnswer(answer);
    return answer.isLegal;
  }

  /** What a bot would answer in the place of the deciding seat, knowing only what that seat may know. */
  private ask(bot: Bot, budget?: Budget): Reply {
    return bot.choose(this.request(budget));
  }

  /** What the strongest computer player would consider in the place of a seat; nothing when another seat is asked. */
  advise(seat: number, budget: Budget): readonly Advice[] {
    return this.deciding === seat ? advise(this.request(budget), budget) : [];
  }

  private request(budget?: Budget): BotRequest {
    const seat = this.deciding;
    const random = randomFromSeed(`bot ${this.options.seed} ${seat} ${this.ply}`);
    return requestFor(this.history.state, seat, random, budget);
  }

  /** Why a seat cannot use something now; empty when it can. */
  explain(seat: number, subject: Subject): readonly Explanation[] {
    return explain(this.history.state, seat, subject);
  }

  /** The seat that gave the answer at an earlier ply; undefined when there is no such answer. */
  seatAt(ply: number): number | undefined {
    return this.history.seatAt(ply);
  }

  /** What going back to a ply would take back, for a seat. */
  undoScope(ply: number, seat: number): UndoScope {
    return this.history.undoScope(ply, seat);
  }

  /** The earliest ply to which a seat may go back without anybody's consent. */
  freeUndoPly(seat: number): number {
    return Math.max(this.firstUndoable, this.history.freeUndoPly(seat, this.opponents));
  }

  /** How far a seat may go back by itself, and to which of its decisions with the consent of all. */
  undoReach(seat: number): UndoReach {
    const free = this.freeUndoPly(seat);
    let further = free - 1;
    while (further >= this.firstUndoable && this.seatAt(further) !== seat) further--;
    return further < this.firstUndoable ? { free } : { free, further };
  }

  /** Whether a question is open or has an answer that was not taken back. */
  hasQuestion(question: QuestionId): boolean {
    return this.questionIds.has(question);
  }

  /** The seed from which the game so far can be played again. */
  get seed(): string {
    return this.history.seed;
  }

  /**
   * Goes back to a ply; beyond what is free only with the consent of all. `seen` is the question that was open when the undo was asked
   * for: when it has been taken back meanwhile, the ply means another moment than it did.
   */
  undoTo(ply: number, seat: number, consent: boolean, seen: QuestionId = this.question): Outcome {
    if (!this.questionIds.has(seen)) {
      return refused('stale', 'what would be taken back has been taken back already');
    }
    if (!Number.isInteger(ply) || ply < this.firstUndoable || ply > this.ply) {
      return refused('stale', `there is no ply ${ply} from ${this.firstUndoable} to ${this.ply}`);
    }
    if (!consent && ply < this.freeUndoPly(seat)) {
      return refused(
        'not-free',
        'that would take back what was revealed, or the choice of another',
      );
    }
    if (ply === this.ply) return DONE;
    if (this.options.freshShuffles === true) this.takenBack.push(this.undoneFrom(ply));
    this.history.backTo(ply, this.options.freshShuffles);
    this.eventLog.backTo(ply);
    this.questionIds.backTo(ply);
    return DONE;
  }

  private undoneFrom(to: number): Undone {
    return { to, tokens: this.tokens.slice(to), checksum: checksumOf(this.history.state) };
  }

  /** The record so far. It contains everything that is hidden: not for players of a running game. */
  record(): GameRecord {
    const { seed, chosen } = this.history;
    return makeRecord(this.options.game, seed, chosen, this.names, this.rules);
  }

  /** What was taken back at a table with new shuffles after an undo; with the record it proves the deal. */
  get undone(): readonly Undone[] {
    return this.takenBack;
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
      this.play(option);
    }
  }

  /** The tokens answered so far, in order. */
  get tokens(): readonly string[] {
    return [...this.history.tokens];
  }
}
