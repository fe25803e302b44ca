// A client like a page: keeps the snapshot it received and applies patches.
import { randomUUID } from 'node:crypto';
import type { View } from '@eminent/engine';
import {
  applyPatch,
  parseWireServerMessage,
  type TableSnapshot,
  viewOf,
  type WireClientMessage,
  WIRE_VERSION,
  type WireServerMessage,
} from '@eminent/protocol/online';
import { WebSocket } from 'ws';

type Distribute<T> = T extends unknown ? Omit<T, 'table' | 'key'> : never;
export type BareWish = Distribute<Extract<WireClientMessage, { readonly key: string }>>;

export class Client {
  readonly frames: string[] = [];
  readonly messages: WireServerMessage[] = [];
  shown: TableSnapshot | undefined;
  /** Number of new snapshots requested because of a gap. */
  fallenBehind = 0;
  private readonly socket: WebSocket;
  private listeners = new Set<() => void>();
  closed: number | undefined;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.receive(data.toString()));
    socket.on('close', (code) => {
      this.closed = code;
      this.wake();
    });
    socket.on('error', () => undefined);
  }

  static async open(address: string, token?: string, headers = {}): Promise<Client> {
    const socket = new WebSocket(address, { headers });
    const client = new Client(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    client.send({
      type: 'hello',
      versions: [WIRE_VERSION],
      ...(token === undefined ? {} : { token }),
    });
    await client.until(() => client.messages.some(({ type }) => type !== 'pong'));
    return client;
  }

  send(message: WireClientMessage): void {
    this.sendRaw(JSON.stringify(message));
  }

  sendRaw(frame: string | Buffer): void {
    this.socket.send(frame);
  }

  async watch(table: string, more: { since?: number; link?: string } = {}): Promise<TableSnapshot> {
    const before = this.messages.length;
    this.send({ type: 'watch', table, ...more });
    await this.until(() =>
      this.messages.slice(before).some(({ type }) => type === 'table' || type === 'refused'),
    );
    if (this.shown === undefined) throw new Error(`not shown: ${this.frames.at(-1)}`);
    return this.shown;
  }

  async ask(
    wish: BareWish,
    key: string = randomUUID(),
    table = this.shown?.table ?? '',
  ): Promise<Extract<WireServerMessage, { type: 'done' | 'refused' }>> {
    const before = this.messages.length;
    this.send({ ...wish, table, key } as WireClientMessage);
    let found: Extract<WireServerMessage, { type: 'done' | 'refused' }> | undefined;
    await this.until(() => {
      for (const message of this.messages.slice(before)) {
        const isIt = (message.type === 'done' || message.type === 'refused') && message.key === key;
        if (isIt) found = message;
      }
      return found !== undefined;
    });
    if (found === undefined) throw new Error('no answer');
    return found;
  }

  get view(): View | undefined {
    return this.shown === undefined ? undefined : viewOf(this.shown);
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      if (this.closed !== undefined) throw new Error(`the socket is closed: ${this.closed}`);
      await new Promise<void>((resolve) => {
        this.listeners.add(resolve);
      });
    }
  }

  async gone(): Promise<number> {
    while (this.closed === undefined) {
      await new Promise<void>((resolve) => {
        this.listeners.add(resolve);
      });
    }
    return this.closed;
  }

  close(): void {
    this.socket.terminate();
  }

  /** Stops reading, like a sleeping device. */
  pause(): void {
    this.socket.pause();
  }

  private wake(): void {
    const listeners = this.listeners;
    this.listeners = new Set();
    for (const listener of listeners) listener();
  }

  private receive(frame: string): void {
    this.frames.push(frame);
    const read = parseWireServerMessage(frame);
    if (!read.ok) throw new Error(`${read.error}: ${frame.slice(0, 200)}`);
    const message = read.value;
    this.messages.push(message);
    if (message.type === 'table') this.shown = message;
    if (message.type === 'patch' && this.shown !== undefined) {
      const next = applyPatch(this.shown, message);
      if (next === undefined) this.fallenBehind++;
      else this.shown = next;
    }
    this.wake();
  }
}
