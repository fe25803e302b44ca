// Sentences of the log, in Italian: `you` about the reader, `they` about another player.
import * as escalation from './rulesets/escalation/messages.ts';
import type * as english from '../en/events.ts';
import type { Translation } from '../translation.ts';

export const events = {
  turn: { you: 'Turno {number}: tocca a te.', they: 'Turno {number}: {name}.' },
  action: { you: 'Giochi {card}.', they: '{name} gioca {card}.' },
  lead: {
    you: 'Guidi {role} e prendi una carta {card}.',
    they: '{name} guida {role} e prende una carta {card}.',
  },
  leadEmpty: {
    you: 'Guidi {role}; la sua pila è vuota.',
    they: '{name} guida {role}; la sua pila è vuota.',
  },
  follow: { you: 'Segui {role}.', they: '{name} segue {role}.' },
  dissent: { you: 'Dissenti.', they: '{name} dissente.' },
  boost: { you: 'Potenzi con {card}.', they: '{name} potenzia con {card}.' },
  draw: {
    you: 'Peschi {n} {n:carta|carte}.',
    they: '{name} pesca {n} {n:carta|carte}.',
  },
  drawCards: { you: 'Peschi {cards}.', they: '{name} pesca {cards}.' },
  shuffle: {
    you: 'Mescoli i tuoi scarti in un nuovo mazzo di {n} {n:carta|carte}.',
    they: '{name} mescola i propri scarti in un nuovo mazzo di {n} {n:carta|carte}.',
  },
  shufflePlanets: 'I pianeti scartati formano un nuovo mazzo di {n} {n:pianeta|pianeti}.',
  look: {
    you: 'Guardi {n} {n:pianeta|pianeti}: {planets}.',
    they: '{name} guarda {n} {n:pianeta|pianeti}: {planets}.',
  },
  'look-technologies': {
    you: 'Guardi {n} {n:carta|carte} del mazzo {deck}: {cards}.',
    they: '{name} guarda {n} {n:carta|carte} del mazzo {deck}.',
  },
  planet: {
    you: 'Aggiungi {planet} al tuo Impero, coperto.',
    they: '{name} aggiunge {planet} al proprio Impero, coperto.',
  },
  reject: { you: 'Scarti {planets}.', they: '{name} scarta {planets}.' },
  fighters: {
    you: 'Raccogli {n} {n:astronave|astronavi}.',
    they: '{name} raccoglie {n} {n:astronave|astronavi}.',
  },
  attack: {
    you: 'Attacchi {planet} con {n} {n:astronave|astronavi}.',
    they: '{name} attacca {planet} con {n} {n:astronave|astronavi}.',
  },
  settle: {
    you: 'Ti stabilisci su {planet}.',
    they: '{name} si stabilisce su {planet}.',
  },
  colony: {
    you: 'Infili {card} sotto {planet} come {n} {n:colonia|colonie}.',
    they: '{name} infila {card} sotto {planet} come {n} {n:colonia|colonie}.',
  },
  produce: {
    you: 'Produci {resource} su {planet}.',
    they: '{name} produce {resource} su {planet}.',
  },
  'arrive-full': '{planet} entra in gioco con {resources}.',
  trade: {
    you: 'Commerci {resource} da {planet}.',
    they: '{name} commercia {resource} da {planet}.',
  },
  'trade-fighter': {
    you: 'Commerci un’astronave.',
    they: '{name} commercia un’astronave.',
  },
  influence: { you: 'Prendi {n} influenza.', they: '{name} prende {n} influenza.' },
  influenceFrom: {
    you: 'Prendi {n} influenza da {card}.',
    they: '{name} prende {n} influenza da {card}.',
  },
  buy: { you: 'Prendi la tecnologia {card}.', they: '{name} prende la tecnologia {card}.' },
  remove: {
    you: 'Rimuovi {card} dal gioco.',
    they: '{name} rimuove {card} dal gioco.',
  },
  take: {
    you: 'Prendi {card} dalla sua pila.',
    they: '{name} prende {card} dalla sua pila.',
  },
  'name-resource': { you: 'Scegli {resource}.', they: '{name} sceglie {resource}.' },
  discard: { you: 'Scarti {card}.', they: '{name} scarta {card}.' },
  'stack-empty': 'La pila {card} è vuota.',
  'end-triggered': {
    influence: 'La riserva di influenza è vuota. La fine della partita è vicina.',
    stacks: 'Le pile vuote sono abbastanza. La fine della partita è vicina.',
  },
  'extra-round': 'Si gioca ancora un giro.',
  'logistics-turn': {
    you: 'Giochi ancora un turno grazie a Logistica.',
    they: '{name} gioca ancora un turno grazie a Logistica.',
  },
  ...escalation.events,
  'game-over': {
    you: 'La partita è finita. Hai vinto.',
    they: 'La partita è finita. Vince {name}.',
    shared: 'La partita è finita. Vittoria condivisa: {names}.',
  },
} as const satisfies Translation<typeof english.events>;
