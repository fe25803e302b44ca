// Texts of the six roles, in Italian. Commercio has the letter M, because Colonizzazione has the C.
import type * as english from '../en/roles.ts';
import type { Translation } from '../translation.ts';

export const roles = {
  survey: {
    name: 'Esplorazione',
    letter: 'E',
    role: 'Guarda tanti pianeti quanti i tuoi simboli meno uno. Tienine uno, coperto.',
    leader: 'Leader: guarda un pianeta in più.',
  },
  warfare: {
    name: 'Guerra',
    letter: 'G',
    role: 'Raccogli 1 astronave per ogni simbolo.',
    leader: 'Leader: attacca invece 1 pianeta.',
  },
  colonize: {
    name: 'Colonizzazione',
    letter: 'C',
    role: 'Infila ogni carta giocata sotto i tuoi pianeti coperti: ogni simbolo è una colonia.',
    leader: 'Leader: stabilisciti invece su 1 pianeta.',
  },
  produce: {
    name: 'Produzione',
    letter: 'P',
    role: 'Metti fino a 1 risorsa per ogni simbolo negli spazi liberi dei tuoi pianeti.',
    leader: 'Leader: +1 simbolo se la pila è vuota.',
  },
  trade: {
    name: 'Commercio',
    letter: 'M',
    role: 'Restituisci fino a 1 risorsa per ogni simbolo e prendi 1 influenza per ciascuna.',
    leader: 'Leader: +1 simbolo se la pila è vuota.',
  },
  research: {
    name: 'Ricerca',
    letter: 'R',
    role: 'Prendi 1 tecnologia: la paghi con i simboli e ti servono pianeti scoperti del suo tipo.',
    leader: 'Leader: +1 simbolo se la pila è vuota.',
  },
} as const satisfies Translation<typeof english.roles>;
