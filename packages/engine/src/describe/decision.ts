// Describes the pending decision as plain objects: the seat, the question, and each option with its
// meaning and token.
import { ArgumentError } from '../model/argument-error.ts';
import { backOf, CARD_SLOTS, cardId, planetAt } from '../cards/catalog.ts';
import { defaultOption } from '../game/default-option.ts';
import { legalOptions } from '../game/game.ts';
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

/**
 * What an option does. `at` and `from` are indexes of planets, or SHIP_PLACE for a permanent. They
 * refer to the empire of `owner` or, without one, of the deciding seat.
 */
export type OptionMeaning =
  | { readonly kind: 'done' }
  /** `draws` is the number of cards drawn, `influence` that of Peace triggers; absent if none. */
  | { readonly kind: 'dissent'; readonly draws: number; readonly influence?: number }
  | { readonly kind: 'follow' }
  | { readonly kind: 'role-first' }
  | { readonly kind: 'collect'; readonly fighters: number }
  | { readonly kind: 'remove-this'; readonly card: string }
  | { readonly kind: 'trade-fighter' }
  | { readonly kind: 'lead'; readonly role: Role }
  | { readonly kind: 'name'; readonly resource: Resource }
  /**
   * `index` counts the planets being looked at. `planet` is `?` if fronts are hidden from everyone.
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
  /** `symbols` is the number of symbols that the card adds. */
  | { readonly kind: 'boost'; readonly card: string; readonly symbols: number }
  | {
      readonly kind: 'attack' | 'settle' | 'tuck';
      readonly at: number;
      readonly planet: string;
    }
  | {
      readonly kind: 'produce' | 'trade';
      readonly at: number;
      /** Id of the planet that has the slot; of the permanent if `at` is SHIP_PLACE. */
      readonly planet: string;
      readonly resource: Resource;
      /** Only for producing on a slot of any type: the slot number. Each resource is an option. */
      readonly anySlot?: number;
    }
  | {
      readonly kind: 'spend-resource' | 'sell-resource';
      readonly at: number;
      readonly planet: string;
      readonly resource: Resource;
    }
  | { readonly kind: 'use-fleet'; readonly action: 1 | 2 }
  | { readonly kind: 'use-planet'; readonly at: number; readonly planet: string }
  | {
      readonly kind: 'use-card' | 'sell-card' | 'add-colony' | 'recon-card' | 'buy-with-ships';
      readonly card: string;
    }
  | { readonly kind: 'upgrade'; readonly ships: boolean }
  /** Follows Produce as Trade, or Trade as Produce. `role` is the role carried out. */
  | { readonly kind: 'follow-other'; readonly role: Role }
  | { readonly kind: 'more-role' | 'keep-two' | 'spend-fighter' | 'sell-fighter' | 'build' }
  /** Discards a hand card for its icons. */
  | { readonly kind: 'spend-card'; readonly card: string }
  | { readonly kind: 'trade-card'; readonly card: string; readonly as: Resource | 'fighter' }
  | { readonly kind: 'attack-with-battlecruiser'; readonly at: number; readonly planet: string }
  /** Takes an opponent's planet. `planet` is `?` while face down. */
  | {
      readonly kind: 'annex' | 'annex-with-battlecruiser' | 'take-over';
      readonly owner: number;
      readonly at: number;
      readonly planet: string;
      readonly back: PlanetBack;
      /** For `annex`: price in ships of the planet's ship size. Absent for the other two. */
      readonly price?: number;
    }
  | { readonly kind: 'recon-planet'; readonly planet: string }
  | { readonly kind: 'remove-permanent'; readonly owner: number; readonly card: string }
  | { readonly kind: 'break-fleet'; readonly owner: number }
  | { readonly kind: 'start-planet'; readonly planet: string }
  | { readonly kind: 'scenario'; readonly scenario: string }
  | { readonly kind: 'move-colony'; readonly from: number; readonly card: string };

/** One option. `option` is its number for `play`, `token` its text for records and bots. */
export type OptionInfo = OptionMeaning & {
  readonly option: number;
  readonly token: string;
  /** How often a selection can contain the option. Absent if it must be the only one. */
  readonly copies?: number;
  /** Symbols or ships that the card provides when discarded for its icons; absent if 1. */
  readonly worth?: number;
  /** The selection must also contain an option with one of these tokens, by default the first. */
  readonly after?: readonly string[];
};

export type Decision = StepQuestion & {
  readonly ply: number;
  readonly seat: number;
  /** The role led this turn; while it is carried out, the role that the seat carries out. */
  readonly role?: Role;
  readonly card?: string;
  readonly options: readonly OptionInfo[];
  /**
   * Options that are legal only after others of the same selection; absent if none. A selection is
   * always played in ascending order of `option`.
   */
  readonly later?: readonly OptionInfo[];
  /** Token of the answer used if the seat does not answer in time. */
  readonly default: string;
};

/**
 * Describes the pending decision, including what only its seat may know. Throws ArgumentError if
 * the game is over.
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
  // Object.assign, because a spread followed by other fields is slow.
  return Object.assign(draft, question, {
    options: legal.map((option) => describeOption(state, frame, question.several, option)),
    ...(later.length > 0 && { later }),
    default: formatOption(state, defaultOption(state)),
  });
}

const NO_OPTIONS: readonly OptionInfo[] = [];

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
      const first = firstLayerOptions(option);
      if (first.length === 0) return info;
      return Object.assign(info, { after: first.map((one) => formatOption(state, one)) });
    });
}

/**
 * For an option on the second layer of a slot (model/option.ts), returns the options on the first
 * layer, the same resource first. Empty for other options.
 */
function firstLayerOptions(option: number): readonly number[] {
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

/** See `OptionInfo.worth`; 1 for options that discard no card for its icons. */
function worthOf(state: GameState, frame: Frame, option: number): number {
  if (option < O.SPEND_CARD || option >= O.TRADE_CARD) return 1;
  const kind = option - O.SPEND_CARD;
  return stepOf(frame).name === 'pay-ships'
    ? shipIcons(kind, frame.at)
    : iconSymbols(playerAt(state, frame.seat), kind, currentRole(state.turn));
}

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

/** See `OptionInfo.copies`; 0 if the option cannot be combined with others. */
function copiesOf(state: GameState, frame: Frame, option: number): number {
  const player = playerAt(state, frame.seat);
  const { hand, play } = player;
  const inHand = (kind: number): number => hand.filter((one) => one === kind).length;
  if (option === O.DONE) return 0;
  // Only discards can be combined. Free actions give 0.
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
      return meaningWithArgument(state, frame.seat, option);
  }
}

function meaningWithArgument(state: GameState, seat: number, option: number): OptionMeaning {
  const found = MEANINGS.findLast((entry) => entry[0] <= option);
  if (found === undefined) throw new RangeError(`no option has the number ${option}`);
  return found[1](state, seat, option - found[0]);
}

/** `argument` is the option number minus its base number. */
type Meaning = (state: GameState, seat: number, argument: number) => OptionMeaning;

type CardKind = Exclude<
  Extract<OptionMeaning, { readonly card: string }>['kind'],
  'remove-this' | 'boost' | 'trade-card' | 'remove-permanent' | 'move-colony'
>;

function ofCard(kind: CardKind): Meaning {
  return (_state, _seat, card) => ({ kind, card: cardId(card) });
}

function ofPlace(kind: 'attack' | 'settle' | 'tuck'): Meaning {
  return (state, seat, at) => ({ kind, at, planet: planetOrColonyShip(state, seat, at) });
}

function ofSlot(kind: SlotKind, layer = 0): Meaning {
  return (state, seat, n) => slotMeaning(state, seat, kind, layer + n);
}

const MEANINGS: readonly (readonly [base: number, meaning: Meaning])[] = [
  [O.LEAD, (_state, _seat, role) => ({ kind: 'lead', role: nameAt(ROLES, role) })],
  [O.NAME_RESOURCE, (_state, _seat, n) => ({ kind: 'name', resource: nameAt(RESOURCES, n) })],
  [O.DECK, (_state, _seat, type) => ({ kind: 'deck', deck: nameAt(PLANET_TYPES, type) })],
  [O.KEEP, keepMeaning],
  [O.PLAY, ofCard('play')],
  [O.BOOST, boostMeaning],
  [O.DISCARD, ofCard('discard')],
  [O.REMOVE, ofCard('remove')],
  [O.BUY, ofCard('buy')],
  [O.TAKE, ofCard('take')],
  [O.ATTACK, ofPlace('attack')],
  [O.SETTLE, ofPlace('settle')],
  [O.TUCK, ofPlace('tuck')],
  [O.PRODUCE_SLOT, ofSlot('produce')],
  [O.TRADE_SLOT, ofSlot('trade')],
  [O.REMOVE_DISCARDED, ofCard('remove-discarded')],
  [O.USE_FLEET, (_state, _seat, n) => ({ kind: 'use-fleet', action: n === 0 ? 1 : 2 })],
  [O.UPGRADE, () => ({ kind: 'upgrade', ships: false })],
  [O.UPGRADE_WITH_SHIPS, () => ({ kind: 'upgrade', ships: true })],
  [
    O.FOLLOW_OTHER,
    ({ turn }) => ({
      kind: 'follow-other',
      role: nameAt(ROLES, turn.role === PRODUCE ? TRADE : PRODUCE),
    }),
  ],
  [O.MORE_ROLE, () => ({ kind: 'more-role' })],
  [O.KEEP_TWO, () => ({ kind: 'keep-two' })],
  [O.SPEND_FIGHTER, () => ({ kind: 'spend-fighter' })],
  [O.SELL_FIGHTER, () => ({ kind: 'sell-fighter' })],
  [O.BUILD, () => ({ kind: 'build' })],
  [
    O.USE_PLANET,
    (state, seat, at) => ({ kind: 'use-planet', at, planet: planetIdAt(state, seat, at) }),
  ],
  [
    O.PRIMARY,
    (state, seat, at) => ({
      kind: 'attack-with-battlecruiser',
      at,
      planet: planetIdAt(state, seat, at),
    }),
  ],
  [O.USE_CARD, ofCard('use-card')],
  [O.BUY_WITH_SHIPS, ofCard('buy-with-ships')],
  [O.SPEND_CARD, ofCard('spend-card')],
  [
    O.TRADE_CARD,
    (_state, _seat, code) => ({
      kind: 'trade-card',
      card: cardId(code % O.KINDS),
      as: nameAt([...RESOURCES, 'fighter'], Math.floor(code / O.KINDS)),
    }),
  ],
  [O.SELL_CARD, ofCard('sell-card')],
  [O.SELL_SLOT, ofSlot('sell-resource')],
  [O.SPEND_SLOT, ofSlot('spend-resource')],
  [O.PRODUCE_SECOND, ofSlot('produce', O.LAYER)],
  [O.TRADE_SECOND, ofSlot('trade', O.LAYER)],
  [
    O.PRODUCE_ANY,
    (state, seat, code) => ({
      ...slotMeaning(state, seat, 'produce', code >> 2, code & 3),
      anySlot: code >> 2,
    }),
  ],
  [O.ADD_COLONY, ofCard('add-colony')],
  [
    O.RECON_PLANET,
    (_state, _seat, planet) => ({ kind: 'recon-planet', planet: planetAt(planet).id }),
  ],
  [O.RECON_CARD, ofCard('recon-card')],
  [
    O.ANNEX,
    (state, seat, code) => ({
      ...opponentPlanetMeaning(state, 'annex', code),
      price: attackCost(playerAt(state, seat), opponentPlanet(state, code)),
    }),
  ],
  [
    O.ANNEX_PRIMARY,
    (state, _seat, code) => opponentPlanetMeaning(state, 'annex-with-battlecruiser', code),
  ],
  [O.TAKE_OVER, (state, _seat, code) => opponentPlanetMeaning(state, 'take-over', code)],
  [
    O.REMOVE_PERMANENT,
    (_state, _seat, code) => ({
      kind: 'remove-permanent',
      owner: Math.floor(code / O.KINDS),
      card: cardId(code % O.KINDS),
    }),
  ],
  [O.BREAK_FLEET, (_state, _seat, owner) => ({ kind: 'break-fleet', owner })],
  [
    O.START_PLANET,
    ({ offers }, seat, index) => ({
      kind: 'start-planet',
      planet: planetAt(offers[seat]?.[index] ?? NONE).id,
    }),
  ],
  [
    O.CHOOSE_SCENARIO,
    (_state, _seat, index) => ({ kind: 'scenario', scenario: scenarioAt(index).id }),
  ],
  [
    O.MOVE_COLONY,
    (_state, _seat, code) => ({
      kind: 'move-colony',
      from: Math.floor(code / O.KINDS),
      card: cardId(code % O.KINDS),
    }),
  ],
];

function keepMeaning({ looking, rules }: GameState, _seat: number, index: number): OptionMeaning {
  const id = looking[index] ?? NONE;
  const planet = rules.frontsHidden ? UNKNOWN : planetAt(id).id;
  return { kind: 'keep', index, back: backOf(id), planet };
}

function boostMeaning(state: GameState, seat: number, kind: number): OptionMeaning {
  const role = currentRole(state.turn);
  const symbols = symbolsOf(playerAt(state, seat), kind, role, seat === state.leader);
  return { kind: 'boost', card: cardId(kind), symbols };
}

/** Returns an id, or `?` if the front is hidden from everyone. */
function planetOrColonyShip(state: GameState, seat: number, at: number): string {
  if (at === O.SHIP_PLACE) return permanentWithColonies(state, seat);
  const planet = playerAt(state, seat).planets[at];
  if (planet === undefined) throw new RangeError(`no planet at ${at}`);
  return state.rules.frontsHidden && !planet.up ? UNKNOWN : planetAt(planet.id).id;
}

function planetIdAt(state: GameState, seat: number, at: number): string {
  return planetAt((playerAt(state, seat).planets[at] as Planet).id).id;
}

function opponentPlanet(state: GameState, code: number): Planet {
  return playerAt(state, Math.floor(code / O.PLACES)).planets[code % O.PLACES] as Planet;
}

function opponentPlanetMeaning(
  state: GameState,
  kind: 'annex' | 'annex-with-battlecruiser' | 'take-over',
  code: number,
): Extract<OptionMeaning, { readonly kind: typeof kind }> {
  const { id, up } = opponentPlanet(state, code);
  return {
    kind,
    owner: Math.floor(code / O.PLACES),
    at: code % O.PLACES,
    planet: up ? planetAt(id).id : UNKNOWN,
    back: backOf(id),
  };
}

type SlotKind = 'produce' | 'trade' | 'spend-resource' | 'sell-resource';

/** `n` is the slot number. `resource` is the type to produce on a slot of any type. */
function slotMeaning(
  state: GameState,
  seat: number,
  kind: SlotKind,
  n: number,
  resource?: number,
): Extract<OptionMeaning, { readonly kind: typeof kind }> {
  const player = playerAt(state, seat);
  const at = placeOfSlot(n);
  const type = resource ?? (kind === 'produce' ? typeOfSlot(player, n) : heldOn(player, n));
  const planet =
    at === O.SHIP_PLACE ? permanentWithSlots(state, seat) : planetIdAt(state, seat, at);
  return { kind, at, planet, resource: nameAt(RESOURCES, type) };
}

function permanentWithColonies(state: GameState, seat: number): string {
  const kind = playerAt(state, seat).permanents.find((one) =>
    (state.rules.triggers[one] ?? []).some((trigger) => 'holds' in trigger),
  );
  return cardId(kind ?? NONE);
}

function permanentWithSlots(state: GameState, seat: number): string {
  const kind = playerAt(state, seat).permanents.find((one) => (CARD_SLOTS[one] ?? 0) > 0);
  return cardId(kind ?? NONE);
}
