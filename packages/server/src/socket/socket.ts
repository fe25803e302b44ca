// Registers the WebSocket endpoint /api/v1/socket.
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { addBotSocket } from './bot-socket.ts';
import { Connection } from './connection.ts';
import { createUpgradeGuard } from './upgrade-guard.ts';
import type { SocketDeps } from './dependencies.ts';
import { SocketRegistry } from './socket-registry.ts';

export type { SocketDeps } from './dependencies.ts';

const SOCKET_PATH = '/api/v1/socket';

/** Operations on all sockets. */
export interface Sockets {
  /** Number of open sockets. */
  readonly open: number;
  /** Number of users with an open socket. */
  readonly people: number;
  /** Closes the sockets of a user: on all nodes, or only on this one. */
  signedOut(person: string): void;
  signOut(person: string): void;
  /** Tables in any subscriber's own list. */
  readonly listed: Iterable<string>;
  /** Applies a changed block list: on all nodes, or only on this one. */
  onBlocksChanged(person: string): Promise<void>;
  reloadBlocks(person: string): Promise<void>;
  /** Closes all sockets. */
  close(): void;
}

export async function addSocket(app: FastifyInstance, deps: SocketDeps): Promise<Sockets> {
  const registry = new SocketRegistry(deps);
  const guard = createUpgradeGuard(deps, registry);
  await app.register(websocket, {
    options: {
      perMessageDeflate: false,
      maxPayload: registry.limits.message,
      maxFragments: registry.limits.pieces,
      maxBufferedChunks: registry.limits.chunks,
    },
  });
  app.get(SOCKET_PATH, guard.options, (socket, request) => {
    guard.opened(socket, request);
    const { person, ip, raw } = request;
    registry.connections.add(new Connection(socket, raw.socket, person, ip, deps, registry));
  });
  addBotSocket(app, deps, registry, guard);
  return {
    get open() {
      return registry.connections.size;
    },
    get people() {
      return registry.presence.size;
    },
    signedOut: (person) => registry.signedOut(person),
    signOut: (person) => registry.signOut(person),
    get listed() {
      return registry.listed;
    },
    onBlocksChanged: (person) => registry.blocksChanged(person),
    reloadBlocks: (person) => registry.reloadBlocks(person),
    close: () => registry.close(),
  };
}
