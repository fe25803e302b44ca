// Why the server of online tables refused something, by its code, in Italian.
import type * as english from '../../en/online/refusals.ts';
import type { Translation } from '../../translation.ts';

export const refusals = {
  offline: 'Il server non risponde. Controlla la connessione, o riprova tra un momento.',
  'no-server': 'Questa pagina è arrivata senza un server per i tavoli online.',
  misread: 'Il server dice qualcosa che questa pagina non capisce: ricarica la pagina.',
  unavailable: 'Il server ora non può farlo. Niente è perduto: riprova tra un momento.',
  stopping: 'Il server si sta riavviando. Riprova tra un momento.',
  error: 'Qualcosa è andato storto nel server. Riprova; se continua, dillo a chi lo gestisce.',
  timeout: 'Il server ci ha messo troppo. Riprova.',
  'too-many': 'Troppe richieste in poco tempo: aspetta un po’.',
  'signed-out': 'Non sei più collegato.',
  'not-allowed': 'Non puoi farlo.',
  'not-found': 'Non c’è più.',
  'passkey-called-off': 'La passkey non è stata usata. Niente è cambiato.',
  'passkey-failed': 'Questo dispositivo non ha potuto usare la passkey.',
  'push-denied':
    'Il browser non permette notifiche da questa pagina: si cambia nelle sue impostazioni per questo indirizzo.',
  'push-failed': 'Il browser non è riuscito a preparare le notifiche.',
  'device-full': 'Su questo dispositivo non c’è posto per la partita: eliminane una vecchia.',
} as const satisfies Translation<typeof english.refusals>;
