// Option tokens: the text form of an answer in records and bot messages (docs/notation.md).
import {
  CARDS,
  findKind,
  findPlanet,
  PLANET_DEFS,
  PLANET_SLOTS,
  planetAt,
} from '../cards/catalog.ts';
import { ArgumentError, describeValue } from '../model/argument-error.ts';
import { SCENARIOS } from '../cards/escalation/scenarios.ts';
import { ANY_RESOURCE, nameAt, PLANET_TYPES, RESOURCES, ROLES } from '../model/names.ts';
import * as O from '../model/option.ts';
import { type GameState, playerAt } from '../state/state.ts';

/** More planets than any empire can have. */
const MAX_PLANETS = 50;

const WORDS: readonly (readonly [option: number, token: string])[] = [
  [O.DONE, 'done'],
  [O.DISSENT, 'dissent'],
  [O.FOLLOW, 'follow'],
  [O.ROLE_FIRST, 'role-first'],
  [O.COLLECT, 'collect'],
  [O.REMOVE_SELF, 'remove-this'],
  [O.TRADE_FIGHTER, 'trade-fighter'],
  [O.USE_FLEET, 'use-fleet-1'],
  [O.USE_FLEET + 1, 'use-fleet-2'],
  [O.UPGRADE, 'upgrade'],
  [O.UPGRADE_WITH_SHIPS, 'upgrade-with-ships'],
  [O.FOLLOW_OTHER, 'follow-other'],
  [O.MORE_ROLE, 'more-role'],
  [O.KEEP_TWO, 'keep-two'],
  [O.SPEND_FIGHTER, 'spend-fighter'],
  [O.SELL_FIGHTER, 'sell-fighter'],
  [O.BUILD, 'build'],
  [O.START_PLANET, 'start-planet:1'],
  [O.START_PLANET + 1, 'start-planet:2'],
];

const CARD_VERBS: readonly (readonly [base: number, verb: string])[] = [
  [O.PLAY, 'play'],
  [O.BOOST, 'boost'],
  [O.DISCARD, 'discard'],
  [O.REMOVE, 'remove'],
  [O.BUY, 'buy'],
  [O.TAKE, 'take'],
  [O.USE_CARD, 'use-card'],
  [O.BUY_WITH_SHIPS, 'buy-with-ships'],
  [O.SPEND_CARD, 'spend'],
  [O.SELL_CARD, 'sell'],
  [O.ADD_COLONY, 'add-colony'],
  [O.RECON_CARD, 'recon-card'],
];

const PLANET_VERBS: readonly (readonly [base: number, verb: string])[] = [
  [O.ATTACK, 'attack'],
  [O.SETTLE, 'settle'],
  [O.TUCK, 'tuck'],
  [O.USE_PLANET, 'use-planet'],
  [O.PRIMARY, 'attack-with-battlecruiser'],
];

/** Verbs of options about opponents' planets, given by seat and place from 1. */
const OTHERS_VERBS: readonly (readonly [base: number, verb: string])[] = [
  [O.ANNEX, 'annex'],
  [O.ANNEX_PRIMARY, 'annex-with-battlecruiser'],
  [O.TAKE_OVER, 'take-over'],
];

/**
 * The token of an option of the pending decision. Planets of an empire are numbered from 1, in the
 * order in which they were gained. Throws ArgumentError for a number without a meaning in this
 * position.
 */
export function formatOption(state: GameState, option: number): string {
  const token = tokenOf(state, option);
  if (token !== undefined) return token;
  throw new ArgumentError(`option ${describeValue(option)} names nothing in this position`);
}

/**
 * The token of an option, legal or not; undefined for a number without a meaning in this position.
 */
export function tokenOf(state: GameState, option: number): string | undefined {
  if (!Number.isInteger(option)) return undefined;
  const word = WORDS.find(([number]) => number === option);
  if (word !== undefined) return word[1];
  const verb = VERBS.findLast(({ base }) => base <= option);
  if (verb === undefined) return undefined;
  const argument = verb.format(state, option - verb.base);
  return argument === undefined ? undefined : `${verb.verb}:${argument}`;
}

/** Represents the Colony Ship where a place is written. */
const SHIP = 'ship';

/** Formats the argument of an option. */
type Formatter = (state: GameState, argument: number) => string | undefined;

const cardName: Formatter = (_, kind) => CARDS[kind]?.id;
const place: Formatter = (_, at) => {
  if (at === O.SHIP_PLACE) return SHIP;
  return at < MAX_PLANETS ? String(at + 1) : undefined;
};
/** A seat and a place in its empire, from 1: `2.3`. */
const othersPlace: Formatter = (state, code) => {
  const seat = Math.floor(code / O.PLACES);
  return seat < state.players.length ? `${seat + 1}.${(code % O.PLACES) + 1}` : undefined;
};
/** A seat from 1 and a card: `2.imperialism`. */
const othersCard: Formatter = (_, code) => {
  const card = CARDS[code % O.KINDS]?.id;
  return card === undefined ? undefined : `${Math.floor(code / O.KINDS) + 1}.${card}`;
};
/** What a card is traded as, and the card: `iron.annex`. */
const tradedCard: Formatter = (_, code) => {
  const token = [...RESOURCES, 'fighter'][Math.floor(code / O.KINDS)];
  const card = CARDS[code % O.KINDS]?.id;
  return token === undefined || card === undefined ? undefined : `${token}.${card}`;
};
/** Where a colony lies, and the card: `2.colonize`, `ship.colonize`. */
const movedColony: Formatter = (state, code) => {
  const from = place(state, Math.floor(code / O.KINDS));
  const card = CARDS[code % O.KINDS]?.id;
  return from === undefined || card === undefined ? undefined : `${from}.${card}`;
};
const nameIn =
  (names: readonly string[]): Formatter =>
  (_, index) =>
    names[index];

interface Verb {
  readonly base: number;
  readonly verb: string;
  readonly format: Formatter;
}

/** Ascending by base number. */
const ALL_VERBS: readonly Verb[] = [
  { base: O.LEAD, verb: 'lead', format: nameIn(ROLES) },
  { base: O.NAME_RESOURCE, verb: 'name', format: nameIn(RESOURCES) },
  { base: O.DECK, verb: 'deck', format: nameIn(PLANET_TYPES) },
  { base: O.KEEP, verb: 'keep', format: formatLooked },
  ...CARD_VERBS.map(([base, verb]) => ({ base, verb, format: cardName })),
  ...PLANET_VERBS.map(([base, verb]) => ({ base, verb, format: place })),
  ...OTHERS_VERBS.map(([base, verb]) => ({ base, verb, format: othersPlace })),
  { base: O.PRODUCE_SLOT, verb: 'produce', format: formatSlot },
  { base: O.TRADE_SLOT, verb: 'trade', format: formatSlot },
  { base: O.REMOVE_DISCARDED, verb: 'remove-discarded', format: cardName },
  { base: O.TRADE_CARD, verb: 'trade-card', format: tradedCard },
  { base: O.SELL_SLOT, verb: 'sell-resource', format: formatSlot },
  { base: O.SPEND_SLOT, verb: 'spend-resource', format: formatSlot },
  { base: O.PRODUCE_SECOND, verb: 'produce', format: formatSecond },
  { base: O.TRADE_SECOND, verb: 'trade', format: formatSecond },
  { base: O.PRODUCE_ANY, verb: 'produce-any', format: formatAny },
  { base: O.RECON_PLANET, verb: 'recon', format: (_, planet) => PLANET_DEFS[planet]?.id },
  { base: O.REMOVE_PERMANENT, verb: 'remove-permanent', format: othersCard },
  { base: O.BREAK_FLEET, verb: 'break-fleet', format: (_, seat) => String(seat + 1) },
  { base: O.CHOOSE_SCENARIO, verb: 'scenario', format: (_, index) => SCENARIOS[index]?.id },
  { base: O.MOVE_COLONY, verb: 'move', format: movedColony },
];
const VERBS = [...ALL_VERBS].sort((a, b) => a.base - b.base);

/** The planet to keep, by name, or by its place from 1 if fronts are hidden from everyone. */
function formatLooked(state: GameState, index: number): string | undefined {
  const planet = state.looking[index];
  if (planet === undefined) return undefined;
  return state.rules.frontsHidden ? String(index + 1) : planetAt(planet).id;
}

/**
 * Place in the empire and resource of the slot, such as `2.water`; in the second layer `2.water.2`.
 * A slot of any type is written with its number: `2.any`, `permanent.any-2`.
 */
function formatSlot(state: GameState, n: number): string | undefined {
  const layer = n >= O.LAYER ? 1 : 0;
  const slot = n - layer * O.LAYER;
  const at = slot >> 1;
  const second = layer === 1 ? '.2' : '';
  if (at === O.SHIP_PLACE) return `${PERMANENTS}.any${slot & 1 ? '-2' : ''}${second}`;
  const type = slotsAt(state, at)[slot & 1];
  if (type === undefined) return undefined;
  const name = type === ANY_RESOURCE ? `any${slot & 1 ? '-2' : ''}` : nameAt(RESOURCES, type);
  return `${at + 1}.${name}${second}`;
}

/** Represents the permanents where a place is written. */
const PERMANENTS = 'permanent';

function formatSecond(state: GameState, slot: number): string | undefined {
  return formatSlot(state, O.LAYER + slot);
}

/** A resource for a slot of any type: `3.any=iron`. */
function formatAny(state: GameState, code: number): string | undefined {
  const slot = formatSlot(state, code >> 2);
  return slot === undefined ? undefined : `${slot}=${nameAt(RESOURCES, code & 3)}`;
}

/**
 * The slot types at a place of the deciding seat; empty for a face-down planet, whose front the
 * seat itself may not know.
 */
function slotsAt(state: GameState, at: number): readonly number[] {
  const seat = state.frames.at(-1)?.seat;
  const planet = seat === undefined ? undefined : playerAt(state, seat).planets[at];
  return planet?.up === true ? (PLANET_SLOTS[planet.id] ?? []) : [];
}

/**
 * The option that a token means in the pending decision, legal or not; undefined if it is not a
 * token. The result never depends on information hidden from the deciding seat.
 */
export function parseOption(state: GameState, token: string): number | undefined {
  if (typeof token !== 'string') return undefined;
  const word = WORDS.find(([, text]) => text === token);
  if (word !== undefined) return word[0];
  const colon = token.indexOf(':');
  if (colon < 0) return undefined;
  const verb = token.slice(0, colon);
  const argument = token.slice(colon + 1);
  switch (verb) {
    case 'lead':
      return offset(O.LEAD, indexIn(ROLES, argument));
    case 'name':
      return offset(O.NAME_RESOURCE, indexIn(RESOURCES, argument));
    case 'keep':
      return offset(O.KEEP, parseLooked(state, argument));
    case 'deck':
      return offset(O.DECK, indexIn(PLANET_TYPES, argument));
    case 'remove-discarded':
      return offset(O.REMOVE_DISCARDED, findKind(argument));
    case 'produce':
      return layered(O.PRODUCE_SLOT, O.PRODUCE_SECOND, parseSlot(state, argument));
    case 'trade':
      return layered(O.TRADE_SLOT, O.TRADE_SECOND, parseSlot(state, argument));
    case 'sell-resource':
      return offset(O.SELL_SLOT, parseSlot(state, argument));
    case 'spend-resource':
      return offset(O.SPEND_SLOT, parseSlot(state, argument));
    case 'produce-any':
      return offset(O.PRODUCE_ANY, parseAny(state, argument));
    case 'recon':
      return offset(O.RECON_PLANET, findPlanet(argument));
    case 'remove-permanent':
      return offset(O.REMOVE_PERMANENT, parseTwo(argument, parseSeat, O.KINDS, findKind));
    case 'break-fleet':
      return offset(O.BREAK_FLEET, parseSeat(argument));
    case 'trade-card':
      return offset(O.TRADE_CARD, parseTwo(argument, parseToken, O.KINDS, findKind));
    case 'move':
      return offset(O.MOVE_COLONY, parseTwo(argument, parsePlace, O.KINDS, findKind));
    case 'scenario':
      return offset(
        O.CHOOSE_SCENARIO,
        indexIn(
          SCENARIOS.map(({ id }) => id),
          argument,
        ),
      );
    default:
      return parseCardOrPlanet(verb, argument);
  }
}

function parseCardOrPlanet(verb: string, argument: string): number | undefined {
  const cardVerb = CARD_VERBS.find(([, text]) => text === verb);
  if (cardVerb !== undefined) return offset(cardVerb[0], findKind(argument));
  const planetVerb = PLANET_VERBS.find(([, text]) => text === verb);
  if (planetVerb !== undefined) return offset(planetVerb[0], parsePlace(argument));
  const othersVerb = OTHERS_VERBS.find(([, text]) => text === verb);
  if (othersVerb === undefined) return undefined;
  return offset(othersVerb[0], parseTwo(argument, parseSeat, O.PLACES, parsePlace));
}

/** Parses two parts separated by a period into one number. */
function parseTwo(
  text: string,
  first: (part: string) => number | undefined,
  size: number,
  second: (part: string) => number | undefined,
): number | undefined {
  const dot = text.indexOf('.');
  if (dot < 0) return undefined;
  const a = first(text.slice(0, dot));
  const b = second(text.slice(dot + 1));
  return a === undefined || b === undefined ? undefined : a * size + b;
}

function parseSeat(text: string): number | undefined {
  return /^[1-9]$/.test(text) ? Number(text) - 1 : undefined;
}

function parseToken(text: string): number | undefined {
  return indexIn([...RESOURCES, 'fighter'], text);
}

/** The number of a slot in the first or the second layer. */
function layered(first: number, second: number, n: number | undefined): number | undefined {
  if (n === undefined) return undefined;
  return n < O.LAYER ? first + n : second + n - O.LAYER;
}

function parseAny(state: GameState, text: string): number | undefined {
  const equals = text.indexOf('=');
  const slot = parseSlot(state, text.slice(0, Math.max(0, equals)));
  const resource = indexIn(RESOURCES, text.slice(equals + 1));
  return slot === undefined || resource === undefined ? undefined : slot * 4 + resource;
}

function offset(base: number, argument: number | undefined): number | undefined {
  return argument === undefined ? undefined : base + argument;
}

function indexIn<T>(list: readonly T[], item: NoInfer<T> | string | undefined): number | undefined {
  const index = list.findIndex((one) => one === item);
  return index < 0 ? undefined : index;
}

function parseLooked(state: GameState, argument: string): number | undefined {
  return state.rules.frontsHidden
    ? parsePlace(argument)
    : indexIn(state.looking, findPlanet(argument));
}

function parsePlace(text: string): number | undefined {
  if (text === SHIP) return O.SHIP_PLACE;
  return /^[1-9]\d?$/.test(text) && Number(text) <= MAX_PLANETS ? Number(text) - 1 : undefined;
}

const SLOT = /^(permanent|[1-9]\d?)\.(food|water|iron|silicon|any|any-2)(\.2)?$/;

function parseSlot(state: GameState, text: string): number | undefined {
  const [, where = '', type = '', second] = SLOT.exec(text) ?? [];
  const layer = second === undefined ? 0 : O.LAYER;
  const isLast = type === 'any-2';
  if (where === PERMANENTS) {
    return type.startsWith('any') ? layer + O.SHIP_PLACE * 2 + Number(isLast) : undefined;
  }
  const at = parsePlace(where);
  if (at === undefined) return undefined;
  const wanted = type.startsWith('any') ? ANY_RESOURCE : indexIn(RESOURCES, type);
  const slots = slotsAt(state, at);
  const slot = isLast ? slots.lastIndexOf(wanted ?? -1) : slots.indexOf(wanted ?? -1);
  return slot < 0 ? undefined : layer + at * 2 + slot;
}
