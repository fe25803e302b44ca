// Shuffles a pile during play and logs it.
import { shuffle } from '../state/random.ts';
import { type GameState, PLANET_PILE } from '../state/state.ts';

/** Shuffles a pile with the game's generator or, in tests and recorded games, a script. */
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
