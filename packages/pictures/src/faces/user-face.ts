// A user's face online: the chosen one, or else one derived from the players at the table. The same
// players look the same while a table is created, gathers players, and plays.
import type { Level } from '@eminent/bots/registry';
import { type FaceId, facesOf, levelOf, type Person, PEOPLE } from './seat-faces.ts';

export interface Faced {
  /** Empty for a free seat. */
  readonly name: string;
  readonly person?: string | undefined;
  readonly bot?: string | undefined;
  readonly face?: string | undefined;
}

function asPerson(face: string | undefined): Person | undefined {
  return PEOPLE.find((one) => one === face);
}

/** The server's bots are users with an id such as `bot:captain`. */
export function botOf(person: string | undefined): string | undefined {
  return person?.startsWith('bot:') === true ? person.slice('bot:'.length) : undefined;
}

/** The faces of a table by seat. The host's face does not depend on the other players. */
export function onlineFaces(seats: readonly Faced[], host?: string): readonly FaceId[] {
  const seated = seats.filter(({ name, bot }) => name !== '' || bot !== undefined);
  const kept = seated.map((one) =>
    asPerson(host !== undefined && one.person === host ? onlineFace(one) : one.face),
  );
  const faces = facesOf(
    // A bot is named in the reader's language but looks the same in all.
    seated.map(({ name, bot }) =>
      bot === undefined ? { kind: 'person', name } : { kind: 'bot', name: bot, bot },
    ),
    kept,
  );
  return seats.map((one) => faces[seated.indexOf(one)] ?? 'regent');
}

export function onlineFace(one: Faced & { readonly id?: string }): FaceId {
  return onlineFaces([{ ...one, bot: one.bot ?? botOf(one.id) }])[0] ?? 'regent';
}

/** The level of a bot online, for the pin on its portrait. */
export function onlineRank(one: Faced & { readonly id?: string }): Level | undefined {
  return levelOf(one.bot ?? botOf(one.person ?? one.id));
}
