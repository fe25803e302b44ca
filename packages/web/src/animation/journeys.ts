// What travels where when something happens, with the face that it shows on the way: worked out from the events and the views before
// and after, so that nothing is shown but what this seat may know.
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

/** A place on the table. */
export interface Place {
  /** Marks (`data-anchor`), of which the first that is on the page counts. */
  readonly marks: readonly string[];
  /** What of all that lies there: a card, or a resource on a world. */
  readonly piece?: string;
}

export type Face =
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'back' }
  /** A back that turns to its face on the way. */
  | { readonly kind: 'turning'; readonly card: string }
  /** A world that only its back is shown of. */
  | { readonly kind: 'veil'; readonly back: PlanetBack }
  /** A world that everybody has seen. */
  | { readonly kind: 'world'; readonly planet: string }
  | { readonly kind: 'goods'; readonly resource: Resource }
  | { readonly kind: 'influence' }
  | { readonly kind: 'fighter' }
  | { readonly kind: 'ship'; readonly ship: Ship }
  /** What an empire adds to a role. */
  | { readonly kind: 'spark'; readonly role: Role };

/** How something travels; `journey-timing.ts` has the times. */
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
  /** Absent for what leaves the game. */
  readonly to?: Place;
  readonly face: Face;
}

/** A change of the game, as this seat may know it. */
export interface Change {
  readonly before: View;
  readonly after: View;
  readonly events: readonly GameEvent[];
}

/** More tokens than these are not told apart. */
const MOST_TOKENS = 6;

const at = (...marks: readonly string[]): Place => ({ marks });
const inHand = (seat: number, card?: string): Place => ({
  marks: [`cards:${seat}`, `hand:${seat}`, `portrait:${seat}`],
  ...(card === undefined ? {} : { piece: card }),
});
const inPlay = (seat: number, card?: string): Place => ({
  marks: [`play:${seat}`, `portrait:${seat}`, `hand:${seat}`],
  ...(card === undefined ? {} : { piece: card }),
});
const onDiscard = (seat: number): Place => at(`discard:${seat}`, `deck:${seat}`);
/** A world; or the permanents that hold goods, and colonies. */
const onWorld = (seat: number, place: number, good?: Resource): Place => ({
  marks:
    place === SHIP_PLACE
      ? [`${good === undefined ? 'aboard' : 'store'}:${seat}`, `permanents:${seat}`]
      : [`planet:${seat}:${place}`],
  ...(good === undefined ? {} : { piece: good }),
});
const known = (card: string): Face => ({ kind: 'card', card });

/** Every journey that a change tells of, in the order in which things happened. */
export function journeysOf(change: Change): readonly Journey[] {
  return [...change.events.flatMap((event) => journeysOfEvent(event, change)), ...swept(change)];
}

/** A card of the own hand that is laid into play before the answer is given. */
export function chosenFor(seat: number, card: string): Journey {
  return { manner: 'boost', from: inHand(seat, card), to: inPlay(seat, card), face: known(card) };
}

/** Where a card of another hand is public the moment it leaves the hand, it turns on the way. */
function leaving(seat: number, card: string, { after }: Change): Face {
  return seat === after.seat ? known(card) : { kind: 'turning', card };
}

function journeysOfEvent(event: GameEvent, change: Change): readonly Journey[] {
  switch (event.type) {
    case 'action':
      return [
        {
          manner: 'play',
          from: inHand(event.seat, event.card),
          to: inPlay(event.seat, event.card),
          face: leaving(event.seat, event.card, change),
        },
      ];
    case 'lead':
      return [...taken(event), ...sparks(event.seat, event.role, change)];
    case 'follow':
      return sparks(event.seat, event.role, change);
    case 'boost':
      return [
        {
          manner: 'boost',
          from: inHand(event.seat, event.card),
          to: inPlay(event.seat, event.card),
          face: leaving(event.seat, event.card, change),
        },
      ];
    case 'draw':
      return drawn(event);
    case 'shuffle':
      return event.seat === undefined
        ? []
        : [
            {
              manner: 'shuffle',
              from: onDiscard(event.seat),
              to: at(`deck:${event.seat}`),
              face: { kind: 'back' },
            },
          ];
    case 'look':
      return event.backs.map((back, i) => ({
        manner: 'deal',
        from: at('planets', 'star', 'supply'),
        to: at(`looking:${i}`, 'planets', `portrait:${event.seat}`),
        face: veiled(back),
      }));
    case 'planet':
      return [
        {
          manner: 'keep',
          from: at(...lookedAt(change.before, event.back, event.planet), 'planets', 'star'),
          to: onWorld(event.seat, event.at),
          face: veiled(event.back),
        },
      ];
    case 'reject':
      return event.planets.map((planet) => ({
        manner: 'reject',
        from: at(...lookedAt(change.before, planetAt(planetOf(planet)), planet), 'planets', 'star'),
        to: at('seen', 'planets', 'star'),
        face: { kind: 'world', planet },
      }));
    case 'colony':
      return [
        {
          manner: 'tuck',
          from: { marks: [`play:${event.seat}`, ...inHand(event.seat).marks], piece: event.card },
          to: onWorld(event.seat, event.at),
          face: known(event.card),
        },
      ];
    case 'fighters':
      return tokens(event.count, {
        manner: 'muster',
        from: at(`play:${event.seat}`, 'stack:warfare'),
        to: at(`fighters:${event.seat}`),
        face: { kind: 'fighter' },
      });
    case 'ships':
      return tokens(event.count, {
        manner: 'muster',
        from: at(`fleet:${event.seat}`, `play:${event.seat}`, `portrait:${event.seat}`),
        to: at(
          `${event.ship === 'fighter' ? 'fighters' : event.ship}:${event.seat}`,
          `fighters:${event.seat}`,
        ),
        face: { kind: 'ship', ship: event.ship },
      });
    case 'spend-card':
      return [
        {
          manner: 'discard',
          from: inHand(event.seat, event.card),
          to: onDiscard(event.seat),
          face: leaving(event.seat, event.card, change),
        },
      ];
    case 'spend-resource':
      return [
        {
          manner: 'trade',
          from: onWorld(event.seat, event.at, event.resource),
          to: at('star', 'supply'),
          face: { kind: 'goods', resource: event.resource },
        },
      ];
    case 'capture':
      return captured(event, change);
    case 'remove-permanent':
      return [{ manner: 'remove', from: at(`permanents:${event.owner}`), face: known(event.card) }];
    case 'produce':
      return [
        produced(inPlay(event.seat), onWorld(event.seat, event.at, event.resource), event.resource),
      ];
    case 'arrive-full':
      return event.resources.map((resource) => {
        const where = onWorld(event.seat, event.at, resource);
        return produced(where, where, resource);
      });
    case 'trade':
      return [
        {
          manner: 'trade',
          from: onWorld(event.seat, event.at, event.resource),
          to: at('star', 'supply'),
          face: { kind: 'goods', resource: event.resource },
        },
      ];
    case 'trade-fighter':
      return [
        {
          manner: 'trade',
          from: at(`fighters:${event.seat}`),
          to: at('star', 'supply'),
          face: { kind: 'fighter' },
        },
      ];
    case 'influence':
      return tokens(event.count, {
        manner: 'score',
        from: at('supply'),
        to: at(`influence:${event.seat}`, `score:${event.seat}`),
        face: { kind: 'influence' },
      });
    case 'buy':
      return [
        {
          manner: 'buy',
          from: { marks: ['market', ...technologyMarks(event.card)], piece: event.card },
          to: boughtTo(event.seat, event.card, change),
          face: known(event.card),
        },
      ];
    case 'take':
      return [
        {
          manner: 'take',
          from: at(`stack:${event.card}`),
          to: inHand(event.seat, event.card),
          face: known(event.card),
        },
      ];
    case 'remove':
      return [
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
      ];
    case 'discard':
      return [
        {
          manner: 'discard',
          from: inHand(event.seat, event.card),
          to: onDiscard(event.seat),
          face: leaving(event.seat, event.card, change),
        },
      ];
    default:
      return [];
  }
}

function taken({ seat, role, card }: Extract<GameEvent, { type: 'lead' }>): readonly Journey[] {
  if (card === undefined) return [];
  const from = at(`stack:${card}@${role}`, `stack:${card}`);
  return [{ manner: 'lead', from, to: inPlay(seat, card), face: known(card) }];
}

/** Worlds and permanents that add to a role send a light into it. */
function sparks(seat: number, role: Role, { after }: Change): readonly Journey[] {
  if (!after.empireCounts[role]) return [];
  const face: Face = { kind: 'spark', role };
  return (after.players[seat]?.planets ?? []).flatMap(({ up, planet }, place) =>
    up && planet !== undefined && hasSymbol(planet, role)
      ? [{ manner: 'spark' as const, from: onWorld(seat, place), to: inPlay(seat), face }]
      : [],
  );
}

function hasSymbol(planet: string, role: Role): boolean {
  const { symbol, secondSymbol } = planetAt(planetOf(planet));
  return symbol === role || secondSymbol === role;
}

/** Own cards turn to their faces; of others' draws only the number is known. */
function drawn({ seat, count, cards }: Extract<GameEvent, { type: 'draw' }>): readonly Journey[] {
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

/** A world of another comes to the empire in which it lies now. */
function captured(
  { seat, owner, at: place, planet }: Extract<GameEvent, { type: 'capture' }>,
  { before }: Change,
): readonly Journey[] {
  const left = before.players[owner]?.planets.findIndex((one) => one.planet === planet) ?? -1;
  return [
    {
      manner: 'keep',
      from: at(...(left < 0 ? [] : [`planet:${owner}:${left}`]), `portrait:${owner}`),
      to: onWorld(seat, place),
      face: { kind: 'world', planet },
    },
  ];
}

function veiled({ type, colonizeCost, warfareCost }: PlanetBack): Face {
  return { kind: 'veil', back: { type, colonizeCost, warfareCost } };
}

/** Where a world lay while it was looked at: by its front where that was seen, by its back where not. */
function lookedAt(before: View, back: PlanetBack, planet: string | undefined): readonly string[] {
  const place = before.looking.findIndex((one) =>
    one.planet === undefined || planet === undefined
      ? one.type === back.type &&
        one.colonizeCost === back.colonizeCost &&
        one.warfareCost === back.warfareCost
      : one.planet === planet,
  );
  return place < 0 ? [] : [`looking:${place}`];
}

/** A good comes to its place from what is played for it; where a world brings it along it grows there. */
function produced(from: Place, to: Place, resource: Resource): Journey {
  return { manner: 'produce', from, to, face: { kind: 'goods', resource } };
}

function tokens(count: number, journey: Journey): readonly Journey[] {
  return Array.from({ length: Math.min(count, MOST_TOKENS) }, () => journey);
}

const countOf = (cards: readonly string[], card: string): number =>
  cards.filter((one) => one === card).length;

function technologyMarks(card: string): readonly string[] {
  return [`technologies:${technologyAt(kindOf(card)).type}`, 'technologies'];
}

/** A technology goes into the hand, beside it where it stays, or in some games into play. */
function boughtTo(seat: number, card: string, { before, after }: Change): Place {
  const grew = (zone: 'permanents' | 'play'): boolean =>
    countOf(after.players[seat]?.[zone] ?? [], card) >
    countOf(before.players[seat]?.[zone] ?? [], card);
  if (grew('permanents')) {
    return { marks: [`permanents:${seat}`, ...inPlay(seat).marks], piece: card };
  }
  return grew('play') ? inPlay(seat, card) : inHand(seat, card);
}

/** Cards that are no longer in play and went under no world lie on their owner's discard now. */
function swept(change: Change): readonly Journey[] {
  return change.before.players.flatMap((player) => sweptOf(player, change));
}

/** The card of an Action lies in play while it is carried out, in some games until the turn ends. */
function actedWith(view: View, seat: number): readonly string[] {
  const card = view.resolving ?? view.acted;
  return view.leader === seat && card !== undefined ? [card] : [];
}

function sweptOf({ seat, play }: PlayerView, change: Change): readonly Journey[] {
  const { before, after, events } = change;
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const began = own.flatMap((event) => (event.type === 'action' ? [event.card] : []));
  const stays = [...(after.players[seat]?.play ?? []), ...actedWith(after, seat)];
  for (const event of own) {
    if (event.type === 'colony') stays.push(event.card);
    if (event.type === 'remove' && event.from === 'resolving') stays.push(event.card);
  }
  return [...play, ...actedWith(before, seat), ...began].flatMap((card): readonly Journey[] => {
    const place = stays.indexOf(card);
    if (place < 0) {
      return [
        { manner: 'sweep', from: inPlay(seat, card), to: onDiscard(seat), face: known(card) },
      ];
    }
    stays.splice(place, 1);
    return [];
  });
}
