// Chooses the faces of online users: the one that a user chose, or one derived from the players.
// The same players have the same faces before and during a game.
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

/** Returns the name of the bot with a user id such as `bot:captain`; undefined for other ids. */
export function botOf(person: string | undefined): string | undefined {
  return person?.startsWith('bot:') === true ? person.slice('bot:'.length) : undefined;
}

/**
 * Returns the faces of a table by seat. That of the host (user id `host`) does not depend on the
 * other players. Free seats get the first face in PEOPLE.
 */
export function onlineFaces(seats: readonly Faced[], host?: string): readonly FaceId[] {
  const seated = seats.filter(({ name, bot }) => name !== '' || bot !== undefined);
  const chosen = seated.map((one) =>
    asPerson(host !== undefined && one.person === host ? onlineFace(one) : one.face),
  );
  const faces = facesOf(
    // Uses the id of a bot as its name, because its displayed name depends on the language.
    seated.map(({ name, bot }) =>
      bot === undefined ? { kind: 'person', name } : { kind: 'bot', name: bot, bot },
    ),
    chosen,
  );
  return seats.map((one) => faces[seated.indexOf(one)] ?? 'regent');
}

/** Returns the face of a user, independent of any table. */
export function onlineFace(one: Faced & { readonly id?: string }): FaceId {
  return onlineFaces([{ ...one, bot: one.bot ?? botOf(one.id) }])[0] ?? 'regent';
}

/** Returns the level of an online bot, for the pin on its portrait; undefined for other users. */
export function onlineRank(one: Faced & { readonly id?: string }): Level | undefined {
  return levelOf(one.bot ?? botOf(one.person ?? one.id));
}
