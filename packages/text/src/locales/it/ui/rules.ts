// The rules page, in Italian.
import type * as english from '../../en/ui/rules.ts';
import type { Translation } from '../../translation.ts';

export const rules: Translation<typeof english.rules> = {
  rulesTabs: {
    rules: 'Regole',
    cards: 'Carte',
    planets: 'Pianeti',
    glossary: 'Glossario',
  },
};
