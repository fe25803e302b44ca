// Named scenarios (RULES E9): two are compatible exactly if players could draft both, and the
// reason for a conflict is reported.
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import {
  findKind,
  type GameOptions,
  legalOptions,
  newGame,
  parseOption,
  play,
  randomFromSeed,
  scenarioObstacle,
  scenariosForSeats,
  scenariosOfGame,
  scenariosProblem,
  SCENARIOS,
} from '../src/index.ts';
import { byDepth, testSeed } from '../../../tools/test-depth.ts';
import { OTHER_FACE } from '../src/cards/catalog.ts';

const SEED = String(testSeed(1));

function game(input: object): GameOptions {
  return gameOptions({ ruleset: 'escalation', scenarios: 'chosen', ...input });
}

const ALL = game({ players: 2, scenarioPromos: true });

function canBeDrafted(options: GameOptions, scenarios: readonly string[]): boolean {
  const state = newGame(options, 'drafted');
  return scenarios.every((id) => {
    const option = parseOption(state, `scenario:${id}`);
    if (option === undefined || !legalOptions(state).includes(option)) return false;
    play(state, option);
    return true;
  });
}

function cardsOf(id: string): readonly number[] {
  const scenario = SCENARIOS.find((one) => one.id === id);
  const kinds = [...(scenario?.technologies ?? []), ...(scenario?.permanents ?? [])].map(findKind);
  return kinds.flatMap((kind = -1) => [kind, OTHER_FACE[kind] ?? -1]).filter((kind) => kind >= 0);
}

function neededByBoth(one: string, two: string): readonly string[] {
  const planetOf = (id: string) => SCENARIOS.find((other) => other.id === id)?.startPlanet;
  return [
    ...(one === two ? ['scenario'] : []),
    ...(planetOf(one) !== undefined && planetOf(one) === planetOf(two) ? ['planet'] : []),
    ...(cardsOf(one).some((kind) => cardsOf(two).includes(kind)) ? ['technology'] : []),
  ];
}

test('any two may be named when they could be drafted, and conflicts are explained', () => {
  const pairs = scenariosOfGame(ALL).flatMap((one) =>
    scenariosOfGame(ALL).map((two) => [one, two] as const),
  );
  expect(pairs).toHaveLength(SCENARIOS.length ** 2);
  for (const [one, two] of pairs) {
    const obstacle = scenarioObstacle([one, two], 1, two);
    const isFree = obstacle === undefined;
    expect([one, two, isFree]).toEqual([one, two, canBeDrafted(ALL, [one, two])]);
    expect(scenariosProblem(ALL, [one, two]) === undefined).toBe(isFree);
    const both = neededByBoth(one, two);
    expect(isFree ? both : both.includes(obstacle.shared)).toEqual(isFree ? [] : true);
  }
});

test('what cannot be named is refused in a sentence', () => {
  const two = game({ players: 2 });
  const problemOf = (...named: readonly string[]) => scenariosProblem(two, named);
  expect(problemOf('explorer')).toBe('1 scenarios for 2 players');
  expect(problemOf('explorer', 'atlantis')).toBe('"atlantis" is no scenario of this game');
  expect(problemOf('explorer', 'war-path')).toBe('"war-path" is no scenario of this game');
  expect(problemOf('explorer', 'explorer')).toMatch(/each may be had once$/);
  expect(problemOf('destroyer', 'battlecruiser')).toBe(
    'battlecruiser cannot be had beside destroyer: both need the same start planet',
  );
  expect(problemOf('imperialism', 'scorched-earth')).toMatch(/both need the same technology$/);
  const dealt = game({ players: 2, scenarios: 'random' });
  expect(scenariosProblem(dealt, ['explorer', 'imperialism'])).toMatch(/chosen$/);
  const base = game({ players: 2, ruleset: 'official' });
  expect(scenariosProblem(base, ['explorer', 'destroyer'])).toMatch(/^"destroyer" is no scenario/);
});

test(`whatever was wished for, each seat has a scenario that goes with the others (${SEED})`, () => {
  const random = randomFromSeed(SEED);
  const all = SCENARIOS.map(({ id }) => id);
  for (const options of [
    ...([2, 3, 4, 5] as const).map((players) => game({ players })),
    ...([2, 3, 4] as const).map((players) => game({ players, ruleset: 'official' })),
    game({ players: 5, scenarioPromos: true }),
  ]) {
    expect(scenariosProblem(options, scenariosForSeats(options, []))).toBeUndefined();
    for (let round = 0; round < byDepth(20, 200); round++) {
      const wished = Array.from({ length: 6 }, () => all[random.below(all.length)] ?? '');
      const named = scenariosForSeats(options, wished);
      expect([wished, scenariosProblem(options, named)]).toEqual([wished, undefined]);
      expect(scenariosForSeats(options, named)).toEqual(named);
    }
  }
});
