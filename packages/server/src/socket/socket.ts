// Opens the WebSocket endpoints of the page (/api/v1/socket) and of bots.
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { addBotSocket } from './bot-socket.ts';
import { Connection } from './connection.ts';
import { createUpgradeGuard } from './upgrade-guard.ts';
import type { SocketDeps } from './dependencies.ts';
import { SocketRegistry } from './socket-registry.ts';

export type { SocketDeps } from './dependencies.ts';

const SOCKET_PATH = '/api/v1/socket';

export async function addSocket(app: FastifyInstance, deps: SocketDeps): Promise<SocketRegistry> {
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
    if (!guard.opened(socket, request)) return;
    const { person, ip, raw } = request;
    registry.connections.add(new Connection(socket, raw.socket, person, ip, deps, registry));
  });
  addBotSocket(app, deps, registry, guard);
  return registry;
}
