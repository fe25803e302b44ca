// Computes the journeys of a change: which pieces move, from where to where, and how they look.
// Uses only the events and views of one seat, so that nothing hidden is shown.
import {
  type GameEvent,
  kindOf,
  technologyAt,
  type PlanetBack,
  planetAt,
  planetOf,
  type PlayerView,
  type Resource,
  type Role,
  type Ship,
  SHIP_PLACE,
  type View,
} from '@eminent/engine';

export interface Place {
  /** Values of `data-anchor`, such as `hand:0`. The first one that is on the page is used. */
  readonly marks: readonly string[];
  /** The piece in that place: a card id, or a resource on a planet or permanent. */
  readonly piece?: string | undefined;
}

export type Face =
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'back' }
  /** A card that turns from back to face on the way. */
  | { readonly kind: 'turning'; readonly card: string }
  /** A face-down planet. */
  | { readonly kind: 'veil'; readonly back: PlanetBack }
  /** A face-up planet. */
  | { readonly kind: 'planet'; readonly planet: string }
  | { readonly kind: 'goods'; readonly resource: Resource }
  | { readonly kind: 'influence' }
  | { readonly kind: 'fighter' }
  | { readonly kind: 'ship'; readonly ship: Ship }
  /** A light for the symbol that a planet adds to a role. */
  | { readonly kind: 'spark'; readonly role: Role };

export type Manner =
  | 'draw'
  | 'play'
  | 'lead'
  | 'boost'
  | 'spark'
  | 'take'
  | 'buy'
  | 'tuck'
  | 'deal'
  | 'keep'
  | 'reject'
  | 'discard'
  | 'sweep'
  | 'remove'
  | 'shuffle'
  | 'produce'
  | 'trade'
  | 'score'
  | 'muster';

export interface Journey {
  readonly manner: Manner;
  readonly from: Place;
  /** Absent for a piece that leaves the game. */
  readonly to?: Place;
  readonly face: Face;
}

export interface Change {
  readonly before: View;
  readonly after: View;
  readonly events: readonly GameEvent[];
}

/** Maximum number of fighters, ships or influence that fly after one event. */
const MAX_TOKENS = 6;

const at = (...marks: readonly string[]): Place => ({ marks });
const inHand = (seat: number, card?: string): Place => ({
  marks: [`cards:${seat}`, `hand:${seat}`, `portrait:${seat}`],
  piece: card,
});
const inPlay = (seat: number, card?: string): Place => ({
  marks: [`play:${seat}`, `portrait:${seat}`, `hand:${seat}`],
  piece: card,
});
const onDiscard = (seat: number): Place => at(`discard:${seat}`, `deck:${seat}`);
/** A planet or, at the index `SHIP_PLACE`, the permanent that holds resources or colonies. */
const onPlanet = (seat: number, place: number, resource?: Resource): Place => ({
  marks:
    place === SHIP_PLACE
      ? [`${resource === undefined ? 'aboard' : 'store'}:${seat}`, `permanents:${seat}`]
      : [`planet:${seat}:${place}`],
  piece: resource,
});
const known = (card: string): Face => ({ kind: 'card', card });

/** Returns the journeys of a change: those of its events in order, then discards from play. */
export function journeysOf(change: Change): readonly Journey[] {
  return [
    ...change.events.flatMap((event) => journeysOfEvent(event, change)),
    ...discardsFromPlay(change),
  ];
}

/** Returns the journey of a selected card, which moves to the play area before it is confirmed. */
export function selectionJourney(seat: number, card: string): Journey {
  return { manner: 'boost', from: inHand(seat, card), to: inPlay(seat, card), face: known(card) };
}

/** The face of a card that leaves a hand. A card of another player turns face up on the way. */
function faceFromHand(seat: number, card: string, { after }: Change): Face {
  return seat === after.seat ? known(card) : { kind: 'turning', card };
}

type EventOf<Type> = Extract<GameEvent, { readonly type: Type }>;

function played(
  manner: 'play' | 'boost',
  { seat, card }: EventOf<'action' | 'boost'>,
  change: Change,
): readonly Journey[] {
  const face = faceFromHand(seat, card, change);
  return [{ manner, from: inHand(seat, card), to: inPlay(seat, card), face }];
}

function discarded(
  { seat, card }: EventOf<'discard' | 'spend-card'>,
  change: Change,
): readonly Journey[] {
  const face = faceFromHand(seat, card, change);
  return [{ manner: 'discard', from: inHand(seat, card), to: onDiscard(seat), face }];
}

function traded({
  seat,
  at: place,
  resource,
}: EventOf<'trade' | 'spend-resource'>): readonly Journey[] {
  return [
    {
      manner: 'trade',
      from: onPlanet(seat, place, resource),
      to: at('star', 'supply'),
      face: { kind: 'goods', resource },
    },
  ];
}

const JOURNEYS: {
  readonly [Type in GameEvent['type']]?: (
    event: EventOf<Type>,
    change: Change,
  ) => readonly Journey[];
} = {
  action: (event, change) => played('play', event, change),
  lead: (event, change) => [...taken(event), ...sparks(event.seat, event.role, change)],
  follow: (event, change) => sparks(event.seat, event.role, change),
  boost: (event, change) => played('boost', event, change),
  draw: drawn,
  shuffle: (event) =>
    event.seat === undefined
      ? []
      : [
          {
            manner: 'shuffle',
            from: onDiscard(event.seat),
            to: at(`deck:${event.seat}`),
            face: { kind: 'back' },
          },
        ],
  look: (event) =>
    event.backs.map((back, i) => ({
      manner: 'deal',
      from: at('planets', 'star', 'supply'),
      to: at(`looking:${i}`, 'planets', `portrait:${event.seat}`),
      face: faceDown(back),
    })),
  planet: (event, change) => [
    {
      manner: 'keep',
      from: at(...surveyMarks(change.before, event.back, event.planet), 'planets', 'star'),
      to: onPlanet(event.seat, event.at),
      face: faceDown(event.back),
    },
  ],
  reject: (event, change) =>
    event.planets.map((planet) => ({
      manner: 'reject',
      from: at(
        ...surveyMarks(change.before, planetAt(planetOf(planet)), planet),
        'planets',
        'star',
      ),
      to: at('seen', 'planets', 'star'),
      face: { kind: 'planet', planet },
    })),
  colony: (event) => [
    {
      manner: 'tuck',
      from: { marks: [`play:${event.seat}`, ...inHand(event.seat).marks], piece: event.card },
      to: onPlanet(event.seat, event.at),
      face: known(event.card),
    },
  ],
  fighters: (event) =>
    tokens(event.count, {
      manner: 'muster',
      from: at(`play:${event.seat}`, 'stack:warfare'),
      to: at(`fighters:${event.seat}`),
      face: { kind: 'fighter' },
    }),
  ships: (event) =>
    tokens(event.count, {
      manner: 'muster',
      from: at(`fleet:${event.seat}`, `play:${event.seat}`, `portrait:${event.seat}`),
      to: at(
        `${event.ship === 'fighter' ? 'fighters' : event.ship}:${event.seat}`,
        `fighters:${event.seat}`,
      ),
      face: { kind: 'ship', ship: event.ship },
    }),
  'spend-card': discarded,
  'spend-resource': traded,
  capture: captured,
  'remove-permanent': (event) => [
    { manner: 'remove', from: at(`permanents:${event.owner}`), face: known(event.card) },
  ],
  produce: (event) => [
    produced(inPlay(event.seat), onPlanet(event.seat, event.at, event.resource), event.resource),
  ],
  'arrive-full': (event) =>
    event.resources.map((resource) => {
      const where = onPlanet(event.seat, event.at, resource);
      return produced(where, where, resource);
    }),
  trade: traded,
  'trade-fighter': (event) => [
    {
      manner: 'trade',
      from: at(`fighters:${event.seat}`),
      to: at('star', 'supply'),
      face: { kind: 'fighter' },
    },
  ],
  influence: (event) =>
    tokens(event.count, {
      manner: 'score',
      from: at('supply'),
      to: at(`influence:${event.seat}`, `score:${event.seat}`),
      face: { kind: 'influence' },
    }),
  buy: (event, change) => [
    {
      manner: 'buy',
      from: { marks: ['market', ...technologyMarks(event.card)], piece: event.card },
      to: boughtTo(event.seat, event.card, change),
      face: known(event.card),
    },
  ],
  take: (event) => [
    {
      manner: 'take',
      from: at(`stack:${event.card}`),
      to: inHand(event.seat, event.card),
      face: known(event.card),
    },
  ],
  remove: (event) => [
    {
      manner: 'remove',
      from:
        event.from === 'hand'
          ? inHand(event.seat, event.card)
          : event.from === 'resolving'
            ? inPlay(event.seat, event.card)
            : onDiscard(event.seat),
      face: known(event.card),
    },
  ],
  discard: discarded,
};

function journeysOfEvent(event: GameEvent, change: Change): readonly Journey[] {
  // Each entry accepts only the events of its type, which TypeScript cannot express here.
  const journeys = JOURNEYS[event.type] as
    | ((event: GameEvent, change: Change) => readonly Journey[])
    | undefined;
  return journeys?.(event, change) ?? [];
}

function taken({ seat, role, card }: EventOf<'lead'>): readonly Journey[] {
  if (card === undefined) return [];
  const from = at(`stack:${card}@${role}`, `stack:${card}`);
  return [{ manner: 'lead', from, to: inPlay(seat, card), face: known(card) }];
}

/** A light flies to the play area from each planet that adds a symbol to the role. */
function sparks(seat: number, role: Role, { after }: Change): readonly Journey[] {
  if (!after.empireCounts[role]) return [];
  const face: Face = { kind: 'spark', role };
  return (after.players[seat]?.planets ?? []).flatMap(({ up, planet }, place) =>
    up && planet !== undefined && hasSymbol(planet, role)
      ? [{ manner: 'spark' as const, from: onPlanet(seat, place), to: inPlay(seat), face }]
      : [],
  );
}

function hasSymbol(planet: string, role: Role): boolean {
  const { symbol, secondSymbol } = planetAt(planetOf(planet));
  return symbol === role || secondSymbol === role;
}

function drawn({ seat, count, cards }: EventOf<'draw'>): readonly Journey[] {
  return Array.from({ length: count }, (_, i): Journey => {
    const card = cards?.[i];
    return {
      manner: 'draw',
      from: at(`deck:${seat}`),
      to: inHand(seat, card),
      face: card === undefined ? { kind: 'back' } : { kind: 'turning', card },
    };
  });
}

function captured(
  { seat, owner, at: place, planet }: EventOf<'capture'>,
  { before }: Change,
): readonly Journey[] {
  const oldPlace = before.players[owner]?.planets.findIndex((one) => one.planet === planet) ?? -1;
  return [
    {
      manner: 'keep',
      from: at(...(oldPlace < 0 ? [] : [`planet:${owner}:${oldPlace}`]), `portrait:${owner}`),
      to: onPlanet(seat, place),
      face: { kind: 'planet', planet },
    },
  ];
}

function faceDown({ type, colonizeCost, warfareCost }: PlanetBack): Face {
  return { kind: 'veil', back: { type, colonizeCost, warfareCost } };
}

/** The mark of a surveyed planet, found by its front if the viewer knows it, else by its back. */
function surveyMarks(
  before: View,
  back: PlanetBack,
  planet: string | undefined,
): readonly string[] {
  const place = before.looking.findIndex((one) =>
    one.planet === undefined || planet === undefined
      ? one.type === back.type &&
        one.colonizeCost === back.colonizeCost &&
        one.warfareCost === back.warfareCost
      : one.planet === planet,
  );
  return place < 0 ? [] : [`looking:${place}`];
}

/** A resource moves to its slot. `from` and `to` are equal for a planet that arrives full. */
function produced(from: Place, to: Place, resource: Resource): Journey {
  return { manner: 'produce', from, to, face: { kind: 'goods', resource } };
}

function tokens(count: number, journey: Journey): readonly Journey[] {
  return Array.from({ length: Math.min(count, MAX_TOKENS) }, () => journey);
}

const countOf = (cards: readonly string[], card: string): number =>
  cards.filter((one) => one === card).length;

function technologyMarks(card: string): readonly string[] {
  return [`technologies:${technologyAt(kindOf(card)).type}`, 'technologies'];
}

/** The destination of a bought technology: the zone that has one more of it, else the hand. */
function boughtTo(seat: number, card: string, { before, after }: Change): Place {
  const grew = (zone: 'permanents' | 'play'): boolean =>
    countOf(after.players[seat]?.[zone] ?? [], card) >
    countOf(before.players[seat]?.[zone] ?? [], card);
  if (grew('permanents')) {
    return { marks: [`permanents:${seat}`, ...inPlay(seat).marks], piece: card };
  }
  return grew('play') ? inPlay(seat, card) : inHand(seat, card);
}

/** Cards that left the play area, except colonies and removed cards, move to the discard pile. */
function discardsFromPlay(change: Change): readonly Journey[] {
  return change.before.players.flatMap((player) => discardsOfPlayer(player, change));
}

/** The leader's Action card in play. In some rulesets it stays in play until the turn ends. */
function actionCards(view: View, seat: number): readonly string[] {
  const card = view.resolving ?? view.acted;
  return view.leader === seat && card !== undefined ? [card] : [];
}

function discardsOfPlayer({ seat, play }: PlayerView, change: Change): readonly Journey[] {
  const { before, after, events } = change;
  const eventsOfSeat = events.filter((event) => 'seat' in event && event.seat === seat);
  const actionsPlayed = eventsOfSeat.flatMap((event) =>
    event.type === 'action' ? [event.card] : [],
  );
  const remaining = [...(after.players[seat]?.play ?? []), ...actionCards(after, seat)];
  for (const event of eventsOfSeat) {
    if (event.type === 'colony') remaining.push(event.card);
    if (event.type === 'remove' && event.from === 'resolving') remaining.push(event.card);
  }
  return [...play, ...actionCards(before, seat), ...actionsPlayed].flatMap(
    (card): readonly Journey[] => {
      const place = remaining.indexOf(card);
      if (place < 0) {
        return [
          { manner: 'sweep', from: inPlay(seat, card), to: onDiscard(seat), face: known(card) },
        ];
      }
      remaining.splice(place, 1);
      return [];
    },
  );
}
