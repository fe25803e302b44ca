// WebSocket client for one table. Keeps a copy of the table, sends commands, and reconnects.
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
import type { OnlineClient } from './http-client.ts';

type Refused = Extract<WireServerMessage, { type: 'refused' }>;
type Command = Extract<WireClientMessage, { key: string }>;
/** A command without table and key, which `run` adds. A conditional type, to keep the union. */
type CommandInput<C = Command> = C extends Command ? Omit<C, 'table' | 'key'> : never;

/** Delays in milliseconds before attempts to reconnect: first and last. They double. */
const FIRST_RETRY = 500;
const LAST_RETRY = 15_000;

export class TableClient {
  shown: TableSnapshot | undefined;
  /** Why the client will not connect again; undefined while it is connected or reconnects. */
  endReason: string | undefined;
  isConnected = false;
  private readonly server: OnlineClient;
  private readonly table: string;
  private socket: WebSocket | undefined;
  private isClosed = false;
  private retry = FIRST_RETRY;
  private lastExplainId = 0;
  /** Unanswered commands by key, and unanswered requests for explanations by id. */
  private readonly commands = new Map<
    string,
    { command: Command; settle: (refused?: Refused) => void }
  >();
  private readonly explained = new Map<number, (reasons: readonly Explanation[]) => void>();
  private notify: () => void = () => undefined;

  constructor(server: OnlineClient, table: string) {
    this.server = server;
    this.table = table;
    this.open();
  }

  /** Resolves at the next message or loss of the connection. Only the latest call resolves. */
  change(): Promise<void> {
    return new Promise((resolve) => {
      this.notify = resolve;
    });
  }

  /**
   * Sends a command, again after a reconnect; its key ensures that it is executed once. Resolves
   * with undefined when it is done or the client will not connect again, or with the refusal.
   */
  run(input: CommandInput): Promise<Refused | undefined> {
    if (this.endReason !== undefined) return Promise.resolve(undefined);
    const key = crypto.randomUUID();
    const command: Command = { ...input, table: this.table, key };
    return new Promise((resolve) => {
      this.commands.set(key, { command, settle: resolve });
      if (this.isConnected) this.send(command);
    });
  }

  /** Asks the server why something cannot be used now. Empty if it can, or if no answer comes. */
  explain(subject: Subject): Promise<readonly Explanation[]> {
    if (!this.isConnected) return Promise.resolve([]);
    const id = ++this.lastExplainId;
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
    const socket = new WebSocket(this.server.socketAddress, { headers: this.server.headers });
    this.socket = socket;
    socket.addEventListener('open', () => this.send({ type: 'hello', versions: [WIRE_VERSION] }));
    socket.addEventListener(
      'message',
      ({ data }) => typeof data === 'string' && this.receive(data),
    );
    socket.addEventListener('close', () => this.onDisconnected());
    // After each error comes 'close'. Without a handler, an error would end the process.
    socket.addEventListener('error', () => undefined);
  }

  private onDisconnected(): void {
    this.isConnected = false;
    for (const answer of this.explained.values()) answer([]);
    this.explained.clear();
    this.notify();
    if (this.isClosed || this.endReason !== undefined) return;
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
    if (read.ok) this.handle(read.value);
    else this.end(read.error);
    this.notify();
  }

  private end(reason: string): void {
    this.endReason = reason;
    for (const key of this.commands.keys()) this.settle(key);
    this.close();
  }

  private handle(message: WireServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.isConnected = true;
        this.retry = FIRST_RETRY;
        this.watch();
        for (const { command } of this.commands.values()) this.send(command);
        return;
      case 'table':
        this.shown = message;
        return;
      case 'patch':
        this.shown = this.shown && applyPatch(this.shown, message);
        if (this.shown === undefined) this.watch();
        return;
      case 'done':
        return this.settle(message.key);
      case 'refused':
        if (message.key !== undefined) return this.settle(message.key, message);
        if (message.id !== undefined) return this.answered(message.id, []);
        if (message.reason === 'too-many') return this.sendAgainSoon();
        return this.end(message.sentence);
      case 'explained':
        return this.answered(message.id, message.reasons);
      case 'bye':
        if (message.reason === 'signed-out' || message.reason === 'reload') {
          this.end(`the server closed the connection: ${message.reason}`);
        }
        return;
      case 'stream':
      case 'pong':
    }
  }

  /** Sends unanswered commands again after a moment, because the server limited the rate. */
  private sendAgainSoon(): void {
    setTimeout(() => {
      if (!this.isConnected) return;
      for (const { command } of this.commands.values()) this.send(command);
    }, FIRST_RETRY);
  }

  private settle(key: string, refused?: Refused): void {
    this.commands.get(key)?.settle(refused);
    this.commands.delete(key);
  }

  private answered(id: number, reasons: readonly Explanation[]): void {
    this.explained.get(id)?.(reasons);
    this.explained.delete(id);
  }
}
