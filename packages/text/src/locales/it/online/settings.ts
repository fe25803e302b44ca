// Account, notifications, bots and personal data, in Italian.
import type * as english from '../../en/online/settings.ts';
import type { Translation } from '../../translation.ts';

export const settings = {
  title: 'Account e notifiche',
  you: 'Tu',
  save: 'Salva',
  saved: 'Salvato.',
  face: 'Il tuo volto',
  faceAt: 'Volto {n}',
  newHere: 'È la prima volta?',
  signIn: 'Accedi',
  haveAccount: 'Ho un account',
  guestMoves: 'I posti e le partite di questo ospite passano al tuo account.',
  leaveGuest: 'Accedi senza portarli',
  signInAgain: 'Accedi ancora una volta',
  signInAgainWhy:
    'È passato un po’ da quando hai effettuato l’accesso. Fatto questo, quel che volevi viene eseguito.',
  byPasskey: 'Con una passkey',
  login: 'Nome per accedere',
  password: 'Password',
  showPassword: 'Mostra la password',
  lost: 'Non riesco ad accedere',
  code: 'Codice di recupero',
  byCode: 'Usa il codice',
  mail: 'Indirizzo di posta',
  badMail: 'Scrivi un indirizzo di posta.',
  byMail: 'Mandami un link',
  mailSent: 'Se questo indirizzo è noto qui, un link è in arrivo.',
  mailLink: 'Un link dalla tua posta',
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
    'Conserva questi codici: ognuno ti fa entrare una volta se hai perso il resto. Si vedono solo ora.',
  saveCodes: 'Salva in un file',
  newCodes: 'Crea codici nuovi',
  devices: 'Dove sei collegato',
  device: 'Un dispositivo',
  thisDevice: 'questo',
  signOut: 'Esci',
  signOutOthers: 'Esci da tutti gli altri',
  signOutGuest:
    'Sei un ospite: solo questo browser sa quali posti e partite sono tuoi. Se esci non c’è modo di ritrovarli. Con una passkey o una password sì.',
  staySignedIn: 'Resta',
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
    invited: 'Un amico ti tiene un posto.',
    over: 'Una tua partita è finita.',
    test: 'Questo dispositivo sarà avvisato quando una partita aspetta.',
  },
  quiet: 'Non di notte',
  from: 'Dalle',
  to: 'Alle',
  webhooks: 'Avvisa la chat di un gruppo',
  webhooksText: 'Un webhook della tua chat riceve chi è atteso a un tuo tavolo.',
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
  text: 'Tutto quello che questo server sa di te, in un file; o più niente.',
  export: 'Salva i miei dati',
  delete: 'Elimina il mio account',
  deleteText:
    'Il nome, l’accesso, gli amici e le impostazioni si eliminano subito. Le partite giocate con altri restano, senza il tuo nome; dove siedi ancora continua un bot. Non si può annullare.',
  keep: 'Tieni il mio account',
  deleteNow: 'Elimina per sempre',
} as const satisfies Translation<typeof english.data>;
