// The advanced technologies: eight of level 1, three single-sided and two double-sided cards.
import { ANY_NUMBER } from '../../model/effect.ts';
import { actionTechnology, permanentTechnology, type TechnologyDef } from '../../model/card.ts';
import {
  improvedColonize,
  improvedProduction,
  improvedSurvey,
  improvedWarfare,
} from './improved.ts';

const type = 'advanced';

export const ADVANCED: readonly TechnologyDef[] = [
  improvedSurvey(type, 'trade'),
  improvedSurvey(type, 'research'),
  improvedColonize(type, 'research'),
  improvedColonize(type, 'trade'),
  improvedWarfare(type, 'research'),
  improvedWarfare(type, 'trade'),
  improvedProduction(type, 'research'),
  improvedProduction(type, 'trade'),
  actionTechnology(
    { id: 'diverse-markets', level: 2, type, symbols: ['research', 'trade'], influence: 2 },
    [{ op: 'turn-effect', effect: 'diverse-markets' }],
  ),
  actionTechnology(
    { id: 'data-network', level: 2, type, symbols: ['research', 'research'], influence: 2 },
    [
      { op: 'draw', n: 2 },
      { op: 'remove', n: ANY_NUMBER, self: false },
    ],
  ),
  actionTechnology(
    { id: 'specialization', level: 2, type, symbols: ['trade', 'trade'], influence: 2 },
    [{ op: 'specialize' }],
  ),
  permanentTechnology({
    id: 'weapon-emporium',
    level: 2,
    type,
    symbols: [],
    influence: 2,
    power: 'weapon-emporium',
    otherFace: 'streamlining',
  }),
  permanentTechnology({
    id: 'streamlining',
    level: 2,
    type,
    symbols: [],
    influence: 2,
    power: 'streamlining',
    otherFace: 'weapon-emporium',
  }),
  permanentTechnology({
    id: 'adaptability',
    level: 3,
    type,
    symbols: [],
    influence: 5,
    power: 'adaptability',
    otherFace: 'hyperefficiency',
  }),
  permanentTechnology({
    id: 'hyperefficiency',
    level: 3,
    type,
    symbols: [],
    influence: 5,
    power: 'hyperefficiency',
    otherFace: 'adaptability',
  }),
];
