// Attacks in Escalation: costs, opponents' planets, and influence for their owners
// (docs/escalation.md, E6, E8.5, E8.6).
import { expect, test } from 'vitest';
import { describe as question } from '../src/index.ts';
import { type Game, scene, type SeatScene, type Scene } from './scene.ts';

const OPTIONS = { ruleset: 'escalation', startPlanetChoice: 'old-only' };

function escalation(own: SeatScene, other: SeatScene = {}, more: Partial<Scene> = {}) {
  return scene({ options: OPTIONS, seats: [own, other], ...more });
}

/** Plays a first turn without attacks. The game is then at the start of the second seat's turn. */
function second(first: SeatScene, own: SeatScene): Game {
  return escalation({ hand: 'politics', ...first }, own, { at: 'role' })
    .play('lead:research')
    .nextTurn();
}

const CRUISER = { fleet: 2, battlecruisers: 1 };

test.each([
  ['drawde', { fighters: 3 }, 'fighter', 2],
  ['odonata', { extra: { destroyers: 2 } }, 'destroyer', 1],
  ['yago', { extra: { battlecruisers: 1 } }, 'battlecruiser', 1],
] as const)(
  'RULES 3.2, F6: the event of attacking %s has the ships spent',
  (planet, fleet, ship, paid) => {
    const game = escalation({ hand: 'warfare', planets: planet, ...fleet });
    game.play('play:warfare', 'attack:1');
    expect(game.events).toContainEqual({
      type: 'attack',
      seat: 0,
      at: 0,
      planet,
      paid,
      ...(ship === 'fighter' ? {} : { ship }),
    });
    expect(game.events).toContainEqual({ type: 'pay-ships', seat: 0, ship, count: paid });
  },
);

test('RULES E3: a battlecruiser paid instead of fighters leaves them', () => {
  const own = { hand: 'warfare', planets: 'idroyos, drawde', fighters: 9, extra: CRUISER };
  const game = escalation(own).play('play:warfare', 'attack-with-battlecruiser:1');
  expect([game.player().fighters, game.player().extra?.battlecruisers ?? 0]).toEqual([9, 0]);
  expect(game.events).toContainEqual({
    type: 'attack',
    seat: 0,
    at: 0,
    planet: 'idroyos',
    paid: 1,
    ship: 'battlecruiser',
  });
});

test('RULES E8.5: the first planet of the first seat is annexed like any other', () => {
  const game = second({ planets: 'drawde + colonize, idroyos' }, { hand: 'annex', fighters: 3 });
  game.play('play:annex');
  expect(game.options).toEqual(['annex:1.1']);
  game.play('annex:1.1');
  expect([game.player(1).fighters, game.player(0).influence]).toEqual([1, 2]);
  expect(game.player(1).planets).toEqual([{ planet: 'drawde', up: true }]);
  expect(game.player(0).planets.map(({ planet }) => planet)).toEqual(['idroyos']);
  expect(game.events).toContainEqual({
    type: 'capture',
    seat: 1,
    owner: 0,
    at: 0,
    planet: 'drawde',
    wasUp: false,
  });
  expect(game.events).toContainEqual({
    type: 'influence',
    seat: 0,
    count: 2,
    source: 'reparations',
  });
});

test('RULES E3, E8.5: a battlecruiser annexes instead of the usual cost', () => {
  const own = { hand: 'annex', fighters: 9, extra: CRUISER };
  const game = second({ planets: 'idroyos' }, own).play('play:annex');
  expect(game.options).toEqual(['annex:1.1', 'annex-with-battlecruiser:1.1']);
  const usual = second({ planets: 'idroyos' }, own).play('play:annex', 'annex:1.1');
  expect([usual.player(1).fighters, usual.player(1).extra?.battlecruisers]).toEqual([5, 1]);
  game.play('annex-with-battlecruiser:1.1');
  expect([game.player(1).fighters, game.player(1).extra?.battlecruisers ?? 0]).toEqual([9, 0]);
  expect([game.planet(0, 1).planet, game.player(0).influence]).toEqual(['idroyos', 2]);
});

test('RULES E8.5: a planet that costs destroyers is annexed for destroyers', () => {
  const own = { hand: 'annex', fighters: 9, extra: { destroyers: 2 } };
  const game = second({ planets: 'vierra' }, own).play('play:annex', 'annex:1.1');
  expect([game.player(1).fighters, game.player(1).extra?.destroyers]).toEqual([9, 1]);
});

test('RULES E8.5, E8.6: the chosen owner loses the chosen planet, and only this owner is paid', () => {
  const seats = [
    { hand: 'annex', fighters: 9 },
    { planets: 'drawde, lyttle up' },
    { planets: 'styku up, mik-mik, zephan' },
  ];
  const game = scene({ options: OPTIONS, seats }).play('play:annex');
  expect(game.options).toEqual(['annex:2.1', 'annex:3.2', 'annex:3.3']);
  game.play('annex:3.2');
  expect(game.player(2).planets.map(({ planet }) => planet)).toEqual(['styku', 'zephan']);
  expect([0, 1, 2].map((seat) => game.player(seat).influence)).toEqual([0, 0, 2]);
  const campaign = scene({
    options: OPTIONS,
    seats: [
      {
        hand: 'warfare',
        fighters: 9,
        permanents: 'military-campaign',
        extra: { battlecruisers: 1 },
      },
      ...seats.slice(1),
    ],
  }).play('play:warfare');
  expect(campaign.of('take-over')).toEqual(['take-over:2.2', 'take-over:3.1']);
  campaign.play('take-over:3.1');
  expect(campaign.planet(0)).toMatchObject({ planet: 'styku', up: true });
  expect([0, 1, 2].map((seat) => campaign.player(seat).influence)).toEqual([0, 0, 2]);
});

test('RULES E8.6: the first planet of the first seat is taken over like any other', () => {
  const own = {
    hand: 'warfare',
    fighters: 5,
    permanents: 'military-campaign',
    extra: { battlecruisers: 1 },
  };
  const game = second({ planets: 'lyttle up silicon' }, own).play('play:warfare', 'take-over:1.1');
  expect([game.player(1).fighters, game.player(1).extra?.battlecruisers ?? 0]).toEqual([2, 0]);
  expect([game.planet(0, 1).resources, game.player(0).influence]).toEqual([['silicon'], 2]);
  expect(game.events).toContainEqual({
    type: 'capture',
    seat: 1,
    owner: 0,
    at: 0,
    planet: 'lyttle',
    wasUp: true,
  });
  expect(game.events).toContainEqual({ type: 'pay-ships', seat: 1, ship: 'fighter', count: 3 });
  expect(game.events).toContainEqual({
    type: 'pay-ships',
    seat: 1,
    ship: 'battlecruiser',
    count: 1,
  });
});

test.each([
  ['a fighter less', { fighters: 2, extra: { battlecruisers: 1 } }],
  ['no battlecruiser', { fighters: 3 }],
] as const)('RULES E8.6: nothing is taken over with %s than it takes', (_, fleet) => {
  const own = { hand: 'warfare', permanents: 'military-campaign', ...fleet };
  const game = escalation(own, { planets: 'lyttle up, drawde' });
  expect(game.play('play:warfare').step).toBe('role');
});

test.each([
  ['with a primary weapon', { planets: 'idroyos', extra: CRUISER }, 'drawde', true],
  ['with a weapon and no target', { planets: 'lyttle up', extra: CRUISER }, 'drawde', false],
  ['without the weapon', { planets: 'idroyos', extra: { battlecruisers: 1 } }, 'drawde', false],
  [
    'with a campaign',
    { permanents: 'military-campaign', fighters: 3, extra: { battlecruisers: 1 } },
    'lyttle up',
    true,
  ],
  [
    'with a campaign and no target',
    { permanents: 'military-campaign', fighters: 3, extra: { battlecruisers: 1 } },
    'lyttle',
    false,
  ],
  ['without a campaign', { fighters: 3, extra: { battlecruisers: 1 } }, 'lyttle up', false],
])('RULES T18, E3, E8.6: a War Path %s is played or not', (_, own, planets, plays) => {
  const game = escalation({ hand: 'war-path', ...own }, { planets });
  expect(game.of('play')).toEqual(plays ? ['play:war-path'] : []);
});

test('RULES T11, E3: others must think that a card of the deck is the battlecruiser that pays', () => {
  const own = { hand: 'politics', deck: 'natural-order', planets: 'idroyos' };
  const led = (fleet: number) =>
    escalation({ ...own, extra: { fleet } }, {}, { at: 'role' }).play('lead:warfare', 'done');
  expect([led(2).step, led(1).step === 'muster']).toEqual(['muster', false]);
});

test('RULES E8.6, P4: battlecruiser and fighters may be icons, each with its own question', () => {
  const own = {
    hand: 'warfare natural-order improved-trade.fighter',
    fighters: 2,
    permanents: 'military-campaign',
  };
  const game = escalation(own, { planets: 'lyttle up' }).play('play:warfare', 'take-over:2.1');
  expect(question(game.state)).toMatchObject({ step: 'pay-ships', ship: 'battlecruiser', most: 1 });
  game.play('spend:natural-order');
  expect(question(game.state)).toMatchObject({ step: 'pay-ships', ship: 'fighter', shipsLeft: 3 });
  game.play('spend:improved-trade.fighter');
  expect([game.planet(0).planet, game.player().fighters]).toEqual(['lyttle', 0]);
});

test('RULES AB, E8.5: an annexed planet that turns up triggers the effects of its new owner', () => {
  const own = { hand: 'annex', fighters: 4, permanents: 'abundance', planets: 'idroyos up' };
  const game = escalation(own, { planets: 'lyttle, mik-mik' }).play('play:annex', 'annex:2.2');
  expect(game.options).toEqual(['done', 'produce:2.food']);
  game.play('produce:2.food');
  expect(game.planet(1)).toEqual({ planet: 'mik-mik', up: true, resources: ['food'] });
});

test('RULES AB: a planet turned up by ships or by moved colonies triggers the effects of its owner', () => {
  const attacked = escalation({
    hand: 'warfare',
    permanents: 'abundance',
    fighters: 4,
    planets: 'lyttle up, mik-mik',
  }).play('play:warfare', 'attack:2');
  expect(attacked.options).toEqual(['done', 'produce:1.silicon', 'produce:2.food']);
  const settled = escalation({
    hand: 'colonize',
    permanents: 'abundance colony-ship',
    planets: 'drawde + colonize',
    extra: { colonies: ['colonize'] },
  }).play('play:colonize', 'settle:1', 'move:ship.colonize', 'tuck:1');
  expect(settled.options).toEqual(['done', 'produce:1.food']);
});

test('RULES PL4, E6: a civilized planet that is annexed keeps peace for its new owner', () => {
  const own = { hand: 'annex', extra: { battlecruisers: 1 } };
  const game = second({ planets: 'yago', hand: 'politics' }, own).play('play:annex', 'annex:1.1');
  game.nextTurn();
  game.play('done', 'lead:warfare').until('follow-or-dissent').play('dissent');
  expect(game.player(1).influence).toBe(1);
});

test.each([
  ['a card of the deck might pay', 'politics', 'improved-trade.fighter', 'lyttle', true],
  ['an empty hand pays nothing', '', 'improved-trade.fighter', 'lyttle', false],
  ['there is nothing to attack', 'politics', 'improved-trade.fighter', 'lyttle up', false],
  ['nobody can pay so much', 'politics', 'improved-trade.fighter', 'idroyos', false],
] as const)(
  'RULES T11, P3: %s: whether the leader of Warfare has a question',
  (_, hand, deck, planets, asks) => {
    const own = { hand, deck, fighters: 4, planets };
    const game = escalation(own, {}, { at: 'role' }).play('lead:warfare');
    if (game.step === 'boost') game.play('done');
    const options = game.step === 'muster' ? game.options : undefined;
    expect(options).toEqual(asks ? ['collect'] : undefined);
  },
);

test('RULES T11, E8.6: others must assume that a card of the deck pays for one of their planets', () => {
  const own = {
    hand: 'politics',
    deck: 'natural-order',
    fighters: 3,
    permanents: 'military-campaign',
  };
  const isAsked = (planets: string, fighters: number) => {
    const game = escalation({ ...own, fighters }, { planets }, { at: 'role' });
    game.play('lead:warfare', 'done');
    return game.step === 'muster';
  };
  expect([isAsked('lyttle up', 3), isAsked('lyttle up', 2), isAsked('lyttle', 3)]).toEqual([
    true,
    false,
    false,
  ]);
});
