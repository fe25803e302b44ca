// Texts of the home screen, in Italian.
import type * as english from '../../en/ui/home.ts';
import type { Translation } from '../../translation.ts';

export const home = {
  newGame: 'Nuova partita',
  play: 'Gioca',
  playNow: 'Gioca subito',
  learnFirst: 'Impara in 5 minuti',
  learnOn: 'Continua a imparare',
  knowTheGame: 'So già giocare',
  newGameFor: 'da soli o sullo stesso schermo',
  playOnline: 'Gioca online',
  waitingOnline: '{n} {n:partita ti aspetta|partite ti aspettano} online',
  continue: 'Continua la partita',
  dailyGame: 'Partita del giorno',
  dailyNew: 'per tutti',
  dailyBegun: 'in corso',
  dailyOver: 'giocata',
  dailyStreak: '{n} giorni di fila',
  unofficial:
    'Una versione amatoriale non ufficiale del gioco di Seth Jaffee, con testi e immagini originali.',
  tagline:
    'Una stella, imperi rivali. Esplora mondi, conquistali con coloni o flotte. Ogni tua scelta entra nel tuo mazzo.',
} as const satisfies Translation<typeof english.home>;
