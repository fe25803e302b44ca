// Errors on the page and what the player can do, in Italian.
import type * as english from '../../en/ui/errors.ts';
import type { Translation } from '../../translation.ts';

export const errors = {
  trouble: {
    title: 'Qualcosa è andato storto',
    screen:
      'Non è possibile mostrare questa schermata. Le partite conservate su questo dispositivo ci sono ancora.',
    page: 'Non è possibile mostrare la pagina. Le partite conservate su questo dispositivo ci sono ancora.',
    says: 'Il programma dice: {sentence}',
    reload: 'Ricarica la pagina',
    saveGame: 'Salva questa partita in un file',
    saveKept: 'Salva in un file tutto ciò che è conservato qui',
    noReplay:
      'Questa partita non è su questo dispositivo. Il link a una partita la contiene per intero: forse questo è stato troncato.',
    damagedReplay: 'Non è possibile mostrare questa partita. {problem}',
    saveDamaged: 'Salva il file così com’è',
  },
} as const satisfies Translation<typeof english.errors>;
