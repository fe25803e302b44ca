// Answers to questions that only occur in Escalation or with scenarios (ESCALATION E1, E3, E7, E8,
// E9, P3).
import { CARD_FILE, cardOf, kindsOf, planetOf, type ScenarioRow } from './cards.ts';
import { atOf, countOf, type Question } from './question.ts';
import { canPay, iconsOn, shipsOf } from './ships.ts';

const SHIPS = ['fighter', 'destroyer', 'battlecruiser'] as const;

/** ESCALATION P3, P4: spends cards in ascending order; later ones must complete the payment. */
export function payShips(question: Question): string[] {
  const { player, frame } = question;
  const ship = SHIPS[atOf(question)];
  if (ship === undefined) throw new Error('ships of no size are paid');
  const missing = countOf(question) - shipsOf(player, ship);
  const from = frame.card === undefined ? 0 : cardOf(frame.card).number;
  const icons = (number: number): number =>
    player.hand
      .filter((id) => cardOf(id).number >= number)
      .reduce((sum, id) => sum + iconsOn(id, ship), 0);
  return [
    ...(missing <= 0 ? ['done'] : []),
    ...kindsOf(player.hand)
      .filter(
        ({ id, number }) => number >= from && iconsOn(id, ship) > 0 && icons(number) >= missing,
      )
      .map(({ id }) => `spend:${id}`),
  ];
}

/** ESCALATION E3: pays two fighters for a destroyer, as often as wanted. */
export function build({ player }: Question): string[] {
  return ['done', ...(canPay(player, 2, 'fighter') ? ['build'] : [])];
}

/** ESCALATION E7, Scientific Discovery: takes a technology of research cost 3 or less. */
export function takeTechnology({ position }: Question): string[] {
  return kindsOf(position.technologies)
    .filter(({ cost }) => cost <= 3)
    .map(({ id }) => `buy:${id}`);
}

/** ESCALATION E8.3: removes a permanent of any player, or turns an Improved Fleet back. */
export function removePermanent({ position }: Pick<Question, 'position'>): string[] {
  const permanents = position.players.flatMap((player, seat) =>
    kindsOf(player.permanents ?? []).map(({ id }) => `remove-permanent:${seat + 1}.${id}`),
  );
  const fleets = position.players.flatMap((player, seat) =>
    player.extra?.fleet === 2 ? [`break-fleet:${seat + 1}`] : [],
  );
  return [...permanents, ...fleets];
}

/** ESCALATION E8.2: chooses a planet from the whole deck. */
export function reconPlanets({ position }: Question): string[] {
  return position.planetDeck
    .map((planet) => {
      if (typeof planet !== 'string') throw new Error('a complete position names its planets');
      return planetOf(planet);
    })
    .sort((a, b) => a.number - b.number)
    .map(({ id }) => `recon:${id}`);
}

export function reconDeck({ player }: Question): string[] {
  return kindsOf(player.deck).map(({ id }) => `recon-card:${id}`);
}

/** ESCALATION E8.4: takes the extra Role phase of a Well Oiled Machine, or not. */
export function oneMoreRole(): string[] {
  return ['done', 'more-role'];
}

/** ESCALATION E1: chooses one of the offered start planets, an old and a new one. */
export function startPlanet({ position, seat }: Question): string[] {
  return (position.offers?.[seat] ?? []).map((_, index) => `start-planet:${index + 1}`);
}

/** ESCALATION E9: scenarios without a technology card or start planet of chosen ones. */
export function chooseScenario(question: Question): string[] {
  const chosen = question.position.players.flatMap(({ extra }) =>
    CARD_FILE.scenarios.filter(({ id }) => id === extra?.scenario),
  );
  return scenariosOf(question)
    .filter((one) => chosen.every((other) => other.id !== one.id && mayMeet(one, other)))
    .map(({ id }) => `scenario:${id}`);
}

/** Promotional scenarios by option, those that need Escalation only there. */
function scenariosOf({ options, escalation }: Question): ScenarioRow[] {
  return CARD_FILE.scenarios.filter(
    ({ promo, needsEscalation }) =>
      (!promo || options.scenarioPromos) && (!needsEscalation || escalation),
  );
}

/** Whether two scenarios can be in one game: they share no physical card and no start planet. */
export function mayMeet(one: ScenarioRow, other: ScenarioRow): boolean {
  const cards = (row: ScenarioRow): string[] =>
    [...row.technologies, ...row.permanents].flatMap((id) => [id, cardOf(id).otherFace ?? id]);
  const taken = cards(other);
  return (
    !cards(one).some((id) => taken.includes(id)) &&
    (one.startPlanet === null || one.startPlanet !== other.startPlanet)
  );
}
