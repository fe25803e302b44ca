// The server of online tables. Its parts are opened from the ground up: what is kept, who people are, tables, http, socket.
import type { AddressInfo } from 'node:net';
import type { DestinationStream } from 'pino';
import type { TableSetup } from '@eminent/protocol/online';
import { addRoutes, type AppParts, createApp } from './http/app.ts';
import type { Config } from './config.ts';
import { openApi } from './http/openapi.ts';
import { openPage } from './http/page.ts';
import type { Route } from './http/route.ts';
import { whoAsks } from './people/asking.ts';
import { keepTidy } from './people/housekeeping.ts';
import { smtpMailer } from './people/mailer.ts';
import { type PeopleParts, placeOf } from './people/parts.ts';
import type { Person } from './people/who.ts';
import { peopleRoutes } from './people/routes.ts';
import { tracesOf } from './lobby/at-tables.ts';
import { FinishedTables } from './lobby/finished.ts';
import { openLobby } from './lobby/lobby.ts';
import { addRedirects } from './lobby/redirects.ts';
import { moveSeatsLeft } from './people/accounts.ts';
import { openStore } from './store/index.ts';
import { refuseBanned } from './moderation/guard.ts';
import { HOST, isHost, newHostKey } from './moderation/host-key.ts';
import { forgetHost, tellHost } from './ops/host-file.ts';
import { judgedTables } from './moderation/hub-tables.ts';
import type { ModerationParts } from './moderation/parts.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { Standing } from './moderation/standing.ts';
import { Notifier } from './notify/notifier.ts';
import type { NotifyParts } from './notify/parts.ts';
import { notifyRoutes } from './notify/routes.ts';
import { openVapid } from './notify/vapid.ts';
import { claimFolder } from './ops/claim.ts';
import { createLog } from './ops/logging.ts';
import { type AnswerPart, Metrics } from './ops/metrics.ts';
import { addOpsRoutes } from './ops/routes.ts';
import { openPeople } from './people/people.ts';
import { Finding } from './tables/finding.ts';
import { Hub } from './tables/hub.ts';
import { ThinkPool } from './tables/think-pool.ts';
import { addSocket } from './wire/socket.ts';
import { Closing } from './ops/closing.ts';
import { storeTrouble, watchStore } from './ops/store-health.ts';

export {
  type Config,
  ConfigError,
  readConfig,
  SETTING_OPTIONS,
  type Settings,
  settingsHelp,
} from './config.ts';
export { openPage, type Page, serveFolder } from './http/page.ts';
export { backUpData, checkData, exportGames, migrateData, restoreData } from './ops/data.ts';
export { StoreError } from './store/index.ts';

export interface RunningServer {
  /** Such as http://localhost:4173, for a browser on this machine. */
  readonly address: string;
  readonly port: number;
  /** No new tables, a farewell to whoever is there, everything written, and out. */
  close(): Promise<void>;
}

const MANY = { burst: 1e9, perSecond: 1e9 };
const NO_LIMITS = { socketsOfAddress: 1e9, rate: MANY, rateOfAddress: MANY };

/** What only drills and measurements ask for. */
export interface Drill {
  /** Milliseconds added to each commit, to play a slower disk. */
  readonly commitDelayMs?: number;
  /** Where the log goes in place of standard output. */
  readonly logTo?: DestinationStream;
}

/** Opens everything; where one part cannot be opened, those before it are closed again. */
export async function startServer(config: Config, drill: Drill = {}): Promise<RunningServer> {
  const closing = new Closing();
  try {
    return await open(config, drill, closing);
  } catch (error) {
    await closing.close();
    throw error;
  }
}

async function open(
  config: Config,
  { logTo, ...drill }: Drill,
  closing: Closing,
): Promise<RunningServer> {
  const log = createLog(config.logLevel, logTo);
  const metrics = new Metrics();
  const claim = claimFolder(config.data);
  closing.last(() => claim.release());
  const store = await openStore({ folder: config.data, ...drill });
  closing.last(() => store.close());
  watchStore(metrics, store);
  const page = config.page === undefined ? undefined : openPage(config.page);
  const build = () => page?.build() ?? 'none';
  const ground = { db: store.db, now: Date.now };
  const standing = await Standing.open(ground);
  closing.last(() => standing.close());
  const key = newHostKey();
  const vapid = await openVapid(ground, config.publicUrl);
  const place = placeOf(config.publicUrl);
  const thinker = new ThinkPool();
  const measured = (part: AnswerPart, seconds: number) => metrics.part(part, seconds);
  const hub = new Hub({ store, log, thinker, measured });
  closing.last(() => hub.close());
  const finding = new Finding({ db: store.db, hub, log });
  closing.last(() => finding.close());
  const finished = new FinishedTables({ ground, hub, log });
  closing.last(() => finished.close());
  // Whether people are here is known once there are sockets.
  const traces = tracesOf({ hub, finding, store, presence: (id) => hub.presenceOf(id) });
  const people: PeopleParts = {
    ground,
    cookies: { secure: (request) => place(request).origin.startsWith('https:') },
    build,
    push: vapid.publicKey,
    mailer: config.smtp && smtpMailer(config.smtp.url, config.smtp.from),
    place,
    traces,
    signedOut: (person) => sockets.signedOut(person),
    tableOf: (friend, reader) => lobby.lists.tableOf(friend, reader),
    waitingFor: (person) => lobby.lists.waitingFor(person),
  };
  const lobby = openLobby({ people, hub, finding });
  const notify: NotifyParts = {
    ground,
    log,
    metrics,
    deadlines: store.deadlines,
    tables: {
      summary: (table) => hub.summary(table),
      onChange: (listener) => hub.onChange(listener),
      invited: async (table) => (await hub.look(table, ({ setup }) => friendsOf(setup))) ?? [],
    },
    vapid,
    targets: config.targets,
    publicUrl: config.publicUrl,
    waitingFor: people.waitingFor,
  };
  const notifier = new Notifier(notify);
  closing.last(() => notifier.close());
  const moderation: ModerationParts = {
    ground,
    standing,
    tables: judgedTables({ hub, finding, db: store.db }),
    build,
    since: Date.now(),
    sockets: () => sockets.open,
    commitMs: () => store.figures.lastCommitMs,
    signOut: (person) => sockets.signedOut(person),
  };
  const routes: Route[] = [
    ...peopleRoutes(people),
    ...lobby.routes,
    ...notifyRoutes(notify),
    ...moderationRoutes(moderation),
  ];
  const parts: AppParts = {
    log,
    metrics,
    trustProxy: config.trustProxy,
    publicUrl: config.publicUrl,
    perMinute: config.requestLimit,
    connections: config.connections,
    page,
    whoAsks: async (request) => {
      if (isHost(request, key)) return HOST;
      const person = await whoAsks(ground, request);
      if (person !== undefined) refuseBanned(standing, request, person);
      return person;
    },
  };
  const app = await createApp(parts);
  closing.last(() => app.close());
  addRoutes(app, parts, routes);
  addRedirects(app);
  const unlessBanned = (person: Person | undefined) =>
    person !== undefined && standing.isBanned(person) ? undefined : person;
  const sockets = await addSocket(app, {
    hub,
    log,
    build,
    publicUrl: config.publicUrl,
    perMinute: config.socketLimit,
    // Who is banned looks on like a stranger.
    whoAsks: async (request) => unlessBanned(await whoAsks(ground, request)),
    ofToken: async (token) => unlessBanned(await openPeople(ground).ofToken(token)),
    mayWatch: lobby.mayWatch,
    isMuted: (person) => standing.isMuted(person),
    isBanned: (person) => standing.isBanned(person),
    lists: lobby.lists,
    counts: metrics,
    // Who lifts the limits on requests measures something.
    ...(config.socketLimit === 0 ? { limits: NO_LIMITS } : {}),
  });
  closing.last(() => sockets.close());
  metrics.watch('sockets', () => sockets.open);
  metrics.watch('people_online', () => sockets.people);
  metrics.watch('tables_hot', () => hub.size);
  metrics.watch('bot_queue', () => thinker.waiting);
  hub.start();
  await finished.start();
  await moveSeatsLeft(ground, traces);
  closing.last(keepTidy(ground, traces, (error) => log.error({ err: error }, 'not tidied up')));
  const document = openApi(routes);
  app.get('/api/v1/openapi.json', () => document);
  const stops = () => Promise.resolve(closing.isUnderWay ? 'stops' : undefined);
  addOpsRoutes(app, {
    metrics,
    metricsToken: config.metricsToken,
    build,
    checks: { going: stops, store: () => storeTrouble(store) },
  });
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  const address = addressOf(config.host, port);
  tellHost(config.data, { address, key });
  closing.last(() => forgetHost(config.data));
  log.info({ host: config.host, port, build: build() }, 'listening');
  return { address, port, close: () => closing.close() };
}

/** Friends for whom the host keeps a seat. */
function friendsOf({ seats }: TableSetup): readonly string[] {
  return seats.flatMap((seat) => (seat.kind === 'friend' ? [seat.person] : []));
}

/** An address that a browser on this machine can open. */
function addressOf(host: string, port: number): string {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
}
