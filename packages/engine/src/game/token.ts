// Option tokens: the text form of an answer, as records and bots write it (docs/notation.md).
import { CARDS, findKind, findPlanet, PLANET_SLOTS, planetAt } from '../cards/catalogue.ts';
import { ArgumentError, spell } from '../model/argument-error.ts';
import { nameAt, PLANET_TYPES, RESOURCES, ROLES } from '../model/names.ts';
import * as O from '../model/option.ts';
import { type GameState, playerAt } from '../state/state.ts';

/** More planets than any empire can have. */
const MOST_PLANETS = 50;

const WORDS: readonly (readonly [option: number, token: string])[] = [
  [O.DONE, 'done'],
  [O.DISSENT, 'dissent'],
  [O.FOLLOW, 'follow'],
  [O.ROLE_FIRST, 'role-first'],
  [O.COLLECT, 'collect'],
  [O.REMOVE_SELF, 'remove-this'],
  [O.TRADE_FIGHTER, 'trade-fighter'],
];

const CARD_VERBS: readonly (readonly [base: number, verb: string])[] = [
  [O.PLAY, 'play'],
  [O.BOOST, 'boost'],
  [O.DISCARD, 'discard'],
  [O.REMOVE, 'remove'],
  [O.BUY, 'buy'],
  [O.TAKE, 'take'],
];

const PLANET_VERBS: readonly (readonly [base: number, verb: string])[] = [
  [O.ATTACK, 'attack'],
  [O.SETTLE, 'settle'],
  [O.TUCK, 'tuck'],
];

/**
 * The token of an option of the pending decision. Planets of an empire are counted from 1, in the order in which they came. Throws
 * ArgumentError for a number that names nothing in this position.
 */
export function formatOption(state: GameState, option: number): string {
  const token = tokenOf(state, option);
  if (token !== undefined) return token;
  throw new ArgumentError(`option ${spell(option)} names nothing in this position`);
}

/** The token of an option, legal or not; undefined when the number names nothing in this position. */
export function tokenOf(state: GameState, option: number): string | undefined {
  if (!Number.isInteger(option)) return undefined;
  const word = WORDS.find(([number]) => number === option);
  if (word !== undefined) return word[1];
  const verb = VERBS.findLast(({ base }) => base <= option);
  if (verb === undefined) return undefined;
  const argument = verb.format(state, option - verb.base);
  return argument === undefined ? undefined : `${verb.verb}:${argument}`;
}

/** How the argument of an option is written. */
type Formatter = (state: GameState, argument: number) => string | undefined;

const cardName: Formatter = (_, kind) => CARDS[kind]?.id;
const place: Formatter = (_, at) => (at < MOST_PLANETS ? String(at + 1) : undefined);
const nameIn =
  (names: readonly string[]): Formatter =>
  (_, index) =>
    names[index];

/** In ascending order of their numbers. */
const VERBS: readonly {
  readonly base: number;
  readonly verb: string;
  readonly format: Formatter;
}[] = [
  { base: O.LEAD, verb: 'lead', format: nameIn(ROLES) },
  { base: O.NAME_RESOURCE, verb: 'name', format: nameIn(RESOURCES) },
  { base: O.DECK, verb: 'deck', format: nameIn(PLANET_TYPES) },
  { base: O.KEEP, verb: 'keep', format: formatLooked },
  ...CARD_VERBS.map(([base, verb]) => ({ base, verb, format: cardName })),
  ...PLANET_VERBS.map(([base, verb]) => ({ base, verb, format: place })),
  { base: O.PRODUCE_SLOT, verb: 'produce', format: formatSlot },
  { base: O.TRADE_SLOT, verb: 'trade', format: formatSlot },
  { base: O.REMOVE_DISCARDED, verb: 'remove-discarded', format: cardName },
];

/** The planet to keep by its name, or by its place from 1 where fronts are hidden from everyone. */
function formatLooked(state: GameState, index: number): string | undefined {
  const planet = state.looking[index];
  if (planet === undefined) return undefined;
  return state.rules.frontsHidden ? String(index + 1) : planetAt(planet).id;
}

/** Place in the empire and resource of the slot, such as `2.water`. */
function formatSlot(state: GameState, slot: number): string | undefined {
  const type = slotsAt(state, slot >> 1)[slot & 1];
  return type === undefined ? undefined : `${(slot >> 1) + 1}.${nameAt(RESOURCES, type)}`;
}

/** Resources of the slots at a place of the deciding seat; none of a planet whose front is down: it may be hidden from the seat itself. */
function slotsAt(state: GameState, at: number): readonly number[] {
  const seat = state.frames.at(-1)?.seat;
  const planet = seat === undefined ? undefined : playerAt(state, seat).planets[at];
  return planet?.up === true ? (PLANET_SLOTS[planet.id] ?? []) : [];
}

/**
 * The option that a token means in the pending decision, legal or not; undefined when it is no token at all. It depends on nothing
 * that the deciding seat may not know.
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
      return offset(O.PRODUCE_SLOT, parseSlot(state, argument));
    case 'trade':
      return offset(O.TRADE_SLOT, parseSlot(state, argument));
    default:
      return parseCardOrPlanet(verb, argument);
  }
}

function parseCardOrPlanet(verb: string, argument: string): number | undefined {
  const cardVerb = CARD_VERBS.find(([, text]) => text === verb);
  if (cardVerb !== undefined) return offset(cardVerb[0], findKind(argument));
  const planetVerb = PLANET_VERBS.find(([, text]) => text === verb);
  return planetVerb === undefined ? undefined : offset(planetVerb[0], parsePlace(argument));
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
  return /^[1-9]\d?$/.test(text) && Number(text) <= MOST_PLANETS ? Number(text) - 1 : undefined;
}

function parseSlot(state: GameState, text: string): number | undefined {
  const dot = text.indexOf('.');
  const at = parsePlace(text.slice(0, Math.max(0, dot)));
  if (at === undefined) return undefined;
  const slot = slotsAt(state, at).findIndex((type) => RESOURCES[type] === text.slice(dot + 1));
  return slot < 0 ? undefined : at * 2 + slot;
}
