// Texts of decks and discard piles.

export const piles = {
  scenarioIntro: 'Who starts with what',
  scenarioIntroClose: 'Let’s play',
  fightersLabel: '{n:fighter|fighters}',
  destroyerLabel: '{n:destroyer|destroyers}',
  battlecruiserLabel: '{n:battlecruiser|battlecruisers}',
  yourPiles: 'Your deck and discard',
  pilesOf: 'Empire, deck and discard: {name}',
  fleet: 'Fighters',
  permanents: 'Permanents',
  deckContents: 'Your deck: {n} {n:card|cards}',
  deckAndHand: 'Deck and hand together: {n} {n:card|cards}',
  knownHand: 'Known to be in hand',
  discardPile: 'Discard pile: {n} {n:card|cards}',
  emptyDeck: 'Empty: the next draw shuffles the discard pile.',
  nextDraw: 'Next card',
  inHand: 'In hand',
  symbolsThere: 'Symbols in the empire',
  nextDraws: 'In the next {n}',
} as const;
