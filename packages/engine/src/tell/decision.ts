// The pending decision in plain objects for people and programs: what is asked, of whom, and each option with its token.
import { cardId, PLANET_SLOTS, planetAt } from '../cards/catalogue.ts';
import { defaultOption, legalOptions } from '../game/game.ts';
import {
  NONE,
  nameAt,
  PLANET_TYPES,
  type PlanetType,
  RESOURCES,
  type Resource,
  ROLES,
  type Role,
} from '../model/names.ts';
import { formatOption } from '../game/token.ts';
import { UNKNOWN } from '../model/unknown.ts';
import * as O from '../model/option.ts';
import type { Frame } from '../state/frame.ts';
import { handLimit } from '../facts/pieces.ts';
import type { Player } from '../state/player.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { backOf } from '../verbs/verbs.ts';
import { DISCARD_CARDS, MUSTER, STEP_NAMES, type StepName } from '../model/steps.ts';
import type { PlanetBack } from '../model/planet.ts';

/** What an option means. `at` is a place in the deciding seat's empire, from 0. */
export type OptionMeaning =
  /** No more, skip, pass or decline. */
  | { readonly kind: 'done' }
  | { readonly kind: 'dissent' }
  | { readonly kind: 'follow' }
  | { readonly kind: 'role-first' }
  | { readonly kind: 'collect'; readonly fighters: number }
  | { readonly kind: 'remove-this'; readonly card: string }
  | { readonly kind: 'trade-fighter' }
  | { readonly kind: 'lead'; readonly role: Role }
  | { readonly kind: 'name'; readonly resource: Resource }
  /** `index` counts the planets looked at, from 0; `planet` is `?` where fronts are hidden from everyone. */
  | {
      readonly kind: 'keep';
      readonly index: number;
      readonly back: PlanetBack;
      readonly planet: string;
    }
  | { readonly kind: 'deck'; readonly deck: PlanetType }
  | { readonly kind: 'remove-discarded'; readonly card: string }
  | {
      readonly kind: 'play' | 'boost' | 'discard' | 'remove' | 'buy' | 'take';
      readonly card: string;
    }
  | {
      readonly kind: 'attack' | 'settle' | 'tuck';
      readonly at: number;
      readonly planet: string;
    }
  | {
      readonly kind: 'produce' | 'trade';
      readonly at: number;
      readonly planet: string;
      readonly resource: Resource;
    };

/** One legal answer. `option` is for `play`, `token` for records and bots. */
export type OptionInfo = OptionMeaning & { readonly option: number; readonly token: string };

export interface Decision {
  readonly ply: number;
  readonly seat: number;
  readonly step: StepName;
  /** The role in progress. */
  readonly role?: Role;
  /** The card whose Action or tuck is in question. */
  readonly card?: string;
  /**
   * Symbols so far when boosting or buying; cards already played in the Action phase; cards of the kind in question when tucking;
   * fighters, resources, trades, removals, takes or attacks left in other steps.
   */
  readonly count?: number;
  /** Cards that must still be discarded. */
  readonly excess?: number;
  /**
   * True when answers of the same kind follow one another, until done or, when tucking, for each of `count` cards: a person may pick
   * several at once, and they are then played in ascending order of `option`, which the engine asks for.
   */
  readonly several: boolean;
  readonly options: readonly OptionInfo[];
  /** The token of the answer that the engine gives for a seat that does not. */
  readonly default: string;
}

const SEVERAL: readonly StepName[] = ['boost', 'discard', 'remove', 'take', 'produce', 'trade'];
const COUNTED: readonly StepName[] = [
  'action',
  'boost',
  'buy-technology',
  'muster',
  'produce',
  'trade',
  'remove',
  'take',
  'attack',
  'choose-deck',
];

/** Describes the pending decision in full: for the deciding seat only. Throws when the game is over. */
export function describe(state: GameState): Decision {
  const frame = state.frames.at(-1);
  if (frame === undefined) throw new Error('the game is over: no decision is pending');
  const step = nameAt(STEP_NAMES, frame.step);
  const card = cardInQuestion(state, frame, step);
  const player = playerAt(state, frame.seat);
  return {
    ply: state.ply,
    seat: frame.seat,
    step,
    ...(state.turn.role === NONE ? {} : { role: nameAt(ROLES, state.turn.role) }),
    ...(card === NONE ? {} : { card: cardId(card) }),
    ...(step === 'tuck' ? { count: alikeInPlay(player) } : {}),
    ...(COUNTED.includes(step) ? { count: frame.count } : {}),
    ...(frame.step === DISCARD_CARDS && state.rules.discardsDown
      ? { excess: Math.max(0, player.hand.length - handLimit(state, player)) }
      : {}),
    several: SEVERAL.includes(step) || (step === 'tuck' && alikeInPlay(player) > 1),
    options: legalOptions(state).map((option) => describeOption(state, frame, option)),
    default: formatOption(state, defaultOption(state)),
  };
}

/** Cards in play of the same kind as the next one, which lie together. */
function alikeInPlay({ play }: Player): number {
  const other = play.findIndex((card) => card !== play[0]);
  return other < 0 ? play.length : other;
}

function cardInQuestion(state: GameState, frame: Frame, step: StepName): number {
  if (state.turn.resolving !== NONE) return state.turn.resolving;
  if (step !== 'tuck' && step !== 'colonize-or-settle') return NONE;
  return playerAt(state, frame.seat).play[0] ?? NONE;
}

function describeOption(state: GameState, frame: Frame, option: number): OptionInfo {
  return { option, token: formatOption(state, option), ...meaningOf(state, frame, option) };
}

function meaningOf(state: GameState, frame: Frame, option: number): OptionMeaning {
  switch (option) {
    case O.DONE:
      return { kind: 'done' };
    case O.DISSENT:
      return { kind: 'dissent' };
    case O.FOLLOW:
      return { kind: 'follow' };
    case O.ROLE_FIRST:
      return { kind: 'role-first' };
    case O.COLLECT:
      return { kind: 'collect', fighters: frame.step === MUSTER ? frame.count : 0 };
    case O.REMOVE_SELF:
      return { kind: 'remove-this', card: cardId(state.turn.resolving) };
    case O.TRADE_FIGHTER:
      return { kind: 'trade-fighter' };
    default:
      return meaningWithArgument(state, frame, option);
  }
}

function meaningWithArgument(state: GameState, frame: Frame, option: number): OptionMeaning {
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
  if (option < O.DISCARD) return { kind: 'boost', card: cardId(option - O.BOOST) };
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
  const place = option - (producing ? O.PRODUCE_SLOT : O.TRADE_SLOT);
  const at = place >> 1;
  const type = PLANET_SLOTS[planets[at]?.id ?? NONE]?.[place & 1] ?? NONE;
  return {
    kind: producing ? 'produce' : 'trade',
    at,
    planet: nameOf(at),
    resource: nameAt(RESOURCES, type),
  };
}
