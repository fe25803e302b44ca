// Moving colonies before a planet is settled, with a Colony Ship (ESCALATION E8.1).
import type { PlayerPosition } from '@eminent/engine';
import { cardOf } from './cards.ts';
import { coloniesNeeded, coloniesOf, placesForColonies, SHIP_PLACE } from './empire.ts';
import { atOf, countOf, type Question } from './question.ts';

interface Colony {
  readonly place: number;
  readonly id: string;
}

const KINDS = 200;

/** Colonies move in ascending order of this code, so each set of moves is possible once. */
function codeOf({ place, id }: Colony): number {
  return place * KINDS + cardOf(id).number;
}

function coloniesIn({ planets, extra }: PlayerPosition): Colony[] {
  const at = (place: number, cards: readonly string[] = []): Colony[] =>
    cards.map((id) => ({ place, id }));
  return [
    ...planets.flatMap(({ colonies }, place) => at(place, colonies)),
    ...at(SHIP_PLACE, extra?.colonies),
  ];
}

/** Whether these colonies are enough to settle the planet at place `target`. */
function suffice(player: PlayerPosition, target: number, colonies: readonly Colony[]): boolean {
  const planet = player.planets[target];
  // A place of the Colony Ship means that nothing is settled (docs/escalation.md E14-4).
  if (target === SHIP_PLACE) return true;
  const needed = planet === undefined ? undefined : coloniesNeeded(player, planet);
  if (needed === undefined) throw new Error('this planet cannot be settled');
  return coloniesOf(colonies.map(({ id }) => id)) >= needed;
}

/** Places where a colony can go so that the planet can still be settled by the others. */
function destinations(player: PlayerPosition, target: number, colony: Colony): number[] {
  const all = coloniesIn(player);
  const at = all.findIndex(({ place, id }) => place === colony.place && id === colony.id);
  const others = all
    .filter((_, i) => i !== at)
    .filter((one) => one.place === target || codeOf(one) >= codeOf(colony));
  return placesForColonies(player).filter(
    (place) =>
      place !== colony.place &&
      suffice(player, target, place === target ? [...others, colony] : others),
  );
}

function nameOf(place: number): string {
  return place === SHIP_PLACE ? 'ship' : String(place + 1);
}

/** Lists the colonies that can move, and `done` if the colonies on the planet are enough. */
export function redistribute(question: Question): string[] {
  const { player } = question;
  const target = atOf(question);
  const colonies = coloniesIn(player);
  const movable = colonies
    .filter((one) => codeOf(one) >= countOf(question))
    .filter((one) => destinations(player, target, one).length > 0)
    .sort((a, b) => codeOf(a) - codeOf(b))
    .map(({ place, id }) => `move:${nameOf(place)}.${id}`);
  const there = colonies.filter(({ place }) => place === target);
  return [...(suffice(player, target, there) ? ['done'] : []), ...new Set(movable)];
}

/** Lists the places where the chosen colony can go. */
export function moveColony(question: Question): string[] {
  const { player, frame } = question;
  const place = Math.floor(countOf(question) / KINDS);
  const places = destinations(player, atOf(question), { place, id: frame.card ?? '' });
  return places.map((one) => `tuck:${nameOf(one)}`);
}
