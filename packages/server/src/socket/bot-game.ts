// Plays one table for a bot program over the bot protocol (docs/bot-protocol.md): sends questions,
// passes on the answers, and votes on proposals.
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

/** Time reported to bots if their clock does not run. */
const NO_CLOCK_MS = 24 * 3600_000;

/** Delay before the bot subscribes again to a table that is not available. */
const RETRY_MS = 6000;

/** Dependencies of a bot game, from the connection of the bot. */
export interface BotGameDeps {
  readonly hub: Hub;
  /** The user id of the bot. */
  readonly person: string;
  readonly send: (message: HostMessage) => void;
  /** Returns a new question number for this connection. */
  readonly nextId: () => number;
  /** Reports an internal error. */
  readonly failed: (error: unknown) => void;
  /** Called when the end of the game was sent. */
  readonly over: (table: string) => void;
  /** Called if only another node can serve the table. */
  readonly reconnect: () => void;
}

export class BotGame {
  readonly table: string;
  private readonly deps: BotGameDeps;
  private readonly watcher: Watcher;
  private snapshot: TableSnapshot | undefined;
  /** Whether the start of the game was sent. */
  isStarted = false;
  private hasLeft = false;
  /** Number of events that were sent to the bot. */
  private sentEvents = 0;
  /** The question that was sent to the bot: its number for the bot, and for the table. */
  private open: { readonly id: number; readonly question: number } | undefined;
  /** The last proposal the bot voted on. */
  private votedOn = 0;
  private retryTimer: NodeJS.Timeout | undefined;

  constructor(table: string, deps: BotGameDeps) {
    this.table = table;
    this.deps = deps;
    const { person, reconnect } = deps;
    this.watcher = { person, reconnect, send: (text) => this.receive(text) };
  }

  /** Subscribes to the table and sends its state. */
  async begin(): Promise<void> {
    const refusal = await this.deps.hub.watch(this.table, this.watcher, undefined);
    // The game may have been left while the subscription was pending.
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

  /** Whether the question with this number is open here. */
  hasQuestion(id: number): boolean {
    return this.open?.id === id;
  }

  /**
   * Answers the open question. After a refusal, sends an `error` message and answers with the
   * default option.
   */
  async choose(token: string): Promise<void> {
    const { open } = this;
    const fallback = this.snapshot && viewOf(this.snapshot)?.decision?.default;
    if (open === undefined || this.snapshot?.game?.question !== open.question) return;
    this.open = undefined;
    const refused = await this.answer(open.question, token);
    if (refused === undefined) return;
    this.deps.send({ type: 'error', id: open.id, game: this.table, error: oneLine(refused) });
    if (fallback === undefined) return;
    const failed = (await this.answer(open.question, fallback)) !== undefined;
    // Neither answer could be stored: ask the bot again later.
    if (failed && this.snapshot?.game?.question === open.question) this.retryLater();
  }

  /** Answers a question. Returns the sentence of a refusal; undefined if accepted. */
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
    // The hub has dropped the subscription, for example after an error of the store.
    if (message.type === 'refused') return this.retryLater();
    if (message.type === 'table') this.snapshot = message;
    if (message.type === 'patch' && this.snapshot !== undefined) {
      this.snapshot = applyPatch(this.snapshot, message);
      // The patch does not fit: request a snapshot.
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

  /** Sends the start, the open question and the end to the bot, each once; votes on proposals. */
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
    if (this.open?.question === question) return;
    const { hub } = this.deps;
    const position = await hub.look(this.table, ({ game: running }): Position | undefined =>
      running === undefined ? undefined : formatViewPosition(running.state, view.seat ?? 0),
    );
    // The table may have changed while the position was read.
    if (position === undefined || position.ply !== view.ply) return;
    if (this.hasLeft || this.snapshot !== snapshot) return;
    const id = this.deps.nextId();
    this.open = { id, question };
    const all = eventsOf(snapshot);
    const events = all.slice(Math.min(this.sentEvents, all.length));
    this.sentEvents = all.length;
    const timeLeftMs = timeOf(snapshot, view.seat);
    this.deps.send({ type: 'decide', id, game, view, position, events, timeLeftMs });
  }

  /** Bots agree to proposals, except to undo or end a rated game. */
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

/** Remaining time of a seat with its reserve, in milliseconds. */
function timeOf({ clocks }: TableSnapshot, seat: number): number {
  if (clocks.clock.kind === 'none' || clocks.running !== seat) return NO_CLOCK_MS;
  return (clocks.left ?? 0) + (clocks.reserve[seat] ?? 0);
}
