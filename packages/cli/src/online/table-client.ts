// One table over the socket: as it stands, what one wishes, and the way back when the connection was lost.
import {
  applyPatch,
  parseWireServerMessage,
  type TableSnapshot,
  WIRE_VERSION,
  type WireClientMessage,
  type WireServerMessage,
} from '@eminent/protocol/online';
import type { Explanation, Subject } from '@eminent/engine';
import { WebSocket } from 'ws';
import type { OnlineServer } from './http-client.ts';

type Refused = Extract<WireServerMessage, { type: 'refused' }>;
type Wish = Extract<WireClientMessage, { key: string }>;
/** A wish as the caller says it; table and key are added here. */
type Wanted = Wish extends infer W ? (W extends Wish ? Omit<W, 'table' | 'key'> : never) : never;

/** Milliseconds between two attempts to come back; each takes twice as long as the one before, up to the last. */
const FIRST_RETRY = 500;
const LAST_RETRY = 15_000;

export class TableWire {
  shown: TableSnapshot | undefined;
  /** Why the server will not go on with this table; nothing else comes then. */
  ended: string | undefined;
  isConnected = false;
  private readonly server: OnlineServer;
  private readonly table: string;
  private socket: WebSocket | undefined;
  private isClosed = false;
  private retry = FIRST_RETRY;
  private asked = 0;
  private readonly wishes = new Map<string, { wish: Wish; settle: (refused?: Refused) => void }>();
  private readonly explained = new Map<number, (reasons: readonly Explanation[]) => void>();
  private tell: () => void = () => undefined;

  constructor(server: OnlineServer, table: string) {
    this.server = server;
    this.table = table;
    this.open();
  }

  /** Resolves with the next thing that comes. */
  change(): Promise<void> {
    return new Promise((resolve) => {
      this.tell = resolve;
    });
  }

  /** Resolves when the wish is kept, or with why it was refused. It is sent again after a lost connection, and counts once. */
  wish(wanted: Wanted): Promise<Refused | undefined> {
    const key = crypto.randomUUID();
    const wish: Wish = { ...wanted, table: this.table, key };
    return new Promise((resolve) => {
      this.wishes.set(key, { wish, settle: resolve });
      if (this.isConnected) this.send(wish);
    });
  }

  /** Why something cannot be used now; empty when it can, or while there is no connection. */
  explain(subject: Subject): Promise<readonly Explanation[]> {
    if (!this.isConnected) return Promise.resolve([]);
    const id = ++this.asked;
    this.send({ type: 'explain', table: this.table, id, subject });
    return new Promise((resolve) => {
      this.explained.set(id, resolve);
    });
  }

  close(): void {
    this.isClosed = true;
    this.socket?.close();
  }

  private open(): void {
    // A program says who it is in the header, as a browser does.
    const socket = new WebSocket(this.server.socketAddress, { headers: this.server.headers });
    this.socket = socket;
    socket.addEventListener('open', () => this.send({ type: 'hello', versions: [WIRE_VERSION] }));
    socket.addEventListener(
      'message',
      ({ data }) => typeof data === 'string' && this.receive(data),
    );
    socket.addEventListener('close', () => this.lost());
    // What fails here ends in 'close'.
    socket.addEventListener('error', () => undefined);
  }

  private lost(): void {
    this.isConnected = false;
    for (const answer of this.explained.values()) answer([]);
    this.explained.clear();
    this.tell();
    if (this.isClosed || this.ended !== undefined) return;
    setTimeout(() => this.open(), this.retry);
    this.retry = Math.min(this.retry * 2, LAST_RETRY);
  }

  private send(message: WireClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private watch(): void {
    this.send({ type: 'watch', table: this.table });
  }

  private receive(frame: string): void {
    const read = parseWireServerMessage(frame);
    if (!read.ok) {
      this.ended = read.error;
      return this.close();
    }
    this.take(read.value);
    this.tell();
  }

  private take(message: WireServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.isConnected = true;
        this.retry = FIRST_RETRY;
        this.watch();
        for (const { wish } of this.wishes.values()) this.send(wish);
        return;
      case 'table':
        this.shown = message;
        return;
      case 'told':
        this.shown = this.shown && applyPatch(this.shown, message);
        if (this.shown === undefined) this.watch();
        return;
      case 'done':
        return this.settle(message.key);
      case 'refused':
        if (message.key !== undefined) return this.settle(message.key, message);
        if (message.id !== undefined) return this.answered(message.id, []);
        if (message.reason === 'too-many') return this.sendAgainSoon();
        this.ended = message.sentence;
        return this.close();
      case 'explained':
        return this.answered(message.id, message.reasons);
      case 'bye':
        if (message.reason === 'signed-out' || message.reason === 'reload') {
          this.ended = `the server ended the connection: ${message.reason}`;
        }
        return;
      case 'stream':
      case 'pong':
    }
  }

  /** The server found that too much came at once: what it did not answer is sent a little later. */
  private sendAgainSoon(): void {
    setTimeout(() => {
      if (!this.isConnected) return;
      for (const { wish } of this.wishes.values()) this.send(wish);
    }, FIRST_RETRY);
  }

  private settle(key: string, refused?: Refused): void {
    this.wishes.get(key)?.settle(refused);
    this.wishes.delete(key);
  }

  private answered(id: number, reasons: readonly Explanation[]): void {
    this.explained.get(id)?.(reasons);
    this.explained.delete(id);
  }
}
