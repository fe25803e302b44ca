// Tooltips of icons that are not terms of the glossary: a name and an explanation, in Italian.
import * as escalation from './rulesets/escalation/messages.ts';
import type * as english from '../en/tips.ts';
import type { Translation } from '../translation.ts';

export const tips = {
  symbolOf: { term: 'Simbolo {role}' },
  emptySlot: {
    term: 'Spazio libero: {resource}',
    text: 'Producendo qui ottieni una risorsa: {resource}.',
  },
  filledSlot: {
    term: 'Risorsa: {resource}',
    text: 'Commerciala: prendi 1 influenza e liberi lo spazio.',
  },
  strength: {
    term: 'Forza',
    text: 'I simboli con cui guideresti ora questo ruolo, contando tutte le carte della mano che servono.',
  },
  handSize: { term: 'Carte in mano', text: 'Tutti vedono quante sono.' },
  deckSize: { term: 'Carte nel mazzo', text: 'Ciò che resta da pescare prima di rimescolare.' },
  discardSize: {
    term: 'Pila degli scarti',
    text: 'La vedono tutti; si rimescola quando il mazzo è vuoto.',
  },
  stackSize: {
    term: 'Carte rimaste nella pila',
    text: 'Chi guida il ruolo ne prende una. Le pile vuote portano alla fine della partita.',
  },
  lamp: {
    term: 'Pile vuote',
    text: 'Una luce per ogni pila che deve esaurirsi perché la partita finisca. Accesa: è vuota.',
  },
  beacon: {
    term: 'Luci delle colonie',
    text: 'Accesa: una colonia che c’è già. Tratteggiata: una che manca ancora per stabilirsi.',
  },
  blocked: {
    term: 'Bloccato',
    text: 'Qui sta un’astronave della Terra bruciata: niente risorse.',
  },
  seen: {
    term: 'Pianeti scartati',
    text: 'Pianeti esplorati e non tenuti. Si rimescolano quando il mazzo è vuoto.',
  },
  researchCost: {
    term: 'Costo',
    text: 'I simboli Ricerca che servono per prendere questa tecnologia.',
  },
  planetsNeeded: {
    term: 'Pianeti richiesti',
    text: 'Ti servono tanti pianeti scoperti di questo tipo. Non si spendono.',
  },
  ...escalation.tips,
} as const satisfies Translation<typeof english.tips>;
