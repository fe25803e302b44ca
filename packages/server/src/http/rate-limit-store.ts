// Store for the plugin @fastify/rate-limit. Counts requests per route and address across all nodes.
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { SharedCounters } from '../core/shared-counters.ts';

type IncrementCallback = Parameters<FastifyRateLimitStore['incr']>[1];
type ChildOptions = Parameters<FastifyRateLimitStore['child']>[0];
/** The plugin passes this for a route with its own limit, but its types omit it. */
interface RouteOptions {
  readonly routeInfo?: { readonly method: string | readonly string[]; readonly url: string };
}

class SharedRateLimitStore implements FastifyRateLimitStore {
  private readonly counters: SharedCounters;
  private readonly prefix: string;
  /** Requests to this node in the current time window, used if the shared counters fail. */
  private readonly localCounts = new Map<string, number>();
  private window = 0;

  constructor(counters: SharedCounters, prefix: string) {
    this.counters = counters;
    this.prefix = prefix;
  }

  incr(key: string, callback: IncrementCallback, timeWindow: number): void {
    const now = Date.now();
    const window = Math.floor(now / timeWindow);
    if (window !== this.window) this.localCounts.clear();
    this.window = window;
    const localCount = (this.localCounts.get(key) ?? 0) + 1;
    this.localCounts.set(key, localCount);
    const ttl = (window + 1) * timeWindow - now;
    const increment = { key: `${this.prefix} ${key} ${window}`, by: 1, keptMs: 2 * timeWindow };
    void this.counters.add([increment]).then((sums) => {
      callback(null, { current: Math.max(localCount, sums?.[0] ?? 0), ttl });
    });
  }

  child(route: ChildOptions & RouteOptions): SharedRateLimitStore {
    const { method, url } = route.routeInfo ?? route;
    return new SharedRateLimitStore(this.counters, `${String(method)} ${url}`);
  }
}

/** Returns a class, because the plugin constructs its stores itself. */
export function rateLimitStoreOver(counters: SharedCounters): FastifyRateLimitStoreCtor {
  return class extends SharedRateLimitStore {
    constructor() {
      super(counters, 'all');
    }
  };
}
