// Texts of the administration page, and of notices to users with sanctions, in Italian.
import type * as english from '../../en/online/admin.ts';
import type { Translation } from '../../translation.ts';

export const restrictions = {
  title: 'Chi gestisce questo server',
  warn: 'Ti hanno avvertito: {reason}',
  muteUntil: 'Fino al {day} non puoi scrivere ai tavoli: {reason}',
  muteEver: 'Non puoi più scrivere ai tavoli: {reason}',
  banUntil: 'Fino al {day} qui puoi solo guardare: {reason}',
  banEver: 'D’ora in poi qui puoi solo guardare: {reason}',
  read: 'Ho capito',
} as const satisfies Translation<typeof english.restrictions>;

export const admin = {
  noReason: 'Scrivi il motivo.',
  title: 'Amministrazione',
  notYou: 'Questa pagina è solo per chi gestisce questo server.',
  tabs: {
    reports: 'Segnalazioni',
    tables: 'Tavoli',
    audit: 'Storico',
  },
  figures: {
    sockets: 'Connessioni',
    people: 'Persone',
    gathering: 'Tavoli in attesa di giocatori',
    playing: 'Partite',
    over: 'Finite',
    reports: 'Segnalazioni aperte',
    commit: 'Ultima scrittura',
    since: 'In funzione da',
  },
  states: {
    open: 'Aperte',
    closed: 'Chiuse',
  },
  noReports: 'Nessuna segnalazione.',
  noTables: 'Nessun tavolo aperto.',
  nothingDone: 'Ancora niente.',
  reportedBy: '{name}, il {day}.',
  others: '{n:Un’altra segnalazione|Altre segnalazioni} su questa persona ({n}).',
  closedOn: 'Chiusa: {day}.',
  act: 'Intervieni',
  deleteTalk: 'Elimina il messaggio',
  close: 'Chiudi la segnalazione',
  what: 'Intervento',
  howLong: 'Per quanto',
  reason: 'Motivo (lo vede la persona)',
  reasonListed: 'Motivo (per lo storico)',
  sanctions: {
    warn: 'Avverti',
    mute: 'Fai tacere',
    ban: 'Escludi',
  },
  spans: {
    day: 'Un giorno',
    week: 'Una settimana',
    month: 'Un mese',
    ever: 'Per sempre',
  },
  lift: 'Ritira',
  lifted: 'ritirato',
  endTable: 'Chiudi il tavolo',
  did: {
    warn: '{by} ha avvertito {to}',
    mute: '{by} ha fatto tacere {to}',
    ban: '{by} ha escluso {to}',
    lift: '{by} ha ritirato il provvedimento su {to}',
    'close-report': '{by} ha chiuso la segnalazione {to}',
    'delete-talk': '{by} ha eliminato un messaggio a {to}',
    'end-table': '{by} ha chiuso il tavolo {to}',
    'make-admin': '{by} ha reso {to} amministratore',
    'take-admin': '{by} ha tolto {to} dagli amministratori',
  },
} as const satisfies Translation<typeof english.admin>;
