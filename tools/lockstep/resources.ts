// Plays recorded choices about resources: produced, traded, spent as symbols or sold.
import { findPlanet, type OptionInfo, type Resource } from '@eminent/engine';
import { letterOfIcon } from './icons.ts';
import { recordedCardOf, recordedPlanetOf, resourceOfLetter } from './ids.ts';
import { leftOver } from './multiset.ts';
import { paidWith } from './ship-payment.ts';
import { goodsByPlace } from './recorded-seat.ts';
import type { ScriptedGame } from './scripted-game.ts';
import type { Choice, RecordedDecision, TableState } from './recording.ts';

type Good =
  | { readonly kind: 'produce' | 'trade'; readonly place: string; readonly resource: Resource }
  | { readonly kind: 'trade-fighter' }
  | { readonly kind: 'trade-card'; readonly card: string; readonly as: Resource | 'fighter' };

/** Extracts production and trades. A trade with a card may name the ship it counts as. */
export function goodsOf(table: ScriptedGame, choices: readonly Choice[]): Good[] {
  return choices.flatMap((choice): Good[] => {
    const { op, planet = '', res, ship, card } = choice;
    if (op !== 'produce' && op !== 'trade') return [];
    if (card !== undefined) {
      const as = ship === undefined ? tradedAs(table, card) : 'fighter';
      return [{ kind: 'trade-card', card, as }];
    }
    if (ship !== undefined) return [{ kind: 'trade-fighter' }];
    return [{ kind: op, place: planet, resource: resourceOfLetter(res) }];
  });
}

/** Returns what a card is traded as. Any resource is that of Specialization, else food. */
function tradedAs({ state }: ScriptedGame, card: string): Resource | 'fighter' {
  const letter = letterOfIcon(card);
  if (letter === undefined) return 'fighter';
  if (letter !== 'n') return resourceOfLetter(letter);
  const named = state.turn.specialized.findIndex((times) => times > 0);
  return RESOURCES_BY_TYPE[Math.max(0, named)] ?? 'food';
}

const RESOURCES_BY_TYPE: readonly Resource[] = ['food', 'water', 'iron', 'silicon'];

function matches(option: OptionInfo, good: Good): boolean {
  if (good.kind === 'trade-fighter') return option.kind === 'trade-fighter';
  if (good.kind === 'trade-card') {
    return option.kind === 'trade-card' && isCard(option, good.card) && option.as === good.as;
  }
  return option.kind === good.kind && liesAt(option, good.place, good.resource);
}

function isCard(option: { readonly card: string }, recorded: string): boolean {
  return recordedCardOf(option.card) === recorded;
}

function liesAt(
  option: { readonly planet: string; readonly resource: Resource },
  place: string,
  resource: Resource,
): boolean {
  return recordedPlaceOf(option.planet) === place && option.resource === resource;
}

function recordedPlaceOf(id: string): string {
  return findPlanet(id) === undefined ? recordedCardOf(id) : recordedPlanetOf(id);
}

/** Produces or trades what the choices say, in ascending order of options. Returns how much. */
export function market(table: ScriptedGame, choices: readonly Choice[]): number {
  const goods = goodsOf(table, choices);
  table.pickAll(goods, matches);
  return goods.length;
}

type Spent =
  | { readonly kind: 'spend-fighter' }
  | { readonly kind: 'spend-card'; readonly card: string }
  | { readonly kind: 'boost'; readonly card: string }
  | { readonly kind: 'spend-resource'; readonly place: string; readonly resource: Resource };

/** Boosts a role as recorded. A card that does not show the role is discarded for its icon. */
export function boost(table: ScriptedGame, decision: RecordedDecision, before: TableState): void {
  const { boost: boosts = [] } = decision;
  const cards = boosts.filter((one) => one.startsWith('card_'));
  const fighters = boosts.filter((one) => one.startsWith('fighter_'));
  const spent: Spent[] = [
    ...cards.map(
      (card) => ({ kind: boostsBySymbol(table, card) ? 'boost' : 'spend-card', card }) as const,
    ),
    ...fighters.map(() => ({ kind: 'spend-fighter' }) as const),
    ...resourcesSpent(decision, before),
  ];
  table.pickAll(spent, isSpent);
}

function boostsBySymbol(table: ScriptedGame, card: string): boolean {
  return table.offers((option) => option.kind === 'boost' && isCard(option, card));
}

function isSpent(option: OptionInfo, spent: Spent): boolean {
  if (spent.kind === 'spend-fighter') return option.kind === 'spend-fighter';
  if (spent.kind === 'spend-resource') {
    return option.kind === 'spend-resource' && liesAt(option, spent.place, spent.resource);
  }
  return option.kind === spent.kind && isCard(option, spent.card);
}

/** Finds where spent resources were: they are no longer there and were not traded. */
function resourcesSpent(
  { boost: boosts = [], choices = [], player, after }: RecordedDecision,
  before: TableState,
): Spent[] {
  const letters = boosts
    .filter((one) => one.startsWith('resource_'))
    .map((one) => one.slice('resource_'.length));
  const [was, is] = [before.players[player], after.players[player]];
  if (letters.length === 0 || was === undefined || is === undefined) return [];
  const stayed = goodsByPlace(is);
  const gone = [...goodsByPlace(was)].flatMap(([place, goods]) => {
    const at = (op: string): string[] =>
      choices.flatMap((one) => (one.op === op && one.planet === place && one.res ? [one.res] : []));
    const there = leftOver([...goods, ...at('produce')], at('trade'));
    return leftOver(there, stayed.get(place) ?? []).map((letter) => ({ place, letter }));
  });
  return letters.map((letter) => {
    const at = gone.findIndex((one) => one.letter === letter);
    const [found] = at < 0 ? [] : gone.splice(at, 1);
    if (found === undefined) throw new Error(`no ${letter} was spent`);
    return { kind: 'spend-resource', place: found.place, resource: resourceOfLetter(letter) };
  });
}

export function sell(table: ScriptedGame, choice: Choice | undefined): void {
  const { planet, res, card } = choice ?? {};
  const paid = paidWith(choice ?? { op: '' }).find((one) => one.startsWith('card_')) ?? card;
  const sold = table.pick((option) => {
    if (paid !== undefined) return option.kind === 'sell-card' && isCard(option, paid);
    if (res === undefined) return option.kind === 'sell-fighter';
    const resource = resourceOfLetter(res);
    return option.kind === 'sell-resource' && liesAt(option, planet ?? '', resource);
  });
  if (!sold) throw new Error('nothing to sell');
}
