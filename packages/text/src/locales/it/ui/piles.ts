// Texts of decks and discard piles, in Italian.
import type * as english from '../../en/ui/piles.ts';
import type { Translation } from '../../translation.ts';

export const piles = {
  scenarioIntro: 'Chi parte con cosa',
  scenarioIntroClose: 'Si gioca',
  fightersLabel: '{n:caccia|caccia}',
  destroyerLabel: '{n:cacciatorpediniere|cacciatorpediniere}',
  battlecruiserLabel: '{n:incrociatore|incrociatori}',
  yourPiles: 'Il tuo mazzo e i tuoi scarti',
  pilesOf: 'Impero, mazzo e scarti: {name}',
  fleet: 'Astronavi',
  permanents: 'Permanenti',
  deckContents: 'Il tuo mazzo: {n} {n:carta|carte}',
  deckAndHand: 'Mazzo e mano insieme: {n} {n:carta|carte}',
  knownHand: 'Carte che si sa essere in mano',
  discardPile: 'Scarti: {n} {n:carta|carte}',
  emptyDeck: 'Vuoto: alla prossima pesca si rimescolano gli scarti.',
  nextDraw: 'Prossima carta',
  inHand: 'In mano',
  symbolsThere: 'Simboli nell’Impero',
  nextDraws: 'Nelle prossime {n}',
} as const satisfies Translation<typeof english.piles>;
