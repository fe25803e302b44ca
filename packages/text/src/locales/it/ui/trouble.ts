// What the page says when something is damaged or goes wrong, and the ways on, in Italian.
import type * as english from '../../en/ui/trouble.ts';
import type { Translation } from '../../translation.ts';

export const trouble: Translation<typeof english.trouble> = {
  trouble: {
    title: 'Qualcosa è andato storto',
    screen:
      'Questa schermata non si può mostrare. Le partite conservate su questo dispositivo ci sono ancora.',
    page: 'La pagina non si può mostrare. Le partite conservate su questo dispositivo ci sono ancora.',
    says: 'Il programma dice: {sentence}',
    reload: 'Carica di nuovo la pagina',
    saveGame: 'Salva questa partita in un file',
    saveKept: 'Salva in un file tutto ciò che è conservato qui',
    noReplay:
      'Su questo dispositivo non c’è questa partita. Un link a una partita la contiene tutta; forse questo è stato troncato.',
    damagedReplay:
      'Questa partita non si può mostrare: il suo link o il suo file è danneggiato o incompleto.',
    saveDamaged: 'Salvalo così com’è',
  },
};
