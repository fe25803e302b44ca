// Creates the seats of a puzzle, which are the same on the page and in link previews.
import { DEFAULT_OPPONENT } from '@eminent/bots/registry';
import type { Seat } from '@eminent/protocol';
import { DEFAULT_BOT_NAMES } from './seat-faces.ts';

/** Returns the seats of a puzzle: the solver without a name, and bots in all other seats. */
export function puzzleSeats(players: number, solver: number): readonly Seat[] {
  return Array.from({ length: players }, (_, seat): Seat => {
    if (seat === solver) return { kind: 'person', name: '' };
    const name = DEFAULT_BOT_NAMES[seat < solver ? seat : seat - 1] ?? '';
    return { kind: 'bot', name, bot: DEFAULT_OPPONENT };
  });
}
