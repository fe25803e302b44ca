// Sentences of the game log, in the second person about the reader.
import {
  type GameEvent,
  type PlanetBack,
  type Resource,
  type Ship,
  SHIP_PLACE,
} from '@eminent/engine';
import { listText, type Locale, msg, dynamicMessage } from './language.ts';
import {
  backLabel,
  cardLabel,
  cardName,
  type KnownPlanet,
  planetLabel,
  planetName,
  planetTypeName,
  resourceName,
  roleName,
  scenarioName,
  shipCount,
} from './card-texts.ts';
import type { Value } from './template.ts';

type SpentAs = Extract<GameEvent, { readonly type: 'spend-card' }>['as'];

/** What log sentences need to know about a game. */
export interface Table {
  /** Player names by seat. */
  readonly names: readonly string[];
  /** The reader's seat. Absent for a spectator. */
  readonly you?: number;
  /** Returns what the reader knows of the planet at an index of a seat's planets. */
  planetAt(seat: number, at: number): KnownPlanet | undefined;
}

/** Returns the player name of a seat. Throws a RangeError if there is none. */
export function seatName(table: Pick<Table, 'names'>, seat: number): string {
  const name = table.names[seat];
  if (name === undefined) throw new RangeError(`no name for seat ${seat}`);
  return name;
}

class Narrator {
  readonly locale: Locale;
  readonly table: Table;

  constructor(locale: Locale, table: Table) {
    this.locale = locale;
    this.table = table;
  }

  /** Returns a sentence whose subject is a seat. `key` is the message key below `events`. */
  by(seat: number, key: string, values: Readonly<Record<string, Value>> = {}): string {
    if (seat === this.table.you) return dynamicMessage(this.locale, `events.${key}.you`, values);
    const name = seatName(this.table, seat);
    return dynamicMessage(this.locale, `events.${key}.they`, { name, ...values });
  }

  /** Like `by`, for a sentence that also mentions the owner of a piece. */
  from(owner: number, seat: number, key: string, values: Record<string, Value>): string {
    if (owner === seat) return this.by(seat, `${key}.own`, values);
    const name = seatName(this.table, seat);
    return owner === this.table.you
      ? dynamicMessage(this.locale, `events.${key}.other.yours`, { name, ...values })
      : this.by(seat, `${key}.other`, { owner: seatName(this.table, owner), ...values });
  }

  planet(seat: number, at: number): string {
    return planetLabel(this.locale, this.table.planetAt(seat, at));
  }

  /** Name of a planet or permanent that holds resources. */
  resourcePlace(seat: number, at: number): string {
    return at === SHIP_PLACE ? cardName(this.locale, 'biosphere') : this.planet(seat, at);
  }

  /** Name of a planet or of the Colony Ship. */
  colonyPlace(seat: number, at: number): string {
    return at === SHIP_PLACE ? msg(this.locale, 'piece.ship') : this.planet(seat, at);
  }
}

type EventOf<Type> = Extract<GameEvent, { readonly type: Type }>;

type Sentences = {
  readonly [Type in GameEvent['type']]: (event: EventOf<Type>, say: Narrator) => string;
};

const cardSentence = (
  event: { readonly seat: number; readonly type: string; readonly card: string },
  say: Narrator,
) => say.by(event.seat, event.type, { card: cardLabel(say.locale, event.card) });

const resourceSentence = (
  event: {
    readonly seat: number;
    readonly type: string;
    readonly resource: Resource;
    readonly at: number;
  },
  say: Narrator,
) =>
  say.by(event.seat, event.type, {
    resource: resourceName(say.locale, event.resource),
    planet: say.resourcePlace(event.seat, event.at),
  });

const shipSentence = (
  event: {
    readonly seat: number;
    readonly type: string;
    readonly ship: Ship;
    readonly count: number;
  },
  say: Narrator,
) => say.by(event.seat, event.type, { ships: shipCount(say.locale, event.ship, event.count) });

const SENTENCES: Sentences = {
  turn: (event, say) => say.by(event.seat, 'turn', { number: event.number }),
  action: cardSentence,
  buy: cardSentence,
  remove: cardSentence,
  take: cardSentence,
  discard: cardSentence,
  boost: cardSentence,
  lead: (event, say) => {
    const role = roleName(say.locale, event.role);
    if (event.card === undefined) return say.by(event.seat, 'leadEmpty', { role });
    return say.by(event.seat, 'lead', { role, card: cardName(say.locale, event.card) });
  },
  follow: (event, say) => say.by(event.seat, 'follow', { role: roleName(say.locale, event.role) }),
  dissent: (event, say) => say.by(event.seat, 'dissent'),
  draw: (event, say) => {
    if (event.cards === undefined) return say.by(event.seat, 'draw', { n: event.count });
    return say.by(event.seat, 'drawCards', { cards: cardList(say.locale, event.cards) });
  },
  shuffle: (event, say) => {
    if (event.seat === undefined)
      return msg(say.locale, 'events.shufflePlanets', { n: event.count });
    return say.by(event.seat, 'shuffle', { n: event.count });
  },
  look: (event, say) =>
    say.by(event.seat, 'look', {
      n: event.backs.length,
      planets: planetList(say.locale, event.backs, event.planets),
    }),
  'look-technologies': (event, say) =>
    say.by(event.seat, 'look-technologies', {
      n: event.count,
      deck: planetTypeName(say.locale, event.deck),
      cards: cardList(say.locale, event.cards ?? []),
    }),
  planet: (event, say) => {
    const known = { ...event.back, ...(event.planet && { planet: event.planet }) };
    return say.by(event.seat, 'planet', { planet: planetLabel(say.locale, known) });
  },
  reject: (event, say) =>
    say.by(event.seat, 'reject', { planets: listText(say.locale, event.planets.map(planetName)) }),
  fighters: (event, say) => say.by(event.seat, 'fighters', { n: event.count }),
  attack: (event, say) => {
    const attacked = planetName(event.planet);
    if (event.ship === undefined) {
      return say.by(event.seat, 'attack', { planet: attacked, n: event.paid });
    }
    const ships = shipCount(say.locale, event.ship, event.paid);
    return say.by(event.seat, 'attackWith', { planet: attacked, ships });
  },
  settle: (event, say) => say.by(event.seat, 'settle', { planet: planetName(event.planet) }),
  colony: (event, say) => {
    if (event.at === SHIP_PLACE) {
      const card = cardLabel(say.locale, event.card);
      return say.by(event.seat, 'aboard', { card, n: event.colonies });
    }
    return say.by(event.seat, 'colony', {
      card: cardLabel(say.locale, event.card),
      planet: say.planet(event.seat, event.at),
      n: event.colonies,
    });
  },
  produce: resourceSentence,
  trade: resourceSentence,
  'spend-resource': resourceSentence,
  'arrive-full': (event, say) =>
    msg(say.locale, 'events.arrive-full', {
      planet: say.planet(event.seat, event.at),
      resources: listText(
        say.locale,
        event.resources.map((resource) => resourceName(say.locale, resource)),
      ),
    }),
  'trade-fighter': (event, say) => say.by(event.seat, 'trade-fighter'),
  influence: (event, say) => {
    if (event.source === 'trade' || event.source === 'effect') {
      return say.by(event.seat, 'influence', { n: event.count });
    }
    if (event.source === 'peace' || event.source === 'reparations') {
      const card = msg(say.locale, `piece.${event.source}`);
      return say.by(event.seat, 'influenceFrom', { n: event.count, card });
    }
    return say.by(event.seat, 'influenceFrom', {
      n: event.count,
      card: cardName(say.locale, event.source),
    });
  },
  'name-resource': (event, say) =>
    say.by(event.seat, 'name-resource', { resource: resourceName(say.locale, event.resource) }),
  'stack-empty': (event, say) =>
    msg(say.locale, 'events.stack-empty', { card: cardName(say.locale, event.card) }),
  'end-triggered': (event, say) => msg(say.locale, `events.end-triggered.${event.cause}`),
  'extra-round': (_, say) => msg(say.locale, 'events.extra-round'),
  use: (event, say) => {
    if (event.planet !== undefined) {
      return say.by(event.seat, 'use.planet', { planet: planetName(event.planet) });
    }
    return event.card === undefined
      ? say.by(event.seat, 'use.fleet')
      : say.by(event.seat, 'use.card', { card: cardName(say.locale, event.card) });
  },
  ships: shipSentence,
  'pay-ships': shipSentence,
  replenish: (event, say) =>
    say.by(event.seat, 'replenish', { ships: returnedText(say.locale, event) }),
  'spend-card': (event, say) =>
    say.by(event.seat, 'spend-card', {
      card: cardLabel(say.locale, event.card),
      goods: goodsText(say.locale, event.as),
    }),
  fleet: (event, say) => say.by(event.seat, `fleet.${event.improved ? 'improved' : 'basic'}`),
  capture: (event, say) =>
    say.from(event.owner, event.seat, `capture.${event.wasUp ? 'takenOver' : 'annexed'}`, {
      planet: planetName(event.planet),
    }),
  'remove-permanent': (event, say) =>
    say.from(event.owner, event.seat, 'remove-permanent', {
      card: cardLabel(say.locale, event.card),
    }),
  'return-influence': (event, say) => say.by(event.seat, 'return-influence', { n: event.count }),
  recon: (event, say) => {
    if (!event.chosen) return say.by(event.seat, `recon.${event.deck}`);
    return say.by(event.seat, `recon.${event.deck === 'planets' ? 'planetOnTop' : 'cardOnTop'}`);
  },
  'more-role': (event, say) => say.by(event.seat, 'more-role'),
  'move-colony': (event, say) =>
    say.by(event.seat, 'move-colony', {
      card: cardLabel(say.locale, event.card),
      from: say.colonyPlace(event.seat, event.from),
      to: say.colonyPlace(event.seat, event.to),
    }),
  scenario: (event, say) =>
    say.by(event.seat, 'scenario', { scenario: scenarioName(say.locale, event.scenario) }),
  'start-planet': (event, say) =>
    say.by(event.seat, 'start-planet', {
      planet: event.planet === undefined ? '' : planetName(event.planet),
      away: event.away === undefined ? '' : planetName(event.away),
    }),
  'start-planets': (_, say) => msg(say.locale, 'events.start-planets'),
  'logistics-turn': (event, say) => say.by(event.seat, 'logistics-turn'),
  'game-over': (event, say) => winnersText(say.locale, event.winners, say.table),
};

/** Returns the log sentence of an event. */
export function eventText(locale: Locale, event: GameEvent, table: Table): string {
  // TypeScript cannot infer that the function for a type accepts events of this type.
  const sentence = SENTENCES[event.type] as (event: GameEvent, say: Narrator) => string;
  return sentence(event, new Narrator(locale, table));
}

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

function returnedText(
  locale: Locale,
  { fighters, destroyers }: Extract<GameEvent, { readonly type: 'replenish' }>,
): string {
  return listText(locale, [
    ...(destroyers > 0 ? [shipCount(locale, 'destroyer', destroyers)] : []),
    ...(fighters > 0 ? [shipCount(locale, 'fighter', fighters)] : []),
  ]);
}

/** Returns a list of card names. Equal cards are counted: "Survey ×2". */
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

function winnersText(locale: Locale, winners: readonly number[], table: Table): string {
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
