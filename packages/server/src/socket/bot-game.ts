// Connects a table to a bot program over the bot protocol (docs/bot-protocol.md).
import { randomUUID } from 'node:crypto';
import { formatViewPosition, type Position } from '@eminent/engine';
import { type HostMessage, oneLine } from '@eminent/protocol';
import {
  applyPatch,
  eventsOf,
  parseWireServerMessage,
  type TableSnapshot,
  viewOf,
} from '@eminent/protocol/online';
import type { Hub } from '../tables/hub.ts';
import type { Watcher } from '../tables/subscribers.ts';

/** Time left that bots are sent if their clock is not running. */
const NO_CLOCK_MS = 24 * 3600_000;

/** Delay before a retry, after a refused subscription or after answers that were not accepted. */
const RETRY_MS = 6000;

export interface BotGameDeps {
  readonly hub: Hub;
  readonly person: string;
  readonly send: (message: HostMessage) => void;
  /** Returns a new question number. Numbers are unique within the connection of the bot. */
  readonly nextId: () => number;
  readonly failed: (error: unknown) => void;
  readonly over: (table: string) => void;
  /** Called if another node has taken over the table: the bot must reconnect. */
  readonly reconnect: () => void;
}

export class BotGame {
  readonly table: string;
  private readonly deps: BotGameDeps;
  private readonly watcher: Watcher;
  private snapshot: TableSnapshot | undefined;
  /** Whether the bot has got the `start` message. */
  isStarted = false;
  private hasLeft = false;
  /** Number of events that the bot has got. */
  private sentEvents = 0;
  /** The question that the bot must answer. `id`: its number for the bot. */
  private openQuestion: { readonly id: number; readonly question: number } | undefined;
  /** Id of the last proposal that was voted on. */
  private votedOn = 0;
  private retryTimer: NodeJS.Timeout | undefined;

  constructor(table: string, deps: BotGameDeps) {
    this.table = table;
    this.deps = deps;
    const { person, reconnect } = deps;
    this.watcher = { person, reconnect, send: (text) => this.receive(text) };
  }

  /** Subscribes to the table. The bot gets messages as snapshots and patches arrive. */
  async begin(): Promise<void> {
    const refusal = await this.deps.hub.watch(this.table, this.watcher, undefined);
    // The bot may have left while the subscription was pending.
    if (this.hasLeft) await this.leave();
    else if (refusal !== undefined) this.retryLater();
  }

  private retryLater(): void {
    if (this.hasLeft) return;
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => void this.begin().catch(this.deps.failed), RETRY_MS);
    this.retryTimer.unref();
  }

  async leave(): Promise<void> {
    this.hasLeft = true;
    clearTimeout(this.retryTimer);
    await this.deps.hub.unwatch(this.table, this.watcher);
  }

  hasQuestion(id: number): boolean {
    return this.openQuestion?.id === id;
  }

  /**
   * Submits the bot's answer. If it is refused, sends the bot an `error` and submits the default
   * option.
   */
  async choose(token: string): Promise<void> {
    const { openQuestion } = this;
    const fallback = this.snapshot && viewOf(this.snapshot)?.decision?.default;
    if (openQuestion === undefined || this.snapshot?.game?.question !== openQuestion.question)
      return;
    this.openQuestion = undefined;
    const refused = await this.answer(openQuestion.question, token);
    if (refused === undefined) return;
    this.deps.send({
      type: 'error',
      id: openQuestion.id,
      game: this.table,
      error: oneLine(refused),
    });
    if (fallback === undefined) return;
    const failed = (await this.answer(openQuestion.question, fallback)) !== undefined;
    // Neither answer was accepted: subscribe again later, which repeats the question.
    if (failed && this.snapshot?.game?.question === openQuestion.question) this.retryLater();
  }

  /** Submits an answer. Returns why it was refused; undefined if it was accepted. */
  private async answer(question: number, token: string): Promise<string | undefined> {
    const { hub, person } = this.deps;
    const result = await hub.command(this.table, person, {
      type: 'answer',
      table: this.table,
      key: randomUUID(),
      question: question as NonNullable<TableSnapshot['game']>['question'],
      tokens: [token],
      finish: false,
    });
    return result.ok ? undefined : result.refusal.sentence;
  }

  private receive(text: string): void {
    const read = parseWireServerMessage(text);
    if (!read.ok) return this.deps.failed(new Error(read.error));
    const message = read.value;
    // The hub has ended the subscription, for example after an error of the store.
    if (message.type === 'refused') return this.retryLater();
    if (message.type === 'table') this.snapshot = message;
    if (message.type === 'patch' && this.snapshot !== undefined) {
      this.snapshot = applyPatch(this.snapshot, message);
      // The patch does not fit the snapshot: get a new snapshot.
      if (this.snapshot === undefined) return this.resubscribe();
    }
    this.update().catch(this.deps.failed);
  }

  private resubscribe(): void {
    this.deps.hub
      .unwatch(this.table, this.watcher)
      .then(() => this.begin())
      .catch(this.deps.failed);
  }

  /** Sends the bot `start`, the open question and `end`, each once. Votes on a new proposal. */
  private async update(): Promise<void> {
    const { snapshot } = this;
    const view = snapshot && viewOf(snapshot);
    if (this.hasLeft || snapshot === undefined || view?.seat === undefined) return;
    const game = this.table;
    if (!this.isStarted) {
      this.isStarted = true;
      const names = snapshot.seats.map(({ name }) => name);
      this.deps.send({ type: 'start', game, seat: view.seat, names, options: view.options });
    }
    if (snapshot.phase === 'over') return this.end(snapshot);
    await this.vote(snapshot, view.seat);
    const question = snapshot.game?.question;
    if (view.decision === undefined || question === undefined) return;
    if (this.openQuestion?.question === question) return;
    const { hub } = this.deps;
    const position = await hub.look(this.table, ({ game: running }): Position | undefined =>
      running === undefined ? undefined : formatViewPosition(running.state, view.seat ?? 0),
    );
    if (position === undefined || position.ply !== view.ply) return;
    if (this.hasLeft || this.snapshot !== snapshot) return;
    const id = this.deps.nextId();
    this.openQuestion = { id, question };
    const all = eventsOf(snapshot);
    const events = all.slice(Math.min(this.sentEvents, all.length));
    this.sentEvents = all.length;
    const timeLeftMs = timeOf(snapshot, view.seat);
    this.deps.send({ type: 'decide', id, game, view, position, events, timeLeftMs });
  }

  /** Agrees to a new proposal, except one to undo or end a rated game. */
  private async vote({ proposal, setup }: TableSnapshot, seat: number): Promise<void> {
    if (proposal === undefined || proposal.agreed[seat] === true) return;
    if (proposal.id <= this.votedOn) return;
    this.votedOn = proposal.id;
    const { hub, person } = this.deps;
    const { kind } = proposal.wish;
    const yes = !setup.rated || (kind !== 'undo' && kind !== 'end');
    const key = randomUUID();
    await hub.command(this.table, person, {
      type: 'vote',
      table: this.table,
      key,
      proposal: proposal.id,
      yes,
    });
  }

  private end(snapshot: TableSnapshot): void {
    const view = viewOf(snapshot);
    this.deps.send({
      type: 'end',
      game: this.table,
      scores: view?.players.map(({ score }) => score.total) ?? [],
      winners: [...(view?.winners ?? [])],
    });
    this.deps.over(this.table);
  }
}

/** Milliseconds that a seat has left, including its reserve. */
function timeOf({ clocks }: TableSnapshot, seat: number): number {
  if (clocks.clock.kind === 'none' || clocks.running !== seat) return NO_CLOCK_MS;
  return (clocks.left ?? 0) + (clocks.reserve[seat] ?? 0);
}
