// Scenarios: each seat's starting cards, planets and fleet, and the remaining cards (RULES E9).
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import {
  formatOption,
  formatPosition,
  legalOptions,
  newGame,
  parseOption,
  play,
  type Position,
} from '../src/index.ts';

function chosen(scenarios: readonly string[], input: object = {}): Position {
  const options = gameOptions({
    ruleset: 'escalation',
    players: scenarios.length,
    scenarios: 'chosen',
    scenarioPromos: true,
    ...input,
  });
  const state = newGame(options, 'chosen');
  for (const one of scenarios) {
    const option = parseOption(state, `scenario:${one}`);
    if (option === undefined || !legalOptions(state).includes(option)) throw new Error(one);
    play(state, option);
  }
  return formatPosition(state);
}

test('stacks are all role cards less those of the starting decks', () => {
  const { stacks } = chosen(['fertile-ground', 'artificial-intelligence']);
  expect(stacks).toEqual({
    survey: 20,
    warfare: 16,
    colonize: 17,
    'produce-trade': 14,
    research: 18,
  });
  const five = ['streamlined', 'explorer', 'imperialism', 'destroyer', 'black-market'];
  expect(chosen(five).stacks).toEqual({
    survey: 24 - 9,
    warfare: 20 - 3,
    colonize: 24 - 8,
    'produce-trade': 20 - 11,
    research: 24 - 9,
  });
});

test('technologies of scenarios and their other faces are not on offer', () => {
  const { technologies, players } = chosen(['scorched-earth', 'biosphere']);
  for (const id of ['scorched-earth-policy', 'imperialism', 'biosphere', 'peace-treaty.fertile']) {
    expect(technologies).not.toContain(id);
  }
  expect(technologies).toHaveLength(85 - 4 - 2);
  expect(players.map(({ permanents }) => permanents)).toEqual([
    ['scorched-earth-policy'],
    ['biosphere'],
  ]);
});

test('the Battlecruiser begins with one and the improved side, others with the basic one', () => {
  const { players } = chosen(['battlecruiser', 'overseer']);
  expect(players[0]?.extra).toMatchObject({ fleet: 2, battlecruisers: 1 });
  expect(players[1]?.extra).toEqual({ fleet: 1, scenario: 'overseer' });
  expect(players.map(({ hand }) => hand.length)).toEqual([5, 5]);
  expect(players.flatMap(({ planets }) => planets)).toEqual([
    { planet: 'kaeth' },
    { planet: 'wiesbaden' },
  ]);
});

const OLD = ['pomerene', 'drawde', 'piedra-seca', 'mesia-sednim', 'chrispen', 'liagiba'];

test('a scenario without its own planet gets an old one that no scenario names', () => {
  const named = ['network-admin', 'fertile-ground', 'scorched-earth', 'war-path'];
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const options = gameOptions({
      ruleset: 'escalation',
      players: 5,
      scenarios: 'random',
      scenarioPromos: true,
    });
    const dealt = formatPosition(newGame(options, `old ${seed}`)).players;
    const planets = dealt.map((player) => player.planets[0]?.planet);
    expect(new Set(planets).size).toBe(5);
  }
  const { players } = chosen([...named, 'mobilized']);
  const planet = players[4]?.planets[0]?.planet ?? '';
  expect(['liagiba', 'mesia-sednim']).toContain(planet);
  const two = chosen(['explorer', 'imperialism']).players;
  for (const one of two) expect(OLD).toContain(one.planets[0]?.planet);
});

test('slots of Bountiful Harvest hold two, those of others one', () => {
  const options = gameOptions({
    players: 2,
    scenarios: 'chosen',
    scenarioPromos: true,
    startPlanets: 'face-up',
  });
  const state = newGame(options, 'harvest');
  const produced: string[] = [];
  while (state.turnNumber < 5) {
    const tokens = legalOptions(state).map((option) => formatOption(state, option));
    const wanted = /^(scenario:(bountiful|war-path)|produce|lead:produce)/;
    const token =
      tokens.find((one) => wanted.test(one)) ??
      tokens.find((one) => one === 'done' || one === 'dissent') ??
      tokens[0] ??
      '';
    if (token.startsWith('produce')) produced.push(`${state.turnNumber} ${token}`);
    play(state, parseOption(state, token) ?? -1);
  }
  expect(produced).toEqual(['1 produce:1.iron', '2 produce:1.water', '4 produce:1.water.2']);
});

test('a deck of one card is the first hand', () => {
  const { players } = chosen(['artificial-intelligence', 'knowledge-is-power']);
  expect(players[0]).toMatchObject({ hand: ['artificial-intelligence'], deck: [] });
  expect(players[1]?.hand).toHaveLength(5);
});
