// Encodes private information of the observing seat: the effects and symbols of its technologies,
// and the ship and resource icons of those in hand.
import { SHIPS } from '@eminent/engine';
import type { FeatureWriter } from '../feature-writer.ts';
import {
  CARD_EFFECTS,
  CARD_IS_RESOURCE,
  CARD_SHIP_ICONS,
  CARD_SYMBOLS,
  IS_TECHNOLOGY,
} from './card-tables.ts';
import { type Empire, PLACES, type Player } from './empire-summary.ts';
import { AT, DOES, HAND_DOES, ICONS, TECHNOLOGY_SYMBOLS } from './layout.ts';
import { VOCABULARY } from './vocabulary.ts';

const ROLE_WORDS = VOCABULARY.roles.length;
const SIZES = SHIPS.length;

// Reused buffers, by vocabulary index.
const does = new Int8Array(VOCABULARY.effects.length);
const handDoes = new Int8Array(VOCABULARY.effects.length);
const symbols = new Int8Array(ROLE_WORDS);
const icons = new Int8Array(SIZES);

/** Writes the private features of the player `me`, whose summary is `empire`. */
export function writePrivateFeatures(features: FeatureWriter, me: Player, empire: Empire): void {
  writeTechnologies(features, me, empire);
  writeHand(features, me);
}

/** Skips permanents, which have other features. */
function writeTechnologies(
  features: FeatureWriter,
  { permanents }: Player,
  { technologies }: Empire,
): void {
  does.fill(0);
  symbols.fill(0);
  for (const kind of technologies) {
    if (permanents.includes(kind)) continue;
    count(does, CARD_EFFECTS[kind] as readonly number[]);
    for (let role = 0; role < ROLE_WORDS; role++) {
      const shown = CARD_SYMBOLS[kind * ROLE_WORDS + role] as number;
      symbols[role] = (symbols[role] as number) + shown;
    }
  }
  writeCounts(features, AT.does, does, DOES);
  writeCounts(features, AT.technologySymbols, symbols, TECHNOLOGY_SYMBOLS);
}

function writeHand(features: FeatureWriter, { hand }: Player): void {
  handDoes.fill(0);
  icons.fill(0);
  let resources = 0;
  let last = -1;
  for (let i = 0; i < hand.length; i++) {
    const kind = hand[i] as number;
    if (IS_TECHNOLOGY[kind] !== true) continue;
    if (kind !== last) features.oneHot(AT.technologiesInHand, PLACES.technology[kind]);
    last = kind;
    count(handDoes, CARD_EFFECTS[kind] as readonly number[]);
    for (let ship = 0; ship < SIZES; ship++) {
      icons[ship] = (icons[ship] as number) + (CARD_SHIP_ICONS[kind * SIZES + ship] as number);
    }
    if (CARD_IS_RESOURCE[kind] === true) resources++;
  }
  writeCounts(features, AT.handDoes, handDoes, HAND_DOES);
  writeCounts(features, AT.shipIcons, icons, ICONS);
  features.thermometer(AT.resourceIcons, resources, ICONS);
}

function count(counts: Int8Array, places: readonly number[]): void {
  for (const place of places) counts[place] = (counts[place] as number) + 1;
}

function writeCounts(features: FeatureWriter, at: number, counts: Int8Array, length: number): void {
  for (let place = 0; place < counts.length; place++) {
    const n = counts[place] as number;
    if (n > 0) features.thermometer(at + place * length, n, length);
  }
}
