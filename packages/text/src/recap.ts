// Recaps what a player did recently and gained by it, as data and as a sentence.
import {
  findKind,
  findPlanet,
  cardAt,
  type GameEvent,
  planetAt,
  type PlanetKind,
  type Resource,
  type Role,
  type Ship,
} from '@eminent/engine';
import { seatName, type Table } from './events.ts';
import { listText, type Locale, msg } from './language.ts';
import { cardLabel, planetName, planetTypeName, roleName } from './card-texts.ts';
import { type TurnEvents, turnsOf } from './turn-events.ts';

export type Gain =
  /** A planet settled, attacked, or taken from an opponent. */
  | { readonly kind: 'planet'; readonly planet: string }
  | { readonly kind: 'technology'; readonly card: string }
  /** A planet that joined the empire face down. */
  | { readonly kind: 'found'; readonly type: PlanetKind }
  | { readonly kind: 'fighters' | 'destroyers' | 'battlecruisers'; readonly n: number }
  /** The improved side of the fleet tile. */
  | { readonly kind: 'fleet' }
  | { readonly kind: 'colonies'; readonly n: number }
  | { readonly kind: 'produced'; readonly n: number; readonly resources: readonly Resource[] }
  | { readonly kind: 'traded'; readonly n: number }
  | { readonly kind: 'removed'; readonly n: number }
  /** Points from influence tokens, planets and technologies. */
  | { readonly kind: 'points'; readonly n: number };

type ActStart =
  | { readonly what: 'played'; readonly card: string }
  /** The Action of a planet, of a permanent or, if both are absent, of the fleet tile. */
  | { readonly what: 'used'; readonly planet?: string; readonly card?: string }
  | { readonly what: 'led' | 'followed'; readonly role: Role };

export type Act = ActStart & { readonly gains: readonly Gain[] };

export interface Recap {
  readonly seat: number;
  /** Number of the seat's last turn, or of the first recent turn of others if it has had none. */
  readonly turn: number;
  /** Index of the first event of this turn. */
  readonly at: number;
  readonly acts: readonly Act[];
}

/**
 * Returns what `seat` did in its last turn, and in turns of others since the reader's last finished
 * turn (for spectators: since that last turn). Undefined if nothing. Without events, `leader` has
 * the first turn.
 */
export function recapOf(
  events: readonly GameEvent[],
  seat: number,
  leader: number,
  you: number | undefined,
): Recap | undefined {
  const turns = turnsOf(events, leader);
  const last = turns.findLast((turn) => turn.seat === seat);
  const readersLast = turns.findLastIndex((turn, i) => turn.seat === you && i < turns.length - 1);
  const since = you === undefined ? (last?.at ?? 0) : (turns[readersLast + 1]?.at ?? 0);
  const recent = turns.filter((turn) => turn === last || (turn.seat !== seat && turn.at >= since));
  const acts = recent.flatMap((turn) => actsOf(turn, seat));
  const shown = last ?? recent[0];
  if (shown === undefined || acts.length === 0) return undefined;
  return { seat, turn: shown.number, at: shown.at, acts };
}

/** Returns what `seat` did in a turn, which may be the turn of another seat. */
function actsOf({ events }: TurnEvents, seat: number): readonly Act[] {
  const ofSeat = events.filter((event) => 'seat' in event && event.seat === seat);
  const starts = ofSeat.flatMap((event, at) => (actStart(event) === undefined ? [] : [at]));
  return starts.flatMap((at, i) => {
    const [first, ...rest] = ofSeat.slice(at, starts[i + 1]);
    const start = first === undefined ? undefined : actStart(first);
    return start === undefined || start === 'none' ? [] : [{ ...start, gains: gainsOf(rest) }];
  });
}

/** Returns the act that an event starts: undefined if it continues one, `none` if it ends one. */
function actStart(event: GameEvent): ActStart | 'none' | undefined {
  switch (event.type) {
    case 'action':
      return { what: 'played', card: event.card };
    case 'use': {
      const { planet, card } = event;
      return {
        what: 'used',
        ...(planet === undefined ? {} : { planet }),
        ...(card === undefined ? {} : { card }),
      };
    }
    case 'lead':
      return { what: 'led', role: event.role };
    case 'follow':
      return { what: 'followed', role: event.role };
    case 'dissent':
      return 'none';
    default:
      return undefined;
  }
}

function gainsOf(events: readonly GameEvent[]): readonly Gain[] {
  const all = <Type extends GameEvent['type']>(type: Type) =>
    events.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type);
  const planets = events.filter(
    (event) => event.type === 'settle' || event.type === 'attack' || event.type === 'capture',
  );
  const built = (size: Ship): number =>
    sum(all('ships').flatMap(({ ship, count }) => (ship === size ? [count] : [])));
  const resources = all('produce').map(({ resource }) => resource);
  const traded = all('trade').length + all('trade-fighter').length;
  const sums = [
    { kind: 'fighters', n: sum(all('fighters').map(({ count }) => count)) + built('fighter') },
    { kind: 'destroyers', n: built('destroyer') },
    { kind: 'battlecruisers', n: built('battlecruiser') },
    { kind: 'colonies', n: sum(all('colony').map(({ colonies }) => colonies)) },
    { kind: 'produced', n: resources.length, resources },
    { kind: 'traded', n: traded },
    { kind: 'removed', n: all('remove').length },
    { kind: 'points', n: pointsIn(events) },
  ] as const;
  return [
    ...planets.map(({ planet }) => ({ kind: 'planet', planet }) as const),
    ...all('buy').map(({ card }) => ({ kind: 'technology', card }) as const),
    ...all('fleet').flatMap(({ improved }) => (improved ? [{ kind: 'fleet' } as const] : [])),
    ...all('planet').map(({ back }) => ({ kind: 'found', type: back.type }) as const),
    ...sums.filter(({ n }) => n > 0),
  ];
}

function pointsIn(events: readonly GameEvent[]): number {
  return sum(
    events.map((event) => {
      switch (event.type) {
        case 'influence':
          return event.count;
        case 'settle':
        case 'attack':
        case 'capture': {
          const index = findPlanet(event.planet);
          return index === undefined ? 0 : planetAt(index).influence;
        }
        case 'buy': {
          const kind = findKind(event.card);
          const def = kind === undefined ? undefined : cardAt(kind);
          return def?.family === 'technology' ? def.influence : 0;
        }
        default:
          return 0;
      }
    }),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

/** Returns a recap as one sentence, for screen readers and the tooltip. */
export function recapText(locale: Locale, recap: Recap, table: Pick<Table, 'names'>): string {
  const acts = recap.acts.map((act) => {
    const done =
      act.what === 'played'
        ? msg(locale, 'recap.played', { card: cardLabel(locale, act.card) })
        : act.what === 'used'
          ? msg(locale, 'recap.used', { what: usedText(locale, act) })
          : msg(locale, `recap.${act.what}`, { role: roleName(locale, act.role) });
    if (act.gains.length === 0) return done;
    const gains = listText(
      locale,
      act.gains.map((gain) => gainText(locale, gain)),
    );
    return msg(locale, 'recap.withGains', { act: done, gains });
  });
  return msg(locale, 'recap.sentence', {
    name: seatName(table, recap.seat),
    n: recap.turn,
    acts: acts.join('; '),
  });
}

function usedText(
  locale: Locale,
  { planet, card }: { readonly planet?: string; readonly card?: string },
): string {
  if (planet !== undefined) return planetName(planet);
  return card === undefined ? msg(locale, 'recap.fleet') : cardLabel(locale, card);
}

function gainText(locale: Locale, gain: Gain): string {
  switch (gain.kind) {
    case 'planet':
      return planetName(gain.planet);
    case 'technology':
      return cardLabel(locale, gain.card);
    case 'found':
      return msg(locale, 'recap.found', { type: planetTypeName(locale, gain.type) });
    case 'fleet':
      return msg(locale, 'recap.improved');
    default:
      return msg(locale, `recap.${gain.kind}`, { n: gain.n });
  }
}
