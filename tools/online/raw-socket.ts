// A raw socket for misbehaving clients: sends anything and records every message.
import { WebSocket } from 'ws';
import type { WireServerMessage } from '@eminent/protocol/online';

export interface RawOptions {
  readonly cookie: string;
  readonly address: string;
}

/** Timeout of operations that normally take a moment; generous, because the machine may be busy. */
const LIMIT_MS = 60_000;

export class RawSocket {
  readonly socket: WebSocket;
  readonly heard: WireServerMessage[] = [];
  /** The close code. */
  readonly closed: Promise<number>;
  /** The HTTP status of the upgrade: 101 if it was accepted. */
  readonly answered: Promise<number>;
  private waiting: (() => void)[] = [];

  constructor(port: number, { cookie, address }: RawOptions) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/api/v1/socket`, {
      headers: { cookie },
      origin: `http://127.0.0.1:${port}`,
      perMessageDeflate: false,
      localAddress: address,
    });
    this.closed = new Promise((resolve) => {
      this.socket.on('close', resolve);
    });
    this.answered = new Promise((resolve) => {
      this.socket.on('open', () => resolve(101));
      this.socket.on('unexpected-response', (_, response) => {
        resolve(response.statusCode ?? 0);
        this.socket.terminate();
      });
    });
    this.socket.on('error', () => {});
    this.socket.on('message', (data: Buffer) => {
      this.heard.push(JSON.parse(data.toString()) as WireServerMessage);
      for (const one of this.waiting.splice(0)) one();
    });
  }

  send(message: object | string | Buffer): void {
    const isRaw = typeof message === 'string' || Buffer.isBuffer(message);
    if (this.socket.readyState === WebSocket.OPEN) {
      this.socket.send(isRaw ? message : JSON.stringify(message));
    }
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** The first message of a type; undefined if none arrives in time or the socket closes. */
  async hears<T extends WireServerMessage['type']>(
    type: T,
  ): Promise<Extract<WireServerMessage, { type: T }> | undefined> {
    const limit = performance.now() + LIMIT_MS;
    for (let at = 0; ; ) {
      for (; at < this.heard.length; at++) {
        const message = this.heard[at];
        if (message?.type === type) return message as Extract<WireServerMessage, { type: T }>;
      }
      const left = limit - performance.now();
      if (left <= 0 || this.socket.readyState > WebSocket.OPEN) return undefined;
      // oxlint-disable-next-line no-await-in-loop
      await this.something(left);
    }
  }

  end(): void {
    this.socket.terminate();
  }

  private something(limitMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, limitMs);
      const wake = () => {
        clearTimeout(timer);
        resolve();
      };
      this.waiting.push(wake);
      void this.closed.then(wake);
    });
  }
}
