// Shuffles a pile during the game and logs it.
import { shuffle } from '../state/random.ts';
import { type GameState, PLANET_PILE } from '../state/state.ts';

/** Shuffles a pile: the deck of a seat, or PLANET_PILE. A script replaces the random order. */
export function shufflePile(state: GameState, cards: number[], pile: number): void {
  state.reveals++;
  if (state.script !== undefined) state.script(cards, pile);
  else shuffle(cards, state.random.forShuffle());
  state.log?.push(
    pile === PLANET_PILE
      ? { type: 'shuffle', count: cards.length }
      : { type: 'shuffle', seat: pile, count: cards.length },
  );
}
