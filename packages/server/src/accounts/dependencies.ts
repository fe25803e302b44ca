// Declares the dependencies of the account routes.
import type { FastifyRequest } from 'fastify';
import type { CookieRules } from './cookies.ts';
import type { ServiceContext } from '../core/context.ts';
import type { Mailer } from './mailer.ts';
import type { RelyingParty } from './passkeys.ts';
import type { TableQueries } from './table-queries.ts';
import type { User } from '../core/user.ts';

export interface AccountDeps {
  readonly context: ServiceContext;
  readonly cookies: CookieRules;
  /** The served build of the web client. */
  readonly build: () => string;
  /** The public key for web push; undefined if push is not available. */
  readonly push: string | undefined;
  /** Undefined if mail is not configured. */
  readonly mailer: Mailer | undefined;
  readonly publicUrl: string | undefined;
  /** Addresses for other devices on the network, shown to local requests. */
  readonly network: (request: FastifyRequest) => readonly string[];
  readonly relyingParty: (request: FastifyRequest) => RelyingParty;
  readonly tableQueries: TableQueries;
  /** Called when sessions of a user ended; closes their sockets. */
  readonly signedOut: (person: string) => void;
  readonly onBlocksChanged: (person: string) => Promise<void>;
  /** A table of a friend that the reader may join (`free`) or `watch`; undefined without one. */
  readonly tableOf: (
    friend: string,
    reader: User,
  ) => Promise<{ table: string; turn?: number; free: boolean; watch: boolean } | undefined>;
  /** Number of games that wait for a user. */
  readonly waitingFor: (person: User) => Promise<number>;
}

/** Returns `relyingParty`: it uses the public URL if configured, else the URL of the request. */
export function relyingPartyOf(
  publicUrl: string | undefined,
): (request: FastifyRequest) => RelyingParty {
  return (request) => {
    const origin = publicUrl ?? `${request.protocol}://${request.host}`;
    return { origin, id: URL.canParse(origin) ? new URL(origin).hostname : '' };
  };
}
