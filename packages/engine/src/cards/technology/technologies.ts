// All technologies of the official game by type, as they are numbered: improved ones, single-sided ones, double-sided ones.
import type { TechnologyDef } from '../../model/card.ts';
import { PLANET_TYPES } from '../../model/names.ts';
import { ACTION_TECHNOLOGIES } from './actions.ts';
import { IMPROVED } from './improved.ts';
import { PERMANENT_TECHNOLOGIES } from './permanents.ts';

export const TECHNOLOGIES: readonly TechnologyDef[] = PLANET_TYPES.flatMap((type) =>
  [...IMPROVED, ...ACTION_TECHNOLOGIES, ...PERMANENT_TECHNOLOGIES].filter(
    (card) => card.type === type,
  ),
);
