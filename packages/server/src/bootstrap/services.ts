// Opens the HTTP services: accounts, lobby, notifications and moderation.
import type { TableSetup } from '@eminent/protocol/online';
import { networkAddresses } from '../addresses.ts';
import { isOfThisMachine } from '../http/origin.ts';
import type { Route } from '../http/route.ts';
import { tableQueriesOf } from '../lobby/user-tables.ts';
import { type Lobby, openLobby } from '../lobby/lobby.ts';
import { moderatedTables } from '../moderation/hub-adapter.ts';
import { moderationRoutes } from '../moderation/routes.ts';
import { Notifier } from '../notify/notifier.ts';
import type { NotifyDeps } from '../notify/dependencies.ts';
import { notifyRoutes } from '../notify/routes.ts';
import { smtpMailer } from '../accounts/mailer.ts';
import { type AccountDeps, relyingPartyOf } from '../accounts/dependencies.ts';
import { allAccountRoutes } from '../accounts/routes.ts';
import type { TableQueries } from '../accounts/table-queries.ts';
import type { SocketRegistry } from '../socket/socket-registry.ts';
import type { BootContext } from './context.ts';
import type { Tables } from './tables.ts';

export interface Services {
  readonly tableQueries: TableQueries;
  readonly lobby: Lobby;
  readonly routes: readonly Route[];
}

/** `sockets` must not be called before the sockets are opened, after the routes. */
export function openServices(
  boot: BootContext,
  tables: Tables,
  sockets: () => SocketRegistry,
): Services {
  const { hub, tableIndex } = tables;
  const { store } = boot;
  const tableQueries = tableQueriesOf({
    hub,
    tableIndex,
    store,
    presence: (id) => hub.presenceOf(id),
  });
  const accounts: AccountDeps = {
    ...baseAccountDeps(boot, tableQueries),
    signedOut: (person) => sockets().signedOut(person),
    onBlocksChanged: (person) => sockets().blocksChanged(person),
    tableOf: (friend, reader) => lobby.lists.tableOf(friend, reader),
    waitingFor: (person) => lobby.lists.waitingFor(person),
  };
  const lobby = openLobby({ accounts, hub, tableIndex });
  const notify = openNotify(boot, tables, accounts.waitingFor);
  const moderation = openModeration(boot, tables, sockets);
  return {
    tableQueries,
    lobby,
    routes: [...allAccountRoutes(accounts), ...lobby.routes, ...notify, ...moderation],
  };
}

/** The dependencies that need neither the lobby nor the sockets. */
function baseAccountDeps(
  { context, config, build, vapid }: BootContext,
  tableQueries: TableQueries,
) {
  const relyingParty = relyingPartyOf(config.publicUrl);
  return {
    context,
    cookies: { secure: (request) => relyingParty(request).origin.startsWith('https:') },
    build,
    push: vapid.publicKey,
    mailer: config.smtp && smtpMailer(config.smtp.url, config.smtp.from),
    publicUrl: config.publicUrl,
    network: (request) =>
      isOfThisMachine(request)
        ? networkAddresses(config.host, request.socket.localPort ?? config.port)
        : [],
    relyingParty,
    tableQueries,
  } satisfies Partial<AccountDeps>;
}

function openNotify(
  { context, log, metrics, store, vapid, config, shutdown }: BootContext,
  { hub }: Tables,
  waitingFor: NotifyDeps['waitingFor'],
): readonly Route[] {
  const notify: NotifyDeps = {
    context,
    log,
    metrics,
    deadlines: store.deadlines,
    tables: {
      summary: (table) => hub.summary(table),
      onChange: (listener) => hub.changeFeed.onChange(listener),
      invited: async (table) =>
        (await hub.look(table, ({ setup }) => reservedFriends(setup))) ?? [],
    },
    vapid,
    targets: config.targets,
    publicUrl: config.publicUrl,
    waitingFor,
  };
  const notifier = new Notifier(notify);
  shutdown.defer(() => notifier.close());
  return notifyRoutes(notify);
}

function openModeration(
  { context, restrictions, store, build }: BootContext,
  { hub, tableIndex }: Tables,
  sockets: () => SocketRegistry,
): readonly Route[] {
  return moderationRoutes({
    context,
    restrictions,
    tables: moderatedTables({ hub, tableIndex, db: store.db }),
    build,
    since: Date.now(),
    sockets: () => sockets().connections.size,
    commitMs: () => store.figures.lastCommitMs,
    signOut: (person) => sockets().signedOut(person),
  });
}

function reservedFriends({ seats }: TableSetup): readonly string[] {
  return seats.flatMap((seat) => (seat.kind === 'friend' ? [seat.person] : []));
}
