// Shuffles a pile during the game and writes the event.
import { shuffle } from '../state/random.ts';
import { type GameState, PLANET_PILE } from '../state/state.ts';

/** Shuffles `cards`, unless `state.script` orders them. `pile`: a seat or PLANET_PILE. */
export function shufflePile(state: GameState, cards: number[], pile: number): void {
  state.reveals++;
  if (state.script !== undefined) state.script(cards, pile);
  else shuffle(cards, state.random.nextGenerator());
  state.log?.push(
    pile === PLANET_PILE
      ? { type: 'shuffle', count: cards.length }
      : { type: 'shuffle', seat: pile, count: cards.length },
  );
}
