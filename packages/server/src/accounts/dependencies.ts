// What the routes about people are given by the server that they are part of.
import type { FastifyRequest } from 'fastify';
import type { CookieRules } from './cookies.ts';
import type { ServiceContext } from './context.ts';
import type { Mailer } from './mailer.ts';
import type { RelyingParty } from './passkeys.ts';
import type { TableQueries } from './table-queries.ts';
import type { User } from './user.ts';

export interface AccountDeps {
  readonly context: ServiceContext;
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
  readonly relyingParty: (request: FastifyRequest) => RelyingParty;
  readonly tableQueries: TableQueries;
  /** Somebody has no session any more, or has deleted himself: what is open for him is closed. */
  readonly signedOut: (person: string) => void;
  /** Whom somebody does not want to meet is not who it was. */
  readonly onBlocksChanged: (person: string) => Promise<void>;
  /** Where a friend sits, if whoever reads may come. */
  readonly tableOf: (
    friend: string,
    reader: User,
  ) => Promise<{ table: string; turn?: number; free: boolean; watch: boolean } | undefined>;
  /** How many games wait for somebody. */
  readonly waitingFor: (person: User) => Promise<number>;
}

/** The public address where one is set up, else the one that the request came to. */
export function relyingPartyOf(
  publicUrl: string | undefined,
): (request: FastifyRequest) => RelyingParty {
  return (request) => {
    const origin = publicUrl ?? `${request.protocol}://${request.host}`;
    return { origin, id: URL.canParse(origin) ? new URL(origin).hostname : '' };
  };
}
