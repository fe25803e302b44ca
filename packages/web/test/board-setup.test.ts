// Setting up a position: pieces move between piles, and impossible positions are explained.
import { DEFAULT_OPTIONS, parsePosition, positionProblems, RULESETS, view } from '@eminent/engine';
import { describe, expect, test } from 'vitest';
import {
  accepts,
  allPiles,
  atTurnOf,
  contentOf,
  FLEET_SIDES,
  move,
  newDraft,
  setFleet,
  setResource,
  setTokens,
  slotsOf,
  turnFor,
  turnOver,
} from '../src/board/setup-draft.ts';

const DRAFT = newDraft(DEFAULT_OPTIONS, 'set up');

describe.each(RULESETS)('%s', (ruleset) => {
  const draft = newDraft({ ...DEFAULT_OPTIONS, ruleset, players: 3 }, 'set up');

  test('a new draft is possible, whoever has the turn', () => {
    expect(positionProblems(draft)).toEqual([]);
    for (const seat of draft.players.keys()) {
      const read = parsePosition(atTurnOf(draft, seat, 8));
      expect(read.ok && [read.value.leader, read.value.turnNumber]).toEqual([
        seat,
        turnFor(seat, 8, 3),
      ]);
    }
  });

  test('every piece moves to every pile that accepts it, and the position stays possible', () => {
    for (const from of allPiles(draft)) {
      const [piece] = contentOf(draft, from);
      if (piece === undefined) continue;
      for (const to of allPiles(draft)) {
        if (from === to || !accepts(draft, to, piece)) continue;
        const moved = move(draft, piece, from, to);
        expect(contentOf(moved, to)).toContain(piece);
        expect(positionProblems(moved, 'pieces'), `${piece} from ${from} to ${to}`).toEqual([]);
      }
    }
  });
});

test('several equal cards move at once', () => {
  const before = contentOf(DRAFT, 'stacks').filter((card) => card === 'survey').length;
  const moved = move(DRAFT, 'survey', 'stacks', 'hand.1', 3);
  expect(contentOf(moved, 'hand.1').filter((card) => card === 'survey').length).toBeGreaterThan(2);
  expect(moved.stacks.survey).toBe(before - 3);
  expect(move(DRAFT, 'survey', 'stacks', 'empire.0')).toBe(DRAFT);
});

test('a technology leaves the offer with its other face', () => {
  const moved = move(DRAFT, 'adaptability', 'offer', 'permanents.0');
  expect(moved.technologies).not.toContain('hyperefficiency');
  expect(positionProblems(moved)).toEqual([]);
  const back = move(moved, 'adaptability', 'permanents.0', 'offer');
  expect(back.technologies.toSorted()).toEqual(DRAFT.technologies.toSorted());
});

test('each side of the fleet tile comes back from the board, and no game without a fleet has one', () => {
  const options = { ...DEFAULT_OPTIONS, ruleset: 'escalation' as const };
  const draft = newDraft(options, 'fleet');
  expect(draft.players[0]?.extra?.fleet).toBe(FLEET_SIDES.basic);
  for (const side of ['basic', 'improved', 'broken'] as const) {
    const read = parsePosition(setFleet(draft, 1, side));
    const sides = read.ok && read.value.players.map((_, seat) => view(read.value, seat).players);
    expect(sides && sides[1]?.map((player) => player.fleet)).toEqual(['basic', side]);
  }
  expect(parsePosition(setFleet(DRAFT, 1, 'improved')).ok).toBe(false);
});

test('planets are turned over and hold resources', () => {
  const up = turnOver(DRAFT, 0, 0);
  const [planet] = up.players[0]?.planets ?? [];
  expect(planet?.up).toBe(true);
  const withPlanets = contentOf(DRAFT, 'planetDeck').reduce(
    (draft, id) => move(draft, id, 'planetDeck', 'empire.0'),
    DRAFT,
  );
  const at = withPlanets.players[0]?.planets.findIndex((one) => slotsOf(one).length > 0) ?? -1;
  const turned = turnOver(withPlanets, 0, at);
  const slotted = turned.players[0]?.planets[at];
  expect(slotted && slotsOf(slotted).every((one) => one === '')).toBe(true);
  const filled = setResource(turned, 0, at, 0, 'water');
  const read = parsePosition(filled);
  expect(read.ok || /no free slot/.test(read.error)).toBe(true);
});

describe('impossible positions are explained', () => {
  test('a card too many', () => {
    const survey = (DRAFT.stacks.survey ?? 0) + 1;
    const tooMany = { ...DRAFT, stacks: { ...DRAFT.stacks, survey } };
    const [problem, ...others] = positionProblems(tooMany);
    expect(problem).toEqual({ kind: 'card-count', card: 'survey', found: 21, expected: 20 });
    expect(others).toEqual([]);
  });

  test('all problems at once', () => {
    const wrong = {
      ...setTokens(DRAFT, 0, 'influence', 5),
      supply: 3,
      planetDiscard: DRAFT.planetDeck.slice(0, 1),
      stacks: { ...DRAFT.stacks, survey: 0, warfare: 50 },
    };
    expect(positionProblems(wrong).map(({ kind }) => kind)).toEqual([
      'card-count',
      'card-count',
      'single',
      'influence',
    ]);
  });

  test('a form that cannot be read, and a game that cannot go on', () => {
    expect(positionProblems({})).toMatchObject([{ kind: 'form' }]);
    expect(positionProblems({ ...DRAFT, frames: [] })).toMatchObject([{ kind: 'unplayable' }]);
    expect(positionProblems({ ...DRAFT, frames: [] }, 'pieces')).toEqual([]);
  });
});
