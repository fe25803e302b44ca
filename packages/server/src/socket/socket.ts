// The socket of online tables as a part of the HTTP side: /api/v1/socket.
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { addBotSocket } from './bot-socket.ts';
import { Connection } from './connection.ts';
import { entranceOf } from './upgrade-guard.ts';
import type { WireParts } from './dependencies.ts';
import { Shared } from './socket-registry.ts';

export type { WireParts } from './dependencies.ts';

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
  apart(person: string): Promise<void>;
  learnApart(person: string): Promise<void>;
  /** Says farewell to everybody; nothing is lost by it. */
  close(): void;
}

export async function addSocket(app: FastifyInstance, parts: WireParts): Promise<Sockets> {
  const shared = new Shared(parts);
  const entrance = entranceOf(parts, shared);
  await app.register(websocket, {
    options: {
      perMessageDeflate: false,
      maxPayload: shared.limits.message,
      maxFragments: shared.limits.pieces,
      maxBufferedChunks: shared.limits.chunks,
    },
  });
  app.get(SOCKET_PATH, entrance.options, (socket, request) => {
    entrance.entered(socket, request);
    const { person, ip, raw } = request;
    shared.connections.add(new Connection(socket, raw.socket, person, ip, parts, shared));
  });
  addBotSocket(app, parts, shared, entrance);
  return {
    get open() {
      return shared.connections.size;
    },
    get people() {
      return shared.presence.size;
    },
    signedOut: (person) => shared.signedOut(person),
    signOut: (person) => shared.signOut(person),
    get listed() {
      return shared.listed;
    },
    apart: (person) => shared.apartChanged(person),
    learnApart: (person) => shared.learnApart(person),
    close: () => shared.close(),
  };
}
