// Phases, why the end was triggered, where a score comes from and how a tie was decided, in Italian.
import type * as english from '../en/score.ts';
import type { Translation } from '../translation.ts';

export const phases: Translation<typeof english.phases> = {
  action: 'Fase Azione',
  role: 'Fase Ruolo',
  cleanup: 'Fase di Pulizia',
};

export const ends: Translation<typeof english.ends> = {
  influence: 'La riserva di influenza si è esaurita.',
  stacks: 'Le pile vuote sono abbastanza.',
};

export const score: Translation<typeof english.score> = {
  total: 'Totale',
  tokens: 'Gettoni influenza',
  planets: 'Pianeti scoperti',
  technologies: 'Tecnologie',
  tieBreak: 'Risorse e astronavi',
  points: '{n} influenza',
  tieDecided: 'Il pareggio va a chi ha più risorse e astronavi.',
  shared: 'Anche risorse e astronavi sono pari: la vittoria è condivisa.',
};
