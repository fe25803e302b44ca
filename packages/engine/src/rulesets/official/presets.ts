// Presets: option values that turn the official game into that of another rule document.
import type { OfficialOptions } from './options.ts';

export const OFFICIAL_PRESETS = {
  'reference-manual': {
    startPlanets: 'face-up',
    startDeck: 'one-of-each',
    roleStacks: 'six',
    influenceSupply: 32,
    stacksToEnd: 'one',
    manualTechnologies: true,
  },
  summary: {
    researchAction: 'one-anywhere',
    technologyGoesTo: 'play',
    produceLeaderBonus: true,
    tradeLeaderBonus: true,
    settleWhenFollowing: true,
  },
} as const satisfies Record<string, Partial<OfficialOptions>>;
