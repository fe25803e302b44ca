// All technologies of the official game in catalog order: by type, then improved, single-sided and
// double-sided ones.
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
