// The single-sided technologies of level 2 (RULES 4.2).
import { actionTechnology, type TechnologyDef } from '../../model/card.ts';
import { ANY_NUMBER } from '../../model/effect.ts';

export const ACTION_TECHNOLOGIES: readonly TechnologyDef[] = [
  actionTechnology(
    {
      id: 'diverse-markets',
      level: 2,
      type: 'advanced',
      symbols: ['research', 'trade'],
    },
    [{ op: 'turn-effect', effect: 'diverse-markets' }],
  ),
  actionTechnology(
    {
      id: 'data-network',
      level: 2,
      type: 'advanced',
      symbols: ['research', 'research'],
    },
    [
      { op: 'draw', n: 2 },
      { op: 'remove', n: ANY_NUMBER, self: false },
    ],
  ),
  actionTechnology(
    { id: 'specialization', level: 2, type: 'advanced', symbols: ['trade', 'trade'] },
    [{ op: 'specialize' }],
  ),
  actionTechnology(
    {
      id: 'artificial-intelligence',
      level: 2,
      type: 'fertile',
      symbols: ['colonize', 'produce'],
    },
    [{ op: 'take', n: 2 }],
  ),
  actionTechnology(
    {
      id: 'genetic-engineering',
      level: 2,
      type: 'fertile',
      symbols: ['produce', 'produce'],
    },
    [{ op: 'turn-effect', effect: 'genetic-engineering' }],
  ),
  actionTechnology(
    {
      id: 'terraforming',
      level: 2,
      type: 'fertile',
      symbols: ['colonize', 'colonize'],
    },
    [{ op: 'terraform', discounts: false }],
  ),
  actionTechnology(
    {
      id: 'mobilization',
      level: 2,
      type: 'metallic',
      symbols: ['survey', 'warfare'],
    },
    [
      { op: 'fighters', n: 2 },
      { op: 'turn-effect', effect: 'mobilization' },
    ],
  ),
  actionTechnology(
    { id: 'survey-team', level: 2, type: 'metallic', symbols: ['survey', 'survey'] },
    [{ op: 'planet' }],
  ),
  actionTechnology(
    { id: 'war-path', level: 2, type: 'metallic', symbols: ['warfare', 'warfare'] },
    [{ op: 'attack', n: 2 }],
  ),
];
