// Questions about planets: which to keep, attack, settle, tuck under (RULES 3.1-3.3, 4).
import { attacks } from './attacks.ts';
import { planetOf } from './cards.ts';
import { placesForColonies, planetsForColonies, settleable, SHIP_PLACE } from './empire.ts';
import { atOf, countOf, type Question } from './question.ts';
import { mayAttack, maySettle } from './role.ts';

/** Planets are numbered from 1 in the order of gaining them, then comes the Colony Ship. */
function onPlanets(verb: string, places: readonly number[]): string[] {
  return places.map((place) => `${verb}:${place === SHIP_PLACE ? 'ship' : place + 1}`);
}

/**
 * RULES 3.1c: any planet of the survey. In the prototype the fronts stay hidden, so planets are
 * numbered (PROTOTYPE 2.2). A Thorough Survey keeps two in deck order; enough planets must be left
 * after the first.
 */
export function keepPlanet(question: Question): string[] {
  const { position, prototype } = question;
  const planets = position.looking ?? [];
  return planets.flatMap((planet, index) => {
    if (typeof planet !== 'string') throw new Error('a complete position names its planets');
    const open = index >= atOf(question) && index + countOf(question) < planets.length;
    return open ? [`keep:${prototype ? index + 1 : planetOf(planet).id}`] : [];
  });
}

/** ESCALATION E7, Thorough Survey: two planets fewer are looked at and one more is kept. */
export function surveyDepth(): string[] {
  return ['done', 'keep-two'];
}

/**
 * RULES 3.2a-3.2e: collect, or attack a planet that the player can pay for. During a role only the
 * leader may attack, or a follower with Bureaucracy.
 */
export function collectOrAttack(question: Question): string[] {
  return ['collect', ...(mayAttack(question) ? attacks(question) : [])];
}

/** RULES MOB, war-path: attack a planet, or stop, since the texts say "may" and "up to". */
export function attackOrNot(question: Question): string[] {
  return ['done', ...attacks(question)];
}

/** RULES 3.3b-3.3e: settle one planet, or tuck the first of the cards played, if any. */
export function settleOrTuckPlayed(question: Question): string[] {
  const { player } = question;
  const settle = onPlanets('settle', maySettle(question) ? settleable(player) : []);
  if ((player.play ?? []).length === 0) return ['done', ...settle];
  return [...settle, ...onPlanets('tuck', placesForColonies(player))];
}

/**
 * RULES 3.3b: the next of the cards played goes under any face-down planet. Equal cards are a set:
 * the next one goes under the same planet or a later one.
 */
export function tuckPlayed(question: Question): string[] {
  const { player, frame } = question;
  const alike = frame.card !== undefined && frame.card === player.play?.[0];
  const first = alike ? atOf(question) : 0;
  return onPlanets(
    'tuck',
    placesForColonies(player).filter((place) => place >= first),
  );
}

/** RULES 3.3a, IC: settle one planet, or tuck the card being played. */
export function settleOrTuckThis({ player }: Question): string[] {
  return [
    ...onPlanets('settle', settleable(player)),
    ...onPlanets('tuck', placesForColonies(player)),
  ];
}

/** RULES IC, PROTOTYPE 2.8 "may turn up", 2.4: the leader of Colonize settles or gathers. */
export function settleOrNot({ player }: Question): string[] {
  return ['done', ...onPlanets('settle', settleable(player))];
}

/** RULES TF, ESCALATION E8.8: under a face-down planet, but not onto the Colony Ship. */
export function tuckUnderPlanet({ player }: Question): string[] {
  return onPlanets('tuck', planetsForColonies(player));
}

/** RULES IC, PROTOTYPE 2.4, ESCALATION E8.1: under any one face-down planet, or onto the ship. */
export function tuckSomewhere({ player }: Question): string[] {
  return onPlanets('tuck', placesForColonies(player));
}
