// Encodes a game of Escalation into binary features, with only the information of one seat: no
// order of a deck, and of opponents only which cards they own, not in which zone. Technologies
// outside the vocabulary have features for their properties only, such as effects and symbols.
import type { GameState, Rules } from '@eminent/engine';
import {
  COUNT,
  REMAINING_LIMITS,
  IN_DECK,
  IN_DISCARD,
  IN_HAND,
  LEAD,
  STACK,
  SUPPLY,
  TURNS,
} from '../official-v1/layout.ts';
import { FeatureWriter } from '../feature-writer.ts';
import { CARD_LEVEL, CARD_PLANETS, CARD_TYPE } from './card-tables.ts';
import { Empire, PLACES } from './empire-summary.ts';
import { AT, LEVELS, OFFERED, PLAYER_PART, TURN_COUNT } from './layout.ts';
import { writeEmpire } from './player-features.ts';
import { writePrivateFeatures } from './private-features.ts';
import { VOCABULARY } from './vocabulary.ts';

const ROLE_CARDS = VOCABULARY.roleCards.length;
const UTOPIAN = VOCABULARY.planetTypes.indexOf('utopian');
/** Number of technology types that are planet types. */
const TYPES = 3;

/** Checks for the rule options of the vocabulary. */
const OPTIONS: readonly ((rules: Rules) => boolean)[] = VOCABULARY.options.map((name) =>
  name === 'extra-round' ? (rules) => rules.extraRound : (rules) => rules.technologies.length === 0,
);

const features = new FeatureWriter();
const empire = new Empire();
const counts = new Int8Array(PLACES.kinds);
const inReach = new Int8Array(LEVELS + 1);
const planets = new Int8Array(TYPES + 1);
/** Number of planets that a technology requires, or of planet types for Diverse ones. */
const PLANETS_NEEDED = CARD_PLANETS.map((n, kind) => ((CARD_TYPE[kind] ?? -1) < TYPES ? n : TYPES));

/** Writes a seat's active features to `out` and returns their number, at most MAX_ACTIVE. */
export function writeFeatures(state: GameState, seat: number, out: Int16Array): number {
  features.begin(out);
  const { players } = state;
  const me = players[seat];
  if (me === undefined) return 0;
  writeTable(state, seat);
  writeTurn(state);
  writePile(me.hand, AT.hand, IN_HAND);
  writePile(me.deck, AT.deck, IN_DECK);
  writePile(me.discard, AT.discard, IN_DISCARD);
  let points = 0;
  let bestOther = 0;
  for (let offset = 0; offset < players.length; offset++) {
    const other = (seat + offset) % players.length;
    const player = players[other];
    if (player === undefined) continue;
    empire.read(state, other, player, offset === 0);
    const isKnown = offset === 0 && !state.rules.frontsHidden;
    writeEmpire(features, AT.player + offset * PLAYER_PART, player, empire, isKnown);
    if (offset === 0) {
      points = empire.points;
      writePrivateFeatures(features, me, empire);
      writeReach(state);
    } else bestOther = Math.max(bestOther, empire.points);
  }
  features.thermometer(AT.ahead, points - bestOther, LEAD);
  features.thermometer(AT.behind, bestOther - points, LEAD);
  return features.n;
}

/** Writes what all seats know. Seats are encoded as offsets from `seat`. */
function writeTable(state: GameState, seat: number): void {
  const { frames, leader, rules, stacks, supply, technologies, turnNumber } = state;
  const players = state.players.length;
  features.set(AT.bias);
  features.set(AT.players + players - 2);
  features.set(AT.start + ((players - seat) % players));
  features.set(AT.leader + ((leader - seat + players) % players));
  const top = frames[frames.length - 1];
  if (top !== undefined) {
    features.oneHot(AT.step, PLACES.step[top.step]);
    features.set(AT.decider + ((top.seat - seat + players) % players));
    features.thermometer(AT.stepCount, top.count, COUNT);
  }
  for (const kind of rules.stackKinds) {
    const place = PLACES.roleCard[kind] as number;
    if (place >= 0)
      features.thresholds(
        AT.stacks + place * STACK,
        stacks[kind] as number,
        REMAINING_LIMITS,
        STACK,
      );
  }
  features.thresholds(AT.supply, supply, REMAINING_LIMITS, SUPPLY);
  if (state.ending > 0) features.set(AT.ending);
  if (rules.stacksToEnd > 1) features.set(AT.ending + 1);
  features.thermometer(AT.turn, (turnNumber / (2 * players)) | 0, TURNS);
  for (let i = 0; i < technologies.length; i++) {
    features.oneHot(AT.offered, PLACES.technology[technologies[i] as number]);
  }
  for (let place = 0; place < OPTIONS.length; place++) {
    if (OPTIONS[place]?.(rules) === true) features.set(AT.options + place);
  }
}

function writeTurn({ turn }: GameState): void {
  if (turn.role >= 0) features.oneHot(AT.role, PLACES.role[turn.role]);
  if (turn.resolving >= 0) features.set(AT.resolving);
  features.thermometer(AT.actions, turn.expansion.actions, TURN_COUNT);
  features.thermometer(AT.tours, turn.expansion.tours, TURN_COUNT);
  if (turn.expansion.moreRole) features.set(AT.moreRole);
}

function writePile(cards: readonly number[], at: number, length: number): void {
  counts.fill(0);
  for (let i = 0; i < cards.length; i++) {
    const kind = cards[i] as number;
    counts[kind] = (counts[kind] as number) + 1;
  }
  for (let place = 0; place < ROLE_CARDS; place++) {
    const copies = counts[PLACES.roleCardKinds[place] as number] as number;
    features.thermometer(at + place * length, copies, length);
  }
}

/** Writes how many technologies on offer the seat has the planets for, by level. */
function writeReach({ technologies }: GameState): void {
  inReach.fill(0);
  for (let type = 0; type <= TYPES; type++) planets[type] = planetsFor(type);
  for (let i = 0; i < technologies.length; i++) {
    const kind = technologies[i] as number;
    const has = planets[CARD_TYPE[kind] as number] as number;
    if (has < (PLANETS_NEEDED[kind] as number)) continue;
    const level = CARD_LEVEL[kind] as number;
    inReach[level] = (inReach[level] as number) + 1;
  }
  for (let level = 1; level <= LEVELS; level++) {
    features.thermometer(AT.inReach + (level - 1) * OFFERED, inReach[level] as number, OFFERED);
  }
}

/**
 * Counts the face-up planets of a type, or for Diverse technologies the types of these planets. A
 * Utopian planet counts as any type.
 */
function planetsFor(type: number): number {
  const { upByType } = empire;
  const utopian = upByType[UTOPIAN] as number;
  if (type < TYPES) return (upByType[type] as number) + utopian;
  let types = utopian;
  for (let one = 0; one < TYPES; one++) if ((upByType[one] as number) > 0) types++;
  return types;
}
