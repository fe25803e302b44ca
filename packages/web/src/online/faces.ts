// Which face somebody has online: the one that was chosen, else the one that follows from who sits at the table.
import { type FaceId, facesOf, type Person, PEOPLE } from '../art/portraits/faces.ts';

export interface Faced {
  readonly name: string;
  readonly bot?: string | undefined;
  readonly face?: string | undefined;
}

function isChosen(face: string | undefined): face is Person {
  return PEOPLE.some((one) => one === face);
}

/** The server's own computer players are people with an id such as `bot:captain`. */
export function botOf(person: string | undefined): string | undefined {
  return person?.startsWith('bot:') === true ? person.slice('bot:'.length) : undefined;
}

/** The faces of a table, by seat. */
export function onlineFaces(seats: readonly Faced[]): readonly FaceId[] {
  const usual = facesOf(
    seats.map(({ name, bot }) =>
      bot === undefined ? { kind: 'person', name } : { kind: 'bot', name, bot },
    ),
  );
  return seats.map(({ face }, at) => (isChosen(face) ? face : (usual[at] ?? 'regent')));
}

export function onlineFace(one: Faced & { readonly id?: string }): FaceId {
  return onlineFaces([{ ...one, bot: one.bot ?? botOf(one.id) }])[0] ?? 'regent';
}
