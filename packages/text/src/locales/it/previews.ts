// Sentences about the benefits of a role in the current position, in Italian.
import * as escalation from './rulesets/escalation/messages.ts';
import type * as english from '../en/previews.ts';
import type { Translation } from '../translation.ts';

export const previews = {
  noSymbol: 'Non hai simboli di questo ruolo: non ottieni nulla.',
  look: 'Guardi {range} {n:pianeta|pianeti} e ne tieni uno.',
  nothingToLookAt: 'Non guardi nessun pianeta: non ottieni nulla.',
  fighters: 'Raccogli {range} {n:astronave|astronavi}.',
  noFighters: 'Non ci sono più astronavi da raccogliere.',
  attackNow: 'Oppure attacchi subito: {list}.',
  attackThen: 'Poi hai astronavi a sufficienza per {list}.',
  attackThenAll: 'Con tutta la mano bastano per {list}.',
  colonies: 'Aggiungi {range} {n:colonia|colonie}.',
  noColonies: 'Non hai pianeti coperti: non puoi aggiungere colonie.',
  settleNow: 'Oppure ti stabilisci subito: {list}.',
  settleThen: 'Poi le colonie bastano per stabilirti su {list}.',
  settleThenAll: 'Con tutta la mano sotto un solo pianeta bastano per {list}.',
  resources: 'Ottieni {range} {n:risorsa|risorse}.',
  noResources: 'Non hai spazi liberi: non ottieni nulla.',
  trades: 'Puoi commerciare {range} {n:volta|volte}.',
  noTrades: 'Non hai nulla da commerciare, o l’influenza è esaurita.',
  technologies: 'Puoi prendere una di queste: {list}.',
  technologiesAll: 'Con tutta la mano anche una di queste: {list}.',
  oneOfMany: 'Puoi prendere una di {n} tecnologie.',
  oneOfManyAll: 'Con tutta la mano una fra altre {n} tecnologie.',
  noTechnology: 'Non puoi permetterti nessuna tecnologia, nemmeno con tutta la mano.',
  lookAtCards:
    'Guardi {range} {n:tecnologia|tecnologie} e ne prendi una. Mazzi aperti per te: {list}.',
  noDeck: 'Nessun mazzo di tecnologie è aperto per te: non ottieni nulla.',
  ...escalation.previews,
  mayEnd: 'Può dare inizio alla fine della partita.',
} as const satisfies Translation<typeof english.previews>;
