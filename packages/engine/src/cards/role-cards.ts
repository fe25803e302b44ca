// The role cards (RULES 1.1) and their Actions in the official game (RULES 3.1-3.8). The prototype
// and the option `roleStacks` have separate Produce and Trade cards.
import type { RoleCardDef } from '../model/card.ts';

export const ROLE_CARDS: readonly RoleCardDef[] = [
  { family: 'role', id: 'survey', symbols: ['survey'], action: [{ op: 'draw', n: 2 }] },
  {
    family: 'role',
    id: 'warfare',
    symbols: ['warfare'],
    action: [{ op: 'fighters-or-attack', n: 1 }],
  },
  { family: 'role', id: 'colonize', symbols: ['colonize'], action: [{ op: 'colony-or-settle' }] },
  {
    family: 'role',
    id: 'produce-trade',
    symbols: ['produce', 'trade'],
    action: [{ op: 'produce-or-trade' }],
  },
  {
    family: 'role',
    id: 'research',
    symbols: ['research'],
    action: [{ op: 'remove', n: 2, self: true }],
  },
  {
    family: 'role',
    id: 'politics',
    symbols: [],
    action: [{ op: 'remove-this' }, { op: 'take', n: 1 }],
  },
  { family: 'role', id: 'produce', symbols: ['produce'], action: [{ op: 'produce', n: 1 }] },
  { family: 'role', id: 'trade', symbols: ['trade'], action: [{ op: 'trade', n: 1 }] },
];
