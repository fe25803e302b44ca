// Texts of the technologies on offer and their filters, in Italian.
import type * as english from '../../en/ui/technologies.ts';
import type { Translation } from '../../translation.ts';

export const technologies = {
  filters: 'Filtri',
  moreFilters: 'Altri filtri',
  reach: {
    now: '{n} ora',
    soon: 'Presto',
    all: 'Tutte',
  },
  marketTitle: {
    now: 'Disponibili ora',
    soon: 'Quasi disponibili',
    all: 'Tutte le tecnologie',
  },
  technologiesOpen: 'Tecnologie disponibili',
  noTechnologies: 'Nessuna tecnologia da mostrare.',
  notYet: 'Fuori portata',
  takenTechnologies: 'Già prese',
  otherFace: 'Altro lato: {name}',
  lookUp: 'Consulta',
  researchSymbols: 'Simboli Ricerca: {n}',
  ledNow: 'Guidando ora Ricerca avresti {range} {n:simbolo|simboli}',
  yourFaceUpPlanets: 'I tuoi pianeti scoperti',
} as const satisfies Translation<typeof english.technologies>;
