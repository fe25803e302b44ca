// Rule options: what each one is about, and one sentence for either side, in Italian.
import type * as english from '../en/rule-options.ts';
import type { Translation } from '../translation.ts';

export const switches: Translation<typeof english.switches> = {
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
    name: 'Giro in più',
    off: 'La partita finisce con il giro in cui scatta la fine.',
    on: 'Dopo si gioca un altro giro completo.',
  },
  twoPlayerStacks: {
    name: 'Pile in due giocatori',
    full: 'Intere: 16, 14, 16, 12 e 16 carte.',
    reduced: 'Ridotte: 12, 12, 12, 8 e 12 carte, per una partita più corta di circa un terzo.',
  },
  learningDeck: {
    name: 'Mazzi iniziali del gioco per imparare',
    ten: 'Dieci carte, con due carte Ricerca per la loro azione.',
    eight: 'Otto carte, senza Ricerca.',
  },
  startPlanets: {
    name: 'Pianeti iniziali',
    'face-down': 'Coperti: il primo pianeta si conquista giocando.',
    'face-up': 'Scoperti: abitati dall’inizio, con il loro spazio e la loro influenza.',
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
    '24': '24 gettoni, e altri che servono solo a finire l’ultimo giro.',
    '32': '32 gettoni in una sola riserva.',
  },
  stacksToEnd: {
    name: 'Pile vuote che finiscono la partita',
    'by-players': 'Una in due o tre giocatori, due in quattro.',
    one: 'Una, con qualunque numero di giocatori; due nel gioco esteso.',
  },
  researchAction: {
    name: 'Azione delle carte Ricerca',
    'two-in-hand': 'Rimuovi fino a due carte della mano.',
    'one-anywhere': 'Rimuovi una carta della mano o dei tuoi scarti.',
  },
  technologyGoesTo: {
    name: 'La tecnologia che prendi',
    hand: 'Va nella tua mano.',
    play: 'Si spende con le carte del ruolo e dopo la Pulizia è tra gli scarti.',
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
    off: 'Mette soltanto colonie.',
    on: 'Può invece stabilirsi su un pianeta.',
  },
  prototypeRoleCounts: {
    name: 'Carte del prototipo',
    even: 'Diciannove per ogni ruolo.',
    'fewer-warfare': 'Venti per ogni ruolo e quattordici Guerra.',
  },
  prototypeStartFaceDown: {
    name: 'Pianeti iniziali del prototipo',
    off: 'Scoperti dall’inizio.',
    on: 'Coperti, al costo di 2.',
  },
  prototypeRoleActions: {
    name: 'Azioni delle carte ruolo',
    off: 'Le carte ruolo non hanno azione.',
    on: 'Le carte ruolo hanno le azioni della bozza successiva.',
  },
  prototypeDiscardDown: {
    name: 'Una mano oltre il limite',
    off: 'Si tiene.',
    on: 'Si scarta fino al limite nella fase di Pulizia.',
  },
};
