// Texts of the verification of a deal (docs/fair-deal.md), in Italian.
import type * as english from '../../en/online/verified.ts';
import type { Translation } from '../../translation.ts';

export const verified = {
  title: 'Verifica una distribuzione',
  fits: 'Distribuzione verificata',
  differs: 'Distribuzione non verificata',
  running: 'La partita viene ripetuta…',
  fitsLead:
    'Tutta la partita è stata ripetuta dal segreto rivelato: ogni carta e ogni pianeta stava dove lo mettono le regole.',
  differsLead: 'Qualcosa non torna. Le righe qui sotto dicono che cosa e perché.',
  madeOf:
    'Il segreto del server e le parole dei giocatori hanno fatto il seme. Nessuno lo conosceva prima e nessuno poteva sceglierlo da solo.',
  noWords: 'nessuna parola',
  when: {
    sealed: 'Prima della distribuzione',
    words: 'Alla distribuzione',
    shuffles: 'Durante la partita',
    secret: 'Dopo la partita',
    answers: 'Adesso',
  },
  step: {
    sealed: 'Il server si è impegnato sul suo segreto',
    words: '{n} {n:giocatore ha aggiunto|giocatori hanno aggiunto} parole',
    shuffles: 'Ogni mescolata ha avuto un generatore suo',
    secret: 'Il segreto è stato rivelato e ha questo hash',
    answers: 'Tutte le risposte sono state rigiocate',
  },
  noted: 'Questo dispositivo l’ha annotato prima della distribuzione.',
  notNoted:
    'Questo dispositivo non l’ha annotato. Confrontalo con quello che hai visto alla distribuzione.',
  shuffles: '{n} {n:mescolata|mescolate}',
  leftOut: '{n} {n:saltata|saltate}, perché alcune risposte sono state annullate.',
  answers: '{n} {n:risposta|risposte}',
  fit: 'torna',
  notFit: 'non torna',
  problem: {
    'other-promise': 'Prima della distribuzione questo dispositivo ha annotato un altro hash.',
    'other-table': 'La nota di questo dispositivo riguarda un altro tavolo.',
    'other-game': 'Le regole, o il primo posto, non sono quelli concordati.',
    'other-secret': 'Il segreto ha un hash diverso da quello promesso.',
    'other-seats': 'I posti non corrispondono alla partita.',
    'no-words': 'Nessuno ha aggiunto parole: il server ha scelto da solo la distribuzione.',
    'other-words': 'Le parole aggiunte da questo dispositivo non sono nella prova.',
    'other-seed': 'La partita non è nata dal seme che fanno il segreto e le parole.',
    'left-out': 'Alcune mescolate sono state saltate senza un annullamento che lo spieghi.',
    undone: 'Quello che l’annullamento {undo} ha tolto non può essere stato giocato.',
    rewritten: 'La registrazione è stata cambiata dopo la partita.',
    unchecked: 'Non si può controllare, perché la registrazione è danneggiata.',
  },
  repeat: 'Controllalo sul tuo computer',
  copy: 'Copia',
  copied: 'Copiato',
  save: 'Salva la prova',
  how: 'Come funziona',
  watch: 'Guarda la partita',
  back: 'Torna alla partita',
  choose: 'Scegli una prova',
  another: 'Un’altra prova',
  intro:
    'Quando una partita online finisce, il server rivela la prova della distribuzione. Aprine una qui, o trascinala su questa pagina. Si controlla su questo dispositivo e non viene inviata da nessuna parte.',
  refused: 'Questa non è la prova di una distribuzione.',
  stopped: 'Il controllo non è riuscito per un errore di questa pagina.',
} as const satisfies Translation<typeof english.verified>;
