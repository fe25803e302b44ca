// How often an address has asked for something this minute, at all nodes together: where @fastify/rate-limit keeps its counts.
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Counters } from '../cluster/shared-counters.ts';

type Told = Parameters<FastifyRateLimitStore['incr']>[1];
type ChildOptions = Parameters<FastifyRateLimitStore['child']>[0];
/** What the plugin hands over for a route of its own; its types say less. */
interface OfRoute {
  readonly routeInfo?: { readonly method: string | readonly string[]; readonly url: string };
}

class Asked implements FastifyRateLimitStore {
  private readonly counters: Counters;
  private readonly of: string;
  /** What was counted here, for when nobody else can be asked. */
  private readonly here = new Map<string, number>();
  private stretch = 0;

  constructor(counters: Counters, of: string) {
    this.counters = counters;
    this.of = of;
  }

  incr(key: string, callback: Told, timeWindow: number): void {
    const now = Date.now();
    const stretch = Math.floor(now / timeWindow);
    if (stretch !== this.stretch) this.here.clear();
    this.stretch = stretch;
    const here = (this.here.get(key) ?? 0) + 1;
    this.here.set(key, here);
    const ttl = (stretch + 1) * timeWindow - now;
    const asked = { key: `${this.of} ${key} ${stretch}`, by: 1, keptMs: 2 * timeWindow };
    void this.counters.add([asked]).then((sums) => {
      callback(null, { current: Math.max(here, sums?.[0] ?? 0), ttl });
    });
  }

  child(route: ChildOptions & OfRoute): Asked {
    const { method, url } = route.routeInfo ?? route;
    return new Asked(this.counters, `${String(method)} ${url}`);
  }
}

/** The plugin makes its own store, of a class. */
export function askedOver(counters: Counters): FastifyRateLimitStoreCtor {
  return class extends Asked {
    constructor() {
      super(counters, 'all');
    }
  };
}
