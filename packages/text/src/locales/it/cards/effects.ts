// Texts of single effects, in Italian, for cards without a text of their own.
import type * as english from '../../en/cards/effects.ts';
import type { Translation } from '../../translation.ts';

export const effects = {
  none: 'Nessuna Azione.',
  draw: 'Pesca {n} {n:carta|carte}.',
  fighters: 'Raccogli {n} {n:astronave|astronavi}.',
  'fighters-or-attack': 'Raccogli {n} {n:astronave|astronavi} o attacca 1 pianeta.',
  attack: 'Attacca {n} {n:pianeta|pianeti}.',
  colony: 'Infila questa carta sotto un pianeta coperto.',
  settle: 'Puoi stabilirti su 1 pianeta.',
  produce: 'Produci fino a {n} {n:risorsa|risorse}.',
  trade: 'Commercia fino a {n} {n:risorsa|risorse}.',
  influence: 'Prendi {n} influenza.',
  remove: 'Rimuovi dal gioco fino a {n} {n:carta|carte} della tua mano.',
  'remove-anywhere': 'Rimuovi dal gioco 1 carta della tua mano o dei tuoi scarti.',
} as const satisfies Translation<typeof english.effects>;
