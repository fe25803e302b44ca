// All planted errors.
import { PLACES } from './errors/places.ts';
import { POSSIBLE } from './errors/possible.ts';
import { PROTOTYPE } from './errors/prototype.ts';
import { ROLES } from './errors/roles.ts';
import { SETUP } from './errors/setup.ts';
import { TECHNOLOGIES } from './errors/technologies.ts';
import { TURN } from './errors/turn.ts';
import type { Plant } from './plant.ts';

export const ERRORS: readonly Plant[] = [
  ...SETUP,
  ...TURN,
  ...ROLES,
  ...TECHNOLOGIES,
  ...PLACES,
  ...POSSIBLE,
  ...PROTOTYPE,
];
