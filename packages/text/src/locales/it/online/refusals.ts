// Errors of the online server, by code, in Italian.
import type * as english from '../../en/online/refusals.ts';
import type { Translation } from '../../translation.ts';

export const refusals = {
  'no-such-table': 'Questo tavolo non c’è, o non è per te.',
  'no-invitation': 'A questo tavolo ci si siede con il suo link: chiedilo a chi l’ha creato.',
  'stale-link': 'Questo link non apre più niente: chiedine uno nuovo.',
  'bad-name': 'Questo nome non si può usare: scegline uno leggibile.',
  banned: 'Per ora su questo server puoi solo guardare.',
  'too-many-tables': 'Siedi già a tutti i tavoli permessi: prima finiscine uno.',
  'not-a-friend': 'I posti si tengono solo per gli amici.',
  yourself: 'Sei tu.',
  oneself: 'Sei tu.',
  blocked: 'Riguarda una persona che hai bloccato: prima sbloccala.',
  'too-many-friends': 'La tua lista di amici è piena.',
  'needs-account': 'Serve un account: prima scegli una password o una passkey.',
  'wrong-password': 'Il nome o la password non sono giusti.',
  'wrong-code': 'Questo codice non è giusto, o è già stato usato.',
  'weak-password': 'Questa password è facile da indovinare: scegline una più lunga o più rara.',
  'login-taken': 'Qualcuno accede già con questo nome.',
  'last-key': 'È il tuo solo modo di entrare: prima aggiungine un altro.',
  'prove-again': 'Prima accedi ancora una volta.',
  'two-seats':
    'Questo ospite e l’account siedono allo stesso tavolo. Prima finisci la partita, o lascia indietro i posti e le partite dell’ospite.',
  'bad-passkey': 'Questa passkey qui non è nota.',
  'too-many-bots': 'Hai già tutti i bot permessi.',
  offline: 'Il server non risponde. Controlla la connessione, o riprova tra un momento.',
  'no-server': 'Questa pagina è arrivata senza un server per i tavoli online.',
  misread: 'Il server dice qualcosa che questa pagina non capisce: ricarica la pagina.',
  unavailable: 'Il server ora non può farlo. Niente è perduto: riprova tra un momento.',
  stopping: 'Il server si sta riavviando. Riprova tra un momento.',
  error: 'Qualcosa è andato storto nel server. Riprova; se continua, dillo a chi lo gestisce.',
  timeout: 'Il server ci ha messo troppo. Riprova.',
  'too-many': 'Troppe richieste in poco tempo: aspetta un po’.',
  'cookies-refused':
    'Il browser rifiuta i cookie di questo sito, quindi non puoi entrare. Consentili nelle sue impostazioni, poi ricarica la pagina.',
  'signed-out': 'Non sei più collegato.',
  'not-allowed': 'Non puoi farlo.',
  'not-found': 'Non c’è più.',
  'seek-over':
    'Questa ricerca è finita: è stata chiusa in un’altra scheda, o la pagina è stata via troppo a lungo.',
  'passkey-called-off': 'La passkey non è stata usata. Niente è cambiato.',
  'passkey-failed': 'Questo dispositivo non ha potuto usare la passkey.',
  'push-denied':
    'Il browser non permette notifiche da questa pagina: si cambia nelle sue impostazioni per questo indirizzo.',
  'push-failed': 'Il browser non è riuscito a preparare le notifiche.',
  'device-full': 'Su questo dispositivo non c’è posto per la partita: eliminane una vecchia.',
} as const satisfies Translation<typeof english.refusals>;
