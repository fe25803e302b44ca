// Tests the story of a finished game: decisive turns, the turn from which to play on, and advice.
import { type GameEvent, type PlayerView, SPECTATOR } from '@eminent/engine';
import { Table } from '@eminent/table';
import { describe, expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { adviceFor, type Declined, nearlyDoneBy } from '../src/analysis/next-time-advice.ts';
import {
  type GameCourse,
  decisiveTurns,
  marginOf,
  turnToPlayOn,
} from '../src/analysis/decisive-turns.ts';
import { spread } from '../src/analysis/lead-curve.tsx';
import { onlyPerson } from '../src/game/only-person.ts';
import { gameFrom } from '../src/records/play-on.ts';
import { Timeline } from '../src/records/timeline.ts';
import { endingFor, storyOf } from '../src/table/result-story.ts';

/** One ply per turn. `points[i]` are the scores before turn i + 1; the last entry is final. */
function course(
  points: readonly (readonly number[])[],
  events: readonly GameEvent[][] = [],
): GameCourse {
  const seats = points[0]?.length ?? 0;
  return {
    turns: points.slice(1).map((_, at) => ({ number: at + 1, seat: at % seats, ply: at })),
    scores: points.map((each, at) => ({ turn: at + 1, points: each })),
    length: points.length - 1,
    eventsOf: (ply) => events[ply] ?? [],
  };
}

describe('the turns that decided a game', () => {
  test('are the one in which the winner took the lead for good and the largest swings, in order', () => {
    const game = course([
      [0, 0],
      [2, 0],
      [2, 5],
      [3, 5],
      [3, 6],
      [9, 6],
      [9, 7],
      [10, 7],
    ]);
    const moments = decisiveTurns(game, 0, 3);
    expect(moments.map(({ turn, seat, gained, isLead }) => [turn, seat, gained, isLead])).toEqual([
      [1, 0, 2, false],
      [2, 1, 5, false],
      [5, 0, 6, true],
    ]);
    expect(moments.map(({ margin }) => margin)).toEqual([2, 3, 3]);
    expect(moments.map(({ swing }) => swing)).toEqual([2, -5, 6]);
  });

  test('include a small step if it took the lead', () => {
    const game = course([
      [0, 0],
      [5, 0],
      [5, 5],
      [6, 5],
      [6, 5],
    ]);
    expect(decisiveTurns(game, 0, 1)).toMatchObject([{ turn: 3, isLead: true, margin: 1 }]);
  });

  test('ignore a tie, in which no player leads', () => {
    const game = course([
      [0, 0],
      [4, 0],
      [4, 4],
    ]);
    expect(decisiveTurns(game, 0, 3).some(({ isLead }) => isLead)).toBe(false);
  });

  test('name the largest gain of the turn', () => {
    const done: GameEvent[] = [
      { type: 'settle', seat: 0, at: 0, planet: 'zephan' },
      { type: 'influence', seat: 0, count: 1, source: 'trade' },
      { type: 'influence', seat: 1, count: 9, source: 'trade' },
    ];
    const [moment] = decisiveTurns(
      course(
        [
          [0, 0],
          [5, 0],
        ],
        [done],
      ),
      0,
      3,
    );
    expect(moment?.event).toEqual({ kind: 'settle', planet: 'zephan', points: 4 });
    const traded = done.slice(1);
    const [trade] = decisiveTurns(
      course(
        [
          [0, 0],
          [3, 0],
        ],
        [traded],
      ),
      0,
      3,
    );
    expect(trade?.event).toEqual({ kind: 'trade', points: 1 });
  });

  test('name peace, reparations, battlecruisers and captured planets', () => {
    const declinedIn = (...events: GameEvent[]) =>
      decisiveTurns(
        course(
          [
            [0, 0],
            [3, 0],
          ],
          [events],
        ),
        0,
        1,
      )[0]?.event;
    const peace = { type: 'influence', seat: 0, count: 3, source: 'peace' } as const;
    const paid = { type: 'influence', seat: 0, count: 2, source: 'reparations' } as const;
    const cruiser = { type: 'ships', seat: 0, ship: 'battlecruiser', count: 1 } as const;
    expect(declinedIn(peace, paid)).toEqual({ kind: 'peace', points: 3 });
    expect(declinedIn(paid)).toEqual({ kind: 'reparations', points: 2 });
    expect(declinedIn(cruiser)).toEqual({ kind: 'battlecruiser', points: 2 });
    expect(
      declinedIn(
        { type: 'capture', seat: 0, owner: 1, at: 0, planet: 'zephan', wasUp: true },
        cruiser,
      ),
    ).toEqual({ kind: 'capture', planet: 'zephan', points: 4 });
  });

  test('are empty if nothing was decisive', () => {
    expect(
      decisiveTurns(
        course([
          [0, 0],
          [1, 0],
          [1, 1],
          [1, 1],
        ]),
        0,
        3,
      ),
    ).toMatchObject([]);
  });
});

test('measure a margin against the best other player', () => {
  expect([0, 1, 2].map((seat) => marginOf([7, 4, 9], seat))).toEqual([-2, -5, 2]);
});

test('the suggested moment to play on is the player’s turn before most ground was lost, never in the first quarter', () => {
  const lost = course([
    [0, 0],
    [0, 6],
    [3, 6],
    [3, 6],
    [4, 6],
    [4, 12],
    [4, 12],
    [5, 12],
    [5, 12],
  ]);
  expect(turnToPlayOn(lost, 0)).toMatchObject({ number: 5, seat: 0 });
  expect(turnToPlayOn(lost, 1)).toMatchObject({ seat: 1 });
});

const player = (part: Partial<PlayerView> = {}): PlayerView =>
  ({
    seat: 0,
    planets: [],
    slotsFilled: 0,
    fighters: 0,
    score: { technologies: 0 },
    ...part,
  }) as PlayerView;
const planet = (settle: number, attack: number, name = 'zephan') =>
  ({
    planet: name,
    up: false,
    settle: { need: 5, have: 5 - settle, missing: settle },
    attack: { need: 4, have: 4 - attack, missing: attack },
  }) as PlayerView['planets'][number];

describe('what was nearly achieved', () => {
  test('lists planets that lacked little, by value, and no others', () => {
    const planets = [planet(2, 4), planet(0, 4, 'idroyos'), planet(4, 4, 'styku')];
    expect(nearlyDoneBy(player({ planets }))).toEqual([
      { kind: 'ready', planet: 'idroyos', worth: 5 },
      { kind: 'settle', planet: 'zephan', missing: 2, worth: 4 },
    ]);
  });

  test('counts fighters once, and does not call them unused when a planet was in reach', () => {
    const planets = [planet(5, 0, 'styku'), planet(5, 0, 'idroyos')];
    expect(nearlyDoneBy(player({ planets, fighters: 6 }))).toEqual([
      { kind: 'attack', planet: 'idroyos', worth: 5 },
    ]);
    expect(nearlyDoneBy(player({ fighters: 6 }))).toEqual([{ kind: 'fighters', n: 6, worth: 1 }]);
  });

  test('names ships of a fleet that could have been upgraded', () => {
    const fleet = (destroyer: number, battlecruiser: number, fighters = 0) =>
      nearlyDoneBy(player({ fighters, ships: { fighter: fighters, destroyer, battlecruiser } }));
    expect(fleet(2, 0)).toEqual([{ kind: 'cruiser', worth: 2 }]);
    expect(fleet(3, 1)).toEqual([]);
    expect(fleet(1, 0, 4)).toEqual([{ kind: 'small', n: 4, worth: 1 }]);
  });

  test('does not mention a single resource', () => {
    expect(nearlyDoneBy(player({ slotsFilled: 1 }))).toEqual([]);
    expect(nearlyDoneBy(player({ slotsFilled: 3 }))).toEqual([{ kind: 'goods', n: 3, worth: 3 }]);
  });
});

describe('advice', () => {
  const declined = (trades: number, symbols: number): Declined => ({
    role: 'trade',
    symbols: { least: 0, most: symbols },
    yields: { does: 'trade', trades: { least: 0, most: trades } },
  });
  const played = (part: Partial<Parameters<typeof adviceFor>[0]>) =>
    adviceFor({ player: player(), others: [], events: [], declined: [], ...part });

  test('mentions trades that were declined, with their gain', () => {
    const advice = played({ declined: [declined(2, 1), declined(0, 0), declined(3, 1)] });
    expect(advice).toEqual([{ kind: 'trades', times: 2, n: 5, worth: 5 }]);
  });

  test('mentions dissents with symbols in hand, if they were the majority', () => {
    const often = [declined(0, 2), declined(0, 2), declined(0, 3), declined(0, 0)];
    expect(played({ declined: often })).toMatchObject([{ kind: 'dissents', n: 4, of: 4, held: 3 }]);
    const follow = { type: 'follow', seat: 0, role: 'trade' } as const;
    expect(played({ declined: often, events: [follow, follow, follow, follow] })).toEqual([]);
  });

  test('mentions an untrimmed deck only if other players trimmed theirs', () => {
    const other = player({ seat: 1 });
    expect(played({ others: [other] })).toEqual([]);
    const removed = { type: 'remove', seat: 1, card: 'politics', from: 'hand' } as const;
    expect(played({ others: [other], events: [removed] })).toMatchObject([{ kind: 'remove' }]);
  });

  test('mentions the technologies of other players, if the reader took none', () => {
    const other = player({ seat: 1, score: { technologies: 7 } as PlayerView['score'] });
    expect(played({ others: [other] })).toMatchObject([{ kind: 'technology', seat: 1, n: 7 }]);
    const bought = { type: 'buy', seat: 0, card: 'war-path' } as const;
    expect(played({ others: [other], events: [bought] })).toEqual([]);
  });
});

test.each([
  [[0.5, 0.5, 1], 0.2, [0.5, 0.7, 1]],
  [[1, 0.2], 0.2, [1, 0.2]],
  // Labels are moved down rather than out of the chart.
  [[1, 1, 0.5], 0.25, [0.75, 1, 0.5]],
])('the ends of lines keep their distance: %j', (heights, gap, expected) => {
  const rounded = spread(heights, gap).map((height) => Number(height.toFixed(6)));
  expect(rounded).toEqual(expected);
});

test('the victory of the only person at the screen is "yours", of one among several has a name', () => {
  const person = { kind: 'person', name: '' } as const;
  const bot = { kind: 'bot', name: 'Vega', bot: 'captain' } as const;
  expect(onlyPerson([bot, person])).toBe(1);
  expect(onlyPerson([person, person])).toBeUndefined();
  expect(onlyPerson([bot, bot])).toBeUndefined();
  expect(endingFor([1], 1)).toBe('victory');
  expect(endingFor([0], 1)).toBe('defeat');
  expect(endingFor([0], undefined)).toBe('neutral');
  expect(endingFor([0, 1], 1)).toBe('shared');
});

describe('a whole game', () => {
  const seed = 'the story of a game';
  const seats = ['trader', 'scholar', 'settler'].map(
    (bot, at) => ({ kind: 'bot', name: `Bot ${at + 1}`, bot }) as const,
  );
  const table = new Table({ game: gameOptions({ players: 3 }), seed, seats });
  while (!table.over) table.step();
  const record = table.recordText();
  const read = Timeline.read(record, 'en');
  if (!read.ok) throw new Error(read.error);
  const timeline = read.value;
  const view = timeline.viewAt(timeline.length, SPECTATOR);

  test.each([0, 1, 2])('has a story for seat %i that its record confirms', (seat) => {
    const { decisive, from } = storyOf(timeline, timeline.viewAt(timeline.length, seat), seat);
    expect(decisive.length).toBeGreaterThan(0);
    expect(decisive.length).toBeLessThanOrEqual(3);
    for (const { turn, ply, seat: who, gained } of decisive) {
      const at = timeline.turns.findIndex((mark) => mark.number === turn);
      expect(timeline.turns[at]?.ply).toBe(ply);
      const [before, after] = [at, at + 1].map((i) => timeline.scores[i]?.points[who] ?? 0);
      expect((after ?? 0) - (before ?? 0)).toBe(gained);
    }
    expect(from?.seat).toBe(seat);
  });

  test('can be continued from a moment with the same seats', () => {
    const { from } = storyOf(timeline, view, 0);
    const saved = gameFrom(timeline, from?.ply ?? 0, 0, seats);
    expect(saved.seats.map((one) => (one.kind === 'bot' ? one.bot : one.kind))).toEqual([
      'person',
      'scholar',
      'settler',
    ]);
    expect(saved.tokens).toEqual(timeline.tokens.slice(0, from?.ply));
    expect(saved.seed).toBe(seed);
  });
});
