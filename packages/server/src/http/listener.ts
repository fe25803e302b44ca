// The server of node:http, whoever answers behind it: how many may come at once, and how long it waits for who is slow.
import { createServer, type RequestListener, type Server } from 'node:http';

export interface Timeouts {
  /** For the whole head of a request, and for a first one. */
  readonly headersTimeout: number;
  /** For a request with its body. */
  readonly requestTimeout: number;
  /** For the next request on the same connection. */
  readonly keepAliveTimeout: number;
  /** For a connection on which nothing moves, such as a download that nobody reads. */
  readonly timeout: number;
  /** How often requests are looked at that are late: half a minute unless told otherwise, and each wait as much longer. */
  readonly connectionsCheckingInterval: number;
}

const TIMEOUTS: Timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  timeout: 60_000,
  connectionsCheckingInterval: 5_000,
};

/** Not listening yet. */
export function listenerOf(
  answer: RequestListener,
  connections: number,
  { timeout, ...timeouts }: Timeouts = TIMEOUTS,
): Server {
  const server = createServer(timeouts, answer);
  return Object.assign(server, { timeout, maxConnections: connections });
}
