// Opens the HTTP application with its routes, the sockets, and the operations endpoints.
import { dailyDate } from '@eminent/protocol';
import { type App, addRoutes, type AppDeps, createApp } from '../http/app.ts';
import { allowedHosts } from '../http/allowed-hosts.ts';
import { openApi } from '../http/openapi.ts';
import { PreviewPictures } from '../lobby/previews/preview-pictures.ts';
import { addPositionLinks } from '../lobby/position-links.ts';
import { PuzzleFile } from '../lobby/puzzle-file.ts';
import { addRedirects } from '../lobby/redirects.ts';
import { refuseBanned } from '../moderation/ban-guard.ts';
import { HOST, isHost } from '../moderation/host-key.ts';
import { addOpsRoutes } from '../ops/routes.ts';
import { authenticate } from '../accounts/authenticate.ts';
import { blockedEitherWayBatch } from '../accounts/friends.ts';
import { findByToken } from '../accounts/token-lookup.ts';
import type { User } from '../core/user.ts';
import { addSocket } from '../socket/socket.ts';
import type { SocketRegistry } from '../socket/socket-registry.ts';
import { BatchLoader } from '../store/index.ts';
import type { ClusterNode } from '../cluster.ts';
import type { Config } from '../config.ts';
import type { BootContext } from './context.ts';
import type { Services } from './services.ts';
import { measuredBy, type Tables } from './tables.ts';

/** Limits for benchmarks, which they never reach. */
const UNLIMITED_RATE = { burst: 1e9, perSecond: 1e9 };
const NO_LIMITS = { socketsOfAddress: 1e9, rate: UNLIMITED_RATE, rateOfAddress: UNLIMITED_RATE };

/** Host names by which the server may be reached, from the settings. */
function namesOf({ host, publicUrl, names }: Config): readonly string[] {
  return [host, ...names, ...(publicUrl === undefined ? [] : [new URL(publicUrl).hostname])];
}

export async function openApp(boot: BootContext, { routes, lobby }: Services): Promise<App> {
  const { config, shutdown, log, metrics, page, context, restrictions, hostKey } = boot;
  const deps: AppDeps = {
    log,
    metrics,
    trustProxy: config.trustProxy,
    publicUrl: config.publicUrl,
    hosts: allowedHosts(namesOf(config)),
    perMinute: config.requestLimit,
    connections: config.connections,
    page,
    context,
    counters: boot.cluster?.counters,
    failed: (error) => boot.health.note(error),
    authenticate: async (request) => {
      if (isHost(request, hostKey)) return HOST;
      const person = await authenticate(context, request);
      if (person !== undefined) refuseBanned(restrictions, request, person);
      return person;
    },
  };
  const app = await createApp(deps);
  shutdown.defer(() => app.close());
  addRoutes(app, deps, routes);
  const pictures = new PreviewPictures({
    failed: (error) => log.error({ err: error }, 'could not draw the picture of a link preview'),
  });
  shutdown.defer(() => pictures.close());
  const { publicUrl, requestLimit: perMinute } = config;
  addRedirects(app, {
    publicUrl,
    perMinute,
    publicRecord: lobby.publicRecord,
    pictureOf: async (table) => {
      const content = await lobby.finishedPicture(table);
      return content && pictures.of({ kind: 'result', result: content });
    },
  });
  const puzzles = new PuzzleFile(() => page?.folder());
  addPositionLinks(app, {
    publicUrl,
    perMinute,
    puzzleRecord: (n) => puzzles.recordOf(n),
    todaysPuzzle: () => puzzles.ofDate(dailyDate(boot.context.now())),
    draw: (position) => pictures.of({ kind: 'position', position }),
  });
  return app;
}

export async function openSockets(
  boot: BootContext,
  { hub }: Tables,
  { lobby }: Services,
  app: App,
): Promise<SocketRegistry> {
  const { config, shutdown, log, metrics, build, context, restrictions, tracing } = boot;
  // Sockets of banned users are treated as signed out.
  const unlessBanned = (person: User | undefined) =>
    person !== undefined && restrictions.isBanned(person) ? undefined : person;
  const blocked = new BatchLoader((people: readonly string[]) =>
    blockedEitherWayBatch(context, people),
  );
  const sockets = await addSocket(app, {
    hub,
    peers: boot.cluster?.peers,
    counters: boot.cluster?.counters,
    log,
    build,
    publicUrl: config.publicUrl,
    perMinute: config.socketLimit,
    authenticate: async (request) => unlessBanned(await authenticate(context, request)),
    ofToken: async (token) => unlessBanned((await findByToken(context, token))?.person),
    mayWatch: lobby.mayWatch,
    blockedEitherWay: (person) => blocked.of(person),
    isMuted: (person) => restrictions.isMuted(person),
    isBanned: (person) => restrictions.isBanned(person),
    lists: lobby.lists,
    counts: metrics,
    measured: measuredBy(boot),
    tracing,
    // A socket limit of 0, for benchmarks, turns off the other limits of sockets, too.
    ...(config.socketLimit === 0 ? { limits: NO_LIMITS } : {}),
  });
  shutdown.defer(() => sockets.close());
  metrics.watch('sockets', () => sockets.connections.size);
  metrics.watch('users_online', () => sockets.presence.size);
  return sockets;
}

/** The note in /readyz while other nodes cannot be reached. The server stays ready. */
function readinessNote({ peers }: ClusterNode): string | undefined {
  return peers.isConnected ? undefined : 'no connection; polling the database instead';
}

/** Adds the routes for health checks, metrics, the version and the OpenAPI document. */
export function openOps(boot: BootContext, { routes }: Services, app: App): void {
  const { config, shutdown, metrics, build, store, health, cluster } = boot;
  const document = openApi(routes);
  app.get('/api/v1/openapi.json', () => document);
  const shutdownCheck = () => Promise.resolve(shutdown.isUnderWay ? 'stops' : undefined);
  addOpsRoutes(app, {
    isReadOnly: store.isReadOnly,
    metrics,
    metricsToken: config.metricsToken,
    build,
    checks: { going: shutdownCheck, store: () => health.trouble(store) },
    notes: cluster === undefined ? {} : { nodes: () => readinessNote(cluster) },
  });
}
