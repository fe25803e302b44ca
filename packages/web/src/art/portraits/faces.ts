// Which face a seat has. Small, for every page that shows seats; the drawings themselves come later (draw.ts).
import { botEntry, type BotName } from '@eminent/bots/registry';
import type { Seat } from '@eminent/protocol';

/** Faces for people, in the order in which they are given out. */
export const PEOPLE = [
  'regent',
  'pilot',
  'oracle',
  'heron',
  'dryad',
  'diver',
  'colossus',
  'nomad',
] as const;
/** Two of the same computer player differ in coat, skin and hair. */
export const LOOKS = 5;

export type Person = (typeof PEOPLE)[number];
export type FaceId = Person | BotName | `${BotName}-${number}`;

/** A number that follows from a text, spread over all its bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The first place from `wanted` on that nobody has; places are taken twice only when all are taken. */
function freeFrom(wanted: number, places: number, taken: Set<number>): number {
  if (taken.size >= places) taken.clear();
  let place = wanted % places;
  while (taken.has(place)) place = (place + 1) % places;
  taken.add(place);
  return place;
}

/** A character that is not in the registry any more plays with the face of chance. */
export function characterOf(spec: string): BotName {
  return (botEntry(spec)?.name ?? 'random') as BotName;
}

function groupOf(seat: Seat): string {
  return seat.kind === 'person' ? 'person' : characterOf(seat.bot);
}

/**
 * The faces of a table. They follow from who sits there and not from the order, so that the same players look the same
 * when another begins; somebody without a name has the first face. A face that a person chose is nobody else's.
 */
export function facesOf(
  seats: readonly Seat[],
  chosen: readonly (Person | undefined)[] = [],
): readonly FaceId[] {
  const faces: FaceId[] = seats.map((_, at) => chosen[at] ?? 'regent');
  const ofPeople = chosen.flatMap((face) => (face === undefined ? [] : [PEOPLE.indexOf(face)]));
  const taken = new Map<string, Set<number>>([['person', new Set(ofPeople)]]);
  const byName = seats
    .map((seat, at) => ({ seat, at }))
    .filter(({ at }) => chosen[at] === undefined)
    .sort(({ seat: { name: a } }, { seat: { name: b } }) => Number(a > b) - Number(a < b));
  for (const { seat, at } of byName) {
    const group = groupOf(seat);
    const used = taken.get(group) ?? new Set<number>();
    taken.set(group, used);
    const isPerson = seat.kind === 'person';
    const wanted = isPerson && seat.name === '' ? 0 : hashOf(seat.name);
    const place = freeFrom(wanted, isPerson ? PEOPLE.length : LOOKS, used);
    faces[at] = isPerson ? (PEOPLE[place] ?? 'regent') : lookOf(characterOf(seat.bot), place);
  }
  return faces;
}

export function lookOf(character: BotName, look: number): FaceId {
  return look === 0 ? character : `${character}-${look}`;
}

/** Who sits at a table, with the faces by seat where they are known already. */
interface Faced {
  readonly seats: readonly Seat[];
  readonly faces?: readonly FaceId[];
}

export function faceOf({ seats, faces }: Faced, seat: number): FaceId {
  return (faces ?? facesOf(seats))[seat] ?? 'regent';
}
