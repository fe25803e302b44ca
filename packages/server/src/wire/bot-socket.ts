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
import type { TableRow } from '@eminent/protocol/online';
import type { Person } from '../people/who.ts';
import { BotGame } from './bot-game.ts';
import { Bucket } from './limits.ts';
import { LIMITS, type WireParts } from './parts.ts';

export const BOT_PATH = '/api/v1/bot';

/** Codes of the socket's farewell (RFC 6455). */
const GOING_AWAY = 1001;
const POLICY = 1008;
const TRY_AGAIN = 1013;
/** Games of one program that are told at the same time. */
const MOST_GAMES = 200;

export interface BotSockets {
  readonly open: number;
  close(): void;
}

/** A program and all tables at which it sits. */
class BotConnection {
  private readonly socket: WebSocket;
  private readonly person: Person;
  private readonly parts: WireParts;
  private readonly games = new Map<string, BotGame>();
  private readonly bucket: Bucket;
  private readonly stops: (() => void)[] = [];
  private ids = 0;
  private faults = 0;
  private isGreeted = false;

  constructor(socket: WebSocket, person: Person, parts: WireParts) {
    this.socket = socket;
    this.person = person;
    this.parts = parts;
    this.bucket = new Bucket({ ...LIMITS, ...parts.limits }.rate, parts.hub.now());
    const slow = setTimeout(() => this.isGreeted || socket.close(POLICY, 'hello'), LIMITS.helloMs);
    slow.unref();
    socket.on('message', (data: Buffer) => this.receive(data.toString()));
    socket.on('close', () => {
      clearTimeout(slow);
      this.end();
    });
    // What fails here ends in 'close'.
    socket.on('error', () => undefined);
    this.send({ type: 'hello', protocol: PROTOCOL_VERSION, name: 'eminent' });
  }

  close(): void {
    this.socket.close(GOING_AWAY, 'stopping');
    this.end();
  }

  private readonly send = (message: HostMessage): void => {
    if (this.socket.bufferedAmount > LIMITS.waiting) this.socket.close(TRY_AGAIN, 'slow');
    else this.socket.send(formatMessage(message));
  };

  private readonly failed = (error: unknown): void => {
    this.parts.log.error({ err: error, person: this.person.id }, 'a game of a bot failed');
    this.socket.close(TRY_AGAIN, 'failed');
  };

  private end(): void {
    for (const stop of this.stops.splice(0)) stop();
    for (const game of this.games.values()) void game.leave();
    this.games.clear();
  }

  private receive(frame: string): void {
    const read = parseBotMessage(frame);
    if (!this.bucket.take(this.parts.hub.now()) || !read.ok) {
      this.faults++;
      if (this.faults > LIMITS.faults) this.socket.close(POLICY, 'flood');
      return;
    }
    this.take(read.value);
  }

  private take(message: BotMessage): void {
    if (message.type === 'choose') {
      // An answer to an older question never counts for a newer one.
      const game = [...this.games.values()].find((one) => one.asks(message.id));
      game?.choose(message.token).catch(this.failed);
    } else if (!this.isGreeted) {
      this.isGreeted = true;
      this.play().catch(this.failed);
    }
  }

  /** Plays at every table where the program sits, and at those where it sits down later. */
  private async play(): Promise<void> {
    this.stops.push(this.parts.hub.onChange((row) => this.seen(row)));
    const rows = await this.parts.lists.mine(this.person);
    for (const row of rows) this.seen(row);
  }

  private seen(row: TableRow): void {
    const isSeated = row.seats.some(({ person }) => person === this.person.id);
    if (!isSeated || row.phase === 'over' || this.games.has(row.table)) return;
    if (this.games.size >= MOST_GAMES) return;
    const game = new BotGame(row.table, {
      hub: this.parts.hub,
      person: this.person.id,
      send: this.send,
      nextId: () => ++this.ids,
      failed: this.failed,
      over: (table) => this.forget(table),
    });
    this.games.set(row.table, game);
    game.begin().catch(this.failed);
  }

  private forget(table: string): void {
    void this.games.get(table)?.leave();
    this.games.delete(table);
  }
}

/** The socket of bots as a part of the HTTP side, behind `addSocket`. The token is in the header `Authorization: Bearer …`. */
export function addBotSocket(app: FastifyInstance, parts: WireParts): BotSockets {
  const open = new Set<BotConnection>();
  app.get(BOT_PATH, { websocket: true }, async (socket, request) => {
    const token = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
    const person = token === undefined ? undefined : await parts.ofToken(token);
    if (person?.kind !== 'bot') return socket.close(POLICY, 'expected the token of a bot');
    const connection = new BotConnection(socket, person, parts);
    open.add(connection);
    socket.once('close', () => open.delete(connection));
  });
  return {
    get open() {
      return open.size;
    },
    close: () => {
      for (const connection of open) connection.close();
    },
  };
}
