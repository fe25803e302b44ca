// A TCP proxy that fails on request: it cuts or refuses connections, and delays or drops data.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export type NetworkMode =
  | 'normal'
  /** New connections are refused, and open ones are closed. */
  | 'cut'
  /** Connections stay open, but no data arrives, as with an unplugged cable. */
  | 'silent';

export class FaultyNetwork {
  private readonly server: Server;
  private readonly target: number;
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private mode: NetworkMode = 'normal';
  /** Delay in milliseconds, in each direction. */
  delayMs = 0;
  /** Whether replies are dropped, while requests pass. */
  losesReplies = false;

  private constructor(target: number) {
    this.target = target;
    this.server = createServer((near) => this.pass(near));
  }

  /** Listens on a free port and forwards connections to `port`, both on this machine. */
  static async to(port: number): Promise<FaultyNetwork> {
    const network = new FaultyNetwork(port);
    network.server.listen(0, '127.0.0.1');
    await once(network.server, 'listening');
    return network;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get open(): number {
    return this.pairs.size;
  }

  setMode(mode: NetworkMode): void {
    this.mode = mode;
    if (mode === 'cut') this.drop();
    for (const [near, far] of this.pairs) {
      for (const socket of [near, far]) {
        if (mode === 'silent') socket.pause();
        else socket.resume();
      }
    }
  }

  /** Closes all open connections. The mode does not change. */
  drop(): void {
    for (const pair of this.pairs) for (const socket of pair) socket.destroy();
  }

  async close(): Promise<void> {
    this.drop();
    this.server.close();
    await once(this.server, 'close');
  }

  private pass(near: Socket): void {
    if (this.mode === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(this.target, '127.0.0.1');
    const pair = [near, far] as const;
    this.pairs.add(pair);
    this.carry(near, far, false);
    this.carry(far, near, true);
    if (this.mode === 'silent') for (const socket of pair) socket.pause();
  }

  private carry(from: Socket, to: Socket, isReply: boolean): void {
    from.setNoDelay(true);
    /** Delayed data, in order. */
    const held: { readonly data: Buffer; readonly due: number }[] = [];
    const release = () => {
      const now = performance.now();
      while (held[0] !== undefined && held[0].due <= now) {
        const data = held.shift()?.data;
        if (data !== undefined && !to.destroyed) to.write(data);
      }
      if (held[0] !== undefined) setTimeout(release, held[0].due - now);
    };
    from.on('data', (data: Buffer) => {
      if (isReply && this.losesReplies) return;
      const due = Math.max(performance.now() + this.delayMs, held.at(-1)?.due ?? 0);
      held.push({ data, due });
      if (held.length === 1) {
        if (this.delayMs === 0) release();
        else setTimeout(release, this.delayMs);
      }
    });
    // If one end closes, the other is closed too. Errors are followed by `close`.
    from.on('error', () => {});
    from.on('close', () => {
      to.destroy();
      for (const pair of this.pairs) if (pair.includes(from)) this.pairs.delete(pair);
    });
  }
}
