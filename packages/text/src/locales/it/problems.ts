// Messages about problems of a record, and about conflicting rule options, in Italian.
import type * as english from '../en/problems.ts';
import type { Translation } from '../translation.ts';

export const problems = {
  record: {
    'no-record': 'Questa non è la registrazione di una partita.',
    'too-long': 'È troppo lunga per essere la registrazione di una partita.',
    'other-version': 'Questa registrazione è di un’altra versione del programma o delle regole.',
    options: 'Questa registrazione ha opzioni di regole sconosciute o che si contraddicono.',
    damaged: 'Questa registrazione è danneggiata o incompleta.',
    'not-possible':
      'Il turno {turn} di questa registrazione è sbagliato: lì «{token}» non è possibile. È stata modificata dopo la partita.',
    differs:
      'Il turno {turn} di questa registrazione non porta alla posizione che indica. È stata modificata dopo la partita.',
    result:
      'Questa registrazione indica vincitori diversi da quelli della sua partita. È stata modificata dopo la partita.',
    notes: 'Un commento in questa registrazione è danneggiato.',
  },
  notWith: 'Non con {other}.',
  onlyWith: 'Solo con {games}.',
  players: '{n} {n:giocatore|giocatori}',
  named: '«{name}»',
} as const satisfies Translation<typeof english.problems>;
