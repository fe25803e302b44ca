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

/** Options with a fixed token. */
const FIXED_TOKENS: readonly (readonly [option: number, token: string])[] = [
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

/**
 * Returns the token of an option of the pending decision. Seats and places in an empire count from
 * 1. Throws ArgumentError for a number without a meaning in this position.
 */
export function formatOption(state: GameState, option: number): string {
  const token = tokenOf(state, option);
  if (token !== undefined) return token;
  throw new ArgumentError(`option ${describeValue(option)} names nothing in this position`);
}

/** Like `formatOption`, but returns undefined for a number without a meaning. */
export function tokenOf(state: GameState, option: number): string | undefined {
  if (!Number.isInteger(option)) return undefined;
  const word = FIXED_TOKENS.find(([number]) => number === option);
  if (word !== undefined) return word[1];
  const found = VERBS.findLast((entry) => entry[0] <= option);
  if (found === undefined) return undefined;
  const [base, verb, { format }] = found;
  const argument = format(state, option - base);
  return argument === undefined ? undefined : `${verb}:${argument}`;
}

/**
 * Returns the option of a token, legal or not; undefined if the text is no token here. Never
 * depends on information hidden from the deciding seat.
 */
export function parseOption(state: GameState, token: string): number | undefined {
  if (typeof token !== 'string') return undefined;
  const word = FIXED_TOKENS.find(([, text]) => text === token);
  if (word !== undefined) return word[0];
  const colon = token.indexOf(':');
  if (colon < 0) return undefined;
  const name = token.slice(0, colon);
  for (const entry of VERBS) {
    if (entry[1] !== name) continue;
    const argument = entry[2].parse(state, token.slice(colon + 1));
    if (argument !== undefined) return entry[0] + argument;
  }
  return undefined;
}

/** Converts between an option's argument and the text after the colon. */
interface Argument {
  readonly format: (state: GameState, argument: number) => string | undefined;
  readonly parse: (state: GameState, text: string) => number | undefined;
}

const card: Argument = {
  format: (_, kind) => CARDS[kind]?.id,
  parse: (_, id) => findKind(id),
};

const planet: Argument = {
  format: (_, index) => PLANET_DEFS[index]?.id,
  parse: (_, id) => findPlanet(id),
};

const seat: Argument = {
  format: (_, index) => String(index + 1),
  parse: (_, text) => (/^[1-9]$/.test(text) ? Number(text) - 1 : undefined),
};

const SHIP_PLACE_TEXT = 'ship';

const place: Argument = {
  format(_, at) {
    if (at === O.SHIP_PLACE) return SHIP_PLACE_TEXT;
    return at < O.PLACES ? String(at + 1) : undefined;
  },
  parse(_, text) {
    if (text === SHIP_PLACE_TEXT) return O.SHIP_PLACE;
    return /^[1-9]\d?$/.test(text) && Number(text) <= O.PLACES ? Number(text) - 1 : undefined;
  },
};

/** A planet being looked at: its id, or its position from 1 if fronts are hidden from everyone. */
const lookedAt: Argument = {
  format(state, index) {
    const found = state.looking[index];
    if (found === undefined) return undefined;
    return state.rules.frontsHidden ? String(index + 1) : planetAt(found).id;
  },
  parse: (state, text) =>
    state.rules.frontsHidden ? place.parse(state, text) : indexIn(state.looking, findPlanet(text)),
};

function oneOf(names: readonly string[]): Argument {
  return { format: (_, index) => names[index], parse: (_, name) => indexIn(names, name) };
}

/** Two arguments in one number, first * size + second, with a period between their texts. */
function pair(first: Argument, size: number, second: Argument): Argument {
  return {
    format(state, code) {
      const a = first.format(state, Math.floor(code / size));
      const b = second.format(state, code % size);
      return a === undefined || b === undefined ? undefined : `${a}.${b}`;
    },
    parse(state, text) {
      const dot = text.indexOf('.');
      if (dot < 0) return undefined;
      const a = first.parse(state, text.slice(0, dot));
      const b = second.parse(state, text.slice(dot + 1));
      return a === undefined || b === undefined ? undefined : a * size + b;
    },
  };
}

const PERMANENT_TEXT = 'permanent';
const SLOT = /^(permanent|[1-9]\d?)\.(food|water|iron|silicon|any|any-2)(\.2)?$/;

/**
 * A slot: place and type, such as `2.water`, or `2.water.2` in the second layer. The second slot of
 * type `any` at a place is `any-2`.
 */
const slot: Argument = {
  format(state, n) {
    const layer = n >= O.LAYER ? 1 : 0;
    const first = n - layer * O.LAYER;
    const at = first >> 1;
    const suffix = layer === 1 ? '.2' : '';
    const any = first & 1 ? 'any-2' : 'any';
    if (at === O.SHIP_PLACE) return `${PERMANENT_TEXT}.${any}${suffix}`;
    const type = slotsAt(state, at)[first & 1];
    if (type === undefined) return undefined;
    return `${at + 1}.${type === ANY_RESOURCE ? any : nameAt(RESOURCES, type)}${suffix}`;
  },
  parse(state, text) {
    const [, where = '', type = '', second] = SLOT.exec(text) ?? [];
    const layer = second === undefined ? 0 : O.LAYER;
    const isLast = type === 'any-2';
    if (where === PERMANENT_TEXT) {
      return type.startsWith('any') ? layer + O.SHIP_PLACE * 2 + Number(isLast) : undefined;
    }
    const at = place.parse(state, where);
    if (at === undefined) return undefined;
    const wanted = type.startsWith('any') ? ANY_RESOURCE : indexIn(RESOURCES, type);
    const slots = slotsAt(state, at);
    const found = isLast ? slots.lastIndexOf(wanted ?? -1) : slots.indexOf(wanted ?? -1);
    return found < 0 ? undefined : layer + at * 2 + found;
  },
};

const firstLayer: Argument = {
  format: slot.format,
  parse(state, text) {
    const n = slot.parse(state, text);
    return n !== undefined && n < O.LAYER ? n : undefined;
  },
};

/** A slot of the second layer. The argument is the slot number minus LAYER. */
const secondLayer: Argument = {
  format: (state, n) => slot.format(state, O.LAYER + n),
  parse(state, text) {
    const n = slot.parse(state, text);
    return n !== undefined && n >= O.LAYER ? n - O.LAYER : undefined;
  },
};

/** A slot of any type and the resource to produce, such as `3.any=iron`. */
const chosenResource: Argument = {
  format(state, code) {
    const where = slot.format(state, code >> 2);
    return where === undefined ? undefined : `${where}=${nameAt(RESOURCES, code & 3)}`;
  },
  parse(state, text) {
    const equals = text.indexOf('=');
    const n = slot.parse(state, text.slice(0, Math.max(0, equals)));
    const resource = indexIn(RESOURCES, text.slice(equals + 1));
    return n === undefined || resource === undefined ? undefined : n * 4 + resource;
  },
};

/** An opponent's planet: seat and place, such as `2.3`. */
const opponentPlanet: Argument = {
  format(state, code) {
    const owner = Math.floor(code / O.PLACES);
    return owner < state.players.length ? `${owner + 1}.${(code % O.PLACES) + 1}` : undefined;
  },
  parse: pair(seat, O.PLACES, place).parse,
};

/**
 * Options with an argument, ascending by base number. `produce` and `trade` appear once per layer.
 */
const VERBS: readonly (readonly [base: number, verb: string, argument: Argument])[] = [
  [O.LEAD, 'lead', oneOf(ROLES)],
  [O.NAME_RESOURCE, 'name', oneOf(RESOURCES)],
  [O.DECK, 'deck', oneOf(PLANET_TYPES)],
  [O.KEEP, 'keep', lookedAt],
  [O.PLAY, 'play', card],
  [O.BOOST, 'boost', card],
  [O.DISCARD, 'discard', card],
  [O.REMOVE, 'remove', card],
  [O.BUY, 'buy', card],
  [O.TAKE, 'take', card],
  [O.ATTACK, 'attack', place],
  [O.SETTLE, 'settle', place],
  [O.TUCK, 'tuck', place],
  [O.PRODUCE_SLOT, 'produce', firstLayer],
  [O.TRADE_SLOT, 'trade', firstLayer],
  [O.REMOVE_DISCARDED, 'remove-discarded', card],
  [O.USE_PLANET, 'use-planet', place],
  [O.PRIMARY, 'attack-with-battlecruiser', place],
  [O.USE_CARD, 'use-card', card],
  [O.BUY_WITH_SHIPS, 'buy-with-ships', card],
  [O.SPEND_CARD, 'spend', card],
  [O.TRADE_CARD, 'trade-card', pair(oneOf([...RESOURCES, 'fighter']), O.KINDS, card)],
  [O.SELL_CARD, 'sell', card],
  [O.SELL_SLOT, 'sell-resource', slot],
  [O.SPEND_SLOT, 'spend-resource', slot],
  [O.PRODUCE_SECOND, 'produce', secondLayer],
  [O.TRADE_SECOND, 'trade', secondLayer],
  [O.PRODUCE_ANY, 'produce-any', chosenResource],
  [O.ADD_COLONY, 'add-colony', card],
  [O.RECON_PLANET, 'recon', planet],
  [O.RECON_CARD, 'recon-card', card],
  [O.ANNEX, 'annex', opponentPlanet],
  [O.ANNEX_PRIMARY, 'annex-with-battlecruiser', opponentPlanet],
  [O.TAKE_OVER, 'take-over', opponentPlanet],
  [O.REMOVE_PERMANENT, 'remove-permanent', pair(seat, O.KINDS, card)],
  [O.BREAK_FLEET, 'break-fleet', seat],
  [O.CHOOSE_SCENARIO, 'scenario', oneOf(SCENARIOS.map(({ id }) => id))],
  [O.MOVE_COLONY, 'move', pair(place, O.KINDS, card)],
];

/** Empty for a face-down planet, because even the owner may not know its front. */
function slotsAt(state: GameState, at: number): readonly number[] {
  const deciding = state.frames.at(-1)?.seat;
  const found = deciding === undefined ? undefined : playerAt(state, deciding).planets[at];
  return found?.up === true ? (PLANET_SLOTS[found.id] ?? []) : [];
}

function indexIn<T>(list: readonly T[], item: NoInfer<T> | string | undefined): number | undefined {
  const index = list.findIndex((one) => one === item);
  return index < 0 ? undefined : index;
}
