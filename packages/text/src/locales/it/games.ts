// Names and descriptions of games (rulesets and presets) and variants, in Italian.
import * as escalation from './rulesets/escalation/messages.ts';
import type * as english from '../en/games.ts';
import { game } from './rulesets/prototype-2010/messages.ts';
import type { Translation } from '../translation.ts';

export const games = {
  official: {
    name: 'Regole ufficiali',
    text: 'Il gioco pubblicato nel 2011: trova pianeti, conquistali e chiudi al momento giusto. Comincia da qui.',
  },
  'reference-manual': {
    name: 'Manuale di riferimento',
    text: 'Si parte prima e si gioca più a lungo: il primo pianeta è già tuo, i mazzi sono più piccoli, Produzione e Commercio sono separati e l’influenza è 32.',
  },
  summary: {
    name: 'Riassunto',
    text: 'Il commercio rende di più e conviene seguire: i Leader di Produzione e Commercio ottengono di più, chi segue può stabilirsi, Ricerca rimuove una sola carta.',
  },
  'prototype-2010': game,
  escalation: escalation.game,
  custom: {
    name: 'La tua combinazione',
    text: 'Qualsiasi combinazione di regole compatibili: ogni volta un gioco diverso.',
  },
} as const satisfies Translation<typeof english.games>;

export const variants = {
  standard: { name: 'Gioco standard', text: 'Tutte le carte, tutti i ruoli.' },
  learning: {
    name: 'Per imparare',
    text: 'Per la prima partita: niente tecnologie, niente ruolo Ricerca.',
  },
  'level-1': {
    name: 'Solo livello 1',
    text: 'Per la seconda partita: solo le 24 tecnologie di livello 1.',
  },
  extended: {
    name: 'Modalità estesa',
    text: 'Una partita più lunga, in tre: pile più piccole, ma devono svuotarsene due.',
  },
} as const satisfies Translation<typeof english.variants>;
