// The list of role behaviors. Their order determines the numbers of their steps.
import { blindResearch } from './blind-research.ts';
import { registerBehaviors } from './behavior.ts';
import { colonize } from './colonize.ts';
import { gather } from './prototype-colonize.ts';
import { produce } from './produce.ts';
import { research } from './research.ts';
import { survey } from './survey.ts';
import { trade } from './trade.ts';
import { warfare } from './warfare.ts';

export const ROLE_BEHAVIORS = [
  survey,
  warfare,
  colonize,
  produce,
  trade,
  research,
  gather,
  blindResearch,
] as const;

registerBehaviors(ROLE_BEHAVIORS);
