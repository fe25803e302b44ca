// The start of a game of Escalation: start planets and scenarios, chosen seat by seat
// (docs/escalation.md, E1, E9).
import { expect, test } from 'vitest';
import { describe as question, parsePosition, SCENARIOS, SPECTATOR } from '../src/index.ts';
import { redactEvent } from '../src/knowledge/redact-event.ts';
import { abilitiesOf } from '../src/queries/compute-abilities.ts';
import { scenarioAt, seatSetup } from '../src/queries/starting-setup.ts';
import { NO_ABILITIES } from '../src/state/abilities.ts';
import { Player } from '../src/state/player.ts';
import { count, fresh, type Game } from './scene.ts';

const CHOSEN = { ruleset: 'escalation', scenarios: 'chosen', scenarioPromos: true };

function chosen(scenarios: readonly string[], input: object = {}, seed = 'chosen'): Game {
  const game = fresh({ ...CHOSEN, players: scenarios.length, ...input }, seed);
  return game.play(...scenarios.map((one) => `scenario:${one}`));
}

test('RULES E1.5: each seat decides in turn, one planet stays and the other leaves the game', () => {
  const game = fresh({ ruleset: 'escalation', players: 3 });
  const offers = game.position.offers ?? [];
  expect(offers.map((offer) => offer.length)).toEqual([2, 2, 2]);
  expect(new Set(offers.flat()).size).toBe(6);
  expect(question(game.state)).toMatchObject({ step: 'start-planet', several: false });
  expect([game.deciding, game.options]).toEqual([0, ['start-planet:1', 'start-planet:2']]);
  game.play('start-planet:2');
  expect([game.deciding, game.position.offers?.[0]]).toEqual([1, [offers[0]?.[1]]]);
  game.play('start-planet:1');
  expect(game.deciding).toBe(2);
  // No other seat sees which planets the choosing seat keeps and puts away.
  const [kept, away] = offers[1] ?? [];
  const chosenEvent = { type: 'start-planet', seat: 1, planet: kept, away };
  expect(game.events).toHaveLength(2);
  const seenBy = (seat: number) => game.events.map((event) => redactEvent(event, seat)).at(-1);
  expect(seenBy(1)).toEqual(chosenEvent);
  for (const other of [0, 2, SPECTATOR]) {
    expect(seenBy(other)).toEqual({ type: 'start-planet', seat: 1 });
  }
  expect(game.player(0).planets).toEqual([]);
  game.play('start-planet:2');
  expect(game.events).toContainEqual({ type: 'start-planets' });
  expect([0, 1, 2].map((seat) => game.planet(0, seat))).toEqual([
    { planet: offers[0]?.[1] },
    { planet: offers[1]?.[0] },
    { planet: offers[2]?.[1] },
  ]);
  expect([game.position.offers, game.deciding, game.step]).toEqual([undefined, 0, 'action']);
  expect(game.position.frames.map(({ step }) => step)).toEqual(['turn', 'action']);
});

test('RULES E9: scenarios are chosen in turn, visible to all, and nothing is dealt before', () => {
  const game = fresh({ ...CHOSEN, players: 3 });
  expect(question(game.state)).toMatchObject({ step: 'choose-scenario', several: false });
  expect(game.options).toHaveLength(SCENARIOS.length);
  const stacks = {
    survey: 20,
    warfare: 16,
    colonize: 20,
    'produce-trade': 16,
    research: 20,
  };
  expect(game.position.stacks).toEqual(stacks);
  game.play('scenario:mobilized');
  expect(game.events).toEqual([{ type: 'scenario', seat: 0, scenario: 'mobilized' }]);
  expect([game.deciding, game.options.includes('scenario:mobilized')]).toEqual([1, false]);
  expect([game.position.stacks, game.player(0).deck, game.player(0).planets]).toEqual([
    stacks,
    [],
    [],
  ]);
  expect(parsePosition(game.position).ok).toBe(true);
  game.play('scenario:terraformer', 'scenario:explorer');
  expect(game.events.some(({ type }) => type === 'start-planets')).toBe(false);
  expect([game.deciding, game.step, game.position.turn.number]).toEqual([0, 'action', 1]);
});

test('RULES E9: a chosen scenario shuffles its own deck, technologies among it, and draws five', () => {
  const game = chosen(['mobilized', 'terraformer']);
  const cards = [...game.player(0).hand, ...game.player(0).deck].sort();
  expect(cards).toEqual([
    'mobilization',
    'politics',
    'politics',
    'politics',
    'produce-trade',
    'produce-trade',
    'research',
    'research',
    'survey',
    'warfare',
  ]);
  expect([0, 1].map((seat) => game.player(seat).hand.length)).toEqual([5, 5]);
  const decks = ['a', 'b', 'c', 'd'].map((seed) =>
    chosen(['mobilized', 'terraformer'], {}, seed).player(0).deck.join(),
  );
  expect(new Set(decks).size).toBeGreaterThan(1);
  expect(game.player(0).permanents ?? []).toEqual([]);
});

test('RULES E9.3: starting technologies of a scenario and their other faces are not on offer, even from a deck', () => {
  const { technologies } = chosen(['mobilized', 'abundance']).position;
  for (const id of ['mobilization', 'abundance', 'fertile-ground', 'thorough-survey']) {
    expect(technologies).not.toContain(id);
  }
  expect(technologies).not.toContain('peace-treaty.metallic');
  expect(technologies).toContain('terraforming');
});

test('RULES E9.4: a scenario without its own planet gets an old one, dealt again, that no other scenario claims', () => {
  const planets = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']) {
    const game = chosen(['mobilized', 'network-admin', 'terraformer'], {}, seed);
    const dealt = [0, 1, 2].map((seat) => game.planet(0, seat));
    expect(dealt[1]).toEqual({ planet: 'pomerene' });
    expect(new Set(dealt.map(({ planet }) => planet)).size).toBe(3);
    for (const seat of [0, 2]) planets.add(dealt[seat]?.planet ?? '');
  }
  expect([...planets].every((planet) => /drawde|piedra|mesia|chrispen|liagiba/.test(planet))).toBe(
    true,
  );
  expect(planets.size).toBeGreaterThan(2);
});

test('RULES E9.3, E9.5: permanents of a scenario work from the first turn, with their contents', () => {
  const game = chosen(['battlecruiser', 'colony-ship']);
  expect(game.player(0).extra).toMatchObject({ fleet: 2, battlecruisers: 1 });
  expect(game.state.players.map(({ abilities }) => abilities.primaryWeapon)).toEqual([true, false]);
  expect(game.state.players.map(({ abilities }) => abilities.holdsColonies)).toEqual([false, true]);
  expect(game.state.players.map(({ abilities }) => abilities.cruiserDiscount)).toEqual([2, 1]);
});

test('RULES E9: a base game with scenarios has no fleet, but the permanents work', () => {
  const game = fresh({ players: 2, scenarios: 'chosen' });
  expect(game.options).toHaveLength(6);
  game.play('scenario:imperialism', 'scenario:fertile-ground');
  expect([0, 1].map((seat) => game.player(seat).permanents)).toEqual([
    ['imperialism'],
    ['fertile-ground'],
  ]);
  expect(game.player(0).extra).toEqual({ scenario: 'imperialism' });
  expect(game.position.technologies).not.toContain('scorched-earth-policy');
  expect(count(game.player(0).hand.concat(game.player(0).deck), 'warfare')).toBe(0);
});

test('RULES E9: a scenario names its deck in ascending order, so that a seed shuffles it in one way', () => {
  const { rules } = fresh({ players: 2 }).state;
  for (const scenario of SCENARIOS.keys()) {
    const { deck } = seatSetup(rules, 0, scenario);
    expect(deck).toEqual([...deck].sort((a, b) => a - b));
  }
});

test('a scenario or a seat that is not there is refused', () => {
  expect(() => scenarioAt(SCENARIOS.length)).toThrow(
    `no scenario has the number ${SCENARIOS.length}`,
  );
  const { rules } = fresh({ players: 2 }).state;
  expect(() => seatSetup(rules, 2, -1)).toThrow('no seat 2');
});

test('seats without effects share one empty abilities object', () => {
  expect(abilitiesOf(fresh({ players: 2 }).state.rules, new Player())).toBe(NO_ABILITIES);
});
