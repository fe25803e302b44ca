// The technologies of the reference manual that are not in the base game, with the texts that need
// no ships (docs/rulesets.md).
import { actionTechnology, permanentTechnology, type TechnologyDef } from '../model/card.ts';
import { PLANET_TYPES } from '../model/names.ts';
import { PEACE } from './escalation/peace-trigger.ts';

export const MANUAL_TECHNOLOGIES: readonly TechnologyDef[] = [
  ...PLANET_TYPES.map((type) =>
    permanentTechnology({
      id: `manual-peace-treaty.${type}`,
      sharedName: 'manual-peace-treaty',
      manual: true,
      level: 1,
      type,
      triggers: PEACE,
    }),
  ),
  actionTechnology(
    {
      id: 'manual-tour-de-force',
      manual: true,
      level: 3,
      type: 'metallic',
      influence: 3,
    },
    [
      { op: 'influence', n: 1 },
      { op: 'fighters', n: 2 },
      { op: 'turn-effect', effect: 'tour-de-force' },
    ],
  ),
];
