// What the routes of moderation are given by the server that they are part of.
import type { Ground } from '../people/ground.ts';
import type { Standing } from './standing.ts';
import type { JudgedTables } from './tables-port.ts';

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
