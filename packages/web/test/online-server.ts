// The server of one online table for page tests: a real game, sent whole or in patches to one seat
// over one connection.
import { DEFAULT_OPTIONS, type GameOptions, type View } from '@eminent/engine';
import type {
  PublicPatch,
  TableSnapshot,
  TableSetup,
  WireClientMessage,
} from '@eminent/protocol/online';
import type { UndoReach } from '@eminent/protocol';
import { Table } from '@eminent/table';
import type { Connection } from './online-fakes.ts';

type Answer = Extract<WireClientMessage, { type: 'answer' }>;

export class FakeTableServer {
  readonly id = 'table1';
  readonly table: Table;
  readonly game: GameOptions;
  seq = 1;
  seat = 0;
  private readonly counted = new Set<string>();
  private sentEvents = 0;
  /** Number of times that a command arrived, by its key. */
  readonly arrivals = new Map<string, number>();

  constructor(seed = 'page', game: GameOptions = { ...DEFAULT_OPTIONS, players: 2 }) {
    this.game = game;
    this.table = new Table({
      game,
      seed,
      seats: [
        { kind: 'person', name: 'Ada' },
        { kind: 'bot', name: 'Vega', bot: 'captain' },
      ],
    });
  }

  private get setup(): TableSetup {
    return {
      game: this.game,
      seats: [{ kind: 'open' }, { kind: 'bot', bot: 'captain' }],
      first: 'first-seat',
      clock: { kind: 'none' },
      late: 'bot',
      join: 'link',
      hideHesitation: false,
      spectators: 'yes',
      rated: false,
    };
  }

  private get undoReach(): UndoReach {
    return { free: this.table.freeUndoPly(this.seat) };
  }

  get view(): View {
    return this.table.viewOf(this.seat);
  }

  shown(part: Partial<TableSnapshot> = {}): TableSnapshot {
    const events = this.table.eventsSince(0, this.seat);
    const record = this.table.over ? this.record : undefined;
    return {
      type: 'table',
      table: this.id,
      seq: this.seq,
      now: 1000,
      setup: this.setup,
      host: 'p1',
      commitment: 'c',
      phase: this.table.over ? 'over' : 'playing',
      seats: [
        { person: 'p1', name: 'Ada', presence: 'here' },
        { name: 'Vega', bot: 'captain' },
      ],
      clocks: { clock: { kind: 'none' }, at: 0, reserve: [0, 0], paused: false },
      watchers: 0,
      own: { seat: this.seat, events: [], undo: this.undoReach },
      game: { view: this.view, question: this.table.question, events },
      talk: [],
      ...(record === undefined ? {} : { result: { how: 'played', record } }),
      ...part,
    };
  }

  private get record(): string {
    return this.table.recordText();
  }

  show(to: Connection, part: Partial<TableSnapshot> = {}): void {
    this.sentEvents = this.table.eventsSince(0, this.seat).length;
    to.say(this.shown(part));
  }

  tell(to: Connection, isUndone = false): void {
    const events = this.table.eventsSince(0, this.seat);
    const keep = isUndone ? 0 : this.sentEvents;
    const patch: PublicPatch = {
      view: { ...this.view, players: this.view.players.map((player) => ({ ...player })) },
      question: this.table.question,
      events: { keep, add: events.slice(keep) },
      ...(this.table.over
        ? { phase: 'over', result: { how: 'played', record: this.record } as const }
        : {}),
    };
    // Fields that the view no longer has are sent as null.
    const gone = ['decision', 'previews', 'role', 'taken', 'resolving', 'acted'].filter(
      (field) => !(field in this.view),
    );
    const view = { ...patch.view, ...Object.fromEntries(gone.map((field) => [field, null])) };
    this.sentEvents = events.length;
    to.say({
      type: 'patch',
      table: this.id,
      after: this.seq,
      seq: ++this.seq,
      now: 2000,
      public: { ...patch, view },
      own: { undo: this.undoReach },
    });
  }

  private goOn(): void {
    while (!this.table.over && this.table.waitsForBot) this.table.step();
  }

  /** Applies an answer, unless its key is known. */
  take(answer: Answer, to: Connection): void {
    this.arrivals.set(answer.key, (this.arrivals.get(answer.key) ?? 0) + 1);
    if (!this.counted.has(answer.key)) {
      const { question, tokens, finish } = answer;
      const outcome = this.table.answerStep(this.seat, question, tokens, finish);
      if (!outcome.ok) {
        const { reason, sentence } = outcome.refusal;
        return to.say({ type: 'refused', table: this.id, key: answer.key, reason, sentence });
      }
      this.counted.add(answer.key);
      this.goOn();
      this.tell(to);
    }
    return to.say({ type: 'done', table: this.id, key: answer.key, seq: this.seq });
  }

  undo(wish: Extract<WireClientMessage, { type: 'undo' }>, to: Connection): void {
    const outcome = this.table.undoTo(wish.ply, this.seat, false, wish.question);
    if (!outcome.ok) {
      const { reason, sentence } = outcome.refusal;
      return to.say({ type: 'refused', table: this.id, key: wish.key, reason, sentence });
    }
    this.tell(to, true);
    return to.say({ type: 'done', table: this.id, key: wish.key, seq: this.seq });
  }

  /** Replies to the messages of a connection from this index on. Returns their number. */
  serve(connection: Connection, from = 0): number {
    // A reply may cause further messages, which are answered too.
    for (let at = from; at < connection.heard.length; at++) {
      const message = connection.heard[at];
      if (message === undefined) break;
      if (message.type === 'watch') this.show(connection);
      if (message.type === 'answer') this.take(message, connection);
      if (message.type === 'undo') this.undo(message, connection);
      if (message.type === 'explain') {
        connection.say({
          type: 'explained',
          table: this.id,
          id: message.id,
          reasons: this.table.explain(this.seat, message.subject),
        });
      }
    }
    return connection.heard.length;
  }
}
