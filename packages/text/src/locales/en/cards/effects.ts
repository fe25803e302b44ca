// Texts of single effects, for cards without a text of their own.

export const effects = {
  none: 'No Action.',
  draw: 'Draw {n} {n:card|cards}.',
  fighters: 'Collect {n} {n:fighter|fighters}.',
  'fighters-or-attack': 'Collect {n} {n:fighter|fighters}, or attack 1 planet.',
  attack: 'Attack {n} {n:planet|planets}.',
  colony: 'Tuck this card under a face-down planet.',
  settle: 'You may settle 1 planet.',
  produce: 'Produce up to {n} {n:resource|resources}.',
  trade: 'Trade up to {n} {n:resource|resources}.',
  influence: 'Take {n} influence.',
  remove: 'Remove up to {n} {n:card|cards} in your hand from the game.',
  'remove-anywhere': 'Remove 1 card in your hand or discard pile from the game.',
} as const;
