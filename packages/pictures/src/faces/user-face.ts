// Chooses the faces of users online: the portrait that a user chose, otherwise one derived from the
// players at the table. The same players have the same faces before and during a game.
import type { Level } from '@eminent/bots/registry';
import { type FaceId, facesOf, levelOf, type Person, PEOPLE } from './seat-faces.ts';

/** The properties of a user or seat online that determine a face. */
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

/** Returns the name of the bot with a user id such as `bot:captain`; undefined for a person. */
export function botOf(person: string | undefined): string | undefined {
  return person?.startsWith('bot:') === true ? person.slice('bot:'.length) : undefined;
}

/**
 * Returns the faces of a table by seat. `host` is the user id of the host, whose face does not
 * depend on the other players. Free seats get the first face.
 */
export function onlineFaces(seats: readonly Faced[], host?: string): readonly FaceId[] {
  const seated = seats.filter(({ name, bot }) => name !== '' || bot !== undefined);
  const chosen = seated.map((one) =>
    asPerson(host !== undefined && one.person === host ? onlineFace(one) : one.face),
  );
  const faces = facesOf(
    // Uses the id of a bot as its name, because the name depends on the reader's language.
    seated.map(({ name, bot }) =>
      bot === undefined ? { kind: 'person', name } : { kind: 'bot', name: bot, bot },
    ),
    chosen,
  );
  return seats.map((one) => faces[seated.indexOf(one)] ?? 'regent');
}

/** Returns the face of a user outside a table. */
export function onlineFace(one: Faced & { readonly id?: string }): FaceId {
  return onlineFaces([{ ...one, bot: one.bot ?? botOf(one.id) }])[0] ?? 'regent';
}

/** Returns the level of a bot online, for the pin on its portrait; undefined for other users. */
export function onlineRank(one: Faced & { readonly id?: string }): Level | undefined {
  return levelOf(one.bot ?? botOf(one.person ?? one.id));
}
