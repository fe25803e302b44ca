// The errata of four technologies (RULES 4.5): the fields that replace those of the 2011 text.
import type { Errata } from '../../model/card.ts';

export const ERRATA: Readonly<Record<string, Errata>> = {
  abundance: {
    triggers: [
      { when: 'enters-play', do: [{ op: 'produce', n: 4 }] },
      { when: 'planet-flipped', do: [{ op: 'produce', n: 2 }] },
    ],
  },
  bureaucracy: {
    triggers: [{ while: 'following', leaderOption: true, symbols: 1, except: ['colonize'] }],
  },
  logistics: {
    triggers: [{ may: 'role-first' }, { when: 'game-ends', do: 'extra-turn' }],
  },
  terraforming: {
    action: [{ op: 'terraform', discounts: true }],
  },
};
