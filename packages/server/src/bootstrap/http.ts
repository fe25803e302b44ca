// Opens the doors of the server: HTTP with all routes, the sockets, and what watches over the server itself.
import { type App, addRoutes, type AppParts, createApp } from '../http/app.ts';
import { knownHosts } from '../http/allowed-hosts.ts';
import { openApi } from '../http/openapi.ts';
import { addRedirects } from '../lobby/redirects.ts';
import { refuseBanned } from '../moderation/ban-guard.ts';
import { HOST, isHost } from '../moderation/host-key.ts';
import { addOpsRoutes } from '../ops/routes.ts';
import { whoAsks } from '../accounts/authenticate.ts';
import type { Neighbours } from '../cluster/peers.ts';
import { apartFromEach } from '../accounts/friends.ts';
import { holderOf } from '../accounts/token-lookup.ts';
import type { Person } from '../accounts/user.ts';
import { addSocket, type Sockets } from '../socket/socket.ts';
import { Together } from '../store/index.ts';
import type { Config } from '../config.ts';
import type { Base } from './context.ts';
import type { Services } from './services.ts';
import { measuredBy, type Tables } from './tables.ts';

const MANY = { burst: 1e9, perSecond: 1e9 };
const NO_LIMITS = { socketsOfAddress: 1e9, rate: MANY, rateOfAddress: MANY };

/** The names that the host of the server has configured. */
function namesOf({ host, publicUrl, names }: Config): readonly string[] {
  return [host, ...names, ...(publicUrl === undefined ? [] : [new URL(publicUrl).hostname])];
}

export async function openApp(base: Base, { routes }: Services): Promise<App> {
  const { config, closing, log, metrics, page, ground, standing, hostKey } = base;
  const parts: AppParts = {
    log,
    metrics,
    trustProxy: config.trustProxy,
    publicUrl: config.publicUrl,
    hosts: knownHosts(namesOf(config)),
    perMinute: config.requestLimit,
    connections: config.connections,
    page,
    ground,
    counters: base.counters,
    failed: (error) => base.health.note(error),
    whoAsks: async (request) => {
      if (isHost(request, hostKey)) return HOST;
      const person = await whoAsks(ground, request);
      if (person !== undefined) refuseBanned(standing, request, person);
      return person;
    },
  };
  const app = await createApp(parts);
  closing.last(() => app.close());
  addRoutes(app, parts, routes);
  addRedirects(app);
  return app;
}

export async function openSockets(
  base: Base,
  { hub }: Tables,
  { lobby }: Services,
  app: App,
): Promise<Sockets> {
  const { config, closing, log, metrics, build, ground, standing, tracing } = base;
  // Who is banned looks on like a stranger.
  const unlessBanned = (person: Person | undefined) =>
    person !== undefined && standing.isBanned(person) ? undefined : person;
  const apart = new Together((people: readonly string[]) => apartFromEach(ground, people));
  const sockets = await addSocket(app, {
    hub,
    neighbours: base.neighbours,
    counters: base.counters,
    log,
    build,
    publicUrl: config.publicUrl,
    perMinute: config.socketLimit,
    whoAsks: async (request) => unlessBanned(await whoAsks(ground, request)),
    ofToken: async (token) => unlessBanned((await holderOf(ground, token))?.person),
    mayWatch: lobby.mayWatch,
    apartFrom: (person) => apart.of(person),
    isMuted: (person) => standing.isMuted(person),
    isBanned: (person) => standing.isBanned(person),
    lists: lobby.lists,
    counts: metrics,
    measured: measuredBy(base),
    tracing,
    // Who lifts the limits on requests measures something.
    ...(config.socketLimit === 0 ? { limits: NO_LIMITS } : {}),
  });
  closing.last(() => sockets.close());
  metrics.watch('sockets', () => sockets.open);
  metrics.watch('people_online', () => sockets.people);
  return sockets;
}

/** Said of nodes that do not hear each other. They serve all the same. */
function silenceOf({ isHeard }: Neighbours): string | undefined {
  return isHeard ? undefined : 'not heard; the database is asked instead';
}

/** Whether the server is well, its figures, and the description of its own routes. */
export function openOps(base: Base, { routes }: Services, app: App): void {
  const { config, closing, metrics, build, store, health, neighbours } = base;
  const document = openApi(routes);
  app.get('/api/v1/openapi.json', () => document);
  const stops = () => Promise.resolve(closing.isUnderWay ? 'stops' : undefined);
  addOpsRoutes(app, {
    isReadOnly: store.isReadOnly,
    metrics,
    metricsToken: config.metricsToken,
    build,
    checks: { going: stops, store: () => health.trouble(store) },
    notes: neighbours === undefined ? {} : { nodes: () => silenceOf(neighbours) },
  });
}
