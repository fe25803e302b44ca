// The pending decision in plain objects for people and programs: what is asked, of whom, and each option with its token.
import { ArgumentError } from '../model/argument-error.ts';
import { backOf, cardId, PLANET_SLOTS, planetAt } from '../cards/catalogue.ts';
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
import { symbolsOf } from '../facts/symbols.ts';
import { cardsAlike } from '../facts/hand.ts';
import type { StepQuestion } from '../model/question.ts';
import { dissentDraws } from '../facts/following.ts';
import { stepOf } from '../rules/steps/steps.ts';
import { type GameState, playerAt } from '../state/state.ts';
import type { PlanetBack } from '../model/planet.ts';

/** What an option means. `at` is a place in the deciding seat's empire, from 0. */
export type OptionMeaning =
  /** No more, skip, pass or decline. */
  | { readonly kind: 'done' }
  /** Draws so many cards instead of following. */
  | { readonly kind: 'dissent'; readonly draws: number }
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
      readonly kind: 'play' | 'discard' | 'remove' | 'buy' | 'take';
      readonly card: string;
    }
  /** `symbols` is what the card adds. */
  | { readonly kind: 'boost'; readonly card: string; readonly symbols: number }
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
export type OptionInfo = OptionMeaning & {
  readonly option: number;
  readonly token: string;
  /**
   * How many of it may be picked, such as cards of one kind in hand; only on options that may be picked together with others. What
   * has no copies is an answer by itself.
   */
  readonly copies?: number;
};

/** The pending decision: the question of its step with that step's own numbers, and what every question has. */
export type Decision = StepQuestion & {
  readonly ply: number;
  readonly seat: number;
  /** The role in progress. */
  readonly role?: Role;
  /** The card whose Action or tuck is in question. */
  readonly card?: string;
  readonly options: readonly OptionInfo[];
  /** The token of the answer that the engine gives for a seat that does not. */
  readonly default: string;
};

/** Describes the pending decision in full: for the deciding seat only. Throws ArgumentError when the game is over. */
export function describe(state: GameState): Decision {
  const frame = state.frames.at(-1);
  if (frame === undefined) throw new ArgumentError('the game is over: no decision is pending');
  const { role, resolving } = state.turn;
  const question = stepOf(frame).question(state, frame);
  return {
    ply: state.ply,
    seat: frame.seat,
    ...(role === NONE ? {} : { role: nameAt(ROLES, role) }),
    ...(resolving === NONE ? {} : { card: cardId(resolving) }),
    ...question,
    options: legalOptions(state).map((option) =>
      describeOption(state, frame, question.several, option),
    ),
    default: formatOption(state, defaultOption(state)),
  };
}

function describeOption(
  state: GameState,
  frame: Frame,
  several: boolean,
  option: number,
): OptionInfo {
  const copies = several ? copiesOf(state, frame, option) : 0;
  return {
    option,
    token: formatOption(state, option),
    ...meaningOf(state, frame, option),
    ...(copies > 0 ? { copies } : {}),
  };
}

/** How many of an option may be picked together with others of a question; 0 where it is an answer by itself. */
function copiesOf(state: GameState, frame: Frame, option: number): number {
  const { fighters, hand, play } = playerAt(state, frame.seat);
  const inHand = (kind: number): number => hand.filter((one) => one === kind).length;
  if (option === O.DONE) return 0;
  if (option === O.TRADE_FIGHTER) return fighters;
  if (option >= O.BOOST && option < O.DISCARD) return inHand(option - O.BOOST);
  if (option >= O.DISCARD && option < O.REMOVE) return inHand(option - O.DISCARD);
  if (option >= O.REMOVE && option < O.BUY) {
    // A card trimmed before the discard comes before it, one at a time.
    return stepOf(frame).name === 'remove' ? inHand(option - O.REMOVE) : 0;
  }
  if (option >= O.TAKE && option < O.ATTACK) return state.stacks[option - O.TAKE] ?? 0;
  if (option >= O.TUCK && option < O.PRODUCE_SLOT) return cardsAlike(play);
  return 1;
}

function meaningOf(state: GameState, frame: Frame, option: number): OptionMeaning {
  switch (option) {
    case O.DONE:
      return { kind: 'done' };
    case O.DISSENT:
      return { kind: 'dissent', draws: dissentDraws(playerAt(state, frame.seat)) };
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
  if (option < O.DISCARD) {
    const kind = option - O.BOOST;
    const symbols = symbolsOf(playerAt(state, frame.seat), kind, state.turn.role);
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
