// Texts for online tables in the terminal, in Italian.
import type * as english from '../../en/online/terminal.ts';
import type { Translation } from '../../translation.ts';

export const terminal = {
  name: 'Il tuo nome al tavolo:',
  welcome: 'Ti riconosco, {name}.',
  made: 'Il tavolo è pronto. Manda questo link alle persone con cui vuoi giocare:',
  none: 'Nessun tavolo ti aspetta e nessuno ha un posto libero.',
  choose: 'Scrivi un numero per sederti, n per un nuovo tavolo:',
  which: 'Scrivi un numero da 1 a {last}, oppure n.',
  row: { own: 'il tuo posto', open: 'un posto libero' },
  gathering: 'Il tavolo aspetta ancora {n} {n:giocatore|giocatori}.',
  waiting: 'Decide {name}.',
  lost: 'Connessione persa. La tua risposta parte una volta sola, quando torna.',
  notAsked: 'Adesso non c’è niente a cui rispondere.',
  ended: 'La partita è stata chiusa in anticipo.',
  verified: 'Distribuzione verificata: tutta la partita è stata ripetuta dal segreto rivelato.',
  notVerified: 'La distribuzione non corrisponde alla promessa; eminent verify dice perché.',
  wish: {
    undo: '{name} vorrebbe tornare indietro: /yes o /no.',
    pause: '{name} vorrebbe una pausa: /yes o /no.',
    resume: '{name} vorrebbe riprendere: /yes o /no.',
    clock: '{name} vorrebbe un altro orologio: /yes o /no.',
    end: '{name} vorrebbe chiudere la partita, senza punteggio: /yes o /no.',
  },
  help: 'Scrivi il numero di un’opzione. Se puoi sceglierne più d’una, scrivile tutte su una riga. ? spiega le tue carte, i pianeti e i ruoli; ? e una parte di un nome spiega una cosa sola. u annulla, o lo chiede agli altri. /say PAROLE parla al tavolo, /yes e /no rispondono a una richiesta, /pause, /resume e /end lo chiedono agli altri, /resign lascia giocare un bot al tuo posto, /back riprende il posto, /leave chiude questo programma; il posto resta tuo.',
} as const satisfies Translation<typeof english.terminal>;
