// Describes the pending decision in plain objects: the question, its seat, and each option with its
// token.
import { ArgumentError } from '../model/argument-error.ts';
import { backOf, CARD_SLOTS, cardId, planetAt } from '../cards/catalog.ts';
import { defaultOption, legalOptions } from '../game/game.ts';
import {
  NONE,
  nameAt,
  PLANET_TYPES,
  type PlanetType,
  PRODUCE,
  RESOURCES,
  type Resource,
  ROLES,
  type Role,
  TRADE,
} from '../model/names.ts';
import { formatOption } from '../game/option-token.ts';
import { UNKNOWN } from '../model/unknown.ts';
import * as O from '../model/option.ts';
import type { Frame } from '../state/frame.ts';
import { attackCost } from '../queries/costs.ts';
import { scenarioAt } from '../queries/starting-setup.ts';
import { fightersOf, shipIcons } from '../queries/ships.ts';
import { heldOn, placeOfSlot, typeOfSlot } from '../queries/resource-slots.ts';
import { symbolsOf } from '../queries/symbols.ts';
import { iconSymbols } from '../queries/token-symbols.ts';
import { cardsAlike } from '../queries/hand-kinds.ts';
import type { StepQuestion } from '../model/question.ts';
import { dissentDraws, dissentInfluence } from '../queries/following.ts';
import { stepOf } from '../rules/steps/registry.ts';
import { currentRole, type GameState, playerAt } from '../state/state.ts';
import type { PlanetBack } from '../model/planet.ts';
import type { Planet } from '../state/planet.ts';

/** The meaning of an option. `at` is a place in the deciding seat's empire, from 0. */
export type OptionMeaning =
  /** No more, skip, pass or decline. */
  | { readonly kind: 'done' }
  /** Draws cards instead of following, and takes influence; absent if none. */
  | { readonly kind: 'dissent'; readonly draws: number; readonly influence?: number }
  | { readonly kind: 'follow' }
  | { readonly kind: 'role-first' }
  | { readonly kind: 'collect'; readonly fighters: number }
  | { readonly kind: 'remove-this'; readonly card: string }
  | { readonly kind: 'trade-fighter' }
  | { readonly kind: 'lead'; readonly role: Role }
  | { readonly kind: 'name'; readonly resource: Resource }
  /**
   * `index` counts the planets being looked at, from 0; `planet` is `?` if fronts are hidden from everyone.
   */
  | {
      readonly kind: 'keep';
      readonly index: number;
      readonly back: PlanetBack;
      readonly planet: string;
    }
  | { readonly kind: 'deck'; readonly deck: PlanetType }
  | { readonly kind: 'remove-discarded'; readonly card: string }
  | {
      readonly kind: 'play' | 'discard' | 'remove' | 'buy' | 'take';
      readonly card: string;
    }
  /** `symbols` is the number that the card adds. */
  | { readonly kind: 'boost'; readonly card: string; readonly symbols: number }
  | {
      readonly kind: 'attack' | 'settle' | 'tuck';
      readonly at: number;
      readonly planet: string;
    }
  | {
      readonly kind: 'produce' | 'trade';
      readonly at: number;
      /** The planet or, at SHIP_PLACE, the permanent that has the slot. */
      readonly planet: string;
      readonly resource: Resource;
      /**
       * The number of a slot of any type when producing. Only one of its answers can be selected.
       */
      readonly anySlot?: number;
    }
  /** A resource is discarded for a symbol or for influence. */
  | {
      readonly kind: 'spend-resource' | 'sell-resource';
      readonly at: number;
      readonly planet: string;
      readonly resource: Resource;
    }
  /** The first or second Action of the fleet tile. */
  | { readonly kind: 'use-fleet'; readonly action: 1 | 2 }
  | { readonly kind: 'use-planet'; readonly at: number; readonly planet: string }
  | {
      readonly kind: 'use-card' | 'sell-card' | 'add-colony' | 'recon-card' | 'buy-with-ships';
      readonly card: string;
    }
  | { readonly kind: 'upgrade'; readonly ships: boolean }
  /** Follow Produce as Trade, or Trade as Produce; `role` is the one carried out. */
  | { readonly kind: 'follow-other'; readonly role: Role }
  | { readonly kind: 'more-role' | 'keep-two' | 'spend-fighter' | 'sell-fighter' | 'build' }
  /** Discards a hand card for its icons. */
  | { readonly kind: 'spend-card'; readonly card: string }
  | { readonly kind: 'trade-card'; readonly card: string; readonly as: Resource | 'fighter' }
  | { readonly kind: 'attack-with-battlecruiser'; readonly at: number; readonly planet: string }
  /** Opponents' planets; `planet` is `?` while face down. */
  | {
      readonly kind: 'annex' | 'annex-with-battlecruiser' | 'take-over';
      readonly owner: number;
      readonly at: number;
      readonly planet: string;
      readonly back: PlanetBack;
      /** Price of annexing it, in its ship size; absent otherwise. */
      readonly price?: number;
    }
  | { readonly kind: 'recon-planet'; readonly planet: string }
  | { readonly kind: 'remove-permanent'; readonly owner: number; readonly card: string }
  | { readonly kind: 'break-fleet'; readonly owner: number }
  | { readonly kind: 'start-planet'; readonly planet: string }
  | { readonly kind: 'scenario'; readonly scenario: string }
  | { readonly kind: 'move-colony'; readonly from: number; readonly card: string };

/** One legal answer. `option` is for `play`, `token` for records and bots. */
export type OptionInfo = OptionMeaning & {
  readonly option: number;
  readonly token: string;
  /**
   * How many of it can be selected, such as equal cards in hand; only on options that can be
   * combined. An option without `copies` is an answer on its own.
   */
  readonly copies?: number;
  /**
   * What a card discarded for its icons counts as: symbols of the role, or ships; absent for one.
   */
  readonly worth?: number;
  /** Can only be selected together with one of these tokens; the first is the closest match. */
  readonly after?: readonly string[];
};

/** The pending decision: the question of its step, and the fields of all questions. */
export type Decision = StepQuestion & {
  readonly ply: number;
  readonly seat: number;
  /** The role in progress. */
  readonly role?: Role;
  /** The card whose Action or tuck is in question. */
  readonly card?: string;
  readonly options: readonly OptionInfo[];
  /**
   * Options that cannot be the first answer but can be selected together with others; absent if
   * there are none. Players select in any order, and the selection is played in ascending order of
   * `option`.
   */
  readonly later?: readonly OptionInfo[];
  /** The token of the default answer, which the engine gives for a seat that does not answer. */
  readonly default: string;
};

/**
 * Describes the pending decision in full, for the deciding seat only. Throws ArgumentError if the
 * game is over.
 */
export function describe(state: GameState): Decision {
  const frame = state.frames.at(-1);
  if (frame === undefined) throw new ArgumentError('the game is over: no decision is pending');
  const { role, resolving } = state.turn;
  const question = stepOf(frame).question(state, frame);
  const draft: DecisionDraft = { ply: state.ply, seat: frame.seat };
  if (role !== NONE) draft.role = nameAt(ROLES, role);
  if (resolving !== NONE) draft.card = cardId(resolving);
  const legal = legalOptions(state);
  const later = question.several ? laterOptions(state, frame, legal) : NO_OPTIONS;
  // Object.assign instead of spread: questions are described after every answer, and each field
  // after a spread costs a runtime call.
  return Object.assign(draft, question, {
    options: legal.map((option) => describeOption(state, frame, question.several, option)),
    ...(later.length > 0 && { later }),
    default: formatOption(state, defaultOption(state)),
  });
}

const NO_OPTIONS: readonly OptionInfo[] = [];

/** Options that become legal after other answers to the same question, ascending. */
function laterOptions(
  state: GameState,
  frame: Frame,
  legal: readonly number[],
): readonly OptionInfo[] {
  const listed: number[] = [];
  stepOf(frame).later(state, frame, listed);
  if (listed.length === 0) return NO_OPTIONS;
  const later = new Set(listed.filter((option) => !legal.includes(option)));
  return [...later]
    .sort((a, b) => a - b)
    .map((option) => {
      const info = describeOption(state, frame, true, option);
      const below = optionsBelow(option);
      if (below.length === 0) return info;
      return Object.assign(info, { after: below.map((one) => formatOption(state, one)) });
    });
}

/** For a slot of the second layer, the options of the slot below it; the same resource first. */
function optionsBelow(option: number): readonly number[] {
  if (option >= O.PRODUCE_ANY && option < O.ADD_COLONY) {
    const same = option - O.LAYER * RESOURCES.length;
    const first = same - ((same - O.PRODUCE_ANY) % RESOURCES.length);
    const all = RESOURCES.map((_, resource) => first + resource);
    return [same, ...all.filter((one) => one !== same)];
  }
  if (option >= O.TRADE_SECOND && option < O.PRODUCE_ANY) {
    return [option - O.TRADE_SECOND + O.TRADE_SLOT];
  }
  if (option >= O.PRODUCE_SECOND && option < O.TRADE_SECOND) {
    return [option - O.PRODUCE_SECOND + O.PRODUCE_SLOT];
  }
  if (option >= O.SPEND_SLOT && option < O.PRODUCE_SECOND) return [option - O.LAYER];
  return [];
}

/** What a hand card discarded for its icons counts as. */
function worthOf(state: GameState, frame: Frame, option: number): number {
  if (option < O.SPEND_CARD || option >= O.TRADE_CARD) return 1;
  const kind = option - O.SPEND_CARD;
  return stepOf(frame).name === 'pay-ships'
    ? shipIcons(kind, frame.at)
    : iconSymbols(playerAt(state, frame.seat), kind, currentRole(state.turn));
}

/** The fields of all questions, under construction. */
interface DecisionDraft {
  readonly ply: number;
  readonly seat: number;
  role?: Role;
  card?: string;
}

function describeOption(
  state: GameState,
  frame: Frame,
  several: boolean,
  option: number,
): OptionInfo {
  const copies = several ? copiesOf(state, frame, option) : 0;
  const one = { option, token: formatOption(state, option) };
  const info = Object.assign(one, meaningOf(state, frame, option));
  if (copies === 0) return info;
  const worth = worthOf(state, frame, option);
  return Object.assign(info, { copies }, worth === 1 ? {} : { worth });
}

/** How many of an option can be selected together with others; 0 if it is an answer on its own. */
function copiesOf(state: GameState, frame: Frame, option: number): number {
  const player = playerAt(state, frame.seat);
  const { hand, play } = player;
  const inHand = (kind: number): number => hand.filter((one) => one === kind).length;
  if (option === O.DONE) return 0;
  // Free actions before the discard are answered one at a time.
  if (stepOf(frame).name === 'discard') return inHand(option - O.DISCARD);
  if (option === O.TRADE_FIGHTER || option === O.SPEND_FIGHTER) return fightersOf(player);
  if (option >= O.SPEND_CARD && option < O.TRADE_CARD) return inHand(option - O.SPEND_CARD);
  if (option >= O.TRADE_CARD && option < O.SELL_CARD) {
    return inHand((option - O.TRADE_CARD) % O.KINDS);
  }
  if (option >= O.BOOST && option < O.DISCARD) return inHand(option - O.BOOST);
  if (option >= O.REMOVE && option < O.BUY) return inHand(option - O.REMOVE);
  if (option >= O.TAKE && option < O.ATTACK) return state.stacks[option - O.TAKE] ?? 0;
  if (option >= O.TUCK && option < O.PRODUCE_SLOT) return cardsAlike(play);
  return 1;
}

function dissentMeaning(state: GameState, seat: number): OptionMeaning {
  const player = playerAt(state, seat);
  const influence = dissentInfluence(player, state.turn.role);
  return { kind: 'dissent', draws: dissentDraws(player), ...(influence > 0 && { influence }) };
}

function meaningOf(state: GameState, frame: Frame, option: number): OptionMeaning {
  switch (option) {
    case O.DONE:
      return { kind: 'done' };
    case O.DISSENT:
      return dissentMeaning(state, frame.seat);
    case O.FOLLOW:
      return { kind: 'follow' };
    case O.ROLE_FIRST:
      return { kind: 'role-first' };
    case O.COLLECT:
      return { kind: 'collect', fighters: stepOf(frame).name === 'muster' ? frame.count : 0 };
    case O.REMOVE_SELF:
      return { kind: 'remove-this', card: cardId(state.turn.resolving) };
    case O.TRADE_FIGHTER:
      return { kind: 'trade-fighter' };
    default:
      return meaningWithArgument(state, frame, option);
  }
}

/** The meaning of expansion options; undefined for others. */
function expansionWord(state: GameState, option: number): OptionMeaning | undefined {
  switch (option) {
    case O.USE_FLEET:
      return { kind: 'use-fleet', action: 1 };
    case O.USE_FLEET + 1:
      return { kind: 'use-fleet', action: 2 };
    case O.UPGRADE:
      return { kind: 'upgrade', ships: false };
    case O.UPGRADE_WITH_SHIPS:
      return { kind: 'upgrade', ships: true };
    case O.FOLLOW_OTHER: {
      const role = state.turn.role === PRODUCE ? TRADE : PRODUCE;
      return { kind: 'follow-other', role: nameAt(ROLES, role) };
    }
    case O.MORE_ROLE:
      return { kind: 'more-role' };
    case O.KEEP_TWO:
      return { kind: 'keep-two' };
    case O.SPEND_FIGHTER:
      return { kind: 'spend-fighter' };
    case O.SELL_FIGHTER:
      return { kind: 'sell-fighter' };
    case O.BUILD:
      return { kind: 'build' };
    default:
      return undefined;
  }
}

/** Expansion options with an argument, ascending by number. */
const EXPANSION: readonly {
  readonly base: number;
  readonly meaning: (state: GameState, seat: number, argument: number) => OptionMeaning;
}[] = [
  {
    base: O.USE_PLANET,
    meaning: (state, seat, at) => ({ kind: 'use-planet', at, planet: frontAt(state, seat, at) }),
  },
  {
    base: O.PRIMARY,
    meaning: (state, seat, at) => ({
      kind: 'attack-with-battlecruiser',
      at,
      planet: frontAt(state, seat, at),
    }),
  },
  { base: O.USE_CARD, meaning: (_s, _p, kind) => ({ kind: 'use-card', card: cardId(kind) }) },
  {
    base: O.BUY_WITH_SHIPS,
    meaning: (_s, _p, kind) => ({ kind: 'buy-with-ships', card: cardId(kind) }),
  },
  { base: O.SPEND_CARD, meaning: (_s, _p, kind) => ({ kind: 'spend-card', card: cardId(kind) }) },
  {
    base: O.TRADE_CARD,
    meaning: (_s, _p, code) => ({
      kind: 'trade-card',
      card: cardId(code % O.KINDS),
      as: nameAt([...RESOURCES, 'fighter'], Math.floor(code / O.KINDS)),
    }),
  },
  { base: O.SELL_CARD, meaning: (_s, _p, kind) => ({ kind: 'sell-card', card: cardId(kind) }) },
  { base: O.SELL_SLOT, meaning: (state, seat, n) => slotMeaning(state, seat, 'sell-resource', n) },
  {
    base: O.SPEND_SLOT,
    meaning: (state, seat, n) => slotMeaning(state, seat, 'spend-resource', n),
  },
  {
    base: O.PRODUCE_SECOND,
    meaning: (state, seat, n) => slotMeaning(state, seat, 'produce', O.LAYER + n),
  },
  {
    base: O.TRADE_SECOND,
    meaning: (state, seat, n) => slotMeaning(state, seat, 'trade', O.LAYER + n),
  },
  {
    base: O.PRODUCE_ANY,
    meaning: (state, seat, code) => ({
      ...slotMeaning(state, seat, 'produce', code >> 2, code & 3),
      anySlot: code >> 2,
    }),
  },
  { base: O.ADD_COLONY, meaning: (_s, _p, kind) => ({ kind: 'add-colony', card: cardId(kind) }) },
  {
    base: O.RECON_PLANET,
    meaning: (_s, _p, planet) => ({ kind: 'recon-planet', planet: planetAt(planet).id }),
  },
  { base: O.RECON_CARD, meaning: (_s, _p, kind) => ({ kind: 'recon-card', card: cardId(kind) }) },
  {
    base: O.ANNEX,
    meaning: (state, seat, code) => ({
      ...othersMeaning(state, 'annex', code),
      price: priceOf(state, seat, code),
    }),
  },
  {
    base: O.ANNEX_PRIMARY,
    meaning: (state, _p, code) => othersMeaning(state, 'annex-with-battlecruiser', code),
  },
  { base: O.TAKE_OVER, meaning: (state, _p, code) => othersMeaning(state, 'take-over', code) },
  {
    base: O.REMOVE_PERMANENT,
    meaning: (_s, _p, code) => ({
      kind: 'remove-permanent',
      owner: Math.floor(code / O.KINDS),
      card: cardId(code % O.KINDS),
    }),
  },
  { base: O.BREAK_FLEET, meaning: (_s, _p, owner) => ({ kind: 'break-fleet', owner }) },
  {
    base: O.START_PLANET,
    meaning: (state, seat, index) => ({
      kind: 'start-planet',
      planet: planetAt(state.offers[seat]?.[index] ?? NONE).id,
    }),
  },
  {
    base: O.CHOOSE_SCENARIO,
    meaning: (_s, _p, index) => ({ kind: 'scenario', scenario: scenarioAt(index).id }),
  },
  {
    base: O.MOVE_COLONY,
    meaning: (_s, _p, code) => ({
      kind: 'move-colony',
      from: Math.floor(code / O.KINDS),
      card: cardId(code % O.KINDS),
    }),
  },
];

/** The id of a planet of the seat. */
function frontAt(state: GameState, seat: number, at: number): string {
  return planetAt((playerAt(state, seat).planets[at] as Planet).id).id;
}

/** An opponent's planet, by the number in an option. */
function othersPlanet(state: GameState, code: number): Planet {
  return playerAt(state, Math.floor(code / O.PLACES)).planets[code % O.PLACES] as Planet;
}

function othersMeaning(
  state: GameState,
  kind: 'annex' | 'annex-with-battlecruiser' | 'take-over',
  code: number,
): Extract<OptionMeaning, { readonly kind: typeof kind }> {
  const { id, up } = othersPlanet(state, code);
  return {
    kind,
    owner: Math.floor(code / O.PLACES),
    at: code % O.PLACES,
    planet: up ? planetAt(id).id : UNKNOWN,
    back: backOf(id),
  };
}

/** The price of an opponent's planet for the seat. */
function priceOf(state: GameState, seat: number, code: number): number {
  return attackCost(playerAt(state, seat), othersPlanet(state, code));
}

/** The meaning of a slot option. `resource` is given if the slot is of any type. */
function slotMeaning(
  state: GameState,
  seat: number,
  kind: 'produce' | 'trade' | 'spend-resource' | 'sell-resource',
  n: number,
  resource?: number,
): Extract<OptionMeaning, { readonly kind: typeof kind }> {
  const player = playerAt(state, seat);
  const at = placeOfSlot(n);
  const made = resource ?? (kind === 'produce' ? typeOfSlot(player, n) : heldOn(player, n));
  const planet = at === O.SHIP_PLACE ? storeOf(state, seat) : frontAt(state, seat, at);
  return { kind, at, planet, resource: nameAt(RESOURCES, made) };
}

/** The seat's permanent that holds colonies. */
function holderOf(state: GameState, seat: number): string {
  const kind = playerAt(state, seat).permanents.find((one) =>
    (state.rules.triggers[one] ?? []).some((trigger) => 'holds' in trigger),
  );
  return cardId(kind ?? NONE);
}

/** The seat's permanent that has resource slots. */
function storeOf(state: GameState, seat: number): string {
  const kind = playerAt(state, seat).permanents.find((one) => (CARD_SLOTS[one] ?? 0) > 0);
  return cardId(kind ?? NONE);
}

function meaningWithArgument(state: GameState, frame: Frame, option: number): OptionMeaning {
  if (option >= O.USE_FLEET) {
    const word = expansionWord(state, option);
    const found = EXPANSION.findLast(({ base }) => base <= option);
    if (word !== undefined) return word;
    if (found !== undefined) return found.meaning(state, frame.seat, option - found.base);
  }
  if (option < O.NAME_RESOURCE) return { kind: 'lead', role: nameAt(ROLES, option - O.LEAD) };
  if (option >= O.REMOVE_DISCARDED) {
    return { kind: 'remove-discarded', card: cardId(option - O.REMOVE_DISCARDED) };
  }
  if (option < O.DECK) {
    return { kind: 'name', resource: nameAt(RESOURCES, option - O.NAME_RESOURCE) };
  }
  if (option < O.KEEP) return { kind: 'deck', deck: nameAt(PLANET_TYPES, option - O.DECK) };
  if (option < O.PLAY) {
    const index = option - O.KEEP;
    const id = state.looking[index] ?? NONE;
    const planet = state.rules.frontsHidden ? UNKNOWN : planetAt(id).id;
    return { kind: 'keep', index, back: backOf(id), planet };
  }
  if (option < O.BOOST) return { kind: 'play', card: cardId(option - O.PLAY) };
  if (option < O.DISCARD) {
    const kind = option - O.BOOST;
    const leading = frame.seat === state.leader;
    const role = currentRole(state.turn);
    const symbols = symbolsOf(playerAt(state, frame.seat), kind, role, leading);
    return { kind: 'boost', card: cardId(kind), symbols };
  }
  if (option < O.REMOVE) return { kind: 'discard', card: cardId(option - O.DISCARD) };
  if (option < O.BUY) return { kind: 'remove', card: cardId(option - O.REMOVE) };
  if (option < O.TAKE) return { kind: 'buy', card: cardId(option - O.BUY) };
  if (option < O.ATTACK) return { kind: 'take', card: cardId(option - O.TAKE) };
  return meaningOnPlanet(state, frame, option);
}

function meaningOnPlanet(state: GameState, frame: Frame, option: number): OptionMeaning {
  const { planets } = playerAt(state, frame.seat);
  const nameOf = (at: number): string => {
    const planet = planets[at];
    if (at === O.SHIP_PLACE) return holderOf(state, frame.seat);
    if (planet === undefined) throw new RangeError(`no planet at ${at}`);
    return state.rules.frontsHidden && !planet.up ? UNKNOWN : planetAt(planet.id).id;
  };
  if (option < O.PRODUCE_SLOT) {
    const [base, kind] =
      option < O.SETTLE
        ? [O.ATTACK, 'attack' as const]
        : option < O.TUCK
          ? [O.SETTLE, 'settle' as const]
          : [O.TUCK, 'tuck' as const];
    return { kind, at: option - base, planet: nameOf(option - base) };
  }
  const producing = option < O.TRADE_SLOT;
  const n = option - (producing ? O.PRODUCE_SLOT : O.TRADE_SLOT);
  return slotMeaning(state, frame.seat, producing ? 'produce' : 'trade', n);
}
