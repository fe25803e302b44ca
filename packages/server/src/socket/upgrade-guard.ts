// What stands before every socket: only from this server's own page or from a program, not too many from one address, and whose it is.
import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from '@fastify/websocket';
import { isForeign } from '../http/origin.ts';
import { Problem } from '../http/problem.ts';
import { Counts } from './rate-limits.ts';
import type { WireParts } from './dependencies.ts';
import type { Shared } from './socket-registry.ts';

export type Entrance = ReturnType<typeof entranceOf>;

export function entranceOf(parts: WireParts, { limits }: Shared) {
  const addresses = new Counts();
  const responses = new WeakMap<FastifyRequest, ServerResponse>();
  return {
    /** Of a route that opens sockets. */
    options: {
      websocket: true,
      config: {
        rateLimit:
          parts.perMinute === 0
            ? (false as const)
            : { max: parts.perMinute, timeWindow: '1 minute' as const },
      },
      preValidation: async (request: FastifyRequest, reply: FastifyReply) => {
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
        responses.set(request, reply.raw);
      },
    } as const,
    /**
     * Counts a socket that has opened until it closes, and lets go of the request that it came with: a quarter of what a socket keeps, all
     * of which the collector of garbage walks through each time.
     */
    entered(socket: WebSocket, request: FastifyRequest): void {
      const { ip, raw } = request;
      addresses.add(ip, 1);
      socket.once('close', () => addresses.add(ip, -1));
      // The listener that is there keeps request and reply.
      socket.removeAllListeners('error').on('error', terminate);
      responses.get(request)?.detachSocket(raw.socket);
    },
  };
}

/** What cannot be read comes from no reader of ours. What fails here ends in 'close'. */
function terminate(this: WebSocket): void {
  this.terminate();
}
