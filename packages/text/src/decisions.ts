// The question of a decision and its options, in words.
import type { Decision, OptionInfo, PlanetView, View } from '@eminent/engine';
import { seatName } from './events.ts';
import { type Locale, msg, read } from './language.ts';
import {
  backLabel,
  cardLabel,
  planetName,
  planetTypeName,
  resourceName,
  roleName,
} from './pieces.ts';

/** A decision with what its words need: the view of the deciding seat and the names by seat. */
export interface Asked {
  readonly decision: Decision;
  readonly view: View;
  readonly names: readonly string[];
}

const ANY_NUMBER = 99;

/** The question, in one sentence. */
export function decisionText(locale: Locale, { decision, view, names }: Asked): string {
  const role = decision.role === undefined ? '' : roleName(locale, decision.role);
  const card = decision.card === undefined ? '' : cardLabel(locale, decision.card);
  const n = decision.count ?? 0;
  const read1 = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    read(locale, `decisions.${key}`, values);
  switch (decision.step) {
    case 'action':
      return read1(playedBefore(decision) ? 'actionAgain' : 'action');
    case 'boost':
      return read1(decision.seat === view.leader ? 'boostLead' : 'boostFollow', { role, n });
    case 'follow-or-dissent':
      return read1('follow-or-dissent', { name: seatName({ names }, view.leader), role });
    case 'discard':
      return (decision.excess ?? 0) > 0
        ? read1('discardMust', { n: decision.excess ?? 0 })
        : read1('discard');
    case 'colonize-or-settle':
    case 'colony-or-settle':
      return decision.card === undefined ? read1('settleOnly') : read1('colonyOrSettle', { card });
    case 'tuck':
      return read1(decision.several ? 'tuckSome' : 'tuck', { n, card });
    case 'remove':
      return n >= ANY_NUMBER / 2 ? read1('removeAny') : read1('remove', { n });
    case 'turn':
    case 'effects':
    case 'followers':
    case 'after-role':
    case 'cleanup':
      throw new RangeError(`step ${decision.step} asks nothing`);
    default:
      return read1(decision.step, { n, card, role });
  }
}

/** Whether this is the second card of an Action phase. */
function playedBefore(decision: Decision): boolean {
  return (decision.count ?? 0) > 0;
}

/** An option, in a few words. */
export function optionText(locale: Locale, option: OptionInfo, asked: Asked): string {
  const { decision, view } = asked;
  switch (option.kind) {
    case 'done':
      return doneText(locale, asked);
    case 'dissent':
      return msg(locale, 'options.dissent', { n: dissentDraw(view, decision.seat) });
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
      return planetOptionText(locale, option, asked);
  }
}

type PlanetOption = Extract<OptionInfo, { readonly at: number }>;

function planetOptionText(locale: Locale, option: PlanetOption, { decision, view }: Asked): string {
  const seen = view.players[decision.seat]?.planets[option.at];
  const planet = labelOf(locale, option.planet, seen);
  switch (option.kind) {
    case 'attack':
      return msg(locale, 'options.attack', { planet, n: seen?.attackCost ?? 0 });
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

function dissentDraw(view: View, seat: number): number {
  return view.players[seat]?.permanents.includes('dissension') === true ? 2 : 1;
}

function leadText(locale: Locale, role: Parameters<typeof roleName>[1], view: View): string {
  const stack = view.stackOf[role];
  const left = view.stacks[stack] ?? 0;
  const name = roleName(locale, role);
  return left === 0
    ? msg(locale, 'options.leadEmpty', { role: name })
    : msg(locale, 'options.lead', { role: name, n: left - 1 });
}

function doneText(locale: Locale, { decision, view }: Asked): string {
  const n = decision.count ?? 0;
  switch (decision.step) {
    case 'action':
      return msg(locale, `options.done.${playedBefore(decision) ? 'actionAgain' : 'action'}`);
    case 'boost':
      return decision.seat === view.leader
        ? msg(locale, 'options.done.boostLead', { n })
        : msg(locale, 'options.done.boostFollow', { n });
    case 'colonize-or-settle':
      return msg(locale, 'options.done.settle');
    case 'remove-anywhere':
      return msg(locale, 'options.done.remove');
    default:
      return read(locale, `options.done.${decision.step}`, { n });
  }
}
