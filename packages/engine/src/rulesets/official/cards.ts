// The cards of the official game by option.
import { CARDS, kindOf, planetOf } from '../../cards/catalog.ts';
import { MANUAL_TECHNOLOGIES } from '../../cards/manual-technologies.ts';
import { PLANETS } from '../../cards/planets.ts';
import { ERRATA } from '../../cards/technology/errata.ts';
import { TECHNOLOGIES } from '../../cards/technology/technologies.ts';
import type { Effect } from '../../model/effect.ts';
import type { Trigger } from '../../model/trigger.ts';
import type { OfficialOptions } from './options.ts';

export const SURVEY_CARD = kindOf('survey');
export const WARFARE_CARD = kindOf('warfare');
export const COLONIZE_CARD = kindOf('colonize');
export const RESEARCH_CARD = kindOf('research');
export const POLITICS_CARD = kindOf('politics');
const PRODUCE_TRADE_CARD = kindOf('produce-trade');
const PRODUCE_CARD = kindOf('produce');
const TRADE_CARD = kindOf('trade');

/** Number of cards per role card kind, without Politics (RULES 1.1). */
const ROLE_CARD_COUNTS: ReadonlyMap<number, number> = new Map([
  [SURVEY_CARD, 20],
  [WARFARE_CARD, 16],
  [COLONIZE_CARD, 20],
  [PRODUCE_TRADE_CARD, 16],
  [RESEARCH_CARD, 20],
]);
/** Number of cards per kind with `roleStacks: six`. */
const COUNT_WITH_SIX_STACKS = 16;

/** Cards that Escalation adds to each stack in games of five players (RULES E1). */
const EXTRA_CARDS_FOR_FIVE = 4;

/** Returns the number of cards of a kind that has a stack. */
export function roleCardCount(kind: number, options: OfficialOptions): number {
  if (options.roleStacks === 'six') return COUNT_WITH_SIX_STACKS;
  return (ROLE_CARD_COUNTS.get(kind) ?? 0) + (options.players === 5 ? EXTRA_CARDS_FOR_FIVE : 0);
}

/** Returns the card kinds for Produce and Trade, which are equal unless `roleStacks` is `six`. */
export function produceTradeKinds(
  options: OfficialOptions,
): readonly [produce: number, trade: number] {
  return options.roleStacks === 'six'
    ? [PRODUCE_CARD, TRADE_CARD]
    : [PRODUCE_TRADE_CARD, PRODUCE_TRADE_CARD];
}

/** Advanced planets with a Research symbol, omitted in the learning game (RULES 1.4). */
const LEARNING_REMOVED = ['lyttle', 'echo-rose', 'srod-avein-n2'];

export function deckPlanets(options: OfficialOptions): number[] {
  const learning = options.variant === 'learning';
  return PLANETS.filter(
    (planet) => !planet.start && !(learning && LEARNING_REMOVED.includes(planet.id)),
  ).map((planet) => planetOf(planet.id));
}

export function startPlanets(): number[] {
  return PLANETS.filter((planet) => planet.start).map((planet) => planetOf(planet.id));
}

/** Returns the kinds of the technologies that are available at the start, in ascending order. */
export function technologies(options: OfficialOptions): number[] {
  if (options.variant === 'learning') return [];
  const all = options.manualTechnologies ? [...TECHNOLOGIES, ...MANUAL_TECHNOLOGIES] : TECHNOLOGIES;
  return all
    .filter((card) => options.variant !== 'level-1' || card.level === 1)
    .map((card) => kindOf(card.id))
    .sort((a, b) => a - b);
}

const REMOVE_ANYWHERE: readonly Effect[] = [{ op: 'remove-anywhere' }];

/** Returns the Action of each card, by kind. */
export function actions(options: OfficialOptions): (readonly Effect[])[] {
  return CARDS.map((card, kind) => {
    if (kind === RESEARCH_CARD && options.researchAction === 'one-anywhere') return REMOVE_ANYWHERE;
    return (options.techErrata ? ERRATA[card.id]?.action : undefined) ?? card.action;
  });
}

/** Returns the triggers of each card, by kind. */
export function triggers(options: OfficialOptions): (readonly Trigger[])[] {
  return CARDS.map((card) => {
    if (card.family !== 'technology') return [];
    return (options.techErrata ? ERRATA[card.id]?.triggers : undefined) ?? card.triggers;
  });
}
