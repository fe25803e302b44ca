// Store of @fastify/rate-limit that counts requests per address across all nodes.
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { SharedCounters } from '../core/shared-counters.ts';

type IncrementCallback = Parameters<FastifyRateLimitStore['incr']>[1];
type ChildOptions = Parameters<FastifyRateLimitStore['child']>[0];
/** What the plugin passes for a route with its own limit; its types omit this. */
interface OfRoute {
  readonly routeInfo?: { readonly method: string | readonly string[]; readonly url: string };
}

class SharedRateLimitStore implements FastifyRateLimitStore {
  private readonly counters: SharedCounters;
  private readonly of: string;
  /** Local counts, used when the shared counters are unreachable. */
  private readonly here = new Map<string, number>();
  private window = 0;

  constructor(counters: SharedCounters, of: string) {
    this.counters = counters;
    this.of = of;
  }

  incr(key: string, callback: IncrementCallback, timeWindow: number): void {
    const now = Date.now();
    const window = Math.floor(now / timeWindow);
    if (window !== this.window) this.here.clear();
    this.window = window;
    const here = (this.here.get(key) ?? 0) + 1;
    this.here.set(key, here);
    const ttl = (window + 1) * timeWindow - now;
    const increment = { key: `${this.of} ${key} ${window}`, by: 1, keptMs: 2 * timeWindow };
    void this.counters.add([increment]).then((sums) => {
      callback(null, { current: Math.max(here, sums?.[0] ?? 0), ttl });
    });
  }

  child(route: ChildOptions & OfRoute): SharedRateLimitStore {
    const { method, url } = route.routeInfo ?? route;
    return new SharedRateLimitStore(this.counters, `${String(method)} ${url}`);
  }
}

/** Returns a class, because the plugin constructs its store itself. */
export function rateLimitStoreOver(counters: SharedCounters): FastifyRateLimitStoreCtor {
  return class extends SharedRateLimitStore {
    constructor() {
      super(counters, 'all');
    }
  };
}
