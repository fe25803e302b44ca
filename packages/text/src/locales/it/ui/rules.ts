// The rules page, in Italian.
import type * as english from '../../en/ui/rules.ts';
import type { Translation } from '../../translation.ts';

export const rules = {
  rulesTabs: {
    rules: 'Regole',
    cards: 'Carte',
    planets: 'Pianeti',
    scenarios: 'Flotta e scenari',
    glossary: 'Glossario',
  },
} as const satisfies Translation<typeof english.rules>;
