// Declares the dependencies of the moderation routes.
import type { ServiceContext } from '../core/context.ts';
import type { Restrictions } from './restrictions.ts';
import type { ModeratedTables } from './moderated-tables.ts';

export interface ModerationDeps {
  readonly context: ServiceContext;
  readonly restrictions: Restrictions;
  readonly tables: ModeratedTables;
  readonly build: () => string;
  /** When the server started. */
  readonly since: number;
  /** Number of open sockets. */
  readonly sockets: () => number;
  /** Duration of the last commit in milliseconds. */
  readonly commitMs: () => number;
  /** Closes the sockets of a banned user. */
  readonly signOut: (person: string) => void;
}
