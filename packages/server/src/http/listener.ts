// Creates the HTTP server with a connection limit and timeouts for slow clients.
import { createServer, type RequestListener, type Server } from 'node:http';

/** In milliseconds. */
export interface Timeouts {
  /** For the complete headers of a request. A new connection must send them within this time. */
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  /** For a connection without activity, such as a download that the client does not read. */
  readonly timeout: number;
  /** Interval at which `headersTimeout` and `requestTimeout` are checked, so they are not exact. */
  readonly connectionsCheckingInterval: number;
}

const TIMEOUTS: Timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  timeout: 60_000,
  connectionsCheckingInterval: 5_000,
};

/** Returns a server that is not listening yet. `connections`: maximum number of open ones. */
export function listenerOf(
  answer: RequestListener,
  connections: number,
  { timeout, ...timeouts }: Timeouts = TIMEOUTS,
): Server {
  const server = createServer(timeouts, answer);
  return Object.assign(server, { timeout, maxConnections: connections });
}
