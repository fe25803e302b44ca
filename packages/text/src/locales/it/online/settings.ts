// Texts of the settings for account, notifications, bots and personal data, in Italian.
import type * as english from '../../en/online/settings.ts';
import type { Translation } from '../../translation.ts';

export const settings = {
  title: 'Account e notifiche',
  you: 'Tu',
  save: 'Salva',
  saved: 'Salvato.',
  face: 'Il tuo ritratto',
  faceAt: 'Ritratto {n}',
  newHere: 'È la prima volta?',
  signIn: 'Accedi',
  haveAccount: 'Ho un account',
  guestMoves: 'I posti e le partite di questo ospite passano al tuo account.',
  leaveGuest: 'Accedi senza portarli',
  signInAgain: 'Accedi di nuovo',
  signInAgainWhy:
    'È passato un po’ dall’ultimo accesso. Subito dopo finiamo ciò che avevi cominciato.',
  byPasskey: 'Usa una passkey',
  login: 'Nome per accedere',
  password: 'Password',
  showPassword: 'Mostra la password',
  lost: 'Non riesco ad accedere',
  code: 'Codice di recupero',
  byCode: 'Usa il codice',
  mail: 'Indirizzo email',
  badMail: 'Scrivi un indirizzo email.',
  byMail: 'Mandami un link',
  mailSent: 'Se conosciamo questo indirizzo, un link è in arrivo.',
  mailLink: 'Un link dalla tua email',
  mailIn: 'Ti fa accedere su questo dispositivo.',
  mailConfirm: 'Conferma il tuo indirizzo per il recupero.',
  mailOpen: 'Avanti',
  keep: 'Conserva',
  keepGuest:
    'Sei un ospite: i tuoi posti e le tue partite vivono in questo browser. Con una passkey o una password sono tuoi ovunque.',
  keepAccount: 'Il tuo account: come accedi, e dove sei collegato ora.',
  passkeys: 'Le passkey',
  passkey: 'Una passkey',
  addPasskey: 'Aggiungi una passkey',
  addPassword: 'Scegli una password',
  changePassword: 'Cambia la password',
  currentPassword: 'Password attuale',
  newPassword: 'Nuova password, almeno 12 caratteri',
  codes: 'Codici di recupero',
  codesLeft: '{n:Resta|Restano} {n} {n:codice|codici}.',
  codesOnce:
    'Conserva questi codici. Ognuno ti fa entrare una volta se tutto il resto fallisce, e li vedi solo ora.',
  saveCodes: 'Salva in un file',
  newCodes: 'Crea codici nuovi',
  devices: 'Dove sei collegato',
  device: 'Un dispositivo',
  thisDevice: 'questo',
  signOut: 'Esci',
  signOutOthers: 'Esci da tutti gli altri',
  signOutGuest:
    'Sei un ospite: solo questo browser sa quali posti e partite sono tuoi. Se esci non potrai ritrovarli, a meno di aggiungere prima una passkey o una password.',
  staySignedIn: 'Non uscire',
  signOutAnyway: 'Esci lo stesso',
} as const satisfies Translation<typeof english.settings>;

export const notices = {
  title: 'Avvisami quando una partita aspetta',
  text: 'Finché questa pagina è aperta la scheda conta le partite che aspettano, e un suono ti chiama.',
  thisDevice: 'Avvisa su questo dispositivo',
  begun: 'Questo dispositivo sarà avvisato.',
  cannot: 'Questo browser non può essere avvisato a pagina chiusa.',
  noPush: 'Questo server non manda notifiche ai browser.',
  turn: 'Quando una decisione aspetta',
  when: {
    away: 'Quando non ci sono',
    always: 'Sempre',
    never: 'Mai',
  },
  about: {
    reminder: 'Quando il mio tempo sta per finire',
    invited: 'Quando un amico mi tiene un posto',
    over: 'Quando una partita è finita',
  },
  pushes: {
    waiting: 'Una partita aspetta la tua risposta.',
    reminder: 'Il tuo tempo per rispondere sta per finire.',
    invited: 'Un amico ti ha tenuto un posto.',
    over: 'Una tua partita è finita.',
    test: 'Questo dispositivo sarà avvisato quando una partita aspetta.',
  },
  quiet: 'Non di notte',
  from: 'Dalle',
  to: 'Alle',
  webhooks: 'Avvisa la chat di un gruppo',
  webhooksText: 'Un webhook dice alla tua chat chi è atteso ai tuoi tavoli.',
  url: 'Indirizzo del webhook',
  badUrl: 'Scrivi un indirizzo che comincia con https://.',
  addWebhook: 'Aggiungi',
  secret: 'I messaggi sono firmati con questo segreto, che si vede solo ora:',
} as const satisfies Translation<typeof english.notices>;

export const bots = {
  title: 'I tuoi bot',
  text: 'Un tuo programma può giocare qui con un token: parla il protocollo dei bot sul socket, ed è classificato e segnato come bot.',
  name: 'Nome del bot',
  add: 'Aggiungi un bot',
  token: 'Il suo token, che si vede solo ora:',
} as const satisfies Translation<typeof english.bots>;

export const data = {
  title: 'I tuoi dati',
  text: 'Scarica tutto quello che questo server sa di te, o eliminalo.',
  export: 'Scarica i miei dati',
  delete: 'Elimina il mio account',
  deleteText:
    'Il nome, l’accesso, gli amici e le impostazioni si eliminano subito. Le partite giocate con altri restano, senza il tuo nome; dove siedi ancora continua un bot. Non si può annullare.',
  keep: 'Tieni il mio account',
  deleteNow: 'Elimina per sempre',
} as const satisfies Translation<typeof english.data>;
