// Names and descriptions of games (rulesets and presets) and variants.
import * as escalation from './rulesets/escalation/messages.ts';
import { game } from './rulesets/prototype-2010/messages.ts';

export const games = {
  official: {
    name: 'Official rules',
    text: 'The game as published in 2011: find planets, win them, and end it at the right moment. Start here.',
  },
  'reference-manual': {
    name: 'Reference manual',
    text: 'Faster start, longer game: your first planet is already settled, decks are smaller, Produce and Trade are separate, and there’s 32 influence.',
  },
  summary: {
    name: 'Summary',
    text: 'Trade pays more and following is worth more: Produce and Trade leaders get one extra, followers may settle, Research removes one card.',
  },
  'prototype-2010': game,
  escalation: escalation.game,
  custom: {
    name: 'Your own mix',
    text: 'Any rule options that fit together. A different game every time.',
  },
} as const;

export const variants = {
  standard: { name: 'Standard game', text: 'All cards, all roles.' },
  learning: {
    name: 'Learning game',
    text: 'For your first game: no technologies, no Research role.',
  },
  'level-1': {
    name: 'Level-1 game',
    text: 'For your second game: only the 24 level 1 technologies.',
  },
  extended: {
    name: 'Extended game',
    text: 'A longer game for three: smaller stacks, and two of them must run out.',
  },
} as const;
