// What the routes about people are given by the server that they are part of.
import type { FastifyRequest } from 'fastify';
import type { CookieRules } from './cookies.ts';
import type { Ground } from './context.ts';
import type { Mailer } from './mailer.ts';
import type { Place } from './passkeys.ts';
import type { Traces } from './table-queries.ts';
import type { Person } from './user.ts';

export interface PeopleParts {
  readonly ground: Ground;
  readonly cookies: CookieRules;
  /** The build of the page that is served now. */
  readonly build: () => string;
  /** The public key for web push, where the server sends it. */
  readonly push: string | undefined;
  /** Where there is none, nothing is sent by mail. */
  readonly mailer: Mailer | undefined;
  /** The address that the host set up, where there is one. */
  readonly publicUrl: string | undefined;
  /** The addresses of this machine that others of its network can open, for a request that comes from here. */
  readonly network: (request: FastifyRequest) => readonly string[];
  /** Where people find the server. */
  readonly place: (request: FastifyRequest) => Place;
  readonly traces: Traces;
  /** Somebody has no session any more, or has deleted himself: what is open for him is closed. */
  readonly signedOut: (person: string) => void;
  /** Whom somebody does not want to meet is not who it was. */
  readonly apart: (person: string) => Promise<void>;
  /** Where a friend sits, if whoever reads may come. */
  readonly tableOf: (
    friend: string,
    reader: Person,
  ) => Promise<{ table: string; turn?: number; free: boolean; watch: boolean } | undefined>;
  /** How many games wait for somebody. */
  readonly waitingFor: (person: Person) => Promise<number>;
}

/** The public address where one is set up, else the one that the request came to. */
export function placeOf(publicUrl: string | undefined): (request: FastifyRequest) => Place {
  return (request) => {
    const origin = publicUrl ?? `${request.protocol}://${request.host}`;
    return { origin, id: URL.canParse(origin) ? new URL(origin).hostname : '' };
  };
}
