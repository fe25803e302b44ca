// Texts of the rules page, in Italian.
import type * as english from '../../en/ui/rules.ts';
import type { Translation } from '../../translation.ts';

export const rules = {
  rulesStart: {
    picture: 'Il tavolo',
    turn: 'Il tuo turno in tre righe',
    phases: {
      action: 'Puoi giocare una carta della mano e fare ciò che dice.',
      role: 'Guida un ruolo: prendi la sua carta e aggiungi carte con il suo simbolo. Gli altri seguono, oppure dissentono e pescano una carta.',
      cleanup: 'Scarta ciò che non ti serve, poi pesca fino a cinque carte.',
    },
    numbers: 'Mostra i numeri delle regole',
  },
  rulesTabs: {
    rules: 'Regole',
    cards: 'Carte',
    planets: 'Pianeti',
    scenarios: 'Flotta e scenari',
    glossary: 'Glossario',
  },
} as const satisfies Translation<typeof english.rules>;
