// Questions about planets: which to keep, attack, settle, tuck under (RULES 3.1-3.3, 4).
import { planetOf } from './cards.ts';
import { attackable, faceDownPlaces, settleable } from './empire.ts';
import { atOf, type Question } from './question.ts';
import { mayAttack, maySettle } from './role.ts';

/** Planets are counted from 1, in the order in which they came. */
function onPlanets(verb: string, places: readonly number[]): string[] {
  return places.map((place) => `${verb}:${place + 1}`);
}

/** RULES 3.1c: any planet looked at. In the prototype nobody reads fronts, so they are counted (PROTOTYPE 2.2). */
export function keepPlanet({ position, prototype }: Question): string[] {
  return (position.looking ?? []).map((planet, index) => {
    if (typeof planet !== 'string') throw new Error('a complete position names its planets');
    return `keep:${prototype ? index + 1 : planetOf(planet).id}`;
  });
}

/** RULES 3.2a-3.2e: collect, or attack a planet that one can pay for; in a role that is for the leader, or by Bureaucracy. */
export function collectOrAttack(question: Question): string[] {
  const places = mayAttack(question) ? attackable(question.player) : [];
  return ['collect', ...onPlanets('attack', places)];
}

/** RULES MOB, war-path: "may" and "up to". */
export function attackOrNot({ player }: Question): string[] {
  return ['done', ...onPlanets('attack', attackable(player))];
}

/** RULES 3.3b-3.3e: settle one planet, or tuck the first of the cards played. Without cards there is nothing to tuck. */
export function settleOrTuckPlayed(question: Question): string[] {
  const { player } = question;
  const settle = onPlanets('settle', maySettle(question) ? settleable(player) : []);
  if ((player.play ?? []).length === 0) return ['done', ...settle];
  return [...settle, ...onPlanets('tuck', faceDownPlaces(player))];
}

/**
 * RULES 3.3b: the next of the cards played goes under any face-down planet. Alike cards are a set: the next one lies under the same
 * planet or a later one.
 */
export function tuckPlayed(question: Question): string[] {
  const { player, frame } = question;
  const alike = frame.card !== undefined && frame.card === player.play?.[0];
  const first = alike ? atOf(question) : 0;
  return onPlanets(
    'tuck',
    faceDownPlaces(player).filter((place) => place >= first),
  );
}

/** RULES 3.3a, IC: settle one planet, or tuck this very card. */
export function settleOrTuckThis({ player }: Question): string[] {
  return [...onPlanets('settle', settleable(player)), ...onPlanets('tuck', faceDownPlaces(player))];
}

/** RULES IC, PROTOTYPE 2.8 "may turn up"; PROTOTYPE 2.4: the leader of Colonize settles or gathers. */
export function settleOrNot({ player }: Question): string[] {
  return ['done', ...onPlanets('settle', settleable(player))];
}

/** RULES TF, PROTOTYPE 2.4: under any face-down planet, and under one. */
export function tuckSomewhere({ player }: Question): string[] {
  return onPlanets('tuck', faceDownPlaces(player));
}
