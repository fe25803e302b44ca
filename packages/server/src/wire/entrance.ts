// What stands before every socket: only from this server's own page or from a program, not too many from one address, and whose it is.
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from '@fastify/websocket';
import { isForeign } from '../http/origin.ts';
import { Problem } from '../http/problem.ts';
import { Counts } from './limits.ts';
import type { WireParts } from './parts.ts';
import type { Shared } from './shared.ts';

export type Entrance = ReturnType<typeof entranceOf>;

export function entranceOf(parts: WireParts, { limits }: Shared) {
  const addresses = new Counts();
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
      preValidation: async (request: FastifyRequest) => {
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
    } as const,
    /** Counts a socket that has opened until it closes. */
    entered(socket: WebSocket, { ip }: FastifyRequest): void {
      addresses.add(ip, 1);
      socket.once('close', () => addresses.add(ip, -1));
    },
  };
}
