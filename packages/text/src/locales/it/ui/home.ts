// The home screen, in Italian.
import type * as english from '../../en/ui/home.ts';
import type { Translation } from '../../translation.ts';

export const home = {
  newGame: 'Nuova partita',
  play: 'Gioca',
  playNow: 'Gioca subito',
  continue: 'Continua la partita',
  unofficial:
    'Una versione amatoriale non ufficiale del gioco di Seth Jaffee, con parole e immagini proprie.',
  tagline:
    'Esplora nuovi mondi, conquistali con i coloni o con le flotte, e costruisci il tuo mazzo con ciò che fai.',
} as const satisfies Translation<typeof english.home>;
