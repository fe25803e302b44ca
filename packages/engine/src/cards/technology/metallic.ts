// The metallic technologies: eight of level 1, three single-sided and two double-sided cards.
import { actionTechnology, permanentTechnology, type TechnologyDef } from '../../model/card.ts';
import {
  improvedColonize,
  improvedProduction,
  improvedResearch,
  improvedTrade,
} from './improved.ts';

const type = 'metallic';

export const METALLIC: readonly TechnologyDef[] = [
  improvedColonize(type, 'survey'),
  improvedColonize(type, 'warfare'),
  improvedProduction(type, 'survey'),
  improvedProduction(type, 'warfare'),
  improvedTrade(type, 'survey'),
  improvedTrade(type, 'warfare'),
  improvedResearch(type, 'survey'),
  improvedResearch(type, 'warfare'),
  actionTechnology(
    { id: 'mobilization', level: 2, type, symbols: ['survey', 'warfare'], influence: 2 },
    [
      { op: 'fighters', n: 2 },
      { op: 'turn-effect', effect: 'mobilization' },
    ],
  ),
  actionTechnology(
    { id: 'survey-team', level: 2, type, symbols: ['survey', 'survey'], influence: 2 },
    [{ op: 'planet' }],
  ),
  actionTechnology(
    { id: 'war-path', level: 2, type, symbols: ['warfare', 'warfare'], influence: 2 },
    [{ op: 'attack', n: 2 }],
  ),
  permanentTechnology({
    id: 'imperialism',
    level: 2,
    type,
    symbols: ['survey', 'trade', 'warfare'],
    influence: 2,
    otherFace: 'scorched-earth-policy',
  }),
  permanentTechnology({
    id: 'scorched-earth-policy',
    level: 2,
    type,
    symbols: [],
    influence: 2,
    power: 'scorched-earth-policy',
    otherFace: 'imperialism',
  }),
  permanentTechnology({
    id: 'logistics',
    level: 3,
    type,
    symbols: [],
    influence: 5,
    power: 'logistics',
    otherFace: 'productivity',
  }),
  permanentTechnology({
    id: 'productivity',
    level: 3,
    type,
    symbols: [],
    influence: 5,
    power: 'productivity',
    otherFace: 'logistics',
  }),
];
