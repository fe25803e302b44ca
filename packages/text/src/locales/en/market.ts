// Texts about the technologies on offer: what is missing, who has them, what they give.

export const market = {
  missing: '{n:Needs|Needs} {list}',
  symbols: '{n} more {n:symbol|symbols}',
  planets: '{n} {type} {n:planet|planets}',
  taken: {
    you: 'You have this card',
    they: '{name} has this card',
    removed: 'Removed from the game',
  },
  otherFaceTaken: {
    you: 'You have its other face',
    they: '{name} has its other face',
    removed: 'Its other face was removed from the game',
  },
  goes: {
    hand: 'It goes into your hand.',
    play: 'It’s spent with this role and goes to your discard pile in cleanup.',
    discard: 'It goes to your discard pile.',
    empire: 'It stays in your empire.',
  },
  boosts: 'As a boost, it counts as {n} {role} {n:symbol|symbols}.',
  boostsEither: 'As a boost, it counts as 1 symbol, {one} or {other}.',
  always: 'Its symbols always count: {list}.',
  scores: 'Worth {n} influence.',
  losesFace: 'Its other face, {name}, is then gone for everyone.',
  source: {
    taken: 'card taken',
    cards: '{name}',
    manyCards: '{name} ×{cards}',
    empire: 'your empire',
    leading: 'for leading',
    following: 'for following',
  },
} as const;
