// The six roles, in Italian.
import type * as english from '../en/roles.ts';
import type { Translation } from '../translation.ts';

export const roles: Translation<typeof english.roles> = {
  survey: {
    name: 'Esplorazione',
    role: 'Guarda un pianeta in meno dei tuoi simboli. Tienine uno a faccia in giù.',
    leader: 'Leader: guarda un pianeta in più.',
  },
  warfare: {
    name: 'Guerra',
    role: 'Raccogli 1 astronave per ogni simbolo.',
    leader: 'Leader: attacca invece 1 pianeta.',
  },
  colonize: {
    name: 'Colonizzazione',
    role: 'Infila ogni carta giocata sotto i tuoi pianeti a faccia in giù: ogni simbolo è una colonia.',
    leader: 'Leader: stabilisciti invece su 1 pianeta.',
  },
  produce: {
    name: 'Produzione',
    role: 'Metti fino a 1 risorsa per ogni simbolo nei tuoi spazi liberi.',
    leader: 'Leader: 1 simbolo in più se la pila è vuota.',
  },
  trade: {
    name: 'Commercio',
    role: 'Rendi fino a 1 risorsa per ogni simbolo e prendi 1 influenza per ciascuna.',
    leader: 'Leader: 1 simbolo in più se la pila è vuota.',
  },
  research: {
    name: 'Ricerca',
    role: 'Prendi 1 tecnologia che i tuoi simboli pagano e i tuoi pianeti scoperti permettono.',
    leader: 'Leader: 1 simbolo in più se la pila è vuota.',
  },
};
