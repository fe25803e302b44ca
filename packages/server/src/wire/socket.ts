// The socket of online tables as a part of the HTTP side: /api/v1/socket.
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { isForeign } from '../http/origin.ts';
import { Problem } from '../http/problem.ts';
import { addBotSocket } from './bot-socket.ts';
import { Connection } from './connection.ts';
import { Counts } from './limits.ts';
import type { WireParts } from './parts.ts';
import { Shared } from './shared.ts';

export type { WireParts } from './parts.ts';

export const SOCKET_PATH = '/api/v1/socket';

/** What the rest of the server may do with all sockets. */
export interface Sockets {
  /** How many are open. */
  readonly open: number;
  /** People with an open socket. */
  readonly people: number;
  /** A session of a person has ended. */
  signedOut(person: string): void;
  /** Says farewell to everybody; nothing is lost by it. */
  close(): void;
}

export async function addSocket(app: FastifyInstance, parts: WireParts): Promise<Sockets> {
  const shared = new Shared(parts);
  const addresses = new Counts();
  const { limits } = shared;
  await app.register(websocket, {
    options: { maxPayload: limits.message, perMessageDeflate: false },
  });
  app.get(
    SOCKET_PATH,
    {
      websocket: true,
      config: {
        rateLimit: parts.perMinute === 0 ? false : { max: parts.perMinute, timeWindow: '1 minute' },
      },
      preValidation: async (request) => {
        if (isForeign(request, parts.publicUrl)) {
          throw new Problem(
            403,
            'foreign-origin',
            'Only the page of this server may ask for this.',
          );
        }
        if (addresses.of(request.ip) >= limits.socketsOfAddress) {
          throw new Problem(429, 'too-many', 'Too many sockets are open from here.');
        }
        request.person = await parts.whoAsks(request);
      },
    },
    (socket, request) => {
      const { ip } = request;
      addresses.add(ip, 1);
      socket.once('close', () => addresses.add(ip, -1));
      shared.connections.add(new Connection(socket, request.person, ip, parts, shared));
    },
  );
  const bots = addBotSocket(app, parts);
  return {
    get open() {
      return shared.connections.size + bots.open;
    },
    get people() {
      return shared.presence.size;
    },
    signedOut: (person) => shared.signedOut(person),
    close: () => {
      shared.close();
      bots.close();
    },
  };
}
