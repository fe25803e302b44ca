// Texts of the table: bar, empires, technologies on offer, hand, passing the device, keys, in
// Italian.
import type * as english from '../../en/ui/table.ts';
import type { Translation } from '../../translation.ts';

export const table = {
  undo: 'Annulla',
  undoFurtherShort: 'Annulla ancora',
  undoFurther: 'Annulla ancora, anche se sono state rivelate carte o altri hanno giocato',
  leave: 'Esci',
  opponents: 'Avversari',
  turn: 'Turno {n}: {name}',
  beforeTurns: 'Prima del primo turno',
  yourTurn: 'Turno {n}: tocca a te',
  earlierTurns: '{n} {n:turno prima|turni prima}',
  turnNumber: 'Turno',
  supply: 'Influenza rimasta: {n}',
  emptyStacks: 'Pile vuote: {n} di {of}',
  lastRound: 'Ultimo giro',
  lastButOne: 'Penultimo giro',
  extraRound: 'Giro extra',
  alarm: {
    last: '{n:ultima|ultime} {n}',
    low: '{card}: {n:l’ultima|le ultime} {n} nella pila.',
    deciding:
      '{card}: {n:l’ultima|le ultime} {n} nella pila. Quando è vuota, la partita volge al termine.',
    influence: '{n:Resta|Restano} solo {n} influenza. Quando finisce, la partita volge al termine.',
  },
  lastTurn: 'Ultimo turno',
  lastOneTurn: 'Ancora un turno',
  emptyStacksShort: 'Pile vuote',
  left: 'restanti',
  planets: 'Pianeti',
  seen: 'Scartati',
  seenPlanets: 'Pianeti esplorati ma non tenuti: {n}',
  deckOf: 'Mazzo {n}',
  discardOf: 'Pila degli scarti {n}',
  deckShort: 'Mazzo',
  discardShort: 'Scarti',
  holdings: 'Astronavi e permanenti',
  empireSymbols: 'Simboli del tuo Impero',
  menu: 'Menu',
  display: 'Plancia comune',
  cardsLeft: '{n:Resta|Restano} {n} {n:carta|carte}',
  empireOf: 'Impero di {name}',
  yourEmpire: 'Il tuo Impero',
  yourHand: 'La tua mano',
  addsSymbols: 'Aggiunge {n} {n:simbolo|simboli}.',
  looking: 'Pianeti che stai guardando',
  freeActions: 'Azioni libere: {n}',
  payWith: 'Paga con',
  played: 'Carte giocate: {list}',
  timesShort: '×{n}',
  spoken: { total: '{n} in tutto.', mayFollow: '{name} può seguire.' },
  hand: 'Mano {n}/{limit}',
  waiting: '{name} sta pensando.',
  passTo: 'Passa lo schermo a {name}',
  passHint: 'Niente sbirciatine! La tua mano appare quando confermi.',
  sitDown: 'Sono {name}',
  keys: 'Tasti e gesti',
  guide: {
    title: 'Che cosa vedo?',
    parts: {
      opponents: {
        name: 'Avversari',
        text: 'Punti, carte, astronavi e pianeti di ognuno.',
      },
      influence: {
        name: 'Influenza rimasta',
        text: 'Con l’influenza si vince. Quando queste stelle finiscono, la partita volge al termine.',
      },
      planets: {
        name: 'Pianeti da scoprire',
        text: 'Esplorazione guarda i prossimi.',
      },
      stacks: {
        name: 'Pile dei ruoli',
        text: 'Ogni turno guidi un ruolo e ne prendi la prima carta. Le pile vuote portano alla fine.',
      },
      technologies: {
        name: 'Tecnologie',
        text: 'Carte più forti, pagate con Ricerca.',
      },
      own: {
        name: 'I tuoi pianeti',
        text: 'Girali con astronavi o colonie: allora valgono punti e ti aiutano.',
      },
      question: {
        name: 'Che cosa decidi ora',
        text: 'Il pulsante dorato fa quello che dice.',
      },
      hand: {
        name: 'La tua mano',
        text: 'Gioca una carta per la sua Azione, o aggiungila a un ruolo con lo stesso simbolo.',
      },
      piles: {
        name: 'Tu',
        text: 'I tuoi punti, il mazzo e gli scarti.',
      },
      fighters: {
        name: 'Le tue astronavi',
        text: 'E le tecnologie che restano in gioco.',
      },
    },
  },
  pointerHelp:
    'Puoi anche trascinare una carta sul tavolo. Fai clic destro o tieni premuto su qualcosa per sapere che cos’è.',
  keyHelp: {
    number: 'Scegli un’opzione',
    tab: 'Vai a un pezzo e sceglilo',
    undo: 'Annulla',
    technologies: 'Tecnologie',
    log: 'Cronaca',
    talk: 'Chat al tavolo',
    hint: 'Consiglio del giocatore più forte',
    escape: 'Chiudi una finestra, o vai al pulsante dorato',
    help: 'Questo aiuto',
  },
} as const satisfies Translation<typeof english.table>;
