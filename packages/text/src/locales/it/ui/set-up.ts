// Setting up a new game, in Italian.
import type * as english from '../../en/ui/set-up.ts';
import type { Translation } from '../../translation.ts';

export const setUp = {
  players: 'Giocatori',
  seat: 'Posto {n}',
  seatName: 'Nome al posto {n}',
  person: 'Una persona su questo schermo',
  strength: 'Forza {n} su {most}',
  first: 'Chi comincia',
  firstChance: 'Si tira a sorte',
  game: 'Gioco',
  variant: 'Variante',
  switches: 'Opzioni di regole',
  seed: 'Seme',
  seedChance: 'a caso',
} as const satisfies Translation<typeof english.setUp>;
