// Cards and planets in lists, on labels and spoken.

export const list = { none: 'none' } as const;

export const resources = {
  food: 'food',
  water: 'water',
  iron: 'iron',
  silicon: 'silicon',
} as const;

export const planetTypes = {
  advanced: 'Advanced',
  fertile: 'Fertile',
  metallic: 'Metallic',
} as const;

/** What stands for a type on its emblem: a letter of its name, another one for each. */
export const planetTypeLetters = { advanced: 'A', fertile: 'F', metallic: 'M' } as const;

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
  blocked: 'can hold no resources',
  backLabel: '{type} {warfare}/{colonize}',
  times: '{name} ×{n}',
} as const;
