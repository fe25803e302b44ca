// A raw socket for misbehaving clients: sends anything and records every message.
import { WebSocket } from 'ws';
import type { WireServerMessage } from '@eminent/protocol/online';

/** Time limit for a message; long, because the machine may be busy. */
const LIMIT_MS = 60_000;

export class RawSocket {
  readonly socket: WebSocket;
  readonly received: WireServerMessage[] = [];
  readonly closed: Promise<unknown>;
  /** Resolves when the server has accepted or refused the connection. */
  readonly answered: Promise<unknown>;
  private waiting: (() => void)[] = [];

  constructor(port: number, { cookie, address }: { cookie: string; address: string }) {
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
      this.socket.on('open', resolve).on('close', resolve);
    });
    this.socket.on('error', () => {});
    this.socket.on('message', (data: Buffer) => {
      this.received.push(JSON.parse(data.toString()) as WireServerMessage);
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

  /** Returns the first message of a type; undefined after LIMIT_MS or if the socket closes. */
  async firstOf<T extends WireServerMessage['type']>(
    type: T,
  ): Promise<Extract<WireServerMessage, { type: T }> | undefined> {
    const limit = performance.now() + LIMIT_MS;
    for (let at = 0; ; ) {
      for (; at < this.received.length; at++) {
        const message = this.received[at];
        if (message?.type === type) return message as Extract<WireServerMessage, { type: T }>;
      }
      const left = limit - performance.now();
      if (left <= 0 || this.socket.readyState > WebSocket.OPEN) return undefined;
      // oxlint-disable-next-line no-await-in-loop
      await this.nextEvent(left);
    }
  }

  end(): void {
    this.socket.terminate();
  }

  private nextEvent(limitMs: number): Promise<void> {
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
