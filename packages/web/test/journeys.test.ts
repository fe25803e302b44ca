// Journeys: which event moves which piece, and the face it shows to each seat. No hidden face is
// shown.
import {
  cardAt,
  DEFAULT_OPTIONS,
  type GameEvent,
  kindOf,
  planetAt,
  planetOf,
  SPECTATOR,
  type View,
} from '@eminent/engine';
import { Table } from '@eminent/table';
import { describe, expect, test } from 'vitest';
import { JOURNEY_TIMINGS, MAX_TOTAL_MS, withTiming } from '../src/animation/journey-timing.ts';
import { revealTimesOf, planetRevealOf } from '../src/animation/planet-reveal-data.ts';
import { type Change, type Face, type Journey, journeysOf } from '../src/animation/journeys.ts';

interface ShownChange extends Change {
  readonly seat: number;
}

/** Returns every change of a game between bots as one seat sees it. */
function gameAs(seat: number, seed: string, bots: readonly string[]): readonly ShownChange[] {
  const table = new Table({
    game: { ...DEFAULT_OPTIONS, players: bots.length === 2 ? 2 : 4 },
    seed,
    seats: bots.map((bot, i) => ({ kind: 'bot', name: `P${i}`, bot })),
  });
  const changes: ShownChange[] = [];
  while (!table.over) {
    const before = table.viewOf(seat);
    table.step();
    const events = table.eventsSince(before.ply, seat);
    changes.push({ seat, before, after: table.viewOf(seat), events });
  }
  return changes;
}

const changes = [0, 1, SPECTATOR].flatMap((seat) => [
  ...gameAs(seat, 'motion 1', ['scholar', 'warmonger', 'settler', 'trader']),
  ...gameAs(seat, 'm1', ['cadet', 'cadet']),
]);

type Kind = GameEvent['type'];
const ofKind = <T extends Kind>(kind: T) =>
  changes.flatMap((change) =>
    change.events.flatMap((event, i) =>
      event.type === kind ? [{ change, event: event as Extract<GameEvent, { type: T }>, i }] : [],
    ),
  );

/** The journeys of a single event. Cards that cleanup sweeps away do not count. */
const alone = (change: Change, event: GameEvent): readonly Journey[] =>
  journeysOf({ ...change, events: [event] }).filter(({ manner }) => manner !== 'sweep');

const facesOf = (journeys: readonly Journey[]): readonly Face[] => journeys.map(({ face }) => face);

test('the first planet of the viewer, and no other, stays longer', () => {
  const own = changes.filter(({ seat }) => seat === 0);
  const reveals = own.flatMap((change) => planetRevealOf(change) ?? []);
  const firsts = reveals.filter(({ isFirst }) => isFirst);
  // One in each of two games.
  expect(firsts).toHaveLength(2);
  expect(firsts.every(({ seat }) => seat === 0)).toBe(true);
  expect(reveals.find(({ seat }) => seat === 0)).toBe(firsts[0]);
  for (const kind of ['settle', 'attack'] as const) {
    const [first, other] = [true, false].map((isFirst) => revealTimesOf({ kind, isFirst }).all);
    expect(first).toBeGreaterThan(other ?? 0);
  }
});

test('the sample games contain all tested events', () => {
  const kinds = new Set(changes.flatMap(({ events }) => events.map(({ type }) => type)));
  for (const kind of [
    'draw',
    'lead',
    'boost',
    'look',
    'planet',
    'reject',
    'settle',
    'colony',
    'discard',
    'buy',
    'produce',
    'trade',
    'influence',
    'fighters',
    'remove',
    'attack',
    'shuffle',
    'action',
  ])
    expect(kinds).toContain(kind);
});

describe('faces', () => {
  test('own draws turn face up on the way to the hand; of other players only backs are visible', () => {
    for (const { change, event } of ofKind('draw')) {
      const journeys = alone(change, event);
      expect(journeys).toHaveLength(event.count);
      const own = change.before.seat === event.seat;
      for (const [i, { face, from, to }] of journeys.entries()) {
        expect(face).toEqual(own ? { kind: 'turning', card: event.cards?.[i] } : { kind: 'back' });
        expect(from.marks).toContain(`deck:${event.seat}`);
        expect(to?.marks[0]).toBe(`cards:${event.seat}`);
        expect(to?.piece).toBe(event.cards?.[i]);
      }
    }
  });

  test('a surveyed or kept planet shows its back, to every viewer', () => {
    for (const { change, event } of ofKind('planet')) {
      expect(facesOf(alone(change, event))).toEqual([{ kind: 'veil', back: event.back }]);
    }
    for (const { change, event } of ofKind('look')) {
      expect(facesOf(alone(change, event))).toEqual(
        event.backs.map((back) => ({ kind: 'veil', back })),
      );
    }
  });

  test('a card that leaves a hand is public: from another hand it turns', () => {
    for (const kind of ['boost', 'discard', 'action'] as const) {
      for (const { change, event } of ofKind(kind)) {
        const own = change.before.seat === event.seat;
        expect(facesOf(alone(change, event))).toEqual([
          { kind: own ? 'card' : 'turning', card: event.card },
        ]);
      }
    }
  });

  test('no journey shows anything that the view and events of the seat do not contain', () => {
    for (const change of changes) {
      const changes = JSON.stringify([change.before, change.after, change.events]);
      for (const { face } of journeysOf(change)) {
        const shown = 'card' in face ? face.card : face.kind === 'planet' ? face.planet : '';
        expect(changes).toContain(shown);
      }
    }
  });
});

describe('paths', () => {
  test('a led role slides from its stack into play', () => {
    for (const { change, event } of ofKind('lead')) {
      const led = alone(change, event).filter(({ manner }) => manner === 'lead');
      expect(led.map(({ from, face }) => ({ from, face }))).toEqual(
        event.card === undefined
          ? []
          : [
              {
                from: { marks: [`stack:${event.card}@${event.role}`, `stack:${event.card}`] },
                face: { kind: 'card', card: event.card },
              },
            ],
      );
      for (const { to } of led) expect(to?.piece).toBe(event.card);
    }
  });

  test('every face-up planet with a symbol of the role sends a light, where empires count', () => {
    for (const { change, event } of ofKind('lead')) {
      const lights = alone(change, event).filter(({ manner }) => manner === 'spark');
      const planetsUp = (change.after.players[event.seat]?.planets ?? []).filter(
        ({ up, planet }) =>
          up && planet !== undefined && planetAt(planetOf(planet)).symbol === event.role,
      );
      expect(lights).toHaveLength(change.after.empireCounts[event.role] ? planetsUp.length : 0);
    }
  });

  test('of the surveyed planets one goes to its orbit, the others to the seen planets', () => {
    const kept = ofKind('planet').filter(({ change }) => change.before.looking.length > 1);
    expect(kept.length).toBeGreaterThan(0);
    for (const { change, event } of kept) {
      const [journey] = alone(change, event);
      const [from = ''] = journey?.from.marks ?? [];
      const place = Number(from.replace('looking:', ''));
      expect(change.before.looking[place]).toMatchObject(event.back);
      expect(journey?.to?.marks).toEqual([`planet:${event.seat}:${event.at}`]);
    }
    for (const { change, event } of ofKind('reject')) {
      expect(alone(change, event)).toHaveLength(event.planets.length);
    }
  });

  test('a colony comes from the play area of the player who tucks it', () => {
    for (const { change, event } of ofKind('colony')) {
      expect(alone(change, event)).toEqual([
        {
          manner: 'tuck',
          from: expect.objectContaining({ piece: event.card }),
          to: { marks: [`planet:${event.seat}:${event.at}`] },
          face: { kind: 'card', card: event.card },
        },
      ]);
    }
  });

  test('a card that is neither in play nor under a planet goes to the discard pile, once', () => {
    let swept = 0;
    for (const change of changes) {
      const sweeps = journeysOf(change).filter(({ manner }) => manner === 'sweep');
      swept += sweeps.length;
      for (const { face, to } of sweeps) {
        const seat = Number(to?.marks[0]?.replace('discard:', ''));
        const card = face.kind === 'card' ? face.card : '';
        const owns = (view: View) => {
          const player = view.players[seat];
          return [...(player?.discard ?? []), ...(player?.unseen ?? []), ...(player?.hand ?? [])];
        };
        expect(owns(change.after), `${card} of ${seat}`).toContain(card);
      }
    }
    expect(swept).toBeGreaterThan(20);
  });

  test('a bought card goes to the hand, or to the permanents if it stays', () => {
    for (const { change, event } of ofKind('buy')) {
      const [journey] = alone(change, event);
      const def = cardAt(kindOf(event.card));
      const stays = 'permanent' in def && def.permanent;
      expect(journey?.to?.marks[0]).toBe(
        stays ? `permanents:${event.seat}` : `cards:${event.seat}`,
      );
    }
  });

  test('a resource flies from the played card to its slot on the planet, and from there to the star', () => {
    for (const { change, event } of ofKind('produce')) {
      const [journey] = alone(change, event);
      expect(journey?.from.marks[0]).toBe(`play:${event.seat}`);
      expect(journey?.to).toEqual({
        marks: [`planet:${event.seat}:${event.at}`],
        piece: event.resource,
      });
    }
    for (const { change, event } of ofKind('trade')) {
      const [journey] = alone(change, event);
      expect(journey?.from).toEqual({
        marks: [`planet:${event.seat}:${event.at}`],
        piece: event.resource,
      });
      expect(journey?.to?.marks).toEqual(['star', 'supply']);
    }
  });

  test('as many tokens fly as are gained, up to a limit', () => {
    for (const { change, event } of [...ofKind('influence'), ...ofKind('fighters')]) {
      expect(alone(change, event)).toHaveLength(Math.min(6, event.count));
    }
  });
});

describe('timing', () => {
  test('no batch exceeds its time limit, and journeys start in order', () => {
    for (const change of changes) {
      const plan = withTiming(journeysOf(change));
      const ends = plan.map(({ start, ms }) => start + ms);
      expect(Math.max(0, ...ends)).toBeLessThanOrEqual(MAX_TOTAL_MS + 1e-6);
      const starts = plan.map(({ start }) => start);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    }
  });

  test('no piece flies for more than 150 ms', () => {
    expect(Math.max(...Object.values(JOURNEY_TIMINGS).map(({ ms }) => ms))).toBeLessThanOrEqual(
      150,
    );
  });

  test('boosts follow each other closely', () => {
    const boost = (i: number): Journey => ({
      manner: 'boost',
      from: { marks: [`from ${i}`] },
      to: { marks: ['to'] },
      face: { kind: 'back' },
    });
    expect(withTiming([boost(1), boost(2), boost(3)]).map(({ start }) => start)).toEqual([
      0, 30, 60,
    ]);
    expect(JOURNEY_TIMINGS.boost.stagger).toBe(30);
  });
});
