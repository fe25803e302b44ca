// Limits of the WebSocket endpoints, against overload and abuse.

export interface WireLimits {
  readonly message: number;
  /** Maximum fragments per message, and chunks per frame. They are buffered until complete. */
  readonly pieces: number;
  readonly chunks: number;
  /** Maximum watched tables per socket, sockets per user, and sockets per address. */
  readonly tables: number;
  readonly sockets: number;
  readonly socketsOfAddress: number;
  /** Maximum concurrent games per bot. Other tables wait. */
  readonly games: number;
  /** Messages per socket (with pings and pongs), and per address. */
  readonly rate: { readonly burst: number; readonly perSecond: number };
  readonly rateOfAddress: { readonly burst: number; readonly perSecond: number };
  /** Chat messages per user. */
  readonly rateOfTalk: { readonly burst: number; readonly perSecond: number };
  /** Tolerated malformed or excess messages per socket. One more closes it. */
  readonly faults: number;
  /** Maximum bytes waiting to be sent. With more, the client is too slow and is disconnected. */
  readonly waiting: number;
  /** Interval between checks of a socket, which close it if the last ping was not answered. */
  readonly idleMs: number;
  /** Time limit for the client's hello. */
  readonly helloMs: number;
  /** Delay before `away` and `offline` are shown. A quick reconnection shows neither. */
  readonly graceMs: number;
}

export const LIMITS: WireLimits = {
  message: 16 * 1024,
  pieces: 64,
  chunks: 256,
  tables: 50,
  sockets: 20,
  socketsOfAddress: 400,
  games: 200,
  rate: { burst: 60, perSecond: 20 },
  rateOfAddress: { burst: 2000, perSecond: 600 },
  rateOfTalk: { burst: 8, perSecond: 0.5 },
  faults: 20,
  waiting: 1_000_000,
  idleMs: 30_000,
  helloMs: 10_000,
  graceMs: 5000,
};
