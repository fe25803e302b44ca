// Continues a recorded game.
import { DEFAULT_OPPONENT } from '@eminent/bots/registry';
import type { SavedGame, Seat } from '@eminent/protocol';
import { newId } from '../storage/new-id.ts';
import type { Timeline } from './timeline.ts';

/**
 * Creates a game that continues a recorded game from a ply, with a person in `seat`. In the other
 * seats, bots stay and people are replaced by the default opponent.
 */
export function gameFrom(
  timeline: Pick<Timeline, 'options' | 'seed' | 'givenNames' | 'tokens'>,
  ply: number,
  seat: number,
  recordedSeats: readonly (Seat | string)[],
): SavedGame {
  const seats = timeline.givenNames.map((given, at): Seat => {
    if (at === seat) return { kind: 'person', name: given };
    const recorded = recordedSeats[at];
    if (typeof recorded === 'object' && recorded.kind === 'bot') return recorded;
    const name = typeof recorded === 'string' ? recorded : given;
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
