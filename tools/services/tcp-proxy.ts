// A proxy to a service that tests can cut, pause or slow down.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Proxy {
  readonly port: number;
  /** Ends all open connections; new ones are accepted. */
  cut(): void;
  /** From now on no data passes and no connection is closed, as in a broken network. */
  stall(): void;
  /** Resumes, and delivers the delayed data. */
  resume(): void;
  /** Delays all data by this time. */
  delay(ms: number): void;
  /** Drops replies from now on, while requests pass. */
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
