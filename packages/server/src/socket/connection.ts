// The WebSocket connection of a page: handles its messages, subscriptions and rate limits.
import type { Duplex } from 'node:stream';
import { MAX_TEXT, oneLine } from '@eminent/protocol';
import {
  parseWireClientMessage,
  WIRE_VERSION,
  type WireClientMessage,
  type WireRefusal,
  type WireServerMessage,
} from '@eminent/protocol/online';
import type { WebSocket } from '@fastify/websocket';
import type { User } from '../core/user.ts';
import type { Result } from '../tables/commands.ts';
import type { Watcher } from '../tables/subscribers.ts';
import { type CloseReason, CLOSE_CODES, CLOSE_TIMEOUT_MS } from './close-codes.ts';
import { TokenBucket } from './rate-limits.ts';
import { SendBuffer } from './send-buffer.ts';
import type { SocketDeps } from './dependencies.ts';
import type { WireLimits } from './socket-limits.ts';
import type { SocketRegistry, RegisteredSocket } from './socket-registry.ts';

type MessageOf<T extends WireClientMessage['type']> = Extract<WireClientMessage, { type: T }>;
type RequestRef = { readonly table?: string; readonly key?: string; readonly id?: number };

/** A class instead of closures saves memory: a server has tens of thousands of subscriptions. */
class TableWatcher implements Watcher {
  readonly person: string | undefined;
  private readonly connection: Connection;
  private readonly registry: SocketRegistry;

  constructor(person: string | undefined, connection: Connection, registry: SocketRegistry) {
    this.person = person;
    this.connection = connection;
    this.registry = registry;
  }

  hiddenUsers(): ReadonlySet<string> {
    return this.registry.blockCache.of(this.person);
  }

  send(text: string): void {
    this.connection.sendText(text);
  }

  reconnect(): void {
    this.connection.disconnect('stopping');
  }
}

export class Connection implements RegisteredSocket {
  person: User | undefined;
  isHere = true;
  isCounted = false;
  readonly tables = new Set<string>();
  readonly address: string;
  private readonly socket: WebSocket;
  private readonly sendBuffer: SendBuffer;
  private readonly deps: SocketDeps;
  private readonly registry: SocketRegistry;
  private readonly limits: WireLimits;
  private readonly bucket: TokenBucket;
  private readonly watchers = new Map<string, Watcher>();
  private helloTimer: NodeJS.Timeout | undefined;
  private isGreeted = false;
  /** Resolves when the client's hello has been processed; undefined before the hello arrives. */
  private greetingDone: Promise<void> | undefined;
  private isClosed = false;
  private faults = 0;
  /** Whether the client has answered the last ping, or sent anything since. */
  private isAnswering = true;
  /** Whether the client has sent a message since the last `checkIdle`. */
  private hasSent = false;

  constructor(
    socket: WebSocket,
    stream: Duplex,
    person: User | undefined,
    address: string,
    deps: SocketDeps,
    registry: SocketRegistry,
  ) {
    this.socket = socket;
    this.sendBuffer = new SendBuffer(socket, stream);
    this.person = person;
    this.address = address;
    this.deps = deps;
    this.registry = registry;
    this.limits = registry.limits;
    this.bucket = new TokenBucket(this.limits.rate, deps.hub.now());
    this.helloTimer = setTimeout(() => this.disconnect('idle'), this.limits.helloMs).unref();
    socket.on('message', (data, isBinary) => this.receive(textOf(data), isBinary));
    socket.on('ping', () => this.onHeartbeat());
    socket.on('pong', () => {
      this.isAnswering = true;
      this.onHeartbeat();
    });
    socket.on('close', () => this.close());
  }

  /** Terminates a socket that has not answered the last ping. Pings only silent sockets. */
  checkIdle(): void {
    if (!this.isAnswering) return this.socket.terminate();
    this.isAnswering = this.hasSent;
    if (!this.hasSent) this.socket.ping();
    this.hasSent = false;
  }

  send(message: WireServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (this.isClosed) return;
    // A client that reads too slowly is disconnected. It reconnects and receives a snapshot.
    if (this.sendBuffer.waiting > this.limits.waiting) return this.disconnect('slow');
    this.sendBuffer.add(text);
  }

  disconnect(reason: CloseReason): void {
    if (this.isClosed) return;
    const { socket } = this;
    this.sendBuffer.add(JSON.stringify({ type: 'bye', reason } satisfies WireServerMessage));
    this.sendBuffer.flush();
    this.close();
    socket.close(CLOSE_CODES[reason], reason);
    setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref();
  }

  private close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.clearHelloTimer();
    for (const [table, watcher] of this.watchers) void this.deps.hub.unwatch(table, watcher);
    this.watchers.clear();
    this.registry.unregister(this);
  }

  private clearHelloTimer(): void {
    clearTimeout(this.helloTimer);
    this.helloTimer = undefined;
  }

  private receive(frame: string, isBinary: boolean): void {
    if (this.isClosed) return;
    this.hasSent = true;
    this.isAnswering = true;
    const now = this.deps.hub.now();
    const isTooFast = !this.bucket.take(now) || !this.registry.addresses.take(this.address, now);
    if (isBinary) return this.fault('malformed', 'expected text, found bytes');
    const begun = performance.now();
    const read = parseWireClientMessage(frame);
    const parseSeconds = (performance.now() - begun) / 1000;
    if (!read.ok) return this.fault('malformed', read.error, refIn(frame));
    if (isTooFast) {
      return this.fault('too-many', 'too many messages; wait a second', refOf(read.value));
    }
    this.traced(read.value, begun, parseSeconds).catch((error: unknown) => {
      this.deps.log.error({ err: error, message: read.value.type }, 'could not process a message');
      this.refuse('unavailable', 'the server failed; nothing has changed', refOf(read.value));
    });
  }

  private onHeartbeat(): void {
    if (!this.isClosed && !this.bucket.take(this.deps.hub.now())) this.countFault();
  }

  /** Counts and refuses a malformed or excess message, after a hello in progress. */
  private fault(reason: WireRefusal, sentence: string, ref: RequestRef = {}): void {
    if (this.countFault()) return;
    const refuse = () => this.refuse(reason, sentence, ref);
    if (this.greetingDone === undefined || this.isGreeted) refuse();
    else void this.greetingDone.then(refuse);
  }

  /** Counts a malformed or excess message. Returns true, and disconnects, if there are too many. */
  private countFault(): boolean {
    this.faults++;
    const isTooMany = this.faults > this.limits.faults;
    if (isTooMany) this.disconnect('flood');
    return isTooMany;
  }

  private refuse(reason: WireRefusal, sentence: string, ref: RequestRef): void {
    this.deps.counts?.refusal('socket', reason);
    this.deps.tracing?.settled(reason);
    this.send({ type: 'refused', ...ref, reason, sentence: oneLine(sentence, MAX_TEXT) });
  }

  /** Processes a message. Measures and traces commands. */
  private traced(message: WireClientMessage, begun: number, parseSeconds: number): Promise<void> {
    const { measured, tracing } = this.deps;
    if (!('key' in message)) return this.carryOut(message);
    const work = () => {
      measured?.('parse', parseSeconds);
      return this.carryOut(message);
    };
    const { type: kind, table } = message;
    return tracing === undefined ? work() : tracing.command({ kind, table }, begun, work);
  }

  private async carryOut(message: WireClientMessage): Promise<void> {
    if (message.type === 'hello') {
      this.greetingDone = this.greet(message);
      return this.greetingDone;
    }
    // Messages are handled in order, so later ones wait for the hello.
    if (!this.isGreeted) await this.greetingDone;
    if (this.isClosed) return;
    if (!this.isGreeted) {
      return this.refuse('malformed', 'send hello first', refOf(message));
    }
    switch (message.type) {
      case 'ping':
        return this.send({ type: 'pong', id: message.id, now: this.deps.hub.now() });
      case 'presence':
        this.isHere = message.here;
        return this.registry.updatePresence(this);
      case 'watch':
        return this.watch(message);
      case 'unwatch':
        return this.unwatch(message.table);
      case 'follow':
        return this.registry.follow(this, message.what, message.on);
      case 'explain':
        return this.explain(message);
      case 'say':
        return this.say(message);
      case 'rematch':
      case 'decline':
        return this.runCommand(message, (person) =>
          this.deps.hub.rematch(message.table, person, message),
        );
      case 'answer':
      case 'undo':
      case 'propose':
      case 'vote':
      case 'prepare':
      case 'order':
      case 'resign':
      case 'back':
        return this.runCommand(message, (person) =>
          this.deps.hub.command(message.table, person, message),
        );
    }
  }

  private async greet({ versions, token }: MessageOf<'hello'>): Promise<void> {
    if (!versions.includes(WIRE_VERSION)) {
      const sentence = `this server uses protocol version ${WIRE_VERSION}; reload the page`;
      this.refuse('version', sentence, {});
      return this.disconnect('reload');
    }
    if (token !== undefined) {
      const person = await this.deps.ofToken(token);
      if (person === undefined) {
        this.refuse('not-allowed', 'unknown token', {});
        return this.disconnect('signed-out');
      }
      if (this.isGreeted) return;
      this.person = person;
    }
    if (this.isGreeted) return;
    if (!this.registry.register(this)) {
      this.refuse('too-many', 'you have too many open sockets', {});
      return this.disconnect('flood');
    }
    this.isGreeted = true;
    this.clearHelloTimer();
    const { person } = this;
    this.send({
      type: 'welcome',
      version: WIRE_VERSION,
      build: this.deps.build(),
      now: this.deps.hub.now(),
      ...(person === undefined ? {} : { person: { id: person.id, name: person.name } }),
    });
  }

  private async watch({ table, since, link }: MessageOf<'watch'>): Promise<void> {
    const ref = { table };
    if (!this.watchers.has(table) && this.watchers.size >= this.limits.tables) {
      return this.refuse('too-many', 'this socket watches too many tables', ref);
    }
    const requestedAt = performance.now();
    const { hub, mayWatch } = this.deps;
    const { person } = this;
    const [found] = await Promise.all([
      hub.seatedIn(table, person?.id),
      this.registry.blockCache.load(person?.id),
    ]);
    // Only a newer node can play this table. The client must reconnect to reach it.
    if (!found.ok && found.isOnNewerNode === true) return this.disconnect('stopping');
    if (!found.ok) return this.refuse(found.refusal.reason, found.refusal.sentence, ref);
    const { tableState } = found.table;
    const isSeated = tableState.seatOf(person?.id) !== undefined;
    if (!isSeated && !(await mayWatch(table, tableState.setup, person, link))) {
      return this.refuse('not-allowed', 'you have no access to this table', ref);
    }
    if (this.isClosed) return;
    this.tables.add(table);
    this.registry.updatePresence(this);
    const watcher = this.watchers.get(table) ?? new TableWatcher(person?.id, this, this.registry);
    this.watchers.set(table, watcher);
    const refusal = await hub.watch(table, watcher, since, requestedAt);
    if (this.isClosed || this.watchers.get(table) !== watcher) await hub.unwatch(table, watcher);
    if (refusal === undefined) return;
    if (this.watchers.get(table) === watcher) {
      this.watchers.delete(table);
      this.tables.delete(table);
    }
    this.refuse(refusal.reason, refusal.sentence, ref);
  }

  private async unwatch(table: string): Promise<void> {
    const watcher = this.watchers.get(table);
    this.watchers.delete(table);
    this.tables.delete(table);
    if (watcher !== undefined) await this.deps.hub.unwatch(table, watcher);
  }

  private async say(message: MessageOf<'say'>): Promise<void> {
    const { person } = this;
    const ref = refOf(message);
    if (person !== undefined && this.deps.isMuted(person)) {
      return this.refuse('not-allowed', 'you are muted at the moment', ref);
    }
    if (person !== undefined && !this.registry.talk.take(person.id, this.deps.hub.now())) {
      return this.refuse('too-many', 'too many messages; wait a moment', ref);
    }
    return this.runCommand(message, (who) => this.deps.hub.command(message.table, who, message));
  }

  private async runCommand(
    message: Extract<WireClientMessage, { key: string }>,
    carryOut: (person: string) => Promise<Result>,
  ): Promise<void> {
    const { table, key } = message;
    const ref = { table, key };
    if (this.person === undefined) {
      return this.refuse('not-seated', 'you are not signed in', ref);
    }
    if (this.deps.isBanned(this.person)) {
      return this.refuse('not-allowed', 'you can only watch at the moment', ref);
    }
    const result = await carryOut(this.person.id);
    if (!result.ok) return this.refuse(result.refusal.reason, result.refusal.sentence, ref);
    this.deps.counts?.command(message.type);
    this.deps.tracing?.settled('done');
    this.send({ type: 'done', table, key, seq: result.seq });
  }

  private async explain({ table, id, subject }: MessageOf<'explain'>): Promise<void> {
    const ref = { table, id };
    if (this.person === undefined) return this.refuse('not-seated', 'you are not signed in', ref);
    const answer = await this.deps.hub.explain(table, this.person.id, subject);
    if ('reason' in answer) return this.refuse(answer.reason, answer.sentence, ref);
    this.send({ type: 'explained', table, id, reasons: [...answer] });
  }
}

function textOf(data: Buffer | ArrayBuffer | readonly Buffer[]): string {
  if (Buffer.isBuffer(data)) return data.toString();
  return (data instanceof ArrayBuffer ? Buffer.from(data) : Buffer.concat(data)).toString();
}

const MAX_REF_LENGTH = 64;

/** Finds what an invalid message refers to: its client may wait for an answer to this key or id. */
function refIn(frame: string): RequestRef {
  let value: unknown;
  try {
    value = JSON.parse(frame);
  } catch {
    return {};
  }
  const { table, key, id } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const isShort = (one: unknown): one is string =>
    typeof one === 'string' && one.length <= MAX_REF_LENGTH;
  return {
    ...(isShort(table) ? { table } : {}),
    ...(isShort(key) ? { key } : {}),
    ...(typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? { id } : {}),
  };
}

function refOf(message: WireClientMessage): RequestRef {
  return {
    ...('table' in message ? { table: message.table } : {}),
    ...('key' in message ? { key: message.key } : {}),
    ...('id' in message ? { id: message.id } : {}),
  };
}
