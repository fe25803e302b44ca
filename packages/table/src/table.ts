// Runs one game, independent of any transport: checks and plays answers, undoes them, lets bots
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
  /** By seat. Seat 0 starts the game. */
  readonly seats: readonly Seat[];
  /** Highest question id used before the game was saved. New questions get higher ids. */
  readonly lastQuestion?: number;
  /** Rules version under which the game started; the current version by default. */
  readonly rules?: number;
  /** Makes repeats of undone shuffles give other cards. Needs a fair deal (docs/fair-deal.md). */
  readonly freshShuffles?: boolean;
  /** Scenarios chosen before the game, by seat. The table answers the questions for them itself. */
  readonly scenarios?: readonly string[] | undefined;
}

/** A series of answers that one undo took back, at a table with `freshShuffles`. */
export interface Undone {
  readonly to: number;
  /** Answers from ply `to` on, as tokens. */
  readonly tokens: readonly string[];
  /** Checksum of the position before the undo. */
  readonly checksum: string;
}

export interface BotAnswer {
  readonly question: QuestionId;
  readonly option: number;
  /** Whether the bot's token was legal. Otherwise `option` is the default option. */
  readonly isLegal: boolean;
}

/** Returns the seats in a random order. The same seed gives the same order. */
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
  /** In the order of the undos. Filled only with `freshShuffles`. */
  private readonly allUndone: Undone[] = [];
  /** Against people, an undo needs consent in more cases, because they remember what they saw. */
  private readonly opponents: OpponentKind;

  /** Throws RangeError if the options contradict each other, or if `find` does not know a bot. */
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

  private chooseScenarios({ game, scenarios = [] }: TableOptions): void {
    if (scenarios.length === 0) return;
    const problem = scenariosProblem(game, scenarios);
    if (problem !== undefined) throw new RangeError(problem);
    this.restore(scenarios.map((id) => `scenario:${id}`));
  }

  /** First ply to which a player may undo. Earlier answers chose the scenarios of `options`. */
  get firstUndoable(): number {
    return this.options.scenarios?.length ?? 0;
  }

  get ply(): number {
    return this.history.ply;
  }

  get question(): QuestionId {
    return this.questionIds.open;
  }

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

  get waitsForBot(): boolean {
    return this.bots[this.deciding] !== undefined;
  }

  /** Whether the deciding seat is a bot whose search uses a time budget. */
  get botSearches(): boolean {
    return this.bots[this.deciding]?.spends !== undefined;
  }

  get people(): readonly number[] {
    return this.bots.flatMap((bot, seat) => (bot === undefined ? [seat] : []));
  }

  get names(): readonly string[] {
    return this.options.seats.map((seat) => seat.name);
  }

  /** The live state with hidden information. Callers must not modify it or send it to players. */
  get state(): GameState {
    return this.history.state;
  }

  /** Returns the view of a seat or of SPECTATOR. */
  viewOf(seat: number): View {
    return view(this.history.state, seat);
  }

  /** Returns the position with only the information of a seat. Hidden cards are `?`. */
  positionOf(seat: number): Position {
    return formatViewPosition(this.history.state, seat);
  }

  /** Returns all events from `ply` on, unredacted. For callers that redact them for many seats. */
  allEventsSince(ply: number): readonly GameEvent[] {
    return this.eventLog.since(ply);
  }

  eventsBefore(ply: number): number {
    return this.eventLog.countBefore(ply);
  }

  /** Returns all events from `ply` on, redacted for a seat. */
  eventsSince(ply: number, seat: number): readonly GameEvent[] {
    return this.eventLog.since(ply).map((one) => redactEvent(one, seat));
  }

  /** Plays one token as the answer to a question, or refuses it. */
  answer(seat: number, question: QuestionId, token: string): Outcome {
    return this.answerStep(seat, question, [token], false);
  }

  /** Plays tokens as one answer, or refuses all. `finish` also ends the step if it asks again. */
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

  /** Whether `answerStep` would accept this answer. Changes nothing. */
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
   * Chooses the answer of the deciding bot without playing it, so that the caller can time it.
   * Unless the budget limits time, the same game, seed, ply and budget give the same answer. Throws
   * if no bot must decide.
   */
  chooseBotAnswer(budget?: Budget): BotAnswer {
    const bot = this.bots[this.deciding];
    if (bot === undefined) throw new Error(`no bot decides at ply ${this.ply}`);
    const { state } = this.history;
    const option = parseOption(state, bot.choose(this.request(budget)).token);
    const isLegal = option !== undefined && legalOptions(state).includes(option);
    return { question: this.question, option: isLegal ? option : defaultOption(state), isLegal };
  }

  /** Plays a bot's answer. Refuses it if its question is no longer open. */
  playBotAnswer({ question, option }: BotAnswer): Outcome {
    if (question !== this.question) {
      return refused('stale', 'the bot answered a question that is no longer open');
    }
    this.play(option);
    return DONE;
  }

  /** Chooses and plays a bot's answer. Returns false if the default replaced an illegal one. */
  step(budget?: Budget): boolean {
    const answer = this.chooseBotAnswer(budget);
    this.playBotAnswer(answer);
    return answer.isLegal;
  }

  /** Returns up to three of the best options of a seat; empty if it has no choice to make now. */
  advise(seat: number, budget: Budget): readonly Advice[] {
    return this.deciding === seat ? advise(this.request(budget), budget) : [];
  }

  private request(budget?: Budget): BotRequest {
    const seat = this.deciding;
    const random = randomFromSeed(`bot ${this.options.seed} ${seat} ${this.ply}`);
    return requestFor(this.history.state, seat, random, budget);
  }

  /** Returns why a seat cannot use a card, role or planet now; empty if it can. */
  explain(seat: number, subject: Subject): readonly Explanation[] {
    return explain(this.history.state, seat, subject);
  }

  /** Returns the seat that answered at `ply`; undefined if there is no such answer. */
  seatAt(ply: number): number | undefined {
    return this.history.seatAt(ply);
  }

  /** Returns the information and choices of others that an undo to `ply` would take back. */
  undoScope(ply: number, seat: number): UndoScope {
    return this.history.undoScope(ply, seat);
  }

  /** Returns the earliest ply to which a seat may undo without the consent of others. */
  freeUndoPly(seat: number): number {
    return Math.max(this.firstUndoable, this.history.freeUndoPly(seat, this.opponents));
  }

  /** Returns the plies to which a seat may undo: alone (`free`), and with consent (`further`). */
  undoReach(seat: number): UndoReach {
    const free = this.freeUndoPly(seat);
    let further = free - 1;
    while (further >= this.firstUndoable && this.seatAt(further) !== seat) further--;
    return further < this.firstUndoable ? { free } : { free, further };
  }

  hasQuestion(question: QuestionId): boolean {
    return this.questionIds.has(question);
  }

  /** Seed that replays the game so far. An undo changes it at a table with `freshShuffles`. */
  get seed(): string {
    return this.history.seed;
  }

  /**
   * Undoes all answers from `ply` on. Before `freeUndoPly`, this requires `consent`, the consent of
   * everyone. `seen` is the question that was open when the undo was requested. The request is
   * refused if another undo has removed that question meanwhile.
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

  /** Returns the record so far. It reveals hidden cards, so no player may see it before the end. */
  record(): GameRecord {
    const { seed, chosen } = this.history;
    return makeRecord(this.options.game, seed, chosen, this.names, this.rules);
  }

  /** All undone answers; empty without `freshShuffles`. The proof of a fair deal contains them. */
  get undone(): readonly Undone[] {
    return this.allUndone;
  }

  recordText(): string {
    return formatRecord(this.record());
  }

  /** Plays stored answers. Throws RangeError or IllegalOptionError at the first invalid one. */
  restore(tokens: readonly string[]): void {
    for (const token of tokens) {
      const option = parseOption(this.history.state, token);
      if (option === undefined) throw new RangeError(`${token} is no option token`);
      this.play(option);
    }
  }

  get tokens(): readonly string[] {
    return [...this.history.tokens];
  }
}
