// Declares the dependencies of the moderation routes.
import type { ServiceContext } from '../core/context.ts';
import type { Restrictions } from './restrictions.ts';
import type { ModeratedTables } from './moderated-tables.ts';

export interface ModerationDeps {
  readonly context: ServiceContext;
  readonly restrictions: Restrictions;
  readonly tables: ModeratedTables;
  readonly build: () => string;
  /** Start of the server, in milliseconds since 1970. */
  readonly since: number;
  readonly sockets: () => number;
  /** Duration of the last commit in milliseconds. */
  readonly commitMs: () => number;
  /** Closes the sockets of a user on all nodes. */
  readonly signOut: (person: string) => void;
}
