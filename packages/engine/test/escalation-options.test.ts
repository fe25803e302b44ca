// Options of Escalation: the effect of each option on the setup or the end of a game.
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import {
  decidingSeat,
  describe as question,
  type GameState,
  legalOptions,
  newGame,
  playTrusted,
  Random,
  SCENARIOS,
  view,
} from '../src/index.ts';

function begin(input: object, seed = 'options'): GameState {
  return newGame(gameOptions({ ruleset: 'escalation', ...input }), seed);
}

function playOut(state: GameState, seed: number): void {
  const random = new Random(seed, 5, 7, 9);
  while (!state.over) {
    const legal = legalOptions(state);
    playTrusted(state, legal[random.below(legal.length)] as number);
  }
}

test('[option:startPlanetChoice] [E1.5] [E14-1] each seat keeps one of an old and a new start planet, which no one sees before all have chosen', () => {
  const state = begin({ players: 3 });
  expect(question(state).step).toBe('start-planet');
  expect(state.players.every(({ planets }) => planets.length === 0)).toBe(true);
  const offered = state.offers.map(([old, young]) => [old, young]);
  for (const [old, young] of offered) {
    expect(state.rules.newStartPlanets).toContain(young);
    expect(state.rules.newStartPlanets).not.toContain(old);
  }
  const [first] = legalOptions(state);
  playTrusted(state, first as number);
  expect(view(state, 1).players[0]?.planets).toEqual([]);
  expect(view(state, 0).offer).toHaveLength(1);
  expect(view(state, 1).offer).toHaveLength(2);
  playTrusted(state, legalOptions(state)[1] as number);
  playTrusted(state, legalOptions(state)[0] as number);
  expect(state.players.map(({ planets }) => planets[0]?.id)).toEqual([
    offered[0]?.[0],
    offered[1]?.[1],
    offered[2]?.[0],
  ]);
  expect(state.turnNumber).toBe(1);
  const old = begin({ players: 3, startPlanetChoice: 'old-only' });
  expect([old.turnNumber, old.rules.startPlanets.length]).toEqual([1, 6]);
});

test('[option:promoPlanets] two planets join the deck and one the start planets', () => {
  const sizes = (promoPlanets: boolean) => {
    const { rules } = begin({ players: 2, promoPlanets });
    return [rules.planets.length, rules.newStartPlanets.length];
  };
  expect([sizes(false), sizes(true)]).toEqual([
    [42, 6],
    [44, 7],
  ]);
});

test('[option:escalationErrata] later texts of cards and the later display are two things', () => {
  const summary = (escalationErrata: string) => {
    const { rules } = begin({ players: 2, escalationErrata });
    const later = rules.triggers.some((triggers) =>
      triggers.some((one) => 'when' in one && one.when === 'game-ends'),
    );
    return [later, rules.emptyStackSymbol[0]];
  };
  expect(['both', 'cards', 'display', 'none'].map(summary)).toEqual([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ]);
});

test('[option:escalationEnd] [E14-14] a full round more is played, or not', () => {
  expect(begin({ players: 2 }).rules.extraRound).toBe(true);
  expect(begin({ players: 2, escalationEnd: 'this-round' }).rules.extraRound).toBe(false);
});

test('[option:scenarios] scenarios are dealt or chosen in turn; none meets one that it excludes', () => {
  for (let game = 0; game < 200; game++) {
    const state = begin({ players: 5, scenarios: 'random', scenarioPromos: true }, `deal ${game}`);
    const dealt = state.players.map(({ expansion }) => SCENARIOS[expansion.scenario]);
    expect(new Set(dealt).size).toBe(5);
    for (const one of dealt) {
      expect(dealt.some((other) => one?.excludes.includes(other?.id ?? ''))).toBe(false);
    }
    const planets = state.players.map((player) => player.planets[0]?.id);
    expect(new Set(planets).size).toBe(5);
  }
  const chosen = begin({ players: 2, scenarios: 'chosen' });
  expect([question(chosen).step, decidingSeat(chosen)]).toEqual(['choose-scenario', 0]);
  const warmonger = question(chosen).options.find(({ token }) => token === 'scenario:warmonger');
  playTrusted(chosen, warmonger?.option as number);
  const open = question(chosen).options.map(({ token }) => token);
  expect(open).not.toContain('scenario:warmonger');
  expect(open).not.toContain('scenario:overseer');
  playTrusted(chosen, legalOptions(chosen)[0] as number);
  expect(chosen.turnNumber).toBe(1);
  expect(chosen.players[0]?.permanents).toHaveLength(1);
});

test('[option:scenarioPromos] five scenarios more may be dealt', () => {
  const count = (input: object) => begin({ scenarios: 'random', ...input }).rules.scenarios.length;
  expect([count({}), count({ scenarioPromos: true })]).toEqual([18, 23]);
  const base = gameOptions({ scenarios: 'random', scenarioPromos: true });
  expect(newGame(base, 'base').rules.scenarios).toHaveLength(11);
});

test('[E1.7] five players have more role cards, 32 influence, and end on two empty stacks', () => {
  const { rules, stacks, supply } = begin({ players: 5 });
  expect(rules.stackKinds.map((kind) => stacks[kind])).toEqual([14, 15, 14, 10, 14]);
  expect([supply, rules.stacksToEnd]).toEqual([32, 2]);
});

test('games of every number of players end', () => {
  for (const players of [2, 3, 4, 5]) {
    for (const scenarios of ['off', 'random', 'chosen']) {
      const state = begin({ players, scenarios }, `end ${players} ${scenarios}`);
      playOut(state, players);
      expect(state.over).toBe(true);
    }
  }
});
