// Which face somebody has online: the one that was chosen, else the one that follows from who sits at the table. The same people look the
// same while a table is made, while it gathers, and when it plays.
import { type FaceId, facesOf, type Person, PEOPLE } from '../art/portraits/seat-faces.ts';

export interface Faced {
  /** Empty at a free seat. */
  readonly name: string;
  readonly person?: string | undefined;
  readonly bot?: string | undefined;
  readonly face?: string | undefined;
}

function asPerson(face: string | undefined): Person | undefined {
  return PEOPLE.find((one) => one === face);
}

/** The server's own computer players are people with an id such as `bot:captain`. */
export function botOf(person: string | undefined): string | undefined {
  return person?.startsWith('bot:') === true ? person.slice('bot:'.length) : undefined;
}

/** The faces of a table, by seat. Whoever made it keeps the face that he has elsewhere, whoever else sits down. */
export function onlineFaces(seats: readonly Faced[], host?: string): readonly FaceId[] {
  const seated = seats.filter(({ name, bot }) => name !== '' || bot !== undefined);
  const kept = seated.map((one) =>
    asPerson(host !== undefined && one.person === host ? onlineFace(one) : one.face),
  );
  const faces = facesOf(
    // A computer player is called in the language of who looks, and looks the same in all.
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
