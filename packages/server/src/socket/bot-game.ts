// One table at which a program plays over the bot protocol: what its seat is asked, as the messages of docs/bot-protocol.md.
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
import type { Hub, Watcher } from '../tables/hub.ts';

/** What a program has where nobody is hurried. */
const UNHURRIED_MS = 24 * 3600_000;

/** What the game needs of the connection of its program. */
export interface BotDesk {
  readonly hub: Hub;
  /** The person that the program is. */
  readonly person: string;
  readonly send: (message: HostMessage) => void;
  /** A number that no question of this connection had before. */
  readonly nextId: () => number;
  /** Something failed that is no fault of the program. */
  readonly failed: (error: unknown) => void;
  /** The game is over and was told to be. */
  readonly over: (table: string) => void;
}

export class BotGame {
  readonly table: string;
  private readonly desk: BotDesk;
  private readonly watcher: Watcher;
  private shown: TableSnapshot | undefined;
  /** Whether the program was told that it began. */
  isStarted = false;
  private isLeft = false;
  private told = 0;
  private open: { readonly id: number; readonly question: number } | undefined;
  /** The last proposal that it was asked to agree to. */
  private votedOn = 0;

  constructor(table: string, desk: BotDesk) {
    this.table = table;
    this.desk = desk;
    this.watcher = { person: desk.person, send: (text) => this.take(text) };
  }

  /** Begins to look at the table, and tells the program how it stands. */
  async begin(): Promise<void> {
    await this.desk.hub.watch(this.table, this.watcher, undefined);
    // Who has gone meanwhile may have been taken off before it was put on.
    if (this.isLeft) await this.leave();
  }

  async leave(): Promise<void> {
    this.isLeft = true;
    await this.desk.hub.unwatch(this.table, this.watcher);
  }

  /** Whether the question with this number is open here. */
  asks(id: number): boolean {
    return this.open?.id === id;
  }

  /** Carries out an answer to the open question; what is no legal answer gets an `error`, and the default stands in for it. */
  async choose(token: string): Promise<void> {
    const { open } = this;
    const fallback = this.shown && viewOf(this.shown)?.decision?.default;
    if (open === undefined || this.shown?.game?.question !== open.question) return;
    this.open = undefined;
    const refused = await this.answer(open.question, token);
    if (refused === undefined) return;
    this.desk.send({ type: 'error', id: open.id, game: this.table, error: oneLine(refused) });
    if (fallback !== undefined) await this.answer(open.question, fallback);
  }

  /** Gives an answer; the sentence of a refusal. */
  private async answer(question: number, token: string): Promise<string | undefined> {
    const { hub, person } = this.desk;
    const result = await hub.wish(this.table, person, {
      type: 'answer',
      table: this.table,
      key: randomUUID(),
      question: question as NonNullable<TableSnapshot['game']>['question'],
      tokens: [token],
      finish: false,
    });
    return result.ok ? undefined : result.refusal.sentence;
  }

  private take(text: string): void {
    const read = parseWireServerMessage(text);
    if (!read.ok) return this.desk.failed(new Error(read.error));
    const message = read.value;
    if (message.type === 'table') this.shown = message;
    if (message.type === 'told' && this.shown !== undefined) {
      this.shown = applyPatch(this.shown, message);
      // The numbers did not fit: the whole table is asked for.
      if (this.shown === undefined) return this.anew();
    }
    this.tell().catch(this.desk.failed);
  }

  private anew(): void {
    this.desk.hub
      .unwatch(this.table, this.watcher)
      .then(() => this.begin())
      .catch(this.desk.failed);
  }

  private async tell(): Promise<void> {
    const { shown } = this;
    const view = shown && viewOf(shown);
    if (this.isLeft || shown === undefined || view?.seat === undefined) return;
    const game = this.table;
    if (!this.isStarted) {
      this.isStarted = true;
      const names = shown.seats.map(({ name }) => name);
      this.desk.send({ type: 'start', game, seat: view.seat, names, options: view.options });
    }
    if (shown.phase === 'over') return this.end(shown);
    await this.vote(shown, view.seat);
    const question = shown.game?.question;
    if (view.decision === undefined || question === undefined) return;
    if (this.open?.question === question) return;
    const { hub } = this.desk;
    const position = await hub.look(this.table, ({ game: live }): Position | undefined =>
      live === undefined ? undefined : formatViewPosition(live.state, view.seat ?? 0),
    );
    // While that was looked up the table may have gone on.
    if (position === undefined || position.ply !== view.ply) return;
    if (this.isLeft || this.shown !== shown) return;
    const id = this.desk.nextId();
    this.open = { id, question };
    const all = eventsOf(shown);
    const events = all.slice(Math.min(this.told, all.length));
    this.told = all.length;
    const timeLeftMs = timeOf(shown, view.seat);
    this.desk.send({ type: 'decide', id, game, view, position, events, timeLeftMs });
  }

  /** A program goes along with what people ask of all, but in a rated game holds them to what was played. */
  private async vote({ proposal, setup }: TableSnapshot, seat: number): Promise<void> {
    if (proposal === undefined || proposal.agreed[seat] === true) return;
    if (proposal.id <= this.votedOn) return;
    this.votedOn = proposal.id;
    const { hub, person } = this.desk;
    const { kind } = proposal.wish;
    const yes = !setup.rated || (kind !== 'undo' && kind !== 'end');
    const key = randomUUID();
    await hub.wish(this.table, person, {
      type: 'vote',
      table: this.table,
      key,
      proposal: proposal.id,
      yes,
    });
  }

  private end(shown: TableSnapshot): void {
    const view = viewOf(shown);
    this.desk.send({
      type: 'end',
      game: this.table,
      scores: view?.players.map(({ score }) => score.total) ?? [],
      winners: [...(view?.winners ?? [])],
    });
    this.desk.over(this.table);
  }
}

/** Milliseconds that a seat has for its decision, with its reserve. */
function timeOf({ clocks }: TableSnapshot, seat: number): number {
  if (clocks.clock.kind === 'none' || clocks.running !== seat) return UNHURRIED_MS;
  return (clocks.left ?? 0) + (clocks.reserve[seat] ?? 0);
}
