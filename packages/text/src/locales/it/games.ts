// Whole games to choose from, and variants, in Italian.
import type * as english from '../en/games.ts';
import type { Translation } from '../translation.ts';

export const games: Translation<typeof english.games> = {
  official: { name: 'Regole ufficiali', text: 'Il gioco pubblicato nel 2011.' },
  'reference-manual': {
    name: 'Manuale di riferimento',
    text: 'Pianeti iniziali abitati, otto carte, sei pile, una riserva di 32.',
  },
  summary: {
    name: 'Riassunto',
    text: 'I Leader di Produzione e Commercio hanno di più, chi segue può stabilirsi, Ricerca rimuove una carta.',
  },
  'prototype-2010': {
    name: 'Prototipo del 2010',
    text: 'Il gioco dell’autore in corso d’opera: sei pile, fronti nascosti, tecnologie alla cieca, fine immediata. I numeri mai pubblicati sono ricostruiti.',
  },
  custom: {
    name: 'La tua combinazione',
    text: 'Qualunque opzione di regole che non si contraddica.',
  },
};

export const variants: Translation<typeof english.variants> = {
  standard: { name: 'Gioco standard', text: 'Tutte le carte, tutti i ruoli.' },
  learning: {
    name: 'Apprendere il gioco',
    text: 'Per la prima partita: senza tecnologie e senza il ruolo Ricerca.',
  },
  'level-1': {
    name: 'Solo livello 1',
    text: 'Per la seconda partita: solo le 24 tecnologie di livello 1.',
  },
  extended: {
    name: 'Modalità estesa',
    text: 'Una partita più lunga in tre: pile più piccole, e due devono essere vuote.',
  },
};
