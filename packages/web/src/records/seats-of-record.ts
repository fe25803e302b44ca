// Who sat at the table of a recorded game: as stored with it, or as far as the names show.
import { DEFAULT_OPPONENT } from '@eminent/bots/registry';
import type { Seat } from '@eminent/protocol';
import { botNameOf, CHARACTERS, CHARACTER_NAMES, type FaceId } from '@eminent/pictures';
import type { About } from '../game/game-channel.ts';
import type { FinishedGame } from '../storage/finished-games.ts';
import type { Timeline } from './timeline.ts';

export interface RecordedSeats {
  readonly about: About;
  /** The seat of the player at this device. */
  readonly own: number | undefined;
}

const BOT_NAMES: readonly string[] = CHARACTERS.map((one) => CHARACTER_NAMES[one]);

function seatFromName(given: string, shown: string): Seat {
  const bot = botNameOf(given);
  if (bot !== undefined) return { kind: 'bot', name: shown, bot };
  return BOT_NAMES.includes(given)
    ? { kind: 'bot', name: given, bot: DEFAULT_OPPONENT }
    : { kind: 'person', name: given };
}

/** The seat of the only person, if there is one. */
function onlyPerson(seats: readonly Seat[]): number | undefined {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}

/** @param game the stored game, if this device has it */
export function seatsOfRecord(
  timeline: Pick<Timeline, 'givenNames' | 'names'>,
  game: FinishedGame | undefined,
): RecordedSeats {
  const { givenNames, names } = timeline;
  const seats =
    game?.seats ?? givenNames.map((given, seat) => seatFromName(given, names[seat] ?? given));
  const own = game?.own ?? (seats.length > 1 ? onlyPerson(seats) : undefined);
  return {
    about: {
      id: game?.id ?? '',
      seats,
      ...(game?.faces && { faces: game.faces as readonly FaceId[] }),
    },
    own: own !== undefined && own < seats.length ? own : undefined,
  };
}
