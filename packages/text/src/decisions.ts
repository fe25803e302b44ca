// The question of a decision and its options, in words.
import type { Decision, OptionInfo, PlanetView, View } from '@eminent/engine';
import { seatName } from './events.ts';
import { type Tongue, msg, read } from './language.ts';
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
export function decisionText(lang: Tongue, { decision, view, names }: Asked): string {
  const role = decision.role === undefined ? '' : roleName(lang, decision.role);
  const card = decision.card === undefined ? '' : cardLabel(lang, decision.card);
  const n = decision.count ?? 0;
  const read1 = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    read(lang, `decisions.${key}`, values);
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
export function optionText(lang: Tongue, option: OptionInfo, asked: Asked): string {
  const { decision, view } = asked;
  switch (option.kind) {
    case 'done':
      return doneText(lang, asked);
    case 'dissent':
      return msg(lang, 'options.dissent', { n: dissentDraw(view, decision.seat) });
    case 'follow':
      return msg(lang, 'options.follow', { role: roleName(lang, decision.role ?? 'survey') });
    case 'role-first':
    case 'trade-fighter':
      return msg(lang, `options.${option.kind}`);
    case 'collect':
      return msg(lang, 'options.collect', { n: option.fighters });
    case 'remove-this':
      return msg(lang, 'options.remove-self', { card: cardLabel(lang, option.card) });
    case 'lead':
      return leadText(lang, option.role, view);
    case 'name':
      return msg(lang, 'options.name-resource', { resource: resourceName(lang, option.resource) });
    case 'deck':
      return msg(lang, 'options.deck', { deck: planetTypeName(lang, option.deck) });
    case 'keep': {
      const planet =
        option.planet === '?' ? backLabel(lang, option.back) : planetName(option.planet);
      return msg(lang, 'options.keep', { planet });
    }
    case 'play':
    case 'boost':
    case 'discard':
    case 'remove':
    case 'remove-discarded':
    case 'buy':
    case 'take':
      return msg(lang, `options.${option.kind}`, { card: cardLabel(lang, option.card) });
    case 'attack':
    case 'settle':
    case 'tuck':
    case 'produce':
    case 'trade':
      return planetOptionText(lang, option, asked);
  }
}

type PlanetOption = Extract<OptionInfo, { readonly at: number }>;

function planetOptionText(lang: Tongue, option: PlanetOption, { decision, view }: Asked): string {
  const seen = view.players[decision.seat]?.planets[option.at];
  const planet = labelOf(lang, option.planet, seen);
  switch (option.kind) {
    case 'attack':
      return msg(lang, 'options.attack', { planet, n: seen?.attackCost ?? 0 });
    case 'settle':
      return msg(lang, 'options.settle', { planet });
    case 'tuck': {
      const card = decision.card ?? decision.role ?? 'colonize';
      return msg(lang, 'options.tuck', { card: cardLabel(lang, card), planet });
    }
    case 'produce':
    case 'trade':
      return msg(lang, `options.${option.kind}`, {
        resource: resourceName(lang, option.resource),
        planet,
      });
  }
}

function labelOf(lang: Tongue, planet: string, seen: PlanetView | undefined): string {
  if (planet !== '?') return planetName(planet);
  return seen === undefined ? msg(lang, 'piece.somePlanet') : backLabel(lang, seen);
}

function dissentDraw(view: View, seat: number): number {
  return view.players[seat]?.permanents.includes('dissension') === true ? 2 : 1;
}

function leadText(lang: Tongue, role: Parameters<typeof roleName>[1], view: View): string {
  const stack = view.stackOf[role];
  const left = view.stacks[stack] ?? 0;
  const name = roleName(lang, role);
  return left === 0
    ? msg(lang, 'options.leadEmpty', { role: name })
    : msg(lang, 'options.lead', { role: name, n: left - 1 });
}

function doneText(lang: Tongue, { decision, view }: Asked): string {
  const n = decision.count ?? 0;
  switch (decision.step) {
    case 'action':
      return msg(lang, `options.done.${playedBefore(decision) ? 'actionAgain' : 'action'}`);
    case 'boost':
      return decision.seat === view.leader
        ? msg(lang, 'options.done.boostLead', { n })
        : msg(lang, 'options.done.boostFollow', { n });
    case 'colonize-or-settle':
      return msg(lang, 'options.done.settle');
    case 'remove-anywhere':
      return msg(lang, 'options.done.remove');
    default:
      return read(lang, `options.done.${decision.step}`, { n });
  }
}
