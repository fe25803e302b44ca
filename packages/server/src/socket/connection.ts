// One socket: who is at its other end, which tables it is told of, and what it may ask how fast.
import type { Duplex } from 'node:stream';
import { MOST_TEXT, oneLine } from '@eminent/protocol';
import {
  parseWireClientMessage,
  WIRE_VERSION,
  type WireClientMessage,
  type WireRefusal,
  type WireServerMessage,
} from '@eminent/protocol/online';
import type { WebSocket } from '@fastify/websocket';
import type { Person } from '../accounts/user.ts';
import type { Result, Watcher } from '../tables/hub.ts';
import { type Bye, CODES, FAREWELL_MS } from './close-codes.ts';
import { Bucket } from './rate-limits.ts';
import { Outgoing } from './send-buffer.ts';
import type { WireLimits, WireParts } from './dependencies.ts';
import type { Shared, SharedSocket } from './socket-registry.ts';

type MessageOf<T extends WireClientMessage['type']> = Extract<WireClientMessage, { type: T }>;
/** What a refusal is an answer to. */
type Regarding = { readonly table?: string; readonly key?: string; readonly id?: number };

/** Somebody who looks at one table through a socket; a thing with methods, since a server has tens of thousands of them. */
class Looker implements Watcher {
  readonly person: string | undefined;
  private readonly connection: Connection;
  private readonly shared: Shared;

  constructor(person: string | undefined, connection: Connection, shared: Shared) {
    this.person = person;
    this.connection = connection;
    this.shared = shared;
  }

  unheard(): ReadonlySet<string> {
    return this.shared.apart.of(this.person);
  }

  send(text: string): void {
    this.connection.sendText(text);
  }

  moveOn(): void {
    this.connection.bye('stopping');
  }
}

export class Connection implements SharedSocket {
  person: Person | undefined;
  isHere = true;
  isCounted = false;
  readonly tables = new Set<string>();
  readonly address: string;
  private readonly socket: WebSocket;
  private readonly outgoing: Outgoing;
  private readonly parts: WireParts;
  private readonly shared: Shared;
  private readonly limits: WireLimits;
  private readonly bucket: Bucket;
  private readonly watchers = new Map<string, Watcher>();
  /** Ends the socket of whoever does not say who he is; nothing once he has. */
  private greeting: NodeJS.Timeout | undefined;
  private isGreeted = false;
  /** The hello that is being answered. */
  private greeted: Promise<void> | undefined;
  private isClosed = false;
  private faults = 0;
  private isAnswering = true;
  /** Whether it said anything since it was last looked at. */
  private hasSpoken = false;

  constructor(
    socket: WebSocket,
    stream: Duplex,
    person: Person | undefined,
    address: string,
    parts: WireParts,
    shared: Shared,
  ) {
    this.socket = socket;
    this.outgoing = new Outgoing(socket, stream);
    this.person = person;
    this.address = address;
    this.parts = parts;
    this.shared = shared;
    this.limits = shared.limits;
    this.bucket = new Bucket(this.limits.rate, parts.hub.now());
    this.greeting = setTimeout(() => this.bye('idle'), this.limits.helloMs).unref();
    socket.on('message', (data, isBinary) => this.receive(textOf(data), isBinary));
    socket.on('ping', () => this.beat());
    socket.on('pong', () => {
      this.isAnswering = true;
      this.beat();
    });
    socket.on('close', () => this.close());
  }

  /** Called now and then: who did not answer since the last time is gone; who said anything need not be asked. */
  checkIdle(): void {
    if (!this.isAnswering) return this.socket.terminate();
    this.isAnswering = this.hasSpoken;
    if (!this.hasSpoken) this.socket.ping();
    this.hasSpoken = false;
  }

  send(message: WireServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (this.isClosed) return;
    // What a slow reader has not read yet is the table as it was: it comes back and is told the whole.
    if (this.outgoing.waiting > this.limits.waiting) return this.bye('slow');
    this.outgoing.add(text);
  }

  bye(reason: Bye): void {
    if (this.isClosed) return;
    const { socket } = this;
    this.outgoing.add(JSON.stringify({ type: 'bye', reason } satisfies WireServerMessage));
    this.outgoing.flush();
    this.close();
    socket.close(CODES[reason], reason);
    setTimeout(() => socket.terminate(), FAREWELL_MS).unref();
  }

  private close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.awaitNothing();
    for (const [table, watcher] of this.watchers) void this.parts.hub.unwatch(table, watcher);
    this.watchers.clear();
    this.shared.gone(this);
  }

  private awaitNothing(): void {
    clearTimeout(this.greeting);
    this.greeting = undefined;
  }

  private receive(frame: string, isBinary: boolean): void {
    if (this.isClosed) return;
    this.hasSpoken = true;
    this.isAnswering = true;
    const now = this.parts.hub.now();
    const isTooFast = !this.bucket.take(now) || !this.shared.addresses.take(this.address, now);
    if (isBinary) return this.fault('malformed', 'expected text, found bytes');
    const begun = performance.now();
    const read = parseWireClientMessage(frame);
    const took = (performance.now() - begun) / 1000;
    if (!read.ok) return this.fault('malformed', read.error, regardIn(frame));
    if (isTooFast) {
      return this.fault('too-many', 'too many messages; wait a second', regard(read.value));
    }
    this.traced(read.value, begun, took).catch((error: unknown) => {
      this.parts.log.error({ err: error, message: read.value.type }, 'message failed');
      this.refuse(
        'unavailable',
        'that failed on the server; nothing has changed',
        regard(read.value),
      );
    });
  }

  /** Pings and pongs carry nothing, and a flood of them holds everybody up all the same. */
  private beat(): void {
    if (!this.isClosed && !this.bucket.take(this.parts.hub.now())) this.isFlood();
  }

  private fault(reason: WireRefusal, sentence: string, about: Regarding = {}): void {
    if (this.isFlood()) return;
    const refuse = () => this.refuse(reason, sentence, about);
    if (this.greeted === undefined || this.isGreeted) refuse();
    else void this.greeted.then(refuse);
  }

  /** Counts what cannot be read or comes too fast: a flood closes the socket. */
  private isFlood(): boolean {
    this.faults++;
    const isOver = this.faults > this.limits.faults;
    if (isOver) this.bye('flood');
    return isOver;
  }

  private refuse(reason: WireRefusal, sentence: string, about: Regarding): void {
    this.parts.counts?.refusal('socket', reason);
    this.parts.tracing?.settled(reason);
    this.send({ type: 'refused', ...about, reason, sentence: oneLine(sentence, MOST_TEXT) });
  }

  private traced(message: WireClientMessage, begun: number, took: number): Promise<void> {
    const { measured, tracing } = this.parts;
    if (!('key' in message)) return this.carryOut(message);
    const work = () => {
      measured?.('parse', took);
      return this.carryOut(message);
    };
    const { type: kind, table } = message;
    return tracing === undefined ? work() : tracing.wish({ kind, table }, begun, work);
  }

  private async carryOut(message: WireClientMessage): Promise<void> {
    if (message.type === 'hello') {
      this.greeted = this.greet(message);
      return this.greeted;
    }
    // Messages that follow a hello at once wait until it is answered, so that they are handled in order.
    if (!this.isGreeted) await this.greeted;
    if (this.isClosed) return;
    if (!this.isGreeted) {
      return this.refuse('malformed', 'say hello first', regard(message));
    }
    switch (message.type) {
      case 'ping':
        return this.send({ type: 'pong', id: message.id, now: this.parts.hub.now() });
      case 'presence':
        this.isHere = message.here;
        return this.shared.presenceOf(this);
      case 'watch':
        return this.watch(message);
      case 'unwatch':
        return this.unwatch(message.table);
      case 'follow':
        return this.shared.follow(this, message.what, message.on);
      case 'explain':
        return this.explain(message);
      case 'say':
        return this.say(message);
      case 'rematch':
      case 'decline':
        return this.wish(message, (person) =>
          this.parts.hub.rematch(message.table, person, message),
        );
      case 'answer':
      case 'undo':
      case 'propose':
      case 'vote':
      case 'prepare':
      case 'order':
      case 'resign':
      case 'back':
        return this.wish(message, (person) => this.parts.hub.wish(message.table, person, message));
    }
  }

  private async greet({ versions, token }: MessageOf<'hello'>): Promise<void> {
    if (!versions.includes(WIRE_VERSION)) {
      const spoken = `this server speaks version ${WIRE_VERSION} of its messages; load the page anew`;
      this.refuse('version', spoken, {});
      return this.bye('reload');
    }
    if (token !== undefined) {
      const person = await this.parts.ofToken(token);
      if (person === undefined) {
        this.refuse('not-allowed', 'this token is not known here', {});
        return this.bye('signed-out');
      }
      if (this.isGreeted) return;
      this.person = person;
    }
    if (this.isGreeted) return;
    if (!this.shared.arrived(this)) {
      this.refuse('too-many', 'too many sockets are open for you already', {});
      return this.bye('flood');
    }
    this.isGreeted = true;
    this.awaitNothing();
    const { person } = this;
    this.send({
      type: 'welcome',
      version: WIRE_VERSION,
      build: this.parts.build(),
      now: this.parts.hub.now(),
      ...(person === undefined ? {} : { person: { id: person.id, name: person.name } }),
    });
  }

  private async watch({ table, since, link }: MessageOf<'watch'>): Promise<void> {
    const about = { table };
    if (!this.watchers.has(table) && this.watchers.size >= this.limits.tables) {
      return this.refuse('too-many', 'this socket watches enough tables already', about);
    }
    const asked = performance.now();
    const { hub, mayWatch } = this.parts;
    const { person } = this;
    const [found] = await Promise.all([
      hub.seatedIn(table, person?.id),
      this.shared.apart.learn(person?.id),
    ]);
    // A newer node plays it: the way there leads through the balancer.
    if (!found.ok && found.isElsewhere === true) return this.bye('stopping');
    if (!found.ok) return this.refuse(found.refusal.reason, found.refusal.sentence, about);
    const { live } = found.table;
    const isSeated = live.seatOf(person?.id) !== undefined;
    if (!isSeated && !(await mayWatch(table, live.setup, person, link))) {
      return this.refuse('not-allowed', 'this table is not open for you', about);
    }
    if (this.isClosed) return;
    this.tables.add(table);
    this.shared.presenceOf(this);
    const watcher = this.watchers.get(table) ?? new Looker(person?.id, this, this.shared);
    this.watchers.set(table, watcher);
    const refusal = await hub.watch(table, watcher, since, asked);
    // Who has gone meanwhile may have been taken off before it was put on.
    if (this.isClosed || this.watchers.get(table) !== watcher) await hub.unwatch(table, watcher);
    if (refusal !== undefined) this.refuse(refusal.reason, refusal.sentence, about);
  }

  private async unwatch(table: string): Promise<void> {
    const watcher = this.watchers.get(table);
    this.watchers.delete(table);
    this.tables.delete(table);
    if (watcher !== undefined) await this.parts.hub.unwatch(table, watcher);
  }

  private async say(message: MessageOf<'say'>): Promise<void> {
    const { person } = this;
    const about = regard(message);
    if (person !== undefined && this.parts.isMuted(person)) {
      return this.refuse('not-allowed', 'you may not write at tables at the moment', about);
    }
    if (person !== undefined && !this.shared.talk.take(person.id, this.parts.hub.now())) {
      return this.refuse('too-many', 'that was a lot at once; wait a moment', about);
    }
    return this.wish(message, (who) => this.parts.hub.wish(message.table, who, message));
  }

  private async wish(
    message: Extract<WireClientMessage, { key: string }>,
    carryOut: (person: string) => Promise<Result>,
  ): Promise<void> {
    const { table, key } = message;
    const about = { table, key };
    if (this.person === undefined) {
      return this.refuse('not-seated', 'nobody is signed in', about);
    }
    if (this.parts.isBanned(this.person)) {
      return this.refuse('not-allowed', 'you may only look on at the moment', about);
    }
    const result = await carryOut(this.person.id);
    if (!result.ok) return this.refuse(result.refusal.reason, result.refusal.sentence, about);
    this.parts.counts?.wish(message.type);
    this.parts.tracing?.settled('done');
    this.send({ type: 'done', table, key, seq: result.seq });
  }

  private async explain({ table, id, subject }: MessageOf<'explain'>): Promise<void> {
    const about = { table, id };
    if (this.person === undefined) return this.refuse('not-seated', 'nobody is signed in', about);
    const answer = await this.parts.hub.explain(table, this.person.id, subject);
    if ('reason' in answer) return this.refuse(answer.reason, answer.sentence, about);
    this.send({ type: 'explained', table, id, reasons: [...answer] });
  }
}

/** A message is one buffer, or the pieces that it came in. */
function textOf(data: Buffer | ArrayBuffer | readonly Buffer[]): string {
  if (Buffer.isBuffer(data)) return data.toString();
  return (data instanceof ArrayBuffer ? Buffer.from(data) : Buffer.concat(data)).toString();
}

/** Longer keys and names of tables are not repeated in a refusal. */
const MOST_REGARD = 64;

/** What a refusal names of a message that could not be read: a client waits for the answer to its key. */
function regardIn(frame: string): Regarding {
  let value: unknown;
  try {
    value = JSON.parse(frame);
  } catch {
    return {};
  }
  const { table, key, id } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const isShort = (one: unknown): one is string =>
    typeof one === 'string' && one.length <= MOST_REGARD;
  return {
    ...(isShort(table) ? { table } : {}),
    ...(isShort(key) ? { key } : {}),
    ...(typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? { id } : {}),
  };
}

/** What a refusal of a message names. */
function regard(message: WireClientMessage): Regarding {
  return {
    ...('table' in message ? { table: message.table } : {}),
    ...('key' in message ? { key: message.key } : {}),
    ...('id' in message ? { id: message.id } : {}),
  };
}
