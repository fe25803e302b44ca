// Texts of the recap of a player's recent acts: short lines and a sentence.
import * as escalation from './rulesets/escalation/messages.ts';

export const recap = {
  sentence: '{name}, turn {n}: {acts}.',
  withGains: '{act} ({gains})',
  played: 'played {card}',
  led: 'led {role}',
  followed: 'followed {role}',
  found: '+1 {type} planet',
  fighters: '+{n} {n:fighter|fighters}',
  colonies: '+{n} {n:colony|colonies}',
  produced: '+{n} {n:resource|resources}',
  traded: '{n} traded',
  removed: '{n} {n:card|cards} removed',
  points: '+{n} {n:point|points}',
  ...escalation.recap,
  short: {
    led: 'led',
    followed: 'followed',
    took: 'took',
    planets: '{n} planets',
    technologies: '{n} technologies',
  },
  open: '{sentence} Open it in the log.',
} as const;
