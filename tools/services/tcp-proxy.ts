// A way to an engine that a test can cut, hold up or slow down.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Proxy {
  readonly port: number;
  /** Ends all connections; new ones come through. */
  cut(): void;
  /** From now on nothing comes through, and nobody is told: what a broken network does. */
  stall(): void;
  /** Lets through again what came meanwhile. */
  resume(): void;
  /** How long each piece is held back. */
  delay(ms: number): void;
  /** Forgets the answers that come from now on, while what is asked for comes through. */
  swallow(isOn: boolean): void;
  close(): Promise<void>;
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

export async function openProxy(to: number): Promise<Proxy> {
  const pairs = new Set<Pair>();
  let isStalled = false;
  let isDeaf = false;
  let delayMs = 0;
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    const pair = { near, far };
    pairs.add(pair);
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('error', () => {});
      from.on('data', (data: Buffer) => {
        if (isDeaf && from === far) return;
        if (delayMs === 0) into.write(data);
        else setTimeout(() => into.write(data), delayMs);
      });
      from.on('close', () => {
        into.destroy();
        pairs.delete(pair);
      });
      if (isStalled) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const each = (act: (socket: Socket) => void) => {
    for (const { near, far } of pairs) for (const socket of [near, far]) act(socket);
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => each((socket) => socket.destroy()),
    stall: () => {
      isStalled = true;
      each((socket) => socket.pause());
    },
    resume: () => {
      isStalled = false;
      each((socket) => socket.resume());
    },
    delay: (ms) => {
      delayMs = ms;
    },
    swallow: (isOn) => {
      isDeaf = isOn;
    },
    close: async () => {
      each((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
