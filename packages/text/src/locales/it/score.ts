// Texts of phases, causes of the end, scores and tiebreakers, in Italian.
import type * as english from '../en/score.ts';
import type { Translation } from '../translation.ts';

export const phases = {
  action: 'Fase Azione',
  role: 'Fase Ruolo',
  cleanup: 'Fase di Pulizia',
} as const satisfies Translation<typeof english.phases>;

export const ends = {
  influence: 'La riserva di influenza si è esaurita.',
  stacks: 'Le pile vuote sono abbastanza.',
} as const satisfies Translation<typeof english.ends>;

export const score = {
  total: 'Totale',
  tokens: 'Gettoni influenza',
  planets: 'Pianeti scoperti',
  technologies: 'Tecnologie',
  ships: 'Incrociatore',
  tieBreak: 'Risorse e astronavi',
  points: '{n} influenza',
  tieDecided: 'Parità! Vince chi ha più risorse e astronavi.',
  shared: 'Anche risorse e astronavi sono pari: la vittoria è condivisa.',
} as const satisfies Translation<typeof english.score>;
