// Answers to questions about planets: which one to keep, attack, settle or tuck under (RULES
// 3.1-3.3, 4).
import { attacks } from './attacks.ts';
import { planetOf } from './cards.ts';
import { placesForColonies, planetsForColonies, settleable, SHIP_PLACE } from './empire.ts';
import { atOf, countOf, type Question } from './question.ts';
import { mayAttack, maySettle } from './role.ts';

/** Planets are numbered from 1 in the order in which they were gained. */
function onPlanets(verb: string, places: readonly number[]): string[] {
  return places.map((place) => `${verb}:${place === SHIP_PLACE ? 'ship' : place + 1}`);
}

/**
 * RULES 3.1c: in the prototype the fronts stay hidden, so answers are numbers (PROTOTYPE 2.2). A
 * Thorough Survey keeps two in deck order.
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

/** ESCALATION E7, Thorough Survey: keeps two planets, but looks at two fewer. */
export function surveyDepth(): string[] {
  return ['done', 'keep-two'];
}

/** RULES 3.2a-3.2e: collects, or attacks; during a role only as leader or with Bureaucracy. */
export function collectOrAttack(question: Question): string[] {
  return ['collect', ...(mayAttack(question) ? attacks(question) : [])];
}

/** RULES MOB, war-path: attack a planet, or stop. The cards say "may" and "up to". */
export function attackOrNot(question: Question): string[] {
  return ['done', ...attacks(question)];
}

/** RULES 3.3b-3.3e: settle a planet, or tuck the first of the played cards. */
export function settleOrTuckPlayed(question: Question): string[] {
  const { player } = question;
  const settle = onPlanets('settle', maySettle(question) ? settleable(player) : []);
  if ((player.play ?? []).length === 0) return ['done', ...settle];
  return [...settle, ...onPlanets('tuck', placesForColonies(player))];
}

/** RULES 3.3b: tucks the next played card; equal cards go to the same planet or a later one. */
export function tuckPlayed(question: Question): string[] {
  const { player, frame } = question;
  const alike = frame.card !== undefined && frame.card === player.play?.[0];
  const first = alike ? atOf(question) : 0;
  return onPlanets(
    'tuck',
    placesForColonies(player).filter((place) => place >= first),
  );
}

/** RULES 3.3a, IC: settle a planet, or tuck the card of the Action. */
export function settleOrTuckThis({ player }: Question): string[] {
  return [
    ...onPlanets('settle', settleable(player)),
    ...onPlanets('tuck', placesForColonies(player)),
  ];
}

/** RULES IC, PROTOTYPE 2.8, 2.4: settle a planet, or not. */
export function settleOrNot({ player }: Question): string[] {
  return ['done', ...onPlanets('settle', settleable(player))];
}

/** RULES TF, ESCALATION E8.8: tuck under a face-down planet; the Colony Ship is not possible. */
export function tuckUnderPlanet({ player }: Question): string[] {
  return onPlanets('tuck', planetsForColonies(player));
}

/** RULES IC, PROTOTYPE 2.4, ESCALATION E8.1: tucks under a planet or onto the Colony Ship. */
export function tuckSomewhere({ player }: Question): string[] {
  return onPlanets('tuck', placesForColonies(player));
}
