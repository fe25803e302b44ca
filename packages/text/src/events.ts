// Log sentences: one for each event, in the second person for the reader's seat.
import { type GameEvent, type PlanetBack, SHIP_PLACE } from '@eminent/engine';
import { listText, type Locale, msg, dynamicMessage } from './language.ts';
import {
  backLabel,
  cardLabel,
  cardName,
  planetName,
  planetTypeName,
  resourceName,
  roleName,
  scenarioName,
  shipCount,
} from './card-texts.ts';
import type { Value } from './template.ts';

type SpentAs = Extract<GameEvent, { readonly type: 'spend-card' }>['as'];

/** A planet as the reader knows it; without `planet` only its back is known. */
export interface KnownPlanet {
  readonly back: PlanetBack;
  readonly planet?: string;
}

/** What log sentences need to know about the table. */
export interface Table {
  /** By seat. */
  readonly names: readonly string[];
  /** The reader's seat; absent for a spectator. */
  readonly you?: number;
  /** The planet at a place of an empire, as the reader knows it now. */
  planetAt(seat: number, at: number): KnownPlanet | undefined;
}

/** A planet in a sentence: its name if the reader knows it, otherwise its back. */
export function planetLabel(locale: Locale, known: KnownPlanet | undefined): string {
  if (known === undefined) return msg(locale, 'piece.somePlanet');
  return known.planet === undefined ? backLabel(locale, known.back) : planetName(known.planet);
}

/** The name of a seat. */
export function seatName(table: Pick<Table, 'names'>, seat: number): string {
  const name = table.names[seat];
  if (name === undefined) throw new RangeError(`no name for seat ${seat}`);
  return name;
}

/** The sentence of an event. */
export function eventText(locale: Locale, event: GameEvent, table: Table): string {
  const by = (seat: number, key: string, values: Readonly<Record<string, Value>> = {}) =>
    seat === table.you
      ? dynamicMessage(locale, `events.${key}.you`, values)
      : dynamicMessage(locale, `events.${key}.they`, { name: seatName(table, seat), ...values });
  // A sentence about an action on another seat's property, where either can be the reader.
  const from = (owner: number, seat: number, key: string, values: Record<string, Value>) => {
    if (owner === seat) return by(seat, `${key}.own`, values);
    const name = seatName(table, seat);
    return owner === table.you
      ? dynamicMessage(locale, `events.${key}.other.yours`, { name, ...values })
      : by(seat, `${key}.other`, { owner: seatName(table, owner), ...values });
  };
  const planet = (seat: number, at: number) => planetLabel(locale, table.planetAt(seat, at));
  // The permanents of a seat that store resources, and colonies.
  const store = (seat: number, at: number) =>
    at === SHIP_PLACE ? cardName(locale, 'biosphere') : planet(seat, at);
  const holder = (seat: number, at: number) =>
    at === SHIP_PLACE ? msg(locale, 'piece.ship') : planet(seat, at);

  switch (event.type) {
    case 'turn':
      return by(event.seat, 'turn', { number: event.number });
    case 'action':
    case 'buy':
    case 'remove':
    case 'take':
    case 'discard':
      return by(event.seat, event.type, { card: cardLabel(locale, event.card) });
    case 'lead': {
      const role = roleName(locale, event.role);
      if (event.card === undefined) return by(event.seat, 'leadEmpty', { role });
      return by(event.seat, 'lead', { role, card: cardName(locale, event.card) });
    }
    case 'follow':
      return by(event.seat, 'follow', { role: roleName(locale, event.role) });
    case 'dissent':
      return by(event.seat, 'dissent');
    case 'boost':
      return by(event.seat, 'boost', { card: cardLabel(locale, event.card) });
    case 'draw':
      if (event.cards === undefined) return by(event.seat, 'draw', { n: event.count });
      return by(event.seat, 'drawCards', { cards: cardList(locale, event.cards) });
    case 'shuffle':
      if (event.seat === undefined) return msg(locale, 'events.shufflePlanets', { n: event.count });
      return by(event.seat, 'shuffle', { n: event.count });
    case 'look':
      return by(event.seat, 'look', {
        n: event.backs.length,
        planets: planetList(locale, event.backs, event.planets),
      });
    case 'look-technologies':
      return by(event.seat, 'look-technologies', {
        n: event.count,
        deck: planetTypeName(locale, event.deck),
        cards: cardList(locale, event.cards ?? []),
      });
    case 'planet': {
      const known = { back: event.back, ...(event.planet && { planet: event.planet }) };
      return by(event.seat, 'planet', { planet: planetLabel(locale, known) });
    }
    case 'reject':
      return by(event.seat, 'reject', { planets: listText(locale, event.planets.map(planetName)) });
    case 'fighters':
      return by(event.seat, 'fighters', { n: event.count });
    case 'attack': {
      const attacked = planetName(event.planet);
      if (event.ship === undefined) {
        return by(event.seat, 'attack', { planet: attacked, n: event.paid });
      }
      const ships = shipCount(locale, event.ship, event.paid);
      return by(event.seat, 'attackWith', { planet: attacked, ships });
    }
    case 'settle':
      return by(event.seat, 'settle', { planet: planetName(event.planet) });
    case 'colony':
      if (event.at === SHIP_PLACE) {
        const card = cardLabel(locale, event.card);
        return by(event.seat, 'aboard', { card, n: event.colonies });
      }
      return by(event.seat, 'colony', {
        card: cardLabel(locale, event.card),
        planet: planet(event.seat, event.at),
        n: event.colonies,
      });
    case 'produce':
    case 'trade':
      return by(event.seat, event.type, {
        resource: resourceName(locale, event.resource),
        planet: store(event.seat, event.at),
      });
    case 'arrive-full':
      return msg(locale, 'events.arrive-full', {
        planet: planet(event.seat, event.at),
        resources: listText(
          locale,
          event.resources.map((resource) => resourceName(locale, resource)),
        ),
      });
    case 'trade-fighter':
      return by(event.seat, 'trade-fighter');
    case 'influence':
      if (event.source === 'trade' || event.source === 'effect') {
        return by(event.seat, 'influence', { n: event.count });
      }
      if (event.source === 'peace' || event.source === 'reparations') {
        const card = msg(locale, `piece.${event.source}`);
        return by(event.seat, 'influenceFrom', { n: event.count, card });
      }
      return by(event.seat, 'influenceFrom', {
        n: event.count,
        card: cardName(locale, event.source),
      });
    case 'name-resource':
      return by(event.seat, 'name-resource', { resource: resourceName(locale, event.resource) });
    case 'stack-empty':
      return msg(locale, 'events.stack-empty', { card: cardName(locale, event.card) });
    case 'end-triggered':
      return msg(locale, `events.end-triggered.${event.cause}`);
    case 'extra-round':
      return msg(locale, 'events.extra-round');
    case 'use':
      if (event.planet !== undefined) {
        return by(event.seat, 'use.planet', { planet: planetName(event.planet) });
      }
      return event.card === undefined
        ? by(event.seat, 'use.fleet')
        : by(event.seat, 'use.card', { card: cardName(locale, event.card) });
    case 'ships':
    case 'pay-ships':
      return by(event.seat, event.type, { ships: shipCount(locale, event.ship, event.count) });
    case 'replenish':
      return by(event.seat, 'replenish', { ships: returnedText(locale, event) });
    case 'spend-card':
      return by(event.seat, 'spend-card', {
        card: cardLabel(locale, event.card),
        goods: goodsText(locale, event.as),
      });
    case 'spend-resource':
      return by(event.seat, 'spend-resource', {
        resource: resourceName(locale, event.resource),
        planet: store(event.seat, event.at),
      });
    case 'fleet':
      return by(event.seat, `fleet.${event.improved ? 'improved' : 'basic'}`);
    case 'capture':
      return from(event.owner, event.seat, `capture.${event.wasUp ? 'takenOver' : 'annexed'}`, {
        planet: planetName(event.planet),
      });
    case 'remove-permanent':
      return from(event.owner, event.seat, 'remove-permanent', {
        card: cardLabel(locale, event.card),
      });
    case 'return-influence':
      return by(event.seat, 'return-influence', { n: event.count });
    case 'recon':
      if (!event.chosen) return by(event.seat, `recon.${event.deck}`);
      return by(event.seat, `recon.${event.deck === 'planets' ? 'planetOnTop' : 'cardOnTop'}`);
    case 'more-role':
      return by(event.seat, 'more-role');
    case 'move-colony':
      return by(event.seat, 'move-colony', {
        card: cardLabel(locale, event.card),
        from: holder(event.seat, event.from),
        to: holder(event.seat, event.to),
      });
    case 'scenario':
      return by(event.seat, 'scenario', { scenario: scenarioName(locale, event.scenario) });
    case 'start-planet':
      return by(event.seat, 'start-planet', {
        planet: event.planet === undefined ? '' : planetName(event.planet),
        away: event.away === undefined ? '' : planetName(event.away),
      });
    case 'start-planets':
      return msg(locale, 'events.start-planets');
    case 'logistics-turn':
      return by(event.seat, 'logistics-turn');
    case 'game-over':
      return winnersText(locale, event.winners, table);
  }
}

/** What a card discarded for its icon counts as. */
function goodsText(locale: Locale, as: SpentAs): string {
  switch (as) {
    case 'fighter':
    case 'destroyer':
    case 'battlecruiser':
      return shipCount(locale, as, 1);
    case 'resource':
      return msg(locale, 'piece.anyGoods');
    case 'colony':
      return msg(locale, 'piece.colonyGoods');
    default:
      return resourceName(locale, as);
  }
}

/** The ships that came back to their slots. */
function returnedText(
  locale: Locale,
  { fighters, destroyers }: Extract<GameEvent, { readonly type: 'replenish' }>,
): string {
  return listText(locale, [
    ...(destroyers > 0 ? [shipCount(locale, 'destroyer', destroyers)] : []),
    ...(fighters > 0 ? [shipCount(locale, 'fighter', fighters)] : []),
  ]);
}

/** A list of card names, with equal ones combined. */
export function cardList(locale: Locale, cards: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const words = [...counts].map(([card, n]) => {
    const name = cardLabel(locale, card);
    return n === 1 ? name : msg(locale, 'piece.times', { name, n });
  });
  return listText(locale, words);
}

function planetList(
  locale: Locale,
  backs: readonly PlanetBack[],
  planets: readonly string[] | undefined,
): string {
  return listText(
    locale,
    planets === undefined ? backs.map((back) => backLabel(locale, back)) : planets.map(planetName),
  );
}

/** The winners as a sentence. */
export function winnersText(locale: Locale, winners: readonly number[], table: Table): string {
  const [winner] = winners;
  if (winners.length !== 1 || winner === undefined) {
    const names = listText(
      locale,
      winners.map((seat) => seatName(table, seat)),
    );
    return msg(locale, 'events.game-over.shared', { names });
  }
  if (winner === table.you) return msg(locale, 'events.game-over.you');
  return msg(locale, 'events.game-over.they', { name: seatName(table, winner) });
}
