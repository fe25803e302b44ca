// Creates the node:http server with a connection limit, and with timeouts for slow clients.
import { createServer, type RequestListener, type Server } from 'node:http';

/** Timeouts in milliseconds. */
export interface Timeouts {
  /** For the complete headers of a request, and for the first request of a connection. */
  readonly headersTimeout: number;
  /** For a request with its body. */
  readonly requestTimeout: number;
  /** For the next request on the same connection. */
  readonly keepAliveTimeout: number;
  /** For an inactive connection, such as a download that the client does not read. */
  readonly timeout: number;
  /** How often the first two timeouts are checked. Clients may exceed them by this time. */
  readonly connectionsCheckingInterval: number;
}

const TIMEOUTS: Timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  timeout: 60_000,
  connectionsCheckingInterval: 5_000,
};

/** Returns a server that is not listening yet. */
export function listenerOf(
  answer: RequestListener,
  connections: number,
  { timeout, ...timeouts }: Timeouts = TIMEOUTS,
): Server {
  const server = createServer(timeouts, answer);
  return Object.assign(server, { timeout, maxConnections: connections });
}
