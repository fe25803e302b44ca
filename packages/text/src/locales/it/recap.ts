// Texts of the recap of a player's recent acts: short lines and a sentence, in Italian.
import * as escalation from './rulesets/escalation/messages.ts';
import type * as english from '../en/recap.ts';
import type { Translation } from '../translation.ts';

export const recap = {
  sentence: '{name}, turno {n}: {acts}.',
  withGains: '{act} ({gains})',
  played: 'ha giocato {card}',
  led: 'ha guidato {role}',
  followed: 'ha seguito {role}',
  found: '+1 pianeta {type}',
  fighters: '+{n} {n:astronave|astronavi}',
  colonies: '+{n} {n:colonia|colonie}',
  produced: '+{n} {n:risorsa|risorse}',
  traded: '{n} {n:commerciata|commerciate}',
  removed: '{n} {n:carta rimossa|carte rimosse}',
  points: '+{n} {n:punto|punti}',
  ...escalation.recap,
  short: {
    led: 'guida',
    followed: 'segue',
    took: 'prende',
    planets: '{n} pianeti',
    technologies: '{n} tecnologie',
  },
  open: '{sentence} Apri la cronaca a questo punto.',
} as const satisfies Translation<typeof english.recap>;
