// Finds the person or bot in each seat of a recorded game: stored with the game, or guessed from
// the names.
import { DEFAULT_OPPONENT } from '@eminent/bots/registry';
import type { Seat } from '@eminent/protocol';
import { botNameOf, CHARACTERS, CHARACTER_NAMES, type FaceId } from '@eminent/pictures';
import type { About } from '../game/game-channel.ts';
import { onlyPerson } from '../game/only-person.ts';
import type { FinishedGame } from '../storage/finished-games.ts';
import type { Timeline } from './timeline.ts';

interface RecordedSeats {
  readonly about: About;
  readonly ownSeat: number | undefined;
}

/**
 * Guesses from the name in a record whether a person or a bot had the seat. A bot is named by its
 * specification ("captain") or its character ("Mira", the Cadet); `shown` is its displayed name.
 */
function seatFromName(given: string, shown: string): Seat {
  const bot = botNameOf(given);
  if (bot !== undefined) return { kind: 'bot', name: shown, bot };
  const character = CHARACTERS.find((one) => CHARACTER_NAMES[one] === given);
  if (character === undefined) return { kind: 'person', name: given };
  return { kind: 'bot', name: given, bot: botNameOf(character) ?? DEFAULT_OPPONENT };
}

/** Returns the seats of a recorded game. `game` is the game as stored on this device, if any. */
export function seatsOfRecord(
  timeline: Pick<Timeline, 'givenNames' | 'names'>,
  game: FinishedGame | undefined,
): RecordedSeats {
  const { givenNames, names } = timeline;
  const seats =
    game?.seats ?? givenNames.map((given, seat) => seatFromName(given, names[seat] ?? given));
  const ownSeat = game?.own ?? (seats.length > 1 ? onlyPerson(seats) : undefined);
  return {
    about: {
      id: game?.id ?? '',
      seats,
      ...(game?.faces && { faces: game.faces as readonly FaceId[] }),
    },
    ownSeat: ownSeat !== undefined && ownSeat < seats.length ? ownSeat : undefined,
  };
}
