// A user's face online: the chosen one, or else one derived from the players at the table. The same
// players have the same faces before and during a game.
import type { Level } from '@eminent/bots/registry';
import { type FaceId, facesOf, levelOf, type Person, PEOPLE } from './seat-faces.ts';

/** A user or a seat online, as far as it determines a face. */
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

/** The bot behind a user id such as `bot:captain`; undefined for a person. */
export function botOf(person: string | undefined): string | undefined {
  return person?.startsWith('bot:') === true ? person.slice('bot:'.length) : undefined;
}

/**
 * The faces of a table by seat. `host` is the host's user id: the host's face does not depend on
 * the other players.
 */
export function onlineFaces(seats: readonly Faced[], host?: string): readonly FaceId[] {
  const seated = seats.filter(({ name, bot }) => name !== '' || bot !== undefined);
  const chosen = seated.map((one) =>
    asPerson(host !== undefined && one.person === host ? onlineFace(one) : one.face),
  );
  const faces = facesOf(
    // The name of a bot depends on the reader's language, so its id stands for the name.
    seated.map(({ name, bot }) =>
      bot === undefined ? { kind: 'person', name } : { kind: 'bot', name: bot, bot },
    ),
    chosen,
  );
  return seats.map((one) => faces[seated.indexOf(one)] ?? 'regent');
}

/** The face of a user outside a table. */
export function onlineFace(one: Faced & { readonly id?: string }): FaceId {
  return onlineFaces([{ ...one, bot: one.bot ?? botOf(one.id) }])[0] ?? 'regent';
}

/** The level of a bot online, for the pin on its portrait. */
export function onlineRank(one: Faced & { readonly id?: string }): Level | undefined {
  return levelOf(one.bot ?? botOf(one.person ?? one.id));
}
