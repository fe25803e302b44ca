// The roles of the official game.
import { colonize } from './colonize.ts';
import { produce } from './produce.ts';
import { research } from './research.ts';
import { survey } from './survey.ts';
import { trade } from './trade.ts';
import { warfare } from './warfare.ts';
import type { RoleDef } from './role-def.ts';

/** By role number. */
export const OFFICIAL_ROLES: readonly RoleDef[] = [
  survey,
  warfare,
  colonize,
  produce,
  trade,
  research,
];
