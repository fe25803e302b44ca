// The table runs one game, without a transport: it checks and plays answers, undoes, lets bots
// answer, and returns the views and events of each seat.
import {
  type Advice,
  advise,
  type Bot,
  type BotRequest,
  type Budget,
  findBot,
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
  planStep,
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
import { QuestionIds } from './question-ids.ts';
import { DONE, type Outcome, type Refused, refused } from './refusal.ts';

export interface TableOptions {
  readonly game: GameOptions;
  readonly seed: string;
  /** The players by seat; seat 0 starts the game. */
  readonly seats: readonly Seat[];
  /** The highest question id used before, if the game is restored. New questions get higher ids. */
  readonly lastQuestion?: number;
  /** The rules version under which the game started; absent for the current one. */
  readonly rules?: number;
  /**
   * Whether undone shuffles give other cards when they are repeated. This requires the seed of a
   * fair deal (docs/fair-deal.md).
   */
  readonly freshShuffles?: boolean;
  /** Scenarios chosen before the game, by seat. The table answers these questions itself. */
  readonly scenarios?: readonly string[] | undefined;
}

/** Answers that were undone at a table with `freshShuffles`. */
export interface Undone {
  /** The ply to which the game went back. */
  readonly to: number;
  /** The undone answers from that ply on. */
  readonly tokens: readonly string[];
  /** Checksum of the position after these answers. */
  readonly checksum: string;
}

/** A bot's answer to a question. */
export interface BotAnswer {
  readonly question: QuestionId;
  readonly option: number;
  /** Whether the bot's token was legal. If not, `option` is the default option. */
  readonly isLegal: boolean;
}

/** Returns the seats in a random order, which the seed determines. */
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
  /** All undone answers, in the order of the undos. */
  private readonly allUndone: Undone[] = [];
  /** Determines which undos are free: people remember undone information, bots do not. */
  private readonly opponents: OpponentKind;

  /** Throws RangeError if the options contradict each other or `find` returns no bot for a seat. */
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
    this.chooseScenarios(options);
  }

  /** Plays the answers for the scenarios that were chosen before the game. */
  private chooseScenarios({ game, scenarios = [] }: TableOptions): void {
    if (scenarios.length === 0) return;
    const problem = scenariosProblem(game, scenarios);
    if (problem !== undefined) throw new RangeError(problem);
    this.restore(scenarios.map((id) => `scenario:${id}`));
  }

  /** The ply of the first answer by a player. Earlier answers, for scenarios, cannot be undone. */
  get firstUndoable(): number {
    return this.options.scenarios?.length ?? 0;
  }

  /** Number of answers so far. */
  get ply(): number {
    return this.history.ply;
  }

  /** The id of the open question, which an answer must contain. */
  get question(): QuestionId {
    return this.questionIds.open;
  }

  /** The rules version of this game. */
  get rules(): number {
    return this.history.state.rules.version;
  }

  get over(): boolean {
    return this.history.state.over;
  }

  /** The deciding seat; -1 when the game is over. */
  get deciding(): number {
    return decidingSeat(this.history.state);
  }

  /** Whether a bot must decide. */
  get waitsForBot(): boolean {
    return this.bots[this.deciding] !== undefined;
  }

  /** Whether the deciding seat is a bot that uses a time budget for a search. */
  get botSearches(): boolean {
    return this.bots[this.deciding]?.spends !== undefined;
  }

  /** The seats of people. */
  get people(): readonly number[] {
    return this.bots.flatMap((bot, seat) => (bot === undefined ? [seat] : []));
  }

  get names(): readonly string[] {
    return this.options.seats.map((seat) => seat.name);
  }

  /** The game state with hidden information. Callers must not modify it or send it to players. */
  get state(): GameState {
    return this.history.state;
  }

  /** The view of a seat or of SPECTATOR. */
  viewOf(seat: number): View {
    return view(this.history.state, seat);
  }

  /** The position with only the information of a seat; hidden cards are `?`. */
  positionOf(seat: number): Position {
    return formatViewPosition(this.history.state, seat);
  }

  /** Unredacted events from a ply on, for callers that redact them for many seats. */
  allEventsSince(ply: number): readonly GameEvent[] {
    return this.eventLog.since(ply);
  }

  /** Number of events before a ply. */
  eventsBefore(ply: number): number {
    return this.eventLog.countBefore(ply);
  }

  /** Events from a ply on, redacted for a seat. */
  eventsSince(ply: number, seat: number): readonly GameEvent[] {
    return this.eventLog.since(ply).map((one) => redactEvent(one, seat));
  }

  /** Answers a question with one token. */
  answer(seat: number, question: QuestionId, token: string): Outcome {
    return this.answerStep(seat, question, [token], false);
  }

  /**
   * Answers a question with several tokens. If one of them is not legal, none is played. With
   * `finish`, the table then ends the step if it asks again.
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

  /** Whether `answerStep` would accept an answer. Changes nothing. */
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
      return refused('stale', 'the answer is for a question that is no longer open');
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
   * Chooses the answer of the deciding bot, which depends only on the game, the seed, the ply and
   * the budget. Does not play it, so that the caller can choose the time. Throws if no bot decides.
   */
  chooseBotAnswer(budget?: Budget): BotAnswer {
    const bot = this.bots[this.deciding];
    if (bot === undefined) throw new Error(`no bot decides at ply ${this.ply}`);
    const { state } = this.history;
    const option = parseOption(state, bot.choose(this.request(budget)).token);
    const isLegal = option !== undefined && legalOptions(state).includes(option);
    return { question: this.question, option: isLegal ? option : defaultOption(state), isLegal };
  }

  /** Plays a bot's answer. Refuses if its question is no longer open. */
  playBotAnswer({ question, option }: BotAnswer): Outcome {
    if (question !== this.question) {
      return refused('stale', 'the bot answered a question that is no longer open');
    }
    this.play(option);
    return DONE;
  }

  /** Lets the deciding bot answer. Returns false if its answer was replaced by the default. */
  step(budget?: Budget): boolean {
    const answer = this.chooseBotAnswer(budget);
    this.playBotAnswer(answer);
    return answer.isLegal;
  }

  /** The best options of a seat by the strongest bot; empty if another seat must decide. */
  advise(seat: number, budget: Budget): readonly Advice[] {
    return this.deciding === seat ? advise(this.request(budget), budget) : [];
  }

  /** The request to a bot for the deciding seat, with only the information of that seat. */
  private request(budget?: Budget): BotRequest {
    const seat = this.deciding;
    const random = randomFromSeed(`bot ${this.options.seed} ${seat} ${this.ply}`);
    return requestFor(this.history.state, seat, random, budget);
  }

  /** The reasons why a seat cannot use a card, role or planet now; empty if it can. */
  explain(seat: number, subject: Subject): readonly Explanation[] {
    return explain(this.history.state, seat, subject);
  }

  /** The seat that answered at an earlier ply; undefined if there is no such answer. */
  seatAt(ply: number): number | undefined {
    return this.history.seatAt(ply);
  }

  /** The players whose answers or information an undo to a ply would affect, seen from a seat. */
  undoScope(ply: number, seat: number): UndoScope {
    return this.history.undoScope(ply, seat);
  }

  /** The earliest ply to which a seat may undo without consent. */
  freeUndoPly(seat: number): number {
    return Math.max(this.firstUndoable, this.history.freeUndoPly(seat, this.opponents));
  }

  /** The plies to which a seat may undo: alone (`free`), and with everyone's consent. */
  undoReach(seat: number): UndoReach {
    const free = this.freeUndoPly(seat);
    let further = free - 1;
    while (further >= this.firstUndoable && this.seatAt(further) !== seat) further--;
    return further < this.firstUndoable ? { free } : { free, further };
  }

  /** Whether a question is open, or was answered and not undone. */
  hasQuestion(question: QuestionId): boolean {
    return this.questionIds.has(question);
  }

  /** The seed from which the game so far can be replayed. It may change with an undo. */
  get seed(): string {
    return this.history.seed;
  }

  /**
   * Undoes to a ply. Before `freeUndoPly` this requires `consent` of everyone. `seen` is the
   * question that was open when the undo was requested. If it has been undone since, the request is
   * refused, because the ply now has another question.
   */
  undoTo(ply: number, seat: number, consent: boolean, seen: QuestionId = this.question): Outcome {
    if (!this.questionIds.has(seen)) {
      return refused('stale', 'this was already undone');
    }
    if (!Number.isInteger(ply) || ply < this.firstUndoable || ply > this.ply) {
      return refused('stale', `there is no ply ${ply} from ${this.firstUndoable} to ${this.ply}`);
    }
    if (!consent && ply < this.freeUndoPly(seat)) {
      return refused(
        'not-free',
        'this would undo revealed information or the choice of another player',
      );
    }
    if (ply === this.ply) return DONE;
    if (this.options.freshShuffles === true) this.allUndone.push(this.undoneFrom(ply));
    this.history.backTo(ply, this.options.freshShuffles);
    this.eventLog.backTo(ply);
    this.questionIds.backTo(ply);
    return DONE;
  }

  private undoneFrom(to: number): Undone {
    return { to, tokens: this.tokens.slice(to), checksum: checksumOf(this.history.state) };
  }

  /** The record so far. It reveals hidden information, so no player may see it during the game. */
  record(): GameRecord {
    const { seed, chosen } = this.history;
    return makeRecord(this.options.game, seed, chosen, this.names, this.rules);
  }

  /** All undone answers at a table with `freshShuffles`, which the proof of the deal contains. */
  get undone(): readonly Undone[] {
    return this.allUndone;
  }

  /** The record as text. */
  recordText(): string {
    return formatRecord(this.record());
  }

  /**
   * Plays the stored answers of a restored game. Throws IllegalOptionError if an answer is not
   * legal, and RangeError if it is not an option token.
   */
  restore(tokens: readonly string[]): void {
    for (const token of tokens) {
      const option = parseOption(this.history.state, token);
      if (option === undefined) throw new RangeError(`${token} is no option token`);
      this.play(option);
    }
  }

  /** The tokens of all answers so far, in order. */
  get tokens(): readonly string[] {
    return [...this.history.tokens];
  }
}
