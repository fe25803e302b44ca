// What the routes of moderation are given by the server that they are part of.
import type { ServiceContext } from '../core/context.ts';
import type { Restrictions } from './restrictions.ts';
import type { JudgedTables } from './moderated-tables.ts';

export interface ModerationDeps {
  readonly context: ServiceContext;
  readonly restrictions: Restrictions;
  readonly tables: JudgedTables;
  readonly build: () => string;
  /** When the server began. */
  readonly since: number;
  readonly sockets: () => number;
  readonly commitMs: () => number;
  /** Ends the sockets of somebody who is banned. */
  readonly signOut: (person: string) => void;
}
