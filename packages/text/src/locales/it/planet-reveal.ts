// Texts shown while a planet is turned face up, in Italian.
import type * as english from '../en/planet-reveal.ts';
import type { Translation } from '../translation.ts';

export const climax = {
  settle: { you: 'Ti stabilisci su', they: '{name} si stabilisce su' },
  attack: { you: 'Attacchi', they: '{name} attacca' },
  first: 'Il tuo primo pianeta',
  room: 'posto per',
  becomes: '{before} diventa {after}',
  returns: '{n} {n:colonia|colonie} negli scarti',
  spent: '{n} {n:astronave spesa|astronavi spese}',
  spentLarge: 'Costo: {list}',
} as const satisfies Translation<typeof english.climax>;
