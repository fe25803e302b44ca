// The double-sided technologies (RULES 4.3, 4.4) with the 2011 texts. The face that a player
// chooses stays in the empire and provides symbols or triggers.
import { permanentTechnology, type TechnologyDef } from '../../model/card.ts';
import { ANY_NUMBER } from '../../model/effect.ts';

export const PERMANENT_TECHNOLOGIES: readonly TechnologyDef[] = [
  permanentTechnology({
    id: 'weapon-emporium',
    level: 2,
    type: 'advanced',
    triggers: [{ countsAs: 'resource', token: 'fighter' }],
    otherFace: 'streamlining',
  }),
  permanentTechnology({
    id: 'streamlining',
    level: 2,
    type: 'advanced',
    triggers: [{ freeAction: 'remove', times: 1 }],
    otherFace: 'weapon-emporium',
  }),
  permanentTechnology({
    id: 'adaptability',
    level: 3,
    type: 'advanced',
    triggers: [{ countsAs: 'any-symbol', card: 'research' }],
    otherFace: 'hyperefficiency',
  }),
  permanentTechnology({
    id: 'hyperefficiency',
    level: 3,
    type: 'advanced',
    triggers: [{ freeAction: 'remove', times: ANY_NUMBER }],
    otherFace: 'adaptability',
  }),
  permanentTechnology({
    id: 'fertile-ground',
    level: 2,
    type: 'fertile',
    symbols: ['colonize', 'produce', 'research'],
    otherFace: 'abundance',
  }),
  permanentTechnology({
    id: 'abundance',
    level: 2,
    type: 'fertile',
    triggers: [{ when: 'planet-flipped', do: [{ op: 'fill-planet' }] }],
    otherFace: 'fertile-ground',
  }),
  permanentTechnology({
    id: 'dissension',
    level: 3,
    type: 'fertile',
    triggers: [{ while: 'dissenting', more: 1 }],
    otherFace: 'bureaucracy',
  }),
  permanentTechnology({
    id: 'bureaucracy',
    level: 3,
    type: 'fertile',
    triggers: [{ while: 'following', leaderOption: true }],
    otherFace: 'dissension',
  }),
  permanentTechnology({
    id: 'imperialism',
    level: 2,
    type: 'metallic',
    symbols: ['survey', 'trade', 'warfare'],
    otherFace: 'scorched-earth-policy',
  }),
  permanentTechnology({
    id: 'scorched-earth-policy',
    level: 2,
    type: 'metallic',
    triggers: [{ while: 'attacking', discount: 2, leaves: 'fighter' }],
    otherFace: 'imperialism',
  }),
  permanentTechnology({
    id: 'logistics',
    level: 3,
    type: 'metallic',
    triggers: [{ may: 'role-first' }],
    otherFace: 'productivity',
  }),
  permanentTechnology({
    id: 'productivity',
    level: 3,
    type: 'metallic',
    triggers: [{ while: 'acting', more: 1 }],
    otherFace: 'logistics',
  }),
];
