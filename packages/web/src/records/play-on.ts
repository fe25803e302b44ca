// Creates a game that continues a recorded game, with a person in one seat and bots in the others.
import { DEFAULT_OPPONENT } from '@eminent/bots/registry';
import type { SavedGame, Seat } from '@eminent/protocol';
import { newId } from '../storage/new-id.ts';
import type { Timeline } from './timeline.ts';

/**
 * A game that continues a recorded game from a ply, with a person in `seat`.
 *
 * @param others the seats of the recorded game, or only their names. A seat without a bot gets the
 *   default opponent.
 */
export function gameFrom(
  timeline: Pick<Timeline, 'options' | 'seed' | 'givenNames' | 'tokens'>,
  ply: number,
  seat: number,
  others: readonly (Seat | string)[],
): SavedGame {
  const seats = timeline.givenNames.map((given, at): Seat => {
    if (at === seat) return { kind: 'person', name: given };
    const other = others[at];
    if (typeof other === 'object' && other.kind === 'bot') return other;
    const name = typeof other === 'string' ? other : given;
    return { kind: 'bot', name, bot: DEFAULT_OPPONENT };
  });
  return {
    id: newId(),
    game: timeline.options,
    seed: timeline.seed,
    seats,
    tokens: timeline.tokens.slice(0, ply),
    lastQuestion: 0,
  };
}
