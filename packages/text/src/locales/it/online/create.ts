// Texts of the form for a new online table, in Italian.
import type * as english from '../../en/online/create.ts';
import type { Translation } from '../../translation.ts';

export const create = {
  title: 'Nuovo tavolo',
  rules: 'Regole',
  clock: 'Orologio',
  late: 'Quando il tempo finisce',
  lates: {
    default: 'Si gioca sul sicuro',
    bot: 'Subentra un bot',
  },
  join: 'Chi può sedersi',
  joins: {
    link: {
      name: 'Solo con il link',
      spoken: 'con il link',
      seat: 'con il link',
    },
    listed: {
      name: 'Nell’elenco',
      spoken: 'aperto a tutti',
      seat: 'per chiunque',
    },
    friends: {
      name: 'Amici',
      spoken: 'per amici',
      seat: 'per amici',
    },
  },
  hide: 'Maschera i tempi',
  hideText: 'Le risposte obbligate attendono quanto quelle vere.',
  spectators: 'Spettatori',
  watching: {
    yes: 'Sì',
    delayed: 'Un turno dopo',
    no: 'No',
  },
  rated: 'Classificato',
  yes: 'Sì',
  no: 'No',
  on: 'Sì',
  off: 'No',
  pressSeat: 'Premi un posto: aperto, un amico o un bot',
  seat: 'Posto {n}:',
  seats: '{n} posti',
  open: 'Aperto',
  openText: 'Chi arriva prima si siede qui.',
  bot: 'bot',
  host: 'ospita',
  invited: 'invito',
  whoSits: 'Chi siede al posto {n}?',
  sentence: '{n} posti, {clock}, {join}',
  make: 'Crea il tavolo',
  next: 'Ricevi un link e un codice QR. La stella si accende quando ci siete tutti.',
  lastTime: 'Come l’ultima volta: {who}, {clock}',
} as const satisfies Translation<typeof english.create>;
