// Chooses the face of each seat. This file is small, because every page with seats loads it; the
// drawings are loaded later (draw-face.ts).
import {
  botEntry,
  type BotName,
  type Level,
  LEVELS,
  type StyleName,
  STYLES,
} from '@eminent/bots/registry';
import type { Seat } from '@eminent/protocol';
import { seedOf } from '../random.ts';

/** Faces for people, in the order they are assigned. */
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
/** Bots named after stars, for seats where only a level was chosen. */
const STARS = ['vega', 'orion', 'lyra', 'altair'] as const;
type Star = (typeof STARS)[number];

/** A bot with a face of its own. */
export type Character = Star | Level | StyleName;
export const CHARACTERS: readonly Character[] = [...STARS, ...LEVELS, ...STYLES];

/** The name of each character, the same in every language. */
export const CHARACTER_NAMES: Readonly<Record<Character, string>> = {
  vega: 'Vega',
  orion: 'Orion',
  lyra: 'Lyra',
  altair: 'Altair',
  cadet: 'Mira',
  lieutenant: 'Spica',
  captain: 'Deneb',
  commodore: 'Rigel',
  viceadmiral: 'Capella',
  admiral: 'Canopus',
  emperor: 'Regulus',
  warmonger: 'Antares',
  settler: 'Procyon',
  trader: 'Alcor',
  scholar: 'Thuban',
  rusher: 'Castor',
  contrarian: 'Algol',
  greedy: 'Mizar',
};

/** The names of bots for which only a level was chosen, in order. */
export const DEFAULT_BOT_NAMES: readonly string[] = STARS.map((star) => CHARACTER_NAMES[star]);

export type Person = (typeof PEOPLE)[number];
export type FaceId = Person | Star | BotName;

/** Hashes a text to a number of 32 bits (FNV-1a with a final mix). */
export function hashOf(text: string): number {
  const hash = seedOf(text);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Takes the first free index from `wanted` on; indexes are reused only when all are taken. */
function freeFrom(wanted: number, places: number, taken: Set<number>): number {
  if (taken.size >= places) taken.clear();
  let place = wanted % places;
  while (taken.has(place)) place = (place + 1) % places;
  taken.add(place);
  return place;
}

/**
 * The bot of a specification. One that is not in the registry gets the face of the random player.
 */
export function characterOf(spec: string): BotName {
  return (botEntry(spec)?.name ?? 'random') as BotName;
}

/** The bot with this name; undefined for names of people. */
export function botNameOf(name: string): BotName | undefined {
  return botEntry(name)?.name as BotName | undefined;
}

/** A bot's face, unique at the table: that of its name, else that of its bot, else another. */
function botFace(name: string, spec: string, taken: ReadonlySet<FaceId>): FaceId {
  const named = CHARACTERS.find((one) => CHARACTER_NAMES[one] === name);
  const own = [named, characterOf(spec)].find((face) => face !== undefined && !taken.has(face));
  if (own !== undefined) return own;
  const free = CHARACTERS.filter((face) => !taken.has(face));
  return free[hashOf(name) % Math.max(1, free.length)] ?? characterOf(spec);
}

/**
 * The faces of a table by seat. They depend on the players and not on their order, so that the same
 * players have the same faces when another one begins. A person without a name has the first face.
 * No other person has a face that a person chose.
 */
export function facesOf(
  seats: readonly Seat[],
  chosen: readonly (Person | undefined)[] = [],
): readonly FaceId[] {
  const faces: FaceId[] = seats.map((_, at) => chosen[at] ?? 'regent');
  const people = new Set(
    chosen.flatMap((face) => (face === undefined ? [] : [PEOPLE.indexOf(face)])),
  );
  const bots = new Set<FaceId>();
  const byName = seats
    .map((seat, at) => ({ seat, at }))
    .filter(({ at }) => chosen[at] === undefined)
    .sort(({ seat: { name: a } }, { seat: { name: b } }) => Number(a > b) - Number(a < b));
  for (const { seat, at } of byName) {
    if (seat.kind === 'bot') {
      const face = botFace(seat.name, seat.bot, bots);
      bots.add(face);
      faces[at] = face;
    } else {
      const wanted = seat.name === '' ? 0 : hashOf(seat.name);
      faces[at] = PEOPLE[freeFrom(wanted, PEOPLE.length, people)] ?? 'regent';
    }
  }
  return faces;
}

/** The players of a table, and their faces by seat if they are already known. */
interface SeatsWithFaces {
  readonly seats: readonly Seat[];
  readonly faces?: readonly FaceId[];
}

/** The face of a seat. */
export function faceOf({ seats, faces }: SeatsWithFaces, seat: number): FaceId {
  return (faces ?? facesOf(seats))[seat] ?? 'regent';
}

/** The level of a seat's bot, shown as a pin on its portrait. */
export function rankOf({ seats }: SeatsWithFaces, seat: number): Level | undefined {
  const one = seats[seat];
  return levelOf(one?.kind === 'bot' ? one.bot : undefined);
}

/** The level of a bot by its specification; undefined for people and for bots with a style. */
export function levelOf(spec: string | undefined): Level | undefined {
  return LEVELS.find((level) => spec !== undefined && level === characterOf(spec));
}
