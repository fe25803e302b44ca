// Chooses the face of each seat. This file contains no drawings, because every page with seats
// loads it; draw-face.ts loads the drawings later.
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

/** The faces for people. */
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
/** Characters for bots of which the player chose only the level. */
const STARS = ['vega', 'orion', 'lyra', 'altair'] as const;
type Star = (typeof STARS)[number];

/** A bot character with its own name and face. */
export type Character = Star | Level | StyleName;
export const CHARACTERS: readonly Character[] = [...STARS, ...LEVELS, ...STYLES];

/** The name of each character: a star, the same in every language. */
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

/** The names for bots of which the player chose only the level, in the order of the seats. */
export const DEFAULT_BOT_NAMES: readonly string[] = STARS.map((star) => CHARACTER_NAMES[star]);

export type Person = (typeof PEOPLE)[number];
export type FaceId = Person | Star | BotName;

/** Hashes a text to a number of 32 bits (FNV-1a with a final mix). */
export function hashOf(text: string): number {
  const hash = seedOf(text);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Takes the first index from `wanted` on that is not taken; if all are taken, frees them first. */
function freeFrom(wanted: number, places: number, taken: Set<number>): number {
  if (taken.size >= places) taken.clear();
  let place = wanted % places;
  while (taken.has(place)) place = (place + 1) % places;
  taken.add(place);
  return place;
}

/** Returns the name of the bot of a specification; `random` for a bot outside the registry. */
export function characterOf(spec: string): BotName {
  return (botEntry(spec)?.name ?? 'random') as BotName;
}

/** Returns the name of the registered bot of a specification; undefined if there is none. */
export function botNameOf(name: string): BotName | undefined {
  return botEntry(name)?.name as BotName | undefined;
}

/**
 * Returns a face for a bot that no other bot at the table has: that of the character with its name,
 * else that of its registered bot, else any free face.
 */
function botFace(name: string, spec: string, taken: ReadonlySet<FaceId>): FaceId {
  const named = CHARACTERS.find((one) => CHARACTER_NAMES[one] === name);
  const own = [named, characterOf(spec)].find((face) => face !== undefined && !taken.has(face));
  if (own !== undefined) return own;
  const free = CHARACTERS.filter((face) => !taken.has(face));
  return free[hashOf(name) % Math.max(1, free.length)] ?? characterOf(spec);
}

/**
 * Returns the faces of a table by seat. They depend on the players but not on their order, so that
 * the same players have the same faces when another player starts. `chosen` has the faces that
 * people chose, which no other person gets. A person without a name gets the first free face.
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

/** The players of a table, and their faces by seat if these were already chosen. */
interface SeatsWithFaces {
  readonly seats: readonly Seat[];
  readonly faces?: readonly FaceId[];
}

/** Returns the face of a seat. */
export function faceOf({ seats, faces }: SeatsWithFaces, seat: number): FaceId {
  return (faces ?? facesOf(seats))[seat] ?? 'regent';
}

/** Returns the level of a seat's bot, for the pin on its portrait; undefined without a level. */
export function rankOf({ seats }: SeatsWithFaces, seat: number): Level | undefined {
  const one = seats[seat];
  return levelOf(one?.kind === 'bot' ? one.bot : undefined);
}

/** Returns the level of a bot by its specification; undefined for people and for other bots. */
export function levelOf(spec: string | undefined): Level | undefined {
  return LEVELS.find((level) => spec !== undefined && level === characterOf(spec));
}
