// Texts about cards and planets for lists, labels and screen readers, in Italian.
import * as escalation from './rulesets/escalation/messages.ts';
import type * as english from '../en/pieces.ts';
import type { Translation } from '../translation.ts';

export const list = {
  none: 'nessuno',
  next: '{words}, {next}',
  two: '{words} e {next}',
  last: '{words} e {next}',
  twoEither: '{words} o {next}',
  lastEither: '{words} o {next}',
} as const satisfies Translation<typeof english.list>;

export const resources = {
  food: 'cibo',
  water: 'acqua',
  iron: 'ferro',
  silicon: 'silicio',
  any: 'qualsiasi risorsa',
} as const satisfies Translation<typeof english.resources>;

export const planetTypes = {
  advanced: 'Avanzato',
  fertile: 'Fertile',
  metallic: 'Metallico',
  prestige: 'Prestigio',
  utopian: 'Utopico',
  diverse: 'Misto',
} as const satisfies Translation<typeof english.planetTypes>;

export const planetTypeLetters = {
  advanced: 'A',
  fertile: 'F',
  metallic: 'M',
  prestige: 'P',
  utopian: 'U',
  diverse: 'X',
} as const satisfies Translation<typeof english.planetTypeLetters>;

export const piece = {
  withSymbol: '{name} ({symbol})',
  prototypeName: '{first} e {second}',
  deck: 'mazzo {type}',
  roleCard: 'carta ruolo',
  technology: 'tecnologia {type}, livello {level}',
  permanent: 'permanente',
  cost: 'costa {symbols} {symbols:simbolo|simboli} Ricerca, con {planets} {planets:pianeta scoperto|pianeti scoperti} di tipo {type}',
  influence: '{n} influenza',
  symbols: '{n:simbolo|simboli}: {list}',
  action: 'Azione: {text}',
  otherFace: 'altro lato: {name}',
  planet: '{name}, pianeta {type}',
  unknownPlanet: 'pianeta {type}',
  planetCosts: '{fighters} {fighters:astronave|astronavi} o {colonies} {colonies:colonia|colonie}',
  somePlanet: 'un pianeta',
  faceDown: 'coperto',
  slot: 'spazio per {resource}',
  handLimit: 'limite di carte in mano +{n}',
  colonies: '{n} {n:colonia|colonie}',
  holds: 'contiene {list}',
  blocked: 'non può avere risorse',
  ...escalation.piece,
  ...escalation.influenceSources,
  backLabel: '{type} {warfare}/{colonize}',
  start: 'INIZIO',
  startPlanet: 'pianeta iniziale',
  times: '{name} ×{n}',
} as const satisfies Translation<typeof english.piece>;

export const ships = escalation.shipNames;

export const shipCounts = escalation.shipCounts;

export const scenarios = escalation.scenarioNames;
