// Texts shared by several screens, in Italian.
import type * as english from '../../en/ui/general.ts';
import type { Translation } from '../../translation.ts';

export const general = {
  home: 'Inizio',
  ways: 'Navigazione',
  tools: 'Strumenti',
  toTable: 'Torna al tavolo',
  cardsAndRules: 'Carte e regole',
  replays: 'Partite registrate',
  puzzles: 'Rompicapi',
  settings: 'Impostazioni',
  language: 'Lingua',
  close: 'Chiudi',
  loading: 'Caricamento…',
  search: 'Cerca',
  nothingFound: 'Nessun risultato.',
  you: 'Tu',
  playerAt: 'Giocatore {n}',
  player: 'Giocatore',
  level: 'Livello {n}',
  technologies: 'Tecnologie',
  permanent: 'permanente',
  blocked: 'bloccato',
  unknownPlanet: 'Pianeta sconosciuto',
  empty: 'Nessuna carta.',
  log: 'Cronaca',
  fighters: '{n} {n:astronave|astronavi}',
  tokens: '{n} {n:gettone|gettoni}',
  score: '{n} {n:punto|punti}',
  phases: {
    action: 'Azione',
    role: 'Ruolo',
    cleanup: 'Pulizia',
  },
  levels: 'Livelli',
  styles: 'Caratteri',
} as const satisfies Translation<typeof english.general>;
