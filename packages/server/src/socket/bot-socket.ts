// WebSocket endpoint for bot programs, with one message per frame (docs/bot-protocol.md).
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
import type { User } from '../core/user.ts';
import { BotGame } from './bot-game.ts';
import type { UpgradeGuard } from './upgrade-guard.ts';
import {
  type CloseReason,
  CLOSE_CODES,
  CLOSE_TIMEOUT_MS,
  POLICY,
  TRY_AGAIN,
} from './close-codes.ts';
import { TokenBucket } from './rate-limits.ts';
import type { SocketDeps } from './dependencies.ts';
import type { SocketRegistry, RegisteredSocket } from './socket-registry.ts';

const BOT_PATH = '/api/v1/bot';

class BotConnection implements RegisteredSocket {
  readonly person: User;
  readonly address: string;
  readonly isHere = true;
  isCounted = false;
  private readonly socket: WebSocket;
  private readonly deps: SocketDeps;
  private readonly registry: SocketRegistry;
  private readonly games = new Map<string, BotGame>();
  /** Tables that wait because the bot plays as many games as allowed, in order of arrival. */
  private readonly waitingTables = new Map<string, TableRow>();
  private readonly bucket: TokenBucket;
  private lastId = 0;
  private faults = 0;
  private isGreeted = false;
  private isClosed = false;
  private isAnswering = true;

  constructor(
    socket: WebSocket,
    person: User,
    address: string,
    deps: SocketDeps,
    registry: SocketRegistry,
  ) {
    this.socket = socket;
    this.person = person;
    this.address = address;
    this.deps = deps;
    this.registry = registry;
    const { limits } = registry;
    this.bucket = new TokenBucket(limits.rate, deps.hub.now());
    const helloTimer = setTimeout(
      () => this.isGreeted || this.close(POLICY, 'hello'),
      limits.helloMs,
    );
    helloTimer.unref();
    socket.on('message', (data: Buffer) => this.receive(data.toString()));
    socket.on('ping', () => this.onHeartbeat());
    socket.on('pong', () => {
      this.isAnswering = true;
      this.onHeartbeat();
    });
    socket.on('close', () => {
      clearTimeout(helloTimer);
      this.end();
    });
  }

  get tables(): ReadonlySet<string> {
    return new Set(this.games.keys());
  }

  /** Sends the server's hello, or closes the socket if the bot has too many. */
  begin(): void {
    if (!this.registry.register(this)) return this.disconnect('flood');
    this.sendMessage({ type: 'hello', protocol: PROTOCOL_VERSION, name: 'eminent' });
  }

  /** Handles changes in the list of the bot's tables. Other messages are ignored. */
  send(message: WireServerMessage): void {
    if (message.type !== 'stream' || this.isClosed) return;
    for (const table of message.gone) this.left(table);
    // The rows of this list are of type TableRow.
    for (const row of message.rows as readonly TableRow[]) this.rowChanged(row);
    this.registry.updatePresence(this);
  }

  disconnect(reason: CloseReason): void {
    this.close(CLOSE_CODES[reason], reason);
  }

  /** Terminates a socket that has not answered the last ping; otherwise pings it. */
  checkIdle(): void {
    if (!this.isAnswering) return this.socket.terminate();
    this.isAnswering = false;
    this.socket.ping();
  }

  private readonly sendMessage = (message: HostMessage): void => {
    if (this.isClosed) return;
    if (this.socket.bufferedAmount > this.registry.limits.waiting) this.disconnect('slow');
    else this.socket.send(formatMessage(message));
  };

  private readonly failed = (error: unknown): void => {
    if (this.isClosed) return;
    this.deps.log.error({ err: error, person: this.person.id }, 'bot game failed');
    this.close(TRY_AGAIN, 'failed');
  };

  private close(code: number, reason: string): void {
    if (this.isClosed) return;
    const { socket } = this;
    this.end();
    socket.close(code, reason);
    setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref();
  }

  private end(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    for (const game of this.games.values()) game.leave().catch(this.failed);
    this.registry.unregister(this);
    this.games.clear();
    this.waitingTables.clear();
  }

  private receive(frame: string): void {
    if (this.isClosed) return;
    const now = this.deps.hub.now();
    const isTooFast = !this.bucket.take(now) || !this.registry.addresses.take(this.address, now);
    const read = parseBotMessage(frame);
    if (isTooFast || !read.ok) return this.fault();
    this.handle(read.value);
  }

  private onHeartbeat(): void {
    if (!this.isClosed && !this.bucket.take(this.deps.hub.now())) this.fault();
  }

  /** Counts a malformed or excess message. Too many disconnect the bot. */
  private fault(): void {
    this.faults++;
    if (this.faults > this.registry.limits.faults) this.disconnect('flood');
  }

  private handle(message: BotMessage): void {
    if (message.type === 'hello') {
      if (this.isGreeted) return;
      this.isGreeted = true;
      // Subscribes to the list of the bot's current and future tables.
      this.registry.follow(this, 'mine', true).catch(this.failed);
      return;
    }
    if (this.deps.isBanned(this.person)) return this.disconnect('signed-out');
    // An answer to an outdated question is ignored.
    const game = [...this.games.values()].find((one) => one.hasQuestion(message.id));
    if (game === undefined) return;
    const choose = () => game.choose(message.token);
    const { tracing } = this.deps;
    const command = { kind: 'answer', table: game.table };
    const chosen =
      tracing === undefined ? choose() : tracing.command(command, performance.now(), choose);
    chosen.catch(this.failed);
  }

  /** Starts a new table, or lets it wait if the bot plays too many. Drops a finished table. */
  private rowChanged(row: TableRow): void {
    const isSeated = row.seats.some(({ person }) => person === this.person.id);
    if (!isSeated || row.phase === 'over') return this.left(row.table);
    if (this.games.has(row.table)) return;
    if (this.games.size >= this.registry.limits.games) {
      this.waitingTables.set(row.table, row);
      return;
    }
    const game = new BotGame(row.table, {
      hub: this.deps.hub,
      person: this.person.id,
      send: this.sendMessage,
      nextId: () => ++this.lastId,
      failed: this.failed,
      over: (table) => this.forget(table),
      reconnect: () => this.disconnect('stopping'),
    });
    this.games.set(row.table, game);
    game.begin().catch(this.failed);
  }

  /** Drops a table that has left the bot's list. A game that has started reports its own end. */
  private left(table: string): void {
    this.waitingTables.delete(table);
    if (this.games.get(table)?.isStarted === false) this.forget(table);
  }

  /** Unsubscribes from a table, and starts the one that has waited longest. */
  private forget(table: string): void {
    this.games.get(table)?.leave().catch(this.failed);
    this.games.delete(table);
    const [next] = this.waitingTables.values();
    if (next === undefined) return;
    this.waitingTables.delete(next.table);
    this.rowChanged(next);
  }
}

/** Adds the endpoint. Bots authenticate with the header `Authorization: Bearer TOKEN`. */
export function addBotSocket(
  app: FastifyInstance,
  deps: SocketDeps,
  registry: SocketRegistry,
  guard: UpgradeGuard,
): void {
  app.get(BOT_PATH, guard.options, (socket, request) => {
    const { person, ip } = request;
    if (person?.kind !== 'bot') return socket.close(POLICY, 'expected the token of a bot');
    if (!guard.opened(socket, request)) return;
    const connection = new BotConnection(socket, person, ip, deps, registry);
    registry.connections.add(connection);
    connection.begin();
  });
}
