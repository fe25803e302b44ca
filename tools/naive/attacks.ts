// Possible attacks and their payment (RULES 3.2d, SEP; ESCALATION F4, F5, E6, E8.5, E8.6).
import type { PlanetPosition, PlayerPosition } from '@eminent/engine';
import { planetOf } from './cards.ts';
import { isFaceUp, owns, placesOf } from './empire.ts';
import type { Question } from './question.ts';
import { canPay, shipsOf } from './ships.ts';

const IMPROVED = 2;

/** RULES SEP, ESCALATION F4: fighters saved. Only a battlecruiser in play counts (F3). */
function discountOf(player: PlayerPosition): number {
  const policy = owns(player, 'scorched-earth-policy') ? 2 : 0;
  if (shipsOf(player, 'battlecruiser') === 0) return policy;
  return policy + (player.extra?.fleet === IMPROVED ? 2 : 1);
}

/** Whether the player can pay the Warfare cost. The discount only applies to a cost in fighters. */
function canPayWarfare(player: PlayerPosition, { planet }: PlanetPosition): boolean {
  const [n, ship] = planetOf(planet).warfareCost;
  return canPay(player, ship === 'fighter' ? Math.max(0, n - discountOf(player)) : n, ship);
}

/** ESCALATION E3: whether an Improved Fleet can pay a battlecruiser instead of another cost. */
function hasPrimaryWeapon(player: PlayerPosition, { planet }: PlanetPosition): boolean {
  return (
    player.extra?.fleet === IMPROVED &&
    canPay(player, 1, 'battlecruiser') &&
    planetOf(planet).warfareCost[1] !== 'battlecruiser'
  );
}

/** Attacks on own face-down planets; with Military Campaign, also on opponents' planets. */
export function attacks(question: Question): string[] {
  const { player } = question;
  const own = (test: (planet: PlanetPosition) => boolean): number[] =>
    placesOf(player, (planet) => !isFaceUp(planet) && test(planet));
  return [
    ...own((planet) => canPayWarfare(player, planet)).map((place) => `attack:${place + 1}`),
    ...own((planet) => hasPrimaryWeapon(player, planet)).map(
      (place) => `attack-with-battlecruiser:${place + 1}`,
    ),
    ...(owns(player, 'military-campaign')
      ? others(question, 'take-over', (planet) => isFaceUp(planet) && canTakeOver(player, planet))
      : []),
  ];
}

/** ESCALATION E8.6: a battlecruiser, and fighters equal to the influence, without discount. */
function canTakeOver(player: PlayerPosition, { planet }: PlanetPosition): boolean {
  return (
    canPay(player, 1, 'battlecruiser') && canPay(player, planetOf(planet).influence, 'fighter')
  );
}

/** ESCALATION E8.5: opponents' face-down planets, at the same cost as the player's own. */
export function annexations(question: Question): string[] {
  const { player } = question;
  const down = (test: (planet: PlanetPosition) => boolean) => (planet: PlanetPosition) =>
    !isFaceUp(planet) && test(planet);
  return [
    ...others(
      question,
      'annex',
      down((planet) => canPayWarfare(player, planet)),
    ),
    ...others(
      question,
      'annex-with-battlecruiser',
      down((planet) => hasPrimaryWeapon(player, planet)),
    ),
  ];
}

function others(
  { position, seat }: Question,
  verb: string,
  test: (planet: PlanetPosition) => boolean,
): string[] {
  return position.players.flatMap((player, owner) =>
    owner === seat
      ? []
      : placesOf(player, test).map((place) => `${verb}:${owner + 1}.${place + 1}`),
  );
}
