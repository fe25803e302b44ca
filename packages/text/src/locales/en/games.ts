// Whole games to choose from, and variants.
import * as escalation from './rulesets/escalation/messages.ts';
import { game } from './rulesets/prototype-2010/messages.ts';

export const games = {
  official: {
    name: 'Official rules',
    text: 'The published game of 2011: find worlds, win them, and end it at the right moment. The one to begin with.',
  },
  'reference-manual': {
    name: 'Reference manual',
    text: 'A quicker start and a longer game: your first world is settled, the deck smaller, Produce and Trade apart, 32 influence to share.',
  },
  summary: {
    name: 'Summary',
    text: 'Trade pays more and following is worth more: leaders of Produce and Trade get one more, followers may settle, Research removes one card.',
  },
  'prototype-2010': game,
  escalation: escalation.game,
  custom: {
    name: 'Your own mix',
    text: 'Any rule options that do not contradict each other: another game each time.',
  },
} as const;

export const variants = {
  standard: { name: 'Standard game', text: 'All cards, all roles.' },
  learning: {
    name: 'Learning game',
    text: 'For the first game: no technologies and no Research role.',
  },
  'level-1': {
    name: 'Level-1 game',
    text: 'For the second game: only the 24 technologies of level 1.',
  },
  extended: {
    name: 'Extended game',
    text: 'A longer game for three: smaller stacks, and two of them must be empty.',
  },
} as const;
