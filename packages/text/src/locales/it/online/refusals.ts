// Error messages of the online server, by code, in Italian.
import type * as english from '../../en/online/refusals.ts';
import type { Translation } from '../../translation.ts';

export const refusals = {
  'no-such-table': 'Questo tavolo non c’è, o non è per te.',
  'no-invitation': 'A questo tavolo ci si siede solo con il suo link: chiedilo a chi ospita.',
  'stale-link': 'Questo link è scaduto: chiedine uno nuovo.',
  'bad-name': 'Questo nome non si può usare: scegline uno leggibile.',
  banned: 'Per ora su questo server puoi solo guardare.',
  'too-many-tables': 'Hai raggiunto il limite di tavoli. Prima finisci una partita.',
  'not-a-friend': 'Puoi tenere posti solo per gli amici.',
  yourself: 'Sei tu.',
  oneself: 'Sei tu.',
  blocked: 'Riguarda una persona che hai bloccato: prima sbloccala.',
  'too-many-friends': 'La tua lista di amici è piena.',
  'needs-account': 'Serve un account: prima scegli una password o una passkey.',
  'wrong-password': 'Nome o password errati.',
  'wrong-code': 'Codice errato, o già usato.',
  'weak-password': 'Questa password è facile da indovinare. Provane una più lunga o meno comune.',
  'login-taken': 'Questo nome per accedere è già preso.',
  'last-key': 'È il tuo solo modo di entrare: prima aggiungine un altro.',
  'prove-again': 'Prima accedi di nuovo.',
  'two-seats':
    'Questo ospite e l’account siedono allo stesso tavolo. Prima finisci la partita, o lascia indietro i posti e le partite dell’ospite.',
  'bad-passkey': 'Questa passkey qui non è riconosciuta.',
  'too-many-bots': 'Hai raggiunto il limite di bot.',
  offline: 'Il server non risponde. Controlla la connessione, o riprova tra un momento.',
  'no-server': 'Questa pagina non ha un server per i tavoli online.',
  misread: 'Il server ha inviato qualcosa che questa pagina non capisce: ricarica la pagina.',
  unavailable: 'Il server ora non può farlo. Non si è perso nulla: riprova tra un momento.',
  stopping: 'Il server si sta riavviando. Riprova tra un momento.',
  error: 'Errore del server. Riprova, e se continua avvisa chi lo gestisce.',
  timeout: 'Il server ci ha messo troppo. Riprova.',
  'too-many': 'Troppe richieste in poco tempo: aspetta un po’.',
  'cookies-refused':
    'Il browser rifiuta i cookie di questo sito, quindi non puoi entrare. Consentili nelle sue impostazioni, poi ricarica la pagina.',
  'needs-https': 'Qui puoi entrare solo con HTTPS. Apri questa pagina al suo indirizzo https://.',
  'signed-out': 'Non sei più collegato.',
  'not-allowed': 'Non puoi farlo.',
  'not-found': 'Non esiste più.',
  'seek-over':
    'Questa ricerca è finita: è stata chiusa in un’altra scheda, o la pagina è stata via troppo a lungo.',
  'passkey-called-off': 'La passkey non è stata usata. Niente è cambiato.',
  'passkey-failed': 'Questo dispositivo non ha potuto usare la passkey.',
  'push-denied':
    'Il browser non permette notifiche da questa pagina. Puoi cambiarlo nelle sue impostazioni per questo indirizzo.',
  'push-failed': 'Il browser non è riuscito ad attivare le notifiche.',
  'device-full': 'Su questo dispositivo non c’è posto per la partita: eliminane una vecchia.',
} as const satisfies Translation<typeof english.refusals>;
