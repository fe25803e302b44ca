// Programs that play at online tables: the bot protocol (docs/bot-protocol.md) over a socket, one message a frame, all their games at once.
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from '@fastify/websocket';
import {
  type BotMessage,
  formatMessage,
  type HostMessage,
  parseBotMessage,
  PROTOCOL_VERSION,
} from '@eminent/protocol';
import type { TableRow, WireServerMessage } from '@eminent/protocol/online';
import type { Person } from '../accounts/user.ts';
import { BotGame } from './bot-game.ts';
import type { Entrance } from './upgrade-guard.ts';
import { type Bye, CODES, FAREWELL_MS, POLICY, TRY_AGAIN } from './close-codes.ts';
import { Bucket } from './rate-limits.ts';
import type { WireParts } from './dependencies.ts';
import type { Shared, SharedSocket } from './socket-registry.ts';

const BOT_PATH = '/api/v1/bot';

/** A program and all tables at which it sits. */
class BotConnection implements SharedSocket {
  readonly person: Person;
  readonly address: string;
  readonly isHere = true;
  isCounted = false;
  private readonly socket: WebSocket;
  private readonly parts: WireParts;
  private readonly shared: Shared;
  private readonly games = new Map<string, BotGame>();
  /** Tables that wait until another game is over. */
  private readonly later = new Map<string, TableRow>();
  private readonly bucket: Bucket;
  private ids = 0;
  private faults = 0;
  private isGreeted = false;
  private isClosed = false;
  private isAnswering = true;

  constructor(
    socket: WebSocket,
    person: Person,
    address: string,
    parts: WireParts,
    shared: Shared,
  ) {
    this.socket = socket;
    this.person = person;
    this.address = address;
    this.parts = parts;
    this.shared = shared;
    const { limits } = shared;
    this.bucket = new Bucket(limits.rate, parts.hub.now());
    const slow = setTimeout(() => this.isGreeted || this.close(POLICY, 'hello'), limits.helloMs);
    slow.unref();
    socket.on('message', (data: Buffer) => this.receive(data.toString()));
    socket.on('ping', () => this.beat());
    socket.on('pong', () => {
      this.isAnswering = true;
      this.beat();
    });
    socket.on('close', () => {
      clearTimeout(slow);
      this.end();
    });
  }

  get tables(): ReadonlySet<string> {
    return new Set(this.games.keys());
  }

  /** The first word, unless the program has too many sockets already. */
  begin(): void {
    if (!this.shared.arrived(this)) return this.bye('flood');
    this.tell({ type: 'hello', protocol: PROTOCOL_VERSION, name: 'eminent' });
  }

  /** Of what sockets are told, a program is told only where it sits. */
  send(message: WireServerMessage): void {
    if (message.type !== 'stream' || this.isClosed) return;
    for (const table of message.gone) this.left(table);
    // The message type leaves rows open for the page; these come from `TableLists` itself.
    for (const row of message.rows as readonly TableRow[]) this.seen(row);
    this.shared.presenceOf(this);
  }

  bye(reason: Bye): void {
    this.close(CODES[reason], reason);
  }

  /** Called now and then: a program that did not answer since the last time is gone. */
  checkIdle(): void {
    if (!this.isAnswering) return this.socket.terminate();
    this.isAnswering = false;
    this.socket.ping();
  }

  private readonly tell = (message: HostMessage): void => {
    if (this.isClosed) return;
    if (this.socket.bufferedAmount > this.shared.limits.waiting) this.bye('slow');
    else this.socket.send(formatMessage(message));
  };

  private readonly failed = (error: unknown): void => {
    if (this.isClosed) return;
    this.parts.log.error({ err: error, person: this.person.id }, 'a game of a bot failed');
    this.close(TRY_AGAIN, 'failed');
  };

  private close(code: number, reason: string): void {
    if (this.isClosed) return;
    const { socket } = this;
    this.end();
    socket.close(code, reason);
    setTimeout(() => socket.terminate(), FAREWELL_MS).unref();
  }

  private end(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    for (const game of this.games.values()) game.leave().catch(this.failed);
    this.shared.gone(this);
    this.games.clear();
    this.later.clear();
  }

  private receive(frame: string): void {
    if (this.isClosed) return;
    const now = this.parts.hub.now();
    const isTooFast = !this.bucket.take(now) || !this.shared.addresses.take(this.address, now);
    const read = parseBotMessage(frame);
    if (isTooFast || !read.ok) return this.fault();
    this.take(read.value);
  }

  /** Pings and pongs carry nothing, and a flood of them holds everybody up all the same. */
  private beat(): void {
    if (!this.isClosed && !this.bucket.take(this.parts.hub.now())) this.fault();
  }

  private fault(): void {
    this.faults++;
    if (this.faults > this.shared.limits.faults) this.bye('flood');
  }

  private take(message: BotMessage): void {
    if (message.type === 'hello') {
      if (this.isGreeted) return;
      this.isGreeted = true;
      // From now on it is told of every table where it sits, and of those where it sits down later.
      this.shared.follow(this, 'mine', true).catch(this.failed);
      return;
    }
    if (this.parts.isBanned(this.person)) return this.bye('signed-out');
    // An answer to an older question never counts for a newer one.
    const game = [...this.games.values()].find((one) => one.asks(message.id));
    if (game === undefined) return;
    const choose = () => game.choose(message.token);
    const { tracing } = this.parts;
    const wish = { kind: 'answer', table: game.table };
    const chosen = tracing === undefined ? choose() : tracing.wish(wish, performance.now(), choose);
    chosen.catch(this.failed);
  }

  private seen(row: TableRow): void {
    const isSeated = row.seats.some(({ person }) => person === this.person.id);
    if (!isSeated || row.phase === 'over' || this.games.has(row.table)) return;
    if (this.games.size >= this.shared.limits.games) {
      this.later.set(row.table, row);
      return;
    }
    const game = new BotGame(row.table, {
      hub: this.parts.hub,
      person: this.person.id,
      send: this.tell,
      nextId: () => ++this.ids,
      failed: this.failed,
      over: (table) => this.forget(table),
    });
    this.games.set(row.table, game);
    game.begin().catch(this.failed);
  }

  /** A table that it does not sit at any more. A game that has begun says itself when it is over. */
  private left(table: string): void {
    this.later.delete(table);
    if (this.games.get(table)?.isStarted === false) this.forget(table);
  }

  private forget(table: string): void {
    this.games.get(table)?.leave().catch(this.failed);
    this.games.delete(table);
    const [next] = this.later.values();
    if (next === undefined) return;
    this.later.delete(next.table);
    this.seen(next);
  }
}

/** The socket of bots as a part of the HTTP side, behind `addSocket`. The token is in the header `Authorization: Bearer …`. */
export function addBotSocket(
  app: FastifyInstance,
  parts: WireParts,
  shared: Shared,
  entrance: Entrance,
): void {
  app.get(BOT_PATH, entrance.options, (socket, request) => {
    const { person, ip } = request;
    if (person?.kind !== 'bot') return socket.close(POLICY, 'expected the token of a bot');
    entrance.entered(socket, request);
    const connection = new BotConnection(socket, person, ip, parts, shared);
    shared.connections.add(connection);
    connection.begin();
  });
}
