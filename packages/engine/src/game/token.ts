// Option tokens: the text form of an answer, as records and bots write it (docs/notation.md).
import { cardId, findKind, findPlanet, PLANET_SLOTS, planetAt } from '../cards/catalogue.ts';
import { NONE, nameAt, PLANET_TYPES, RESOURCES, ROLES } from '../model/names.ts';
import * as O from '../model/option.ts';
import { type GameState, playerAt } from '../state/state.ts';

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

/** The token of an option of the pending decision. Planets of an empire are counted from 1, in the order in which they came. */
export function formatOption(state: GameState, option: number): string {
  const word = WORDS.find(([number]) => number === option);
  if (word !== undefined) return word[1];
  if (option < O.NAME_RESOURCE) return `lead:${nameAt(ROLES, option - O.LEAD)}`;
  if (option < O.DECK) return `name:${nameAt(RESOURCES, option - O.NAME_RESOURCE)}`;
  if (option < O.KEEP) return `deck:${nameAt(PLANET_TYPES, option - O.DECK)}`;
  if (option < O.PLAY) return `keep:${formatLooked(state, option - O.KEEP)}`;
  if (option >= O.REMOVE_DISCARDED)
    return `remove-discarded:${cardId(option - O.REMOVE_DISCARDED)}`;
  if (option < O.ATTACK) return withBase(CARD_VERBS, option, cardId);
  if (option < O.PRODUCE_SLOT) return withBase(PLANET_VERBS, option, (at) => String(at + 1));
  const [base, verb] =
    option < O.TRADE_SLOT ? [O.PRODUCE_SLOT, 'produce'] : [O.TRADE_SLOT, 'trade'];
  return `${verb}:${formatSlot(state, option - base)}`;
}

function withBase(
  verbs: typeof CARD_VERBS,
  option: number,
  name: (argument: number) => string,
): string {
  const found = verbs.findLast(([base]) => base <= option);
  if (found === undefined) throw new RangeError(`no option has the number ${option}`);
  return `${found[1]}:${name(option - found[0])}`;
}

/** The planet to keep by its name, or by its place from 1 where fronts are hidden from everyone. */
function formatLooked(state: GameState, index: number): string {
  return state.rules.frontsHidden ? String(index + 1) : planetAt(state.looking[index] ?? NONE).id;
}

/** Place in the empire and resource of the slot, such as `2.water`. */
function formatSlot(state: GameState, place: number): string {
  const seat = state.frames.at(-1)?.seat ?? 0;
  const planet = playerAt(state, seat).planets[place >> 1];
  const type = planet === undefined ? undefined : PLANET_SLOTS[planet.id]?.[place & 1];
  return `${(place >> 1) + 1}.${type === undefined ? `slot${place & 1}` : nameAt(RESOURCES, type)}`;
}

/** The option that a token means in the pending decision, legal or not; undefined when it is no token at all. */
export function parseOption(state: GameState, token: string): number | undefined {
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
  return /^[1-9]\d?$/.test(text) && Number(text) <= 50 ? Number(text) - 1 : undefined;
}

function parseSlot(state: GameState, text: string): number | undefined {
  const [placeText = '', resource = ''] = text.split('.');
  const at = parsePlace(placeText);
  const seat = state.frames.at(-1)?.seat;
  if (at === undefined || seat === undefined) return undefined;
  const planet = playerAt(state, seat).planets[at];
  const types = planet === undefined ? [] : (PLANET_SLOTS[planet.id] ?? []);
  const slot = types.findIndex((type) => RESOURCES[type] === resource);
  return slot < 0 ? undefined : at * 2 + slot;
}
