// Texts shared by several screens of online play, in Italian.
import type * as english from '../../en/online/general.ts';
import type { Translation } from '../../translation.ts';

export const again = 'Riprova' as const satisfies Translation<typeof english.again>;

export const ways = {
  games: 'Le mie partite',
  create: 'Crea',
  tables: 'Tavoli',
  friends: 'Amici',
  leaderboard: 'Classifica',
  notices: 'Account e notifiche',
  profile: 'Profilo di {name}',
  waiting: '{n} {n:partita ti aspetta|partite ti aspettano}',
} as const satisfies Translation<typeof english.ways>;

export const closed = {
  alone: 'Questa pagina non ha un server',
  aloneText:
    'Per giocare con chi è altrove serve il server del gioco. Avvialo con «npm start», senza «--offline»: chi apre il suo indirizzo può giocare lì.',
  offline: 'Nessuna risposta',
  home: 'Gioca qui intanto',
} as const satisfies Translation<typeof english.closed>;

export const name = {
  title: 'Come ti chiami?',
  label: 'Il tuo nome al tavolo',
  missing: 'Scrivi un nome.',
  go: 'Avanti',
  why: 'Niente account, niente email: basta un nome. Le tue partite restano tue su questo dispositivo, e più tardi puoi conservarle con una passkey.',
} as const satisfies Translation<typeof english.name>;

export const share = {
  qr: 'Codice QR del link',
  copy: 'Copia il link',
  share: 'Condividi',
  copied: 'Copiato.',
  alone:
    'Solo questo computer può aprire il link. Per invitare altri, avvia il server con --host 0.0.0.0 o dagli un --public-url.',
  network: 'Indirizzo di questo computer',
} as const satisfies Translation<typeof english.share>;

export const presence = {
  here: 'Presente',
  away: 'Assente',
  offline: 'Non collegato',
} as const satisfies Translation<typeof english.presence>;

export const times = {
  s: '{s} s',
  m: '{m} {m:minuto|minuti}',
  h: '{h} h',
  hm: '{h} h e {m} min',
  d: '{d} {d:giorno|giorni}',
  dh: '{d} {d:giorno|giorni} e {h} h',
} as const satisfies Translation<typeof english.times>;

export const clocks = {
  fast: {
    name: 'Rapido',
    spoken: 'orologio rapido',
    text: '30 s a decisione, 5 min di riserva',
  },
  relaxed: {
    name: 'Tranquillo',
    spoken: 'orologio tranquillo',
    text: '2 min a decisione, 20 min di riserva',
  },
  day: {
    name: 'Un giorno',
    spoken: 'un giorno a decisione',
    short: 'un giorno',
    text: 'Un giorno per ogni decisione: ognuno gioca quando può',
  },
  none: {
    name: 'Nessuno',
    spoken: 'senza orologio',
    short: 'senza orologio',
    text: 'Senza fretta: per gli amici',
  },
} as const satisfies Translation<typeof english.clocks>;
