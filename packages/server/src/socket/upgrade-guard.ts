// Checks WebSocket upgrade requests: origin, rate, and open sockets per address.
import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from '@fastify/websocket';
import { isForeign } from '../http/origin.ts';
import { Problem } from '../http/problem.ts';
import { TRY_AGAIN } from './close-codes.ts';
import { KeyedCounter } from './rate-limits.ts';
import type { SocketDeps } from './dependencies.ts';
import type { SocketRegistry } from './socket-registry.ts';

export type UpgradeGuard = ReturnType<typeof createUpgradeGuard>;

export function createUpgradeGuard(deps: SocketDeps, { limits }: SocketRegistry) {
  const addresses = new KeyedCounter();
  const responses = new WeakMap<FastifyRequest, ServerResponse>();
  return {
    /** Fastify options for the routes of WebSocket endpoints. */
    options: {
      websocket: true,
      config: {
        rateLimit:
          deps.perMinute === 0
            ? (false as const)
            : { max: deps.perMinute, timeWindow: '1 minute' as const },
      },
      preValidation: async (request: FastifyRequest, reply: FastifyReply) => {
        if (isForeign(request, deps.publicUrl)) {
          throw new Problem(
            403,
            'foreign-origin',
            'Only the page of this server may send this request.',
          );
        }
        if (addresses.of(request.ip) >= limits.socketsOfAddress) {
          throw new Problem(429, 'too-many', 'Too many open sockets from this address.');
        }
        request.person = await deps.authenticate(request);
        responses.set(request, reply.raw);
      },
    } as const,
    /**
     * Counts an open socket. Releases its upgrade request, which would take a quarter of the memory
     * of a socket. If concurrent requests have opened too many, closes the socket and returns
     * false.
     */
    opened(socket: WebSocket, request: FastifyRequest): boolean {
      const { ip, raw } = request;
      if (addresses.of(ip) >= limits.socketsOfAddress) {
        socket.close(TRY_AGAIN, 'too many sockets');
        return false;
      }
      addresses.add(ip, 1);
      socket.once('close', () => addresses.add(ip, -1));
      // The library's listener would keep request and response in memory.
      socket.removeAllListeners('error').on('error', terminate);
      responses.get(request)?.detachSocket(raw.socket);
      return true;
    },
  };
}

/** Ends a connection after an error, such as an invalid frame. */
function terminate(this: WebSocket): void {
  this.terminate();
}
