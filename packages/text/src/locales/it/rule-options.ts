// Texts of the rule options: a description, and one sentence for each value, in Italian.
import * as escalation from './rulesets/escalation/messages.ts';
import type * as english from '../en/rule-options.ts';
import { switches as prototypeSwitches } from './rulesets/prototype-2010/messages.ts';
import type { Translation } from '../translation.ts';

export const switches = {
  techErrata: {
    name: 'Testi di quattro tecnologie',
    off: 'Come stampati nel 2011.',
    on: 'Abbondanza, Burocrazia, Logistica e Terraformazione con i testi successivi.',
  },
  displayErrata: {
    name: 'Pile Esplorazione e Guerra vuote',
    off: 'Non danno niente in più al Leader.',
    on: 'Danno 1 simbolo al Leader, come Produzione, Commercio e Ricerca.',
  },
  extraRound: {
    name: 'Giro extra',
    off: 'La partita finisce con il giro in cui scatta la fine.',
    on: 'Dopo si gioca un altro giro completo.',
  },
  twoPlayerStacks: {
    name: 'Pile in due',
    full: 'Intere: 16, 14, 16, 12 e 16 carte.',
    reduced: 'Ridotte: 12, 12, 12, 8 e 12 carte, per una partita più corta di circa un terzo.',
  },
  learningDeck: {
    name: 'Mazzi iniziali della partita per imparare',
    ten: 'Dieci carte, con due carte Ricerca da usare per la loro Azione.',
    eight: 'Otto carte, senza Ricerca.',
  },
  startPlanets: {
    name: 'Pianeti iniziali',
    'face-down': 'Coperti: il primo pianeta si conquista giocando.',
    'face-up': 'Scoperti fin dall’inizio, con il loro spazio e la loro influenza.',
  },
  startDeck: {
    name: 'Mazzi iniziali',
    printed: 'Le dieci carte del regolamento.',
    'one-of-each': 'Otto carte: una per ruolo e due Politica.',
  },
  roleStacks: {
    name: 'Pile dei ruoli',
    five: 'Cinque pile: Produzione e Commercio ne condividono una.',
    six: 'Sei pile: Produzione e Commercio hanno carte proprie.',
  },
  influenceSupply: {
    name: 'Riserva di influenza',
    '24': '24 gettoni, più una scorta che serve solo a finire l’ultimo giro.',
    '32': '32 gettoni in una sola riserva, senza scorta.',
  },
  stacksToEnd: {
    name: 'Pile vuote che chiudono la partita',
    'by-players': 'Una se si gioca in due o in tre, due se si gioca in quattro.',
    one: 'Una, con qualunque numero di giocatori; due nella modalità estesa.',
  },
  manualTechnologies: {
    name: 'Tecnologie del manuale di riferimento',
    off: 'Quelle del gioco base.',
    on: 'Anche tre Trattati di Pace e la Prova di Forza, come li descrive il manuale.',
  },
  researchAction: {
    name: 'Azione delle carte Ricerca',
    'two-in-hand': 'Rimuovi fino a due carte della mano.',
    'one-anywhere': 'Rimuovi una carta della mano o dei tuoi scarti.',
  },
  technologyGoesTo: {
    name: 'La tecnologia che prendi',
    hand: 'Va nella tua mano.',
    play: 'Si spende con le carte del ruolo, e dopo la Pulizia si trova tra i tuoi scarti.',
  },
  produceLeaderBonus: {
    name: 'Leader di Produzione',
    off: 'Ha un simbolo in più solo se la pila è vuota.',
    on: 'Ha sempre un simbolo in più.',
  },
  tradeLeaderBonus: {
    name: 'Leader di Commercio',
    off: 'Ha un simbolo in più solo se la pila è vuota.',
    on: 'Ha sempre un simbolo in più.',
  },
  settleWhenFollowing: {
    name: 'Chi segue Colonizzazione',
    off: 'Può soltanto aggiungere colonie.',
    on: 'Può invece stabilirsi su un pianeta.',
  },
  ...prototypeSwitches,
  ...escalation.switches,
} as const satisfies Translation<typeof english.switches>;
