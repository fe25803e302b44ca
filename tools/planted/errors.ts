// All planted errors.
import { EXPANSION } from './errors/expansion.ts';
import { FLEET } from './errors/fleet.ts';
import { PLACES } from './errors/places.ts';
import { POSSIBLE } from './errors/possible.ts';
import { PROTOTYPE } from './errors/prototype.ts';
import { MANUAL, READINGS } from './errors/readings.ts';
import { ROLES } from './errors/roles.ts';
import { SCENARIOS } from './errors/scenarios.ts';
import { SETUP } from './errors/setup.ts';
import { TECHNOLOGIES } from './errors/technologies.ts';
import { TURN } from './errors/turn.ts';
import type { Plant } from './plant.ts';

/** Those of Escalation and its scenarios, which its own tests catch. */
export const EXPANSION_ERRORS: readonly Plant[] = [
  ...FLEET,
  ...EXPANSION,
  ...SCENARIOS,
  ...READINGS,
];

export const ERRORS: readonly Plant[] = [
  ...SETUP,
  ...TURN,
  ...ROLES,
  ...TECHNOLOGIES,
  ...PLACES,
  ...POSSIBLE,
  ...PROTOTYPE,
  ...MANUAL,
  ...EXPANSION_ERRORS,
];
