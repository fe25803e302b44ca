// Error messages of the page, with advice for the player, in Italian.
import type * as english from '../../en/ui/errors.ts';
import type { Translation } from '../../translation.ts';

export const errors = {
  trouble: {
    title: 'Qualcosa è andato storto',
    screen:
      'Non è possibile mostrare questa schermata. Le partite su questo dispositivo sono al sicuro.',
    page: 'Non è possibile mostrare la pagina. Le partite su questo dispositivo sono al sicuro.',
    says: 'Dettagli: {sentence}',
    reload: 'Ricarica',
    saveGame: 'Salva questa partita in un file',
    saveKept: 'Salva tutte le partite in un file',
    noReplay:
      'Questa partita non è su questo dispositivo. Il link contiene l’intera partita: forse è stato troncato.',
    damagedReplay: 'Non è possibile mostrare questa partita. {problem}',
    saveDamaged: 'Salva comunque',
  },
} as const satisfies Translation<typeof english.errors>;
