// The person or bot in each seat of a recorded game: stored with the game, or guessed from names.
import { DEFAULT_OPPONENT } from '@eminent/bots/registry';
import type { Seat } from '@eminent/protocol';
import { botNameOf, CHARACTERS, CHARACTER_NAMES, type FaceId } from '@eminent/pictures';
import type { About } from '../game/game-channel.ts';
import { onlyPerson } from '../game/only-person.ts';
import type { FinishedGame } from '../storage/finished-games.ts';
import type { Timeline } from './timeline.ts';

interface RecordedSeats {
  readonly about: About;
  /** The seat of the player at this device, if known. */
  readonly ownSeat: number | undefined;
}

const BOT_NAMES: readonly string[] = CHARACTERS.map((one) => CHARACTER_NAMES[one]);

/** A seat guessed from a name: a bot if the name is that of a bot, otherwise a person. */
function seatFromName(given: string, shown: string): Seat {
  const bot = botNameOf(given);
  if (bot !== undefined) return { kind: 'bot', name: shown, bot };
  return BOT_NAMES.includes(given)
    ? { kind: 'bot', name: given, bot: DEFAULT_OPPONENT }
    : { kind: 'person', name: given };
}

/** @param game the game as stored on this device, if it is stored */
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
