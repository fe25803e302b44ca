// Texts of invitations and of tables that are not full yet, in Italian.
import type * as english from '../../en/online/invite.ts';
import type { Translation } from '../../translation.ts';

export const invite = {
  title: 'Invito',
  join: 'Siediti',
  keeps: '{name} ti ha tenuto un posto',
  sitWithUs: 'Siediti con noi',
  as: 'Ti siedi come {name}.',
  noAccount:
    'Niente account, niente email. Il posto resta tuo su questo dispositivo; se vuoi, conservalo più tardi con una passkey.',
  watch: 'Guarda soltanto',
  yourSeat: 'Il tuo posto',
  free: 'Libero',
  kept: 'posto tenuto',
  forOthers: 'Per chi è lì con te',
  minutes: 'Circa {n} minuti',
  learn: 'È la prima volta? Impara in 5 minuti',
  toLobby: 'Vedi i tavoli aperti',
  states: {
    seated: {
      title: 'Hai già un posto qui',
      text: 'Trovi il tavolo in Le mie partite.',
    },
    full: {
      title: 'Tutti i posti sono occupati',
      text: 'Qualcuno è arrivato prima. Chiedi un altro tavolo a chi ti ha invitato, o trovane uno tra quelli aperti.',
    },
    over: {
      title: 'Questa partita è finita',
      text: 'L’hanno giocata senza di te. Non perderti la prossima!',
    },
    expired: {
      title: 'Questo link è scaduto',
      text: 'Chiedine uno nuovo a chi te l’ha mandato.',
    },
    unknown: {
      title: 'Questo link non funziona',
      text: 'Forse ne manca un pezzo: aprilo com’è stato mandato, o chiedine uno nuovo.',
    },
  },
} as const satisfies Translation<typeof english.invite>;

export const gather = {
  title: 'In attesa di giocatori',
  waiting: '{n} {n:posto libero|posti liberi}. La stella si accende quando ci siete tutti.',
  full: 'Ci siamo tutti. Si comincia!',
  link: 'Link per i posti liberi',
  come: 'Puoi lasciare questa pagina: il tavolo è in Le mie partite e ti avvisa quando comincia.',
  leave: 'Lascia il posto',
  callOff: 'Annulla il tavolo',
  off: {
    title: 'Questo tavolo è stato annullato',
    text: 'Chi ospitava l’ha tolto. Trovane un altro tra i tavoli aperti, o creane uno tuo.',
  },
  watchLink: 'Link per gli spettatori',
  closed: {
    title: 'Questo tavolo si apre solo con un link',
    text: 'Per guardare, chiedi a chi ospita il link per gli spettatori: è in «Questo tavolo».',
    others: 'Altri tavoli da guardare',
  },
} as const satisfies Translation<typeof english.gather>;
