// Texts about the technologies on offer, in Italian.
import type * as english from '../en/market.ts';
import type { Translation } from '../translation.ts';

export const market = {
  missing: '{n:Serve|Servono} {list}',
  symbols: '{n} {n:altro simbolo|altri simboli}',
  planets: '{n} {n:pianeta|pianeti} di tipo {type}',
  taken: {
    you: 'Questa carta è tua',
    they: 'Questa carta è di {name}',
    removed: 'Rimossa dal gioco',
  },
  otherFaceTaken: {
    you: 'Hai tu l’altro lato',
    they: '{name} ha l’altro lato',
    removed: 'L’altro lato è stato rimosso dal gioco',
  },
  goes: {
    hand: 'Va nella tua mano.',
    play: 'Si spende con questo ruolo e in Pulizia va nella tua pila degli scarti.',
    discard: 'Va nella tua pila degli scarti.',
    empire: 'Resta nel tuo Impero.',
  },
  boosts: 'Per potenziare vale {n} {n:simbolo|simboli} {role}.',
  boostsEither: 'Per potenziare vale 1 simbolo, {one} o {other}.',
  always: 'I suoi simboli contano sempre: {list}.',
  scores: 'Vale {n} influenza.',
  losesFace: 'L’altro lato, {name}, è perso per tutti.',
  source: {
    taken: 'carta presa',
    cards: '{name}',
    manyCards: '{name} ×{cards}',
    empire: 'dal tuo Impero',
    leading: 'perché guidi',
    following: 'perché segui',
  },
} as const satisfies Translation<typeof english.market>;
