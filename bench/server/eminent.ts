// Load on our own server: real tables with random legal answers.
import { Random } from '@eminent/engine';
import type { Clock, WireServerMessage } from '@eminent/protocol/online';
import { WIRE_VERSION } from '@eminent/protocol/online';
import { makeTable, Guest } from '../../tools/online/http-client.ts';
import { type Asks, asksOf, isOver, kindOf } from './read-frame.ts';
import { LightSocket } from './light-socket.ts';
import { ADDRESSES, type Listener, type LoadTable, type ServerProtocol } from './load.ts';
import { tableSetup } from '../../tools/online/table-setup.ts';

interface PendingQuestion {
  readonly name: string;
  readonly people: readonly Guest[];
  readonly sockets: LightSocket[];
  question: number;
  /** Seat that must decide; -1 before the first question. */
  by: number;
  /** The legal answers; undefined until the next question arrives. */
  tokens: readonly string[] | undefined;
  answers: number;
}

const CONNECT_MS = 60_000;

export class EminentProtocol implements ServerProtocol {
  readonly oneByOne = false;
  bytes = 0;
  listener: Listener | undefined;
  private readonly ports: readonly number[];
  private readonly clock: Clock;
  private readonly isSpread: boolean;
  private readonly pendingByTable = new Map<LoadTable, PendingQuestion>();
  private readonly random = new Random(1, 2, 3, 4);

  constructor(
    ports: readonly number[],
    options: { readonly clock: Clock; readonly isSpread: boolean },
  ) {
    this.ports = ports;
    this.clock = options.clock;
    this.isSpread = options.isSpread;
  }

  async prepare(table: LoadTable): Promise<void> {
    const names = Array.from({ length: table.seats }, (_, seat) => `load ${table.id} ${seat}`);
    const port = this.portOf(table, 0);
    const guests = await Promise.all(names.map((who) => Guest.signIn(port, who)));
    const { table: name, people } = await makeTable(
      port,
      tableSetup(table.seats, { first: 'chance', clock: this.clock, spectators: 'no' }),
      guests,
    );
    const begun = { sockets: [], question: 0, by: -1, tokens: undefined, answers: 0 };
    this.pendingByTable.set(table, { name, people, ...begun });
  }

  connect(table: LoadTable, seat: number): Promise<void> {
    const pending = this.pendingAt(table);
    const cookie = pending.people[seat]?.cookie ?? '';
    return new Promise((resolve, reject) => {
      const limit = setTimeout(
        () => reject(new Error('a socket did not get its table')),
        CONNECT_MS,
      );
      const socket = new LightSocket({
        port: this.portOf(table, seat),
        cookie,
        from: `127.0.0.${2 + (table.id % ADDRESSES)}`,
        onOpen: () => {
          socket.sendText(JSON.stringify({ type: 'hello', versions: [WIRE_VERSION] }));
          socket.sendText(JSON.stringify({ type: 'watch', table: pending.name }));
        },
        onText: (bytes) => {
          this.bytes += bytes.length;
          if (!this.receive(table, pending, seat, bytes)) return;
          clearTimeout(limit);
          resolve();
        },
        onEnd: (why) => {
          table.ended = true;
          reject(new Error(`a socket ended: ${why}`));
        },
      });
      pending.sockets[seat] = socket;
    });
  }

  answer(table: LoadTable): boolean {
    const pending = this.pendingAt(table);
    const { name, question, by } = pending;
    const token = pending.tokens?.[this.random.below(pending.tokens.length)];
    if (token === undefined) return false;
    pending.tokens = undefined;
    const key = `answer-${table.id}-${++pending.answers}`;
    const tokens = [token];
    const message = { type: 'answer', table: name, key, question, tokens, finish: false };
    pending.sockets[by]?.sendText(JSON.stringify(message));
    return true;
  }

  close(): void {
    for (const { sockets } of this.pendingByTable.values())
      for (const one of sockets) one.terminate();
  }

  private portOf({ id }: LoadTable, seat: number): number {
    return this.ports[(id + (this.isSpread ? seat : 0)) % this.ports.length] ?? 0;
  }

  private pendingAt(table: LoadTable): PendingQuestion {
    const pending = this.pendingByTable.get(table);
    if (pending === undefined) throw new Error(`table ${table.id} was not prepared`);
    return pending;
  }

  /** Handles a frame. Returns whether it is a snapshot of a table in play. */
  private receive(table: LoadTable, pending: PendingQuestion, seat: number, data: Buffer): boolean {
    const kind = kindOf(data);
    if (kind === 'patch') this.receivePatch(table, pending, seat, data);
    else if (kind === 'refused') this.listener?.refused(table);
    return kind === 'table' && this.receiveTable(pending, seat, data);
  }

  private receiveTable(pending: PendingQuestion, seat: number, data: Buffer): boolean {
    const { game, own, phase } = JSON.parse(data.toString()) as Extract<
      WireServerMessage,
      { type: 'table' }
    >;
    if (phase !== 'playing') return false;
    const options = own.view?.decision?.options;
    if (options !== undefined) {
      ask(pending, seat, { question: game?.question, tokens: options.map(({ token }) => token) });
    }
    return true;
  }

  private receivePatch(
    table: LoadTable,
    pending: PendingQuestion,
    seat: number,
    data: Buffer,
  ): void {
    if (seat === 0 && isOver(data)) table.ended = true;
    const asks = asksOf(data);
    if (asks !== undefined) ask(pending, seat, asks);
    this.listener?.seen(table, seat);
  }
}

function ask(pending: PendingQuestion, seat: number, { question, tokens }: Asks): void {
  pending.question = question ?? pending.question;
  pending.by = seat;
  pending.tokens = tokens;
}
