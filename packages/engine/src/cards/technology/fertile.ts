// The fertile technologies: eight of level 1, three single-sided and two double-sided cards.
import { actionTechnology, permanentTechnology, type TechnologyDef } from '../../model/card.ts';
import { improvedResearch, improvedSurvey, improvedTrade, improvedWarfare } from './improved.ts';

const type = 'fertile';

export const FERTILE: readonly TechnologyDef[] = [
  improvedSurvey(type, 'colonize'),
  improvedSurvey(type, 'produce'),
  improvedWarfare(type, 'colonize'),
  improvedWarfare(type, 'produce'),
  improvedTrade(type, 'produce'),
  improvedTrade(type, 'colonize'),
  improvedResearch(type, 'produce'),
  improvedResearch(type, 'colonize'),
  actionTechnology(
    {
      id: 'artificial-intelligence',
      level: 2,
      type,
      symbols: ['colonize', 'produce'],
      influence: 2,
    },
    [{ op: 'take', n: 2 }],
  ),
  actionTechnology(
    { id: 'genetic-engineering', level: 2, type, symbols: ['produce', 'produce'], influence: 2 },
    [{ op: 'turn-effect', effect: 'genetic-engineering' }],
  ),
  actionTechnology(
    { id: 'terraforming', level: 2, type, symbols: ['colonize', 'colonize'], influence: 2 },
    [{ op: 'terraform' }],
  ),
  permanentTechnology({
    id: 'fertile-ground',
    level: 2,
    type,
    symbols: ['colonize', 'produce', 'research'],
    influence: 2,
    otherFace: 'abundance',
  }),
  permanentTechnology({
    id: 'abundance',
    level: 2,
    type,
    symbols: [],
    influence: 2,
    power: 'abundance',
    otherFace: 'fertile-ground',
  }),
  permanentTechnology({
    id: 'dissension',
    level: 3,
    type,
    symbols: [],
    influence: 5,
    power: 'dissension',
    otherFace: 'bureaucracy',
  }),
  permanentTechnology({
    id: 'bureaucracy',
    level: 3,
    type,
    symbols: [],
    influence: 5,
    power: 'bureaucracy',
    otherFace: 'dissension',
  }),
];
