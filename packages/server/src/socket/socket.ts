// The socket of online tables as a part of the HTTP side: /api/v1/socket.
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { addBotSocket } from './bot-socket.ts';
import { Connection } from './connection.ts';
import { createUpgradeGuard } from './upgrade-guard.ts';
import type { SocketDeps } from './dependencies.ts';
import { SocketRegistry } from './socket-registry.ts';

export type { SocketDeps } from './dependencies.ts';

const SOCKET_PATH = '/api/v1/socket';

/** What the rest of the server may do with all sockets. */
export interface Sockets {
  /** How many are open. */
  readonly open: number;
  /** People with an open socket. */
  readonly people: number;
  /** A session of a person has ended: his sockets are closed, at all nodes or at this one alone. */
  signedOut(person: string): void;
  signOut(person: string): void;
  /** Tables that stand in somebody's list here. */
  readonly listed: Iterable<string>;
  /** Whom a person does not want to meet is not who it was: all nodes learn it, or this one alone. */
  onBlocksChanged(person: string): Promise<void>;
  reloadBlocks(person: string): Promise<void>;
  /** Says farewell to everybody; nothing is lost by it. */
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
