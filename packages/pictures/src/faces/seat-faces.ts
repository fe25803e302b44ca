// Chooses the faces of seats. Contains no drawings, because every page with seats loads it.
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

/** The faces that people can choose. */
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
/** Default characters, for bots of which the player chose only the level. */
const STARS = ['vega', 'orion', 'lyra', 'altair'] as const;
type Star = (typeof STARS)[number];

export type Character = Star | Level | StyleName;
export const CHARACTERS: readonly Character[] = [...STARS, ...LEVELS, ...STYLES];

/** The names of stars, the same in every language. */
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

/** Default names of bots, in the order of their seats. */
export const DEFAULT_BOT_NAMES: readonly string[] = STARS.map((star) => CHARACTER_NAMES[star]);

export type Person = (typeof PEOPLE)[number];
export type FaceId = Person | Star | BotName;

/** Returns a hash of 32 bits (FNV-1a with a final mix). */
export function hashOf(text: string): number {
  const hash = seedOf(text);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Takes the first free index from `wanted` on. If all are taken, frees them first. */
function freeFrom(wanted: number, places: number, taken: Set<number>): number {
  if (taken.size >= places) taken.clear();
  let place = wanted % places;
  while (taken.has(place)) place = (place + 1) % places;
  taken.add(place);
  return place;
}

/** Returns the name of a bot such as `emperor:ms=250`; `random` if it is not in the registry. */
export function characterOf(spec: string): BotName {
  return (botEntry(spec)?.name ?? 'random') as BotName;
}

/** Returns the name of a bot such as `emperor:ms=250`; undefined if it is not in the registry. */
export function botNameOf(name: string): BotName | undefined {
  return botEntry(name)?.name as BotName | undefined;
}

/** Returns a free face: of the character with this name, else of the registered bot, else any. */
function botFace(name: string, spec: string, taken: ReadonlySet<FaceId>): FaceId {
  const named = CHARACTERS.find((one) => CHARACTER_NAMES[one] === name);
  const own = [named, characterOf(spec)].find((face) => face !== undefined && !taken.has(face));
  if (own !== undefined) return own;
  const free = CHARACTERS.filter((face) => !taken.has(face));
  return free[hashOf(name) % Math.max(1, free.length)] ?? characterOf(spec);
}

/**
 * Returns the faces of a table by seat. They do not depend on the order of the players, so that the
 * same players have the same faces when another player starts. `chosen` has the faces that people
 * chose, by seat; people without a choice get others, those without a name the first free one.
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

interface SeatsWithFaces {
  readonly seats: readonly Seat[];
  readonly faces?: readonly FaceId[];
}

/** Returns the face of a seat. Computes it if `faces` is absent. */
export function faceOf({ seats, faces }: SeatsWithFaces, seat: number): FaceId {
  return (faces ?? facesOf(seats))[seat] ?? 'regent';
}

/** Returns the bot level of a seat, for the pin on its portrait; undefined without a level. */
export function rankOf({ seats }: SeatsWithFaces, seat: number): Level | undefined {
  const one = seats[seat];
  return levelOf(one?.kind === 'bot' ? one.bot : undefined);
}

/** Returns the level of a bot by its specification; undefined for people and other bots. */
export function levelOf(spec: string | undefined): Level | undefined {
  return LEVELS.find((level) => spec !== undefined && level === characterOf(spec));
}
