// The list of technologies and its filters, in Italian.
import type * as english from '../../en/ui/technologies.ts';
import type { Translation } from '../../translation.ts';

export const technologies = {
  filterType: 'Tipo di pianeta',
  filterLevel: 'Livello',
  filterSymbol: 'Simbolo',
  filterReach: 'Portata',
  allTypes: 'Tutti i tipi',
  allLevels: 'Tutti i livelli',
  allSymbols: 'Tutti i simboli',
  yourPlanets: 'ne hai {n}',
  noTechnologies: 'Nessuna tecnologia da mostrare.',
  reach: {
    all: 'Tutte le tecnologie',
    now: 'Alla tua portata ora',
    soon: 'Presto alla tua portata',
  },
} as const satisfies Translation<typeof english.technologies>;
