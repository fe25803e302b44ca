// Dependencies of the account routes.
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
  /** Returns the name of the newest build of the page. */
  readonly build: () => string;
  /** The public key for push messages; undefined if they are not available. */
  readonly push: string | undefined;
  readonly mailer: Mailer | undefined;
  readonly publicUrl: string | undefined;
  /** Addresses of this server on the local network. Empty for remote requests. */
  readonly network: (request: FastifyRequest) => readonly string[];
  readonly relyingParty: (request: FastifyRequest) => RelyingParty;
  readonly tableQueries: TableQueries;
  /** Must be called when sessions of a user have ended. Closes the user's sockets. */
  readonly signedOut: (person: string) => void;
  readonly onBlocksChanged: (person: string) => Promise<void>;
  /** Returns a table of a friend that the reader can join (`free`) or `watch`, if any. */
  readonly tableOf: (
    friend: string,
    reader: User,
  ) => Promise<{ table: string; turn?: number; free: boolean; watch: boolean } | undefined>;
  /** Returns in how many games it is the user's turn. */
  readonly waitingFor: (person: User) => Promise<number>;
}

/** `relyingParty` for AccountDeps, from the public URL or, without one, the URL of the request. */
export function relyingPartyOf(
  publicUrl: string | undefined,
): (request: FastifyRequest) => RelyingParty {
  return (request) => {
    const origin = publicUrl ?? `${request.protocol}://${request.host}`;
    return { origin, id: URL.canParse(origin) ? new URL(origin).hostname : '' };
  };
}
