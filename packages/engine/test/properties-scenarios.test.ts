// Every compatible pair of scenarios is dealt and played; incompatible pairs are never dealt.
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import {
  determinize,
  formatPosition,
  formatRecord,
  type GameState,
  legalOptions,
  makeRecord,
  newGame,
  optionsOf,
  parseOption,
  parseRecord,
  playTrusted,
  Random,
  replayRecord,
  SCENARIOS,
  type ScenarioDef,
  view,
} from '../src/index.ts';
import { conservationProblem } from '../src/notation/conservation.ts';
import { SCALE, spread } from './random-games.ts';

function begin(players: number): GameState {
  const options = gameOptions({
    ruleset: 'escalation',
    players,
    scenarios: 'chosen',
    scenarioPromos: true,
  });
  return newGame(options, `pair of ${players}`);
}

const scenarioOption = (state: GameState, { id }: ScenarioDef): number => {
  const option = parseOption(state, `scenario:${id}`) ?? -1;
  return legalOptions(state).includes(option) ? option : -1;
};

const PAIRS = SCENARIOS.flatMap((one, i) => SCENARIOS.slice(i + 1).map((other) => [one, other]));

test('scenarios meet when neither excludes the other', () => {
  const wrong = PAIRS.filter(([one, other]) => {
    const state = begin(2);
    if (one === undefined || other === undefined) return true;
    playTrusted(state, scenarioOption(state, one));
    return scenarioOption(state, other) >= 0 === one.excludes.includes(other.id);
  });
  expect(wrong).toEqual([]);
  expect(PAIRS).toHaveLength(253);
});

function checkWorld(state: GameState, random: Random): void {
  const seat = random.below(state.players.length);
  const world = determinize(state, seat, random);
  expect(conservationProblem(state)).toBeUndefined();
  expect(conservationProblem(world)).toBeUndefined();
  expect(JSON.stringify(view(world, seat))).toBe(JSON.stringify(view(state, seat)));
}

/** Plays a random game in which the first two players have these scenarios. */
function playPair(pair: readonly ScenarioDef[], number: number): GameState {
  const random = new Random(number, 2, 3, 5);
  const state = begin(2 + (number % 4));
  const answers: number[] = [];
  const answer = (option: number): void => {
    answers.push(option);
    playTrusted(state, option);
  };
  for (const one of pair) answer(scenarioOption(state, one));
  while (!state.over) {
    const legal = legalOptions(state);
    if (random.below(64) === 0) checkWorld(state, random);
    answer(legal[random.below(legal.length)] ?? -1);
  }
  const names = state.players.map((_, seat) => `P${seat}`);
  const seed = `pair of ${state.players.length}`;
  const record = makeRecord(optionsOf(state.rules), seed, answers, names);
  const read = parseRecord(formatRecord(record));
  const replay = read.ok ? replayRecord(read.value) : read;
  if (!replay.ok) throw new Error(JSON.stringify(replay));
  expect(formatPosition(replay.value.state)).toEqual(formatPosition(state));
  return state;
}

/** The number of players depends on pair number plus offset. Together they cover all numbers. */
const PLAYER_OFFSETS = process.env['EMINENT_GAMES'] === 'expansion' ? [0, 1, 2, 3] : [0];

test('every pair that may meet is dealt, played to its end, and comes back from its record', () => {
  const meeting = PAIRS.filter(([one, other]) => !one?.excludes.includes(other?.id ?? ''));
  const some = spread(Math.ceil(meeting.length * SCALE), meeting.length).map(
    (at) => meeting[at] ?? [],
  );
  for (const offset of PLAYER_OFFSETS) {
    const dealt = some.map((pair, i) => {
      const { players } = playPair(pair, i + offset);
      return players.slice(0, 2).map(({ expansion }) => SCENARIOS[expansion.scenario]);
    });
    expect(dealt).toEqual(some);
  }
});
