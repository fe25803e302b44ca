// Texts about cards and planets for lists, labels and screen readers.
import * as escalation from './rulesets/escalation/messages.ts';

/** Joins words: `two` if there are exactly two, otherwise `next` and finally `last`. */
export const list = {
  none: 'none',
  next: '{words}, {next}',
  two: '{words} and {next}',
  last: '{words}, and {next}',
  twoEither: '{words} or {next}',
  lastEither: '{words}, or {next}',
} as const;

export const resources = {
  food: 'food',
  water: 'water',
  iron: 'iron',
  silicon: 'silicon',
  any: 'any resource',
} as const;

export const planetTypes = {
  advanced: 'Advanced',
  fertile: 'Fertile',
  metallic: 'Metallic',
  prestige: 'Prestige',
  utopian: 'Utopian',
  diverse: 'Diverse',
} as const;

/** The letters on the emblems of planet types: a letter of the name, different for each type. */
export const planetTypeLetters = {
  advanced: 'A',
  fertile: 'F',
  metallic: 'M',
  prestige: 'P',
  utopian: 'U',
  diverse: 'D',
} as const;

export const piece = {
  withSymbol: '{name} ({symbol})',
  prototypeName: '{first} and {second}',
  deck: '{type} deck',
  roleCard: 'role card',
  technology: '{type} technology, level {level}',
  permanent: 'permanent',
  cost: 'costs {symbols} Research {symbols:symbol|symbols} and {planets} {type} {planets:planet|planets}',
  influence: '{n} influence',
  symbols: '{n:symbol|symbols}: {list}',
  action: 'Action: {text}',
  otherFace: 'other side: {name}',
  planet: '{name}, {type} planet',
  unknownPlanet: '{type} planet',
  planetCosts: '{fighters} {fighters:fighter|fighters} or {colonies} {colonies:colony|colonies}',
  somePlanet: 'a planet',
  faceDown: 'face down',
  slot: '{resource} slot',
  handLimit: 'hand limit +{n}',
  colonies: '{n} {n:colony|colonies}',
  holds: 'holds {list}',
  blocked: 'can’t hold resources',
  ...escalation.piece,
  ...escalation.influenceSources,
  backLabel: '{type} {warfare}/{colonize}',
  start: 'START',
  startPlanet: 'start planet',
  times: '{name} ×{n}',
} as const;

export const ships = escalation.shipNames;

export const shipCounts = escalation.shipCounts;

export const scenarios = escalation.scenarioNames;
