// The question of a decision and its options, in words.
import type { Decision, OptionInfo, PlanetView, View } from '@eminent/engine';
import { seatName } from './events.ts';
import { type Locale, msg } from './language.ts';
import {
  backLabel,
  cardLabel,
  planetName,
  planetTypeName,
  resourceName,
  roleName,
} from './pieces.ts';

/** A decision with what its words need: the view of the deciding seat and the names by seat. */
export interface DecisionContext {
  readonly decision: Decision;
  readonly view: View;
  readonly names: readonly string[];
}

/** The question, in one sentence. */
export function decisionText(locale: Locale, context: DecisionContext): string {
  const { decision, view, names } = context;
  const role = decision.role === undefined ? '' : roleName(locale, decision.role);
  const card = decision.card === undefined ? '' : cardLabel(locale, decision.card);
  switch (decision.step) {
    case 'terraform':
    case 'tuck-this':
      return msg(locale, `decisions.${decision.step}`, { card });
    case 'action':
      return msg(locale, `decisions.${decision.actionsPlayed > 0 ? 'actionAgain' : 'action'}`);
    case 'boost': {
      const key = decision.seat === view.leader ? 'boostLead' : 'boostFollow';
      return msg(locale, `decisions.${key}`, { role, n: decision.symbols });
    }
    case 'follow-or-dissent': {
      const name = seatName({ names }, view.leader);
      return msg(locale, 'decisions.follow-or-dissent', { name, role });
    }
    case 'discard':
      return decision.excess > 0
        ? msg(locale, 'decisions.discardMust', { n: decision.excess })
        : msg(locale, 'decisions.discard');
    case 'muster':
      return msg(locale, 'decisions.muster', { n: decision.fighters });
    case 'colonize-or-settle':
    case 'colony-or-settle':
      return decision.card === undefined
        ? msg(locale, 'decisions.settleOnly')
        : msg(locale, 'decisions.colonyOrSettle', { card });
    case 'tuck':
      return decision.several
        ? msg(locale, 'decisions.tuckSome', { n: decision.cardsAlike, card })
        : msg(locale, 'decisions.tuck', { card });
    case 'produce':
      return msg(locale, 'decisions.produce', { n: decision.resourcesLeft });
    case 'trade':
      return msg(locale, 'decisions.trade', { n: decision.tradesLeft });
    case 'buy-technology':
      return msg(locale, 'decisions.buy-technology', { n: decision.symbols });
    case 'attack':
      return msg(locale, 'decisions.attack', { n: decision.attacksLeft });
    case 'remove':
      return decision.removalsLeft === undefined
        ? msg(locale, 'decisions.removeAny')
        : msg(locale, 'decisions.remove', { n: decision.removalsLeft });
    case 'take':
      return msg(locale, 'decisions.take', { n: decision.takesLeft });
    case 'choose-deck':
      return msg(locale, 'decisions.choose-deck', { n: decision.cardsLookedAt });
    // Questions without a number: the same words each time.
    default:
      return msg(locale, `decisions.${decision.step}`);
  }
}

/** An option, in a few words. */
export function optionText(locale: Locale, option: OptionInfo, context: DecisionContext): string {
  const { decision, view } = context;
  switch (option.kind) {
    case 'done':
      return doneText(locale, context);
    case 'dissent':
      return msg(locale, 'options.dissent', { n: option.draws });
    case 'follow':
      return msg(locale, 'options.follow', { role: roleName(locale, decision.role ?? 'survey') });
    case 'role-first':
    case 'trade-fighter':
      return msg(locale, `options.${option.kind}`);
    case 'collect':
      return msg(locale, 'options.collect', { n: option.fighters });
    case 'remove-this':
      return msg(locale, 'options.remove-self', { card: cardLabel(locale, option.card) });
    case 'lead':
      return leadText(locale, option.role, view);
    case 'name':
      return msg(locale, 'options.name-resource', {
        resource: resourceName(locale, option.resource),
      });
    case 'deck':
      return msg(locale, 'options.deck', { deck: planetTypeName(locale, option.deck) });
    case 'keep': {
      const planet =
        option.planet === '?' ? backLabel(locale, option.back) : planetName(option.planet);
      return msg(locale, 'options.keep', { planet });
    }
    case 'play':
    case 'boost':
    case 'discard':
    case 'remove':
    case 'remove-discarded':
    case 'buy':
    case 'take':
      return msg(locale, `options.${option.kind}`, { card: cardLabel(locale, option.card) });
    case 'attack':
    case 'settle':
    case 'tuck':
    case 'produce':
    case 'trade':
      return planetOptionText(locale, option, context);
  }
}

type PlanetOption = Extract<OptionInfo, { readonly at: number }>;

function planetOptionText(
  locale: Locale,
  option: PlanetOption,
  { decision, view }: DecisionContext,
): string {
  const seen = view.players[decision.seat]?.planets[option.at];
  const planet = labelOf(locale, option.planet, seen);
  switch (option.kind) {
    case 'attack':
      return msg(locale, 'options.attack', { planet, n: seen?.attack?.need ?? 0 });
    case 'settle':
      return msg(locale, 'options.settle', { planet });
    case 'tuck': {
      const card = decision.card ?? decision.role ?? 'colonize';
      return msg(locale, 'options.tuck', { card: cardLabel(locale, card), planet });
    }
    case 'produce':
    case 'trade':
      return msg(locale, `options.${option.kind}`, {
        resource: resourceName(locale, option.resource),
        planet,
      });
  }
}

function labelOf(locale: Locale, planet: string, seen: PlanetView | undefined): string {
  if (planet !== '?') return planetName(planet);
  return seen === undefined ? msg(locale, 'piece.somePlanet') : backLabel(locale, seen);
}

function leadText(locale: Locale, role: Parameters<typeof roleName>[1], view: View): string {
  const stack = view.stackOf[role];
  const left = view.stacks[stack] ?? 0;
  const name = roleName(locale, role);
  return left === 0
    ? msg(locale, 'options.leadEmpty', { role: name })
    : msg(locale, 'options.lead', { role: name, n: left - 1 });
}

function doneText(locale: Locale, { decision, view }: DecisionContext): string {
  switch (decision.step) {
    case 'action':
      return msg(locale, `options.done.${decision.actionsPlayed > 0 ? 'actionAgain' : 'action'}`);
    case 'boost': {
      const key = decision.seat === view.leader ? 'boostLead' : 'boostFollow';
      return msg(locale, `options.done.${key}`, { n: decision.symbols });
    }
    case 'colonize-or-settle':
      return msg(locale, 'options.done.settle');
    case 'remove-anywhere':
      return msg(locale, 'options.done.remove');
    case 'discard':
    case 'produce':
    case 'trade':
    case 'buy-technology':
    case 'settle':
    case 'attack':
    case 'remove':
    case 'settle-or-gather':
      return msg(locale, `options.done.${decision.step}`);
    default:
      throw new RangeError(`step ${decision.step} cannot be declined`);
  }
}
