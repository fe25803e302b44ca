// What the routes of moderation are given by the server that they are part of.
import type { Ground } from '../accounts/context.ts';
import type { Standing } from './restrictions.ts';
import type { JudgedTables } from './moderated-tables.ts';

export interface ModerationParts {
  readonly ground: Ground;
  readonly standing: Standing;
  readonly tables: JudgedTables;
  readonly build: () => string;
  /** When the server began. */
  readonly since: number;
  readonly sockets: () => number;
  readonly commitMs: () => number;
  /** Ends the sockets of somebody who is banned. */
  readonly signOut: (person: string) => void;
}
