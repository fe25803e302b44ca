// What is said of cards and planets of the prototype whose numbers were never published, in Italian.
import type * as english from '../en/reconstructed.ts';
import type { Translation } from '../translation.ts';

export const reconstructed: Translation<typeof english.reconstructed> = {
  technology:
    'Ricostruita: simboli, influenza e Azione di questa carta non sono mai stati pubblicati.',
  planet:
    'Ricostruito: costi, influenza, simbolo, spazi e simbolo della mano non sono mai stati pubblicati.',
  start: 'Ricostruito: tipo e spazio non sono mai stati pubblicati.',
};
