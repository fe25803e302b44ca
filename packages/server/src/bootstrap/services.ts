// Opens what people ask for over HTTP: people and accounts, the lobby, notifications and moderation, each with its routes.
import type { TableSetup } from '@eminent/protocol/online';
import { networkAddresses } from '../addresses.ts';
import { isOfThisMachine } from '../http/origin.ts';
import type { Route } from '../http/route.ts';
import { tracesOf } from '../lobby/user-tables.ts';
import { type Lobby, openLobby } from '../lobby/lobby.ts';
import { judgedTables } from '../moderation/hub-adapter.ts';
import { moderationRoutes } from '../moderation/routes.ts';
import { Notifier } from '../notify/notifier.ts';
import type { NotifyParts } from '../notify/dependencies.ts';
import { notifyRoutes } from '../notify/routes.ts';
import { smtpMailer } from '../accounts/mailer.ts';
import { type PeopleParts, placeOf } from '../accounts/dependencies.ts';
import { peopleRoutes } from '../accounts/routes.ts';
import type { Traces } from '../accounts/table-queries.ts';
import type { Sockets } from '../socket/socket.ts';
import type { Base } from './context.ts';
import type { Tables } from './tables.ts';

export interface Services {
  readonly traces: Traces;
  readonly lobby: Lobby;
  readonly routes: readonly Route[];
}

/** The sockets open after the routes that speak of them. */
export function openServices(base: Base, tables: Tables, sockets: () => Sockets): Services {
  const { hub, finding } = tables;
  const { store } = base;
  // Whether people are here is known once there are sockets.
  const traces = tracesOf({ hub, finding, store, presence: (id) => hub.presenceOf(id) });
  const people: PeopleParts = {
    ...peopleOf(base, traces),
    signedOut: (person) => sockets().signedOut(person),
    apart: (person) => sockets().apart(person),
    tableOf: (friend, reader) => lobby.lists.tableOf(friend, reader),
    waitingFor: (person) => lobby.lists.waitingFor(person),
  };
  const lobby = openLobby({ people, hub, finding });
  const notify = openNotify(base, tables, people.waitingFor);
  const moderation = openModeration(base, tables, sockets);
  return {
    traces,
    lobby,
    routes: [...peopleRoutes(people), ...lobby.routes, ...notify, ...moderation],
  };
}

/** What people are given that neither tables nor sockets have to say. */
function peopleOf({ ground, config, build, vapid }: Base, traces: Traces) {
  const place = placeOf(config.publicUrl);
  return {
    ground,
    cookies: { secure: (request) => place(request).origin.startsWith('https:') },
    build,
    push: vapid.publicKey,
    mailer: config.smtp && smtpMailer(config.smtp.url, config.smtp.from),
    publicUrl: config.publicUrl,
    network: (request) =>
      isOfThisMachine(request)
        ? networkAddresses(config.host, request.socket.localPort ?? config.port)
        : [],
    place,
    traces,
  } satisfies Partial<PeopleParts>;
}

function openNotify(
  { ground, log, metrics, store, vapid, config, closing }: Base,
  { hub }: Tables,
  waitingFor: NotifyParts['waitingFor'],
): readonly Route[] {
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
    waitingFor,
  };
  const notifier = new Notifier(notify);
  closing.last(() => notifier.close());
  return notifyRoutes(notify);
}

function openModeration(
  { ground, standing, store, build }: Base,
  { hub, finding }: Tables,
  sockets: () => Sockets,
): readonly Route[] {
  return moderationRoutes({
    ground,
    standing,
    tables: judgedTables({ hub, finding, db: store.db }),
    build,
    since: Date.now(),
    sockets: () => sockets().open,
    commitMs: () => store.figures.lastCommitMs,
    signOut: (person) => sockets().signedOut(person),
  });
}

/** Friends for whom the host keeps a seat. */
function friendsOf({ seats }: TableSetup): readonly string[] {
  return seats.flatMap((seat) => (seat.kind === 'friend' ? [seat.person] : []));
}
