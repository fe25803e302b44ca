// Encodes one player: cards, planets, fleet, symbols, slots, points, abilities. The layout has a
// part for each seat. Only the observer's own part contains the fronts of face-down planets.
import { PLANET_DEFS, SHIP_IN_FIGHTERS, SHIPS } from '@eminent/engine';
import type { FeatureWriter } from '../feature-writer.ts';
import {
  COLONIES_MISSING,
  DECK_SIZE,
  DOWN,
  DOWN_SHOWN,
  FIGHTERS,
  FIGHTERS_MISSING,
  FRONT_INFLUENCE,
  FRONT_SLOTS,
  HAND_LIMIT,
  HAND_SIZE,
  OWNED,
  POINTS,
  SLOTS,
  SYMBOLS_UP,
  TOKENS,
  UP_BY_TYPE,
} from '../official-v1/layout.ts';
import { abilityFeatures } from './ability-features.ts';
import {
  CARD_EFFECTS,
  CARD_SYMBOLS,
  FRONT_SYMBOLS,
  PLANET_EFFECTS,
  PLANET_SHIP,
  PLANET_TYPE,
  SCENARIO_PLACE,
} from './card-tables.ts';
import { type Empire, PLACES, type Planet, type Player } from './empire-summary.ts';
import {
  BY_LEVEL,
  DESTROYERS,
  DOCKED,
  DOWN_AT,
  DOWN_PART,
  LEVELS,
  PLAYER_AT,
  SHIP_COLONIES,
} from './layout.ts';
import { VOCABULARY } from './vocabulary.ts';

const ROLE_CARDS = VOCABULARY.roleCards.length;
const ROLE_WORDS = VOCABULARY.roles.length;
const TYPE_WORDS = VOCABULARY.planetTypes.length;
const COLONIZE = VOCABULARY.roles.indexOf('colonize');
const IN_FIGHTERS = SHIPS.map((ship) => SHIP_IN_FIGHTERS[ship]);
const UNKNOWN_FRONT_INFLUENCE = 3;

/**
 * Writes a player's features, from the input `part` on. `isKnown` allows reading the fronts of
 * face-down planets.
 */
export function writeEmpire(
  features: FeatureWriter,
  part: number,
  player: Player,
  empire: Empire,
  isKnown: boolean,
): void {
  writeCards(features, part, player, empire);
  writeTokens(features, part, player, empire);
  writeFleet(features, part, player);
  writePlanets(features, part, player, empire, isKnown);
  writeUses(features, part, player);
}

function writeCards(features: FeatureWriter, part: number, player: Player, empire: Empire): void {
  for (let place = 0; place < ROLE_CARDS; place++) {
    const copies = empire.owned[PLACES.roleCardKinds[place] as number] as number;
    features.thermometer(part + PLAYER_AT.owned + place * OWNED, copies, OWNED);
  }
  for (const kind of empire.technologies) {
    features.oneHot(part + PLAYER_AT.technologies, PLACES.technology[kind]);
  }
  for (let level = 1; level <= LEVELS; level++) {
    const at = part + PLAYER_AT.byLevel + (level - 1) * BY_LEVEL;
    features.thermometer(at, empire.byLevel[level] as number, BY_LEVEL);
  }
  features.thermometer(part + PLAYER_AT.handSize, player.hand.length, HAND_SIZE);
  features.thermometer(part + PLAYER_AT.deckSize, Math.max(0, empire.deckSize - 5) >> 1, DECK_SIZE);
}

function writeTokens(features: FeatureWriter, part: number, player: Player, empire: Empire): void {
  features.thermometer(part + PLAYER_AT.tokens, player.influence, TOKENS);
  features.thermometer(part + PLAYER_AT.points, empire.points >> 1, POINTS);
  for (let role = 0; role < ROLE_WORDS; role++) {
    const at = part + PLAYER_AT.symbols + role * SYMBOLS_UP;
    features.thermometer(at, empire.symbols[role] as number, SYMBOLS_UP);
  }
  features.thermometer(part + PLAYER_AT.slotsFree, empire.slotsFree, SLOTS);
  features.thermometer(part + PLAYER_AT.slotsFull, empire.slotsFull, SLOTS);
  features.thermometer(part + PLAYER_AT.handLimit, empire.handLimit, HAND_LIMIT);
  for (const feature of abilityFeatures(player.abilities))
    features.set(part + PLAYER_AT.abilities + feature);
  features.oneHot(part + PLAYER_AT.scenario, SCENARIO_PLACE[player.expansion.scenario]);
}

function writeFleet(features: FeatureWriter, part: number, { expansion, fighters }: Player): void {
  features.thermometer(part + PLAYER_AT.fighters, fighters + expansion.docked, FIGHTERS);
  const destroyers = expansion.destroyers + expansion.dockedDestroyers;
  features.thermometer(part + PLAYER_AT.destroyers, destroyers, DESTROYERS);
  features.thermometer(part + PLAYER_AT.battlecruiser, expansion.battlecruisers, 1);
  if (expansion.fleet > 0) features.set(part + PLAYER_AT.fleet + expansion.fleet - 1);
  features.thermometer(
    part + PLAYER_AT.docked,
    expansion.docked + expansion.dockedDestroyers,
    DOCKED,
  );
  features.thermometer(part + PLAYER_AT.shipColonies, expansion.colonies.length, SHIP_COLONIES);
}

function writePlanets(
  features: FeatureWriter,
  part: number,
  player: Player,
  empire: Empire,
  isKnown: boolean,
): void {
  for (let type = 0; type < TYPE_WORDS; type++) {
    const at = part + PLAYER_AT.upByType + type * UP_BY_TYPE;
    features.thermometer(at, empire.upByType[type] as number, UP_BY_TYPE);
  }
  const { down } = empire;
  features.thermometer(part + PLAYER_AT.downCount, down.length, DOWN);
  const discount = empire.symbols[COLONIZE] as number;
  for (let shown = 0; shown < DOWN_SHOWN && shown < down.length; shown++) {
    const at = part + PLAYER_AT.down + shown * DOWN_PART;
    const planet = down[shown] as Planet;
    writeBack(features, at, planet, player, discount);
    // Only the owner knows the front, and no player does in games with hidden fronts.
    if (isKnown) writeFront(features, at, planet.id);
    else features.thermometer(at + DOWN_AT.influence, UNKNOWN_FRONT_INFLUENCE, FRONT_INFLUENCE);
  }
}

function writeBack(
  features: FeatureWriter,
  at: number,
  { colonies, id }: Planet,
  player: Player,
  discount: number,
): void {
  const def = PLANET_DEFS[id];
  if (def === undefined) return;
  let settled = discount;
  for (let i = 0; i < colonies.length; i++) {
    const worth = CARD_SYMBOLS[(colonies[i] as number) * ROLE_WORDS + COLONIZE] as number;
    settled += worth > 1 ? worth : 1;
  }
  const missing = Math.max(0, def.colonizeCost - settled);
  features.thermometer(at + DOWN_AT.colonies, missing, COLONIES_MISSING);
  const ship = PLANET_SHIP[id] as number;
  features.thermometer(
    at + DOWN_AT.fighters,
    shipsMissing(player, ship, def.warfareCost),
    FIGHTERS_MISSING,
  );
  features.set(at + DOWN_AT.ship + ship);
  features.oneHot(at + DOWN_AT.type, PLANET_TYPE[id]);
}

/** Returns the value of the missing ships in fighters. */
function shipsMissing(
  { abilities, expansion, fighters }: Player,
  ship: number,
  cost: number,
): number {
  if (ship === 0) {
    const discount = expansion.battlecruisers > 0 ? abilities.cruiserDiscount : 0;
    return Math.max(0, cost - discount - fighters - expansion.docked);
  }
  const ships =
    ship === 1 ? expansion.destroyers + expansion.dockedDestroyers : expansion.battlecruisers;
  return Math.max(0, cost - ships) * (IN_FIGHTERS[ship] ?? 1);
}

function writeFront(features: FeatureWriter, at: number, id: number): void {
  const def = PLANET_DEFS[id];
  if (def === undefined) return;
  features.thermometer(at + DOWN_AT.influence, def.influence, FRONT_INFLUENCE);
  for (const symbol of FRONT_SYMBOLS[id] as readonly number[]) {
    features.oneHot(at + DOWN_AT.symbol, symbol);
  }
  features.thermometer(at + DOWN_AT.slots, def.slots.length, FRONT_SLOTS);
  if (def.handLimit > 0) features.set(at + DOWN_AT.handLimit);
  if (def.action !== undefined) features.set(at + DOWN_AT.action);
  if (def.triggers !== undefined) features.set(at + DOWN_AT.trigger);
  if (def.replenishing !== undefined) features.set(at + DOWN_AT.replenishing);
}

const used = new Int8Array(VOCABULARY.effects.length);

/** Writes the effects of the reusable Actions of planets and permanents. */
function writeUses(features: FeatureWriter, part: number, { permanents, planets }: Player): void {
  used.fill(0);
  for (const { id, up } of planets) {
    if (up) for (const place of PLANET_EFFECTS[id] as readonly number[]) used[place] = 1;
  }
  for (let i = 0; i < permanents.length; i++) {
    for (const place of CARD_EFFECTS[permanents[i] as number] as readonly number[]) used[place] = 1;
  }
  for (let place = 0; place < used.length; place++) {
    if (used[place] === 1) features.set(part + PLAYER_AT.uses + place);
  }
}
