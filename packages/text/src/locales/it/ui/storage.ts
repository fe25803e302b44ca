// Texts about stored data, in Italian.
import type * as english from '../../en/ui/storage.ts';
import type { Translation } from '../../translation.ts';

export const storage = {
  inProgress: 'Partite in corso',
  olderGames: '{n} {n:partita meno recente|partite meno recenti}',
  resumeGame: 'Continua',
  deleteGame: 'Elimina la partita {names}',
  deleted: 'La partita {names} è stata eliminata.',
  takeBack: 'Recuperala',
  atTurn: 'turno {n}',
  saveAll: 'Salva tutte le partite in un file',
  imported: '{n} {n:elemento importato|elementi importati}.',
  keep: {
    full: 'In questo browser non c’è più spazio: le ultime modifiche vanno perse quando chiudi o ricarichi la pagina. Salva le partite in un file, poi eliminane qualcuna già finita.',
    refused:
      'Questo browser non memorizza nulla per questa pagina: se la chiudi o la ricarichi, le partite vanno perse. Consenti i cookie per questo sito, oppure salva le partite in un file e riaprilo in Partite registrate.',
    understood: 'Ho capito',
    damagedGame:
      'Questa partita non può continuare: l’abbiamo messa da parte. Tutto il resto è a posto.',
    aside:
      '{n} {n:elemento salvato|elementi salvati} non {n:era leggibile: l’abbiamo messo|erano leggibili: li abbiamo messi} da parte.',
    saveAside: 'Salva in un file',
    forgetAside: 'Elimina per sempre',
    notLoaded:
      'Una parte della pagina non si è caricata. Ricarica quando torni online; la partita è salva.',
    stopped: 'La partita si è fermata per un errore: {reason}. È salvata com’era.',
  },
  refused: {
    'game-over': 'La partita è finita.',
    'not-your-turn': 'Ora tocca a qualcun altro.',
    stale: 'Questa domanda è già chiusa.',
    illegal: 'Adesso non è possibile.',
    'not-free': 'Così si annullerebbe qualcosa di già rivelato, o la scelta di un altro.',
  },
  otherTab: {
    title: 'Questa partita è aperta in un’altra scheda',
    text: 'Può giocarla una scheda alla volta, così nessuna mossa va persa.',
    takenTitle: 'Stai giocando questa partita in un’altra scheda',
    takenText: 'Continua di là. Non si è perso nulla.',
    here: 'Gioca qui',
  },
} as const satisfies Translation<typeof english.storage>;
