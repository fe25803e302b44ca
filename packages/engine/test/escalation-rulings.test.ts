// Rulings of Escalation one by one (docs/escalation.md). escalation-triggers.test.ts has situations
// in which several of them apply.
import { expect, test } from 'vitest';
import { fresh, scene, type SeatScene, type Scene } from './scene.ts';
import {
  determinize,
  planetAt,
  planetOf,
  Random,
  SCENARIOS,
  scoreOf,
  winnersOf,
} from '../src/index.ts';

const OPTIONS = { ruleset: 'escalation', startPlanetChoice: 'old-only' };

function escalation(own: SeatScene, other: SeatScene = {}, more: Partial<Scene> = {}) {
  return scene({ options: OPTIONS, seats: [own, other], ...more });
}

test('[E1] [E1.1] [E1.2] [E1.3] 42 planets, 40 more faces on offer, a basic fleet for everyone', () => {
  const { state } = fresh({ ...OPTIONS });
  expect(state.planetDeck).toHaveLength(42);
  expect(state.technologies).toHaveLength(45 + 40);
  expect(state.players.map(({ expansion }) => expansion.fleet)).toEqual([1, 1]);
});

test('[E1.4] fighters and destroyers never run out, of battlecruisers each player has one', () => {
  const own = { hand: 'tour-de-force', fighters: 90, extra: { destroyers: 40, battlecruisers: 1 } };
  const game = escalation(own).play('play:tour-de-force');
  expect(game.player()).toMatchObject({ fighters: 92, extra: { destroyers: 41 } });
  expect(game.options).not.toContain('use-fleet-2');
});

test('[E2] [E2.6] ships come back before the Role phase that Logistics puts first', () => {
  const own = { hand: 'warfare', permanents: 'logistics', planets: 'odonata up' };
  const game = escalation({ hand: 'politics' }, own);
  game.nextTurn();
  expect([game.options.includes('role-first'), game.planet(0, 1).ships]).toEqual([true, 1]);
});

test('[E2.7] symbols of the empire count fully in each Role phase, cards only once', () => {
  const own = { hand: 'elevated-incentives warfare politics', planets: 'tankahshin up' };
  const game = escalation(own).play('play:elevated-incentives');
  game.play('lead:warfare', 'boost:warfare', 'done');
  expect(game.player().fighters).toBe(3);
  game.until('role').play('lead:warfare', 'done');
  expect(game.player().fighters).toBe(3 + 2);
  game.until('discard');
  expect(game.discard()).toBe('elevated-incentives warfare warfare warfare');
});

test('[F1] three symbols turn the tile over, also as the second purchase, with no planet', () => {
  const own = { hand: 'research research', permanents: 'scientific-method' };
  const game = escalation(own, {}, { at: 'role' });
  game.play('lead:research', 'boost:research', 'done');
  expect(game.of('buy')).toEqual([]);
  game.play('upgrade');
  expect(game.player().extra).toMatchObject({ fleet: 2 });
});

test('[F2] the tile is no technology: Scientific Discovery cannot take it, and it is worth nothing', () => {
  const game = escalation({ hand: 'scientific-discovery' }).play('play:scientific-discovery');
  expect(game.options.every((token) => token.startsWith('buy:'))).toBe(true);
  expect(escalation({ hand: 'politics', extra: { fleet: 2 } }).score()).toBe(0);
});

test('[E3] [F4] the discount counts for every attack of a War Path, and for no destroyer', () => {
  const own = {
    hand: 'war-path',
    fighters: 2,
    planets: 'drawde, idroyos',
    extra: { fleet: 2, battlecruisers: 1, destroyers: 1 },
  };
  const game = escalation(own).play('play:war-path', 'attack:1');
  expect([game.player().fighters, game.of('attack')]).toEqual([2, []]);
});

test('[F5] a primary weapon takes its own discount and points away', () => {
  const own = {
    hand: 'war-path',
    fighters: 4,
    planets: 'idroyos, overlord-betzels-domain',
    extra: { fleet: 2, battlecruisers: 1 },
  };
  const game = escalation(own).play('play:war-path', 'attack-with-battlecruiser:1');
  expect([game.step, game.score()]).toEqual(['role', planetAt(planetOf('idroyos')).influence + 2]);
});

test('[E4] [P4] [E15] tokens, ships in slots and cards pay together, those in slots first', () => {
  const own = {
    hand: 'warfare improved-trade.fighter',
    fighters: 2,
    planets: 'odonata up docked, lyttle',
  };
  const poor = escalation(own).play('play:warfare');
  expect(poor.of('attack')).toEqual([]);
  const game = escalation({ ...own, fighters: 3 }).play('play:warfare', 'attack:2');
  game.play('spend:improved-trade.fighter');
  expect([game.planet(0).ships ?? 0, game.player().fighters]).toEqual([0, 0]);
  const rich = escalation({ ...own, fighters: 9 }).play('play:warfare', 'attack:2', 'done');
  expect([rich.planet(0).ships ?? 0, rich.player().fighters]).toEqual([0, 5]);
});

test('[E5] [PL1] bustling, civilized and hostile planets are planets of their type', () => {
  const own = { hand: 'politics', fighters: 3, planets: 'nyseia up' };
  const game = escalation(own, {}, { at: 'role' }).play('lead:research', 'done');
  expect(game.of('buy-with-ships')).toContain('buy-with-ships:peace-treaty.advanced');
});

test('[PL2] a hostile planet is never settled, whatever the discounts, and no colony moves there', () => {
  const own = {
    hand: 'colonize',
    permanents: 'colony-ship fertile-ground',
    planets: 'odonata, drawde + colonize colonize',
  };
  const game = escalation(own).play('play:colonize');
  expect(game.of('settle')).toEqual(['settle:2']);
  expect(game.of('tuck')).toEqual(['tuck:2', 'tuck:ship']);
  game.play('settle:2', 'move:2.colonize');
  expect(game.of('tuck')).toEqual(['tuck:ship']);
});

test.each([
  ['nyseia', 'survey', ['remove:survey', 'done']],
  ['otto-erdesz', '', ['trade:1.silicon']],
  ['terra-prime', '', ['settle:2']],
  ['vierra', '', ['produce:1.food', 'produce:1.water']],
  ['nalarad', '', ['attack:2']],
  ['monos', '', []],
])(
  '[PL3] [E2.4] the Action of %s takes an Action, and the planet stays',
  (planet, hand, answers) => {
    const resource = planet === 'otto-erdesz' ? ' silicon' : '';
    const own = {
      hand: `politics ${hand}`,
      deck: 'warfare warfare',
      fighters: 2,
      planets: `${planet} up${resource}, drawde + colonize colonize`,
    };
    const game = escalation(own);
    expect(game.options).toContain('use-planet:1');
    game.play('use-planet:1', ...answers);
    expect([game.step, game.planet(0).up]).toEqual(['role', true]);
    expect(escalation({ ...own, planets: planet }).of('use-planet')).toEqual([]);
  },
);

test('[PL5] a slot of any type is chosen again each time', () => {
  const own = { hand: 'improved-production.fighter produce-trade', permanents: 'productivity' };
  const game = scene({
    options: { ruleset: 'escalation' },
    seats: [{ ...own, planets: 'janus up' }, { planets: 'drawde' }],
  });
  game.play('play:improved-production.fighter');
  expect(game.of('produce-any')).toHaveLength(4);
  game.play('produce-any:1.any=iron').play('play:produce-trade');
  expect(game.of('trade')).toHaveLength(1);
  game.play('trade:1.any');
  expect([game.player().influence, game.planet(0).resources ?? []]).toEqual([1, []]);
});

test('[PL7] [E14-15] prerequisites are an assignment: a Utopian planet fills the box where it is needed', () => {
  const buys = (planets: string) =>
    scene({
      options: { ruleset: 'escalation', promoPlanets: true },
      seats: [{ hand: 'politics', planets, extra: { destroyers: 2 } }, { planets: 'drawde' }],
      at: 'role',
    })
      .play('lead:research', 'done')
      .of('buy-with-ships');
  expect(buys('dionysus up, lyttle up, styku up')).toContain('buy-with-ships:synthesize');
  expect(buys('dionysus up, styku up, voson up')).toContain('buy-with-ships:synthesize');
  expect(buys('dionysus up, lyttle up, echo-rose up')).not.toContain('buy-with-ships:synthesize');
});

test('[E6] [E8.5] an annexed planet: paid, its colonies to its owner, reparations, then a blocker', () => {
  const own = {
    hand: 'annex',
    permanents: 'scorched-earth-policy abundance',
    planets: 'lyttle up',
  };
  const game = escalation(own, { planets: 'drawde + colonize' }).play('play:annex', 'annex:2.1');
  expect(game.discard(1)).toBe('colonize');
  expect(game.player(1).influence).toBe(2);
  expect(game.planet(1)).toMatchObject({ planet: 'drawde', up: true, blocked: true });
});

test('[E8.2] [E14-16] a searched deck keeps its order, which no seat knows', () => {
  const game = escalation({ hand: 'deep-space-probes' }, {}, { planetDeck: 'lyttle styku' });
  const before = game.position.planetDeck.filter((planet) => planet !== 'idroyos');
  game.play('play:deep-space-probes', 'recon:idroyos');
  expect(game.position.planetDeck).toEqual(['idroyos', ...before]);
  const orders = [1, 2, 3, 4].map((seed) =>
    determinize(game.state, 0, new Random(seed, 2, 3, 4))
      .planetDeck.slice(0, -1)
      .join(),
  );
  expect(new Set(orders).size).toBeGreaterThan(1);
});

test('[E8.3] [E14-3] a fleet that turned back works, and is not improved again', () => {
  const other = { hand: 'politics', fighters: 9, extra: { fleet: 2 } };
  const game = escalation({ hand: 'natural-order' }, other).play('play:natural-order');
  game.play('break-fleet:2').nextTurn();
  expect(game.of('use-fleet-1')).toEqual(['use-fleet-1']);
  game.play('use-fleet-1');
  expect(game.player(1)).toMatchObject({ fighters: 6, extra: { destroyers: 1, fleet: 3 } });
  game.play('lead:research', 'done');
  expect(game.of('upgrade')).toEqual([]);
  expect(game.of('upgrade-with-ships')).toEqual([]);
});

test('[E8.3] Actions granted by Productivity in this turn remain when it is removed', () => {
  const game = escalation({ hand: 'natural-order survey', permanents: 'productivity' });
  game.play('play:natural-order', 'remove-permanent:1.productivity');
  expect([game.step, game.position.removed.includes('productivity')]).toEqual(['action', true]);
});

test('[E8] [E8.4] [E14-9] a Role phase more is a whole one: Elevated Incentives has no question, the Machine has one', () => {
  const own = { hand: 'elevated-incentives', permanents: 'well-oiled-machine' };
  const game = escalation(own, { hand: 'warfare' }).play('play:elevated-incentives');
  game.play('lead:warfare').until('follow-or-dissent').play('dissent');
  expect(game.step).toBe('one-more-role');
  game.play('more-role', 'lead:warfare');
  expect(game.step).toBe('follow-or-dissent');
  game.play('dissent');
  expect(game.step).toBe('role');
  game.play('lead:warfare', 'dissent');
  expect([game.player().fighters, game.player(1).hand.length]).toEqual([3, 1]);
});

test('[E8.4] a Well Oiled Machine may wait for the last of the Role phases', () => {
  const own = { hand: 'elevated-incentives', permanents: 'well-oiled-machine' };
  const game = escalation(own).play('play:elevated-incentives', 'lead:warfare');
  game.until('one-more-role').play('done', 'lead:warfare');
  game.until('one-more-role').play('more-role', 'lead:warfare').until('discard');
  expect(game.player().fighters).toBe(3);
});

test('[E8.8] Weapon Emporium trades fighters in slots and fighter icons, no destroyers', () => {
  const own = {
    hand: 'produce-trade produce-trade improved-trade.fighter',
    permanents: 'weapon-emporium',
    planets: 'odonata up docked',
    extra: { destroyers: 3 },
  };
  const game = escalation(own, {}, { at: 'role' }).play('lead:trade');
  game.play('boost:produce-trade', 'boost:produce-trade', 'done', 'trade-fighter');
  game.play('trade-card:fighter.improved-trade.fighter');
  expect([game.player().influence, game.planet(0).ships ?? 0]).toEqual([2, 0]);
  expect(game.step).not.toBe('trade');
});

test('[E8.8] under Scorched Earth the ship slot of a hostile planet still works', () => {
  const own = {
    hand: 'warfare',
    permanents: 'scorched-earth-policy',
    planets: 'odonata',
    extra: { destroyers: 1 },
  };
  const game = escalation(own).play('play:warfare', 'attack:1');
  expect(game.planet(0)).toMatchObject({ up: true, blocked: true, ships: 1 });
  expect(game.player().extra?.destroyers ?? 0).toBe(0);
});

test('[E9] [E9.1] no two scenarios meet that need the same card or start planet', () => {
  const needs = (one: (typeof SCENARIOS)[number]) => [
    ...one.technologies,
    ...one.permanents,
    ...(one.startPlanet === undefined ? [] : [one.startPlanet]),
  ];
  const clashes = SCENARIOS.flatMap((one) =>
    SCENARIOS.filter((other) => other !== one && needs(other).some((id) => needs(one).includes(id)))
      .filter((other) => !one.excludes.includes(other.id))
      .map((other) => `${one.id} and ${other.id}`),
  );
  expect(clashes).toEqual([]);
});

function scenario(id: string) {
  const game = fresh({ ...OPTIONS, scenarios: 'chosen', scenarioPromos: true }, id);
  game.play(`scenario:${id}`);
  const other = game.options.find((token) => token !== 'scenario:overseer') ?? '';
  return game.play(other);
}

test('[E9.2] [E9.3] [E14-8] an Oversight Committee from the start: six cards, but a first hand of five', () => {
  const game = scenario('overseer');
  expect(game.player().permanents).toEqual(['oversight-committee']);
  expect(game.view(0).players[0]?.handLimit).toBe(6);
  expect(game.player().hand).toHaveLength(5);
  expect(game.planet(0).up).toBeUndefined();
  const { technologies } = game.position;
  expect(technologies).not.toContain('oversight-committee');
  expect(technologies).not.toContain('military-campaign');
});

test('[E9.4] start planets of scenarios are face down, including named ones', () => {
  const named = SCENARIOS.find(({ startPlanet }) => startPlanet !== undefined);
  const game = scenario(named?.id ?? '');
  expect(game.planet(0)).toEqual({ planet: named?.startPlanet });
});

test('[E9.5] one scenario begins with a battlecruiser, one holds two on each slot', () => {
  const cruiser = SCENARIOS.find(({ battlecruiser }) => battlecruiser === true)?.id ?? '';
  expect(scenario(cruiser).player().extra).toMatchObject({ fleet: 2, battlecruisers: 1 });
  const doubled = SCENARIOS.findIndex(({ doubleSlots }) => doubleSlots === true);
  const { state } = scenario(SCENARIOS[doubled]?.id ?? '');
  expect(state.players[0]?.abilities.doubleSlots).toBe(true);
});

test('[E9.6] stacks hold the cards left over from the decks of all scenarios', () => {
  const { state } = fresh({ ...OPTIONS, players: 3, scenarios: 'random' }, 'stacks');
  for (const [kind, total] of [20, 16, 20, 16, 20].entries()) {
    const dealt = state.players.flatMap(({ hand, deck }) => [...hand, ...deck]);
    const used = dealt.filter((one) => one === kind).length;
    expect((state.stacks[kind] ?? 0) + used).toBe(total);
  }
});

test('[E9.7] technologies that a scenario begins with count at the end', () => {
  const { state } = scenario('overseer');
  expect(scoreOf(state, 0).technologies).toBe(2);
});

test('[E10] [E10.2] a battlecruiser in play is worth two, the tile nothing', () => {
  expect(escalation({ hand: 'politics', extra: { battlecruisers: 1, fleet: 2 } }).score()).toBe(2);
});

test('[E10.3] [E14-13] a tie counts fighters in slots and goods of a Biosphere, no bigger ships', () => {
  const own = {
    hand: 'politics',
    permanents: 'biosphere elite-squadron',
    fighters: 1,
    extra: {
      cardFighters: 2,
      dockedDestroyers: 1,
      destroyers: 4,
      store: ['iron', 'none'] as const,
    },
  };
  const { state } = escalation(own, { influence: 3, fighters: 4 });
  expect([scoreOf(state, 0).tieBreak, scoreOf(state, 1).tieBreak]).toEqual([4, 4]);
  expect(winnersOf(state)).toEqual([0, 1]);
});

test('[E11] ships, slots and tile are public; of a planet to annex only the back', () => {
  const own = { hand: 'annex', fighters: 5, extra: { destroyers: 2 } };
  const game = escalation(own, { planets: 'drawde' }).play('play:annex');
  expect(game.view(1).players[0]).toMatchObject({ ships: { destroyer: 2 }, fleet: 'basic' });
  expect(JSON.stringify(game.view(0))).not.toContain('drawde');
});

test('[E14-5] Mobilization attacks after one Role phase, Tour de Force after each', () => {
  const own = {
    hand: 'mobilization tour-de-force elevated-incentives politics',
    permanents: 'productivity',
    fighters: 9,
    extra: { fleet: 1 },
    planets: 'drawde, pomerene, lyttle',
  };
  const game = escalation({ ...own, hand: `${own.hand} double-time.survey` });
  game.play('play:double-time.survey', 'play:mobilization', 'play:tour-de-force');
  game.play('play:elevated-incentives', 'lead:survey', 'done').until('attack');
  game.play('attack:1', 'attack:2');
  game.until('role').play('lead:survey', 'done').until('attack').play('attack:3');
  expect(game.step).toBe('discard');
  expect([0, 1, 2].map((at) => game.planet(at).up)).toEqual([true, true, true]);
});

test('[E14-12] a Defense Contract sells only in its owner’s turn, and that is not a trade', () => {
  const own = {
    hand: 'specialization',
    permanents: 'defense-contract productivity',
    planets: 'lyttle up silicon',
  };
  const game = escalation(own).play('play:specialization', 'name:silicon');
  game.play('sell-resource:1.silicon');
  expect(game.player().influence).toBe(1);
  const other = escalation({ hand: 'politics' }, { ...own, fighters: 1 });
  other.play('done', 'lead:warfare', 'done');
  expect(other.options).toEqual(['dissent']);
});

test('[E14-2] slots arrive full, of planets and of a squadron', () => {
  const own = {
    hand: 'politics',
    planets: 'lyttle up, styku up, voson up',
    extra: { battlecruisers: 1 },
  };
  const game = escalation(own, {}, { at: 'role' }).play('lead:research', 'done');
  game.play('buy-with-ships:elite-squadron');
  expect(game.player().extra).toMatchObject({ cardFighters: 2, dockedDestroyers: 1 });
});

test('[E14-17] Elevated Incentives after a Role phase that came first: the second one follows', () => {
  const own = { hand: 'elevated-incentives', permanents: 'logistics' };
  const game = escalation(own).play('role-first', 'lead:warfare').until('action');
  game.play('play:elevated-incentives');
  expect(game.step).toBe('role');
  game.play('lead:warfare').until('discard');
  expect(game.player().fighters).toBe(2);
});

test('[E14-19] who follows Research by ships and takes nothing has followed, and draws no card', () => {
  const other = { hand: 'politics', deck: 'survey', fighters: 3 };
  const game = escalation({ hand: 'politics' }, other);
  game.play('done', 'lead:research', 'done', 'follow', 'done', 'done');
  expect([game.hand(1), game.player(1).fighters]).toEqual(['politics', 3]);
});

test('[E16] the icon of a card does not pay for its own Action', () => {
  const game = escalation({ hand: 'annex' }, { planets: 'lyttle' });
  expect(game.of('play')).toEqual([]);
  expect(escalation({ hand: 'soldiers-of-fortune' }).of('play')).toEqual([]);
});
