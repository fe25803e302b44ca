// Texts of the lobby and of the list of a user's own games, in Italian.
import type * as english from '../../en/online/lobby.ts';
import type { Translation } from '../../translation.ts';

export const lobby = {
  title: 'Gioca online',
  waiting: '{n} {n:tavolo ti aspetta|tavoli ti aspettano}',
  waitsFor: 'Ti aspetta da {time}',
  answer: 'Rispondi',
  left: 'Restano {time} per rispondere.',
  leftInAll: 'Restano {time} per rispondere, riserva compresa.',
  turn: 'Turno {n}.',
  turnWith: 'Turno {n}, con {names}.',
  points: 'Tu {own}, {name} {points}.',
  decides: 'Decide {name}',
  moreWaiting: '{n:Ne aspetta|Ne aspettano} {n:un altro|altri} ({n})',
  yourGames: '{n:La tua|Le tue} {n:partita|partite} ({n})',
  welcome: 'Gioca con gli amici, ovunque siano',
  welcomeText:
    'Crea un tavolo e manda il link: a chi lo apre basta un nome per giocare. Dal vivo o una mossa al giorno.',
  nothingWaits: 'Niente ti aspetta',
  nothingWaitsText: 'Le stelle tacciono. Crea un tavolo e manda il link, o siediti a uno aperto.',
  signIn: 'Ho un account',
  create: 'Crea un tavolo',
  open: 'Tavoli aperti',
  openNow: '{n} {n:tavolo|tavoli} a cui sedersi ora.',
  filters: 'Mostra solo',
  filter: {
    join: 'Siediti ora {n}',
    live: 'Dal vivo',
    day: 'Una mossa al giorno',
    rated: 'Classificati',
    watch: 'Guarda',
  },
  noTables: 'Nessun tavolo aperto. Comincia tu: gli altri vedono subito il tuo.',
  noneFit: 'Nessun tavolo aperto corrisponde.',
  createFirst: 'Crea il primo tavolo',
  tableOf: 'Il tavolo di {name}',
  kind: '{rules}, {n} giocatori',
  kindRated: '{rules}, {n} giocatori, classificato',
  freeSeats: '{n} {n:posto libero|posti liberi}',
  watchers: '{n:Guarda|Guardano} in {n}.',
  sit: 'Siediti',
  sitAt: 'Siediti: {name}',
  watch: 'Guarda',
  watchAt: 'Guarda: {name}',
  yours: 'Tuo',
  openTable: 'Il tuo tavolo: {name}',
} as const satisfies Translation<typeof english.lobby>;

export const awaited = {
  follow: '{name} guida {role}: segui?',
  action: 'La tua Azione',
  role: 'Quale ruolo guidi?',
  boost: 'Quanto potenzi?',
  'buy-technology': 'Quale tecnologia prendi?',
  'keep-planet': 'Quale pianeta tieni?',
  discard: 'Che cosa scarti?',
  other: 'La tua risposta',
} as const satisfies Translation<typeof english.awaited>;

export const seek = {
  title: 'Gioca con chiunque',
  people: '{n} {n:persona lo cerca|persone lo cercano} ora.',
  none: 'Nessuno lo cerca ancora. Comincia tu!',
  looking: 'Si cerca: ci sono {n} su {players}.',
  usualWait: 'Attesa usuale: {time}.',
  players: '{n} giocatori',
  begin: 'Trova giocatori',
  stop: 'Smetti di cercare',
  bots: 'Intanto gioca con i bot',
} as const satisfies Translation<typeof english.seek>;

export const games = {
  title: 'Le mie partite',
  waiting: '{n} {n:ti aspetta|ti aspettano}',
  others: '{n} {n:aspetta|aspettano} gli altri',
  gathering: '{n} {n:aspetta|aspettano} giocatori',
  again: 'Rivincita?',
  prepared: 'la tua risposta è pronta',
  turnClock: 'Turno {n}, {clock}.',
  answered: 'risposto',
  tellMe: 'Avvisami quando una partita aspetta',
  none: 'Non hai partite in corso. Crea un tavolo, o siediti a uno aperto.',
  finished: 'Partite finite',
} as const satisfies Translation<typeof english.games>;
