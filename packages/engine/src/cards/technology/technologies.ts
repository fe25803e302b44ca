// All technologies of the official game in catalog order: by type, then level 1, single-sided cards
// of level 2, and double-sided cards.
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
