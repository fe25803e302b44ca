// The meaning of each option of Escalation, and how often it can be selected (docs/escalation.md).
import { expect, test } from 'vitest';
import { describe as question, type OptionInfo, parseOption } from '../src/index.ts';
import { fresh, type Game, scene, type SeatScene } from './scene.ts';

const OPTIONS = { ruleset: 'escalation' };

function escalation(own: SeatScene, other: SeatScene = {}, at: 'action' | 'role' = 'action') {
  return scene({ options: OPTIONS, seats: [own, { planets: 'drawde', ...other }], at });
}

function meaning(game: Game, token: string): Omit<OptionInfo, 'option'> {
  const found = question(game.state).options.find((one) => one.token === token);
  if (found === undefined) throw new Error(`${token} is not among ${game.options.join(' ')}`);
  const { option: _option, token: _token, ...rest } = found;
  return rest as Omit<OptionInfo, 'option'>;
}

function meanings(game: Game, ...tokens: readonly string[]) {
  return tokens.map((token) => meaning(game, token));
}

const BACK = { type: 'fertile', colonizeCost: 2, warfareCost: 2 };

test('Actions of tile, planets and permanents, and once-per-turn sales and additions', () => {
  const own = {
    hand: 'colonize double-time.trade politics',
    deck: 'survey',
    fighters: 9,
    permanents: 'defense-contract colony-ship oversight-committee',
    planets: 'lyttle up silicon, monos up',
    extra: { destroyers: 2 },
  };
  const game = escalation(own);
  expect(
    meanings(
      game,
      'use-fleet-1',
      'use-fleet-2',
      'use-planet:2',
      'use-card:oversight-committee',
      'sell-fighter',
      'sell:double-time.trade',
      'sell-resource:1.silicon',
      'add-colony:colonize',
    ),
  ).toEqual([
    { kind: 'use-fleet', action: 1 },
    { kind: 'use-fleet', action: 2 },
    { kind: 'use-planet', at: 1, planet: 'monos' },
    { kind: 'use-card', card: 'oversight-committee' },
    { kind: 'sell-fighter' },
    { kind: 'sell-card', card: 'double-time.trade' },
    { kind: 'sell-resource', at: 0, planet: 'lyttle', resource: 'silicon' },
    { kind: 'add-colony', card: 'colonize' },
  ]);
});

test('selling or adding before the discard is a separate answer, cards to discard go together', () => {
  const own = {
    hand: 'colonize colonize double-time.trade',
    fighters: 2,
    permanents: 'defense-contract colony-ship streamlining',
    planets: 'lyttle up silicon',
  };
  const game = escalation(own, {}, 'role').play('lead:research', 'done').until('discard');
  const copies = question(game.state).options.map(({ token, copies: n }) => [token, n]);
  expect(Object.fromEntries(copies)).toEqual({
    done: undefined,
    'discard:colonize': 2,
    'discard:double-time.trade': 1,
    'remove:colonize': undefined,
    'remove:double-time.trade': undefined,
    'sell-fighter': undefined,
    'sell:double-time.trade': undefined,
    'sell-resource:1.silicon': undefined,
    'add-colony:colonize': undefined,
  });
});

test('the questions of a Role phase, and after it', () => {
  const research = escalation(
    { hand: 'politics', fighters: 3, planets: 'lyttle up' },
    {},
    'role',
  ).play('lead:research', 'done');
  expect(meanings(research, 'upgrade-with-ships', 'buy-with-ships:freedom-of-trade')).toEqual([
    { kind: 'upgrade', ships: true },
    { kind: 'buy-with-ships', card: 'freedom-of-trade' },
  ]);
  const symbols = escalation({ hand: 'research research' }, {}, 'role');
  symbols.play('lead:research', 'boost:research', 'boost:research');
  expect(meaning(symbols, 'upgrade')).toEqual({ kind: 'upgrade', ships: false });
  const survey = escalation(
    { hand: 'survey survey survey', permanents: 'thorough-survey' },
    {},
    'role',
  ).play('lead:survey', 'boost:survey', 'boost:survey', 'boost:survey');
  expect(meaning(survey, 'keep-two')).toEqual({ kind: 'keep-two' });
  const machine = escalation({ hand: 'politics', permanents: 'well-oiled-machine' }, {}, 'role');
  machine.play('lead:research').until('one-more-role');
  expect(meaning(machine, 'more-role')).toEqual({ kind: 'more-role' });
  const build = escalation({ hand: 'politics', fighters: 5, extra: { fleet: 2 } });
  expect(meaning(build.play('use-fleet-1'), 'build')).toEqual({ kind: 'build' });
});

test.each([
  ['produce', 'trade'],
  ['trade', 'produce'],
])('Freedom of Trade: the question shows that %s can be answered with %s', (led, other) => {
  const trader = {
    hand: 'politics',
    permanents: 'freedom-of-trade bureaucracy fertile-ground',
    planets: 'lyttle up silicon, new-texas up, mishburr-ito-a up',
  };
  const game = escalation({ hand: 'politics' }, trader, 'role').play(`lead:${led}`, 'done');
  expect(meaning(game, 'follow-other')).toEqual({ kind: 'follow-other', role: other });
});

test('cards that are discarded for their icons, one by one', () => {
  const own = {
    hand: 'warfare improved-trade.fighter annex',
    fighters: 1,
    planets: 'pomerene',
  };
  const game = escalation(own).play('play:warfare', 'attack:1');
  expect(meaning(game, 'spend:improved-trade.fighter')).toEqual({
    kind: 'spend-card',
    card: 'improved-trade.fighter',
    copies: 1,
  });
  const trade = escalation(
    { ...own, hand: 'annex improved-trade.fighter', permanents: 'weapon-emporium' },
    {},
    'role',
  );
  trade.play('lead:trade', 'done');
  expect(
    meanings(
      trade,
      'trade-fighter',
      'trade-card:iron.annex',
      'trade-card:fighter.improved-trade.fighter',
    ),
  ).toEqual([
    { kind: 'trade-fighter', copies: 1 },
    { kind: 'trade-card', card: 'annex', as: 'iron', copies: 1 },
    { kind: 'trade-card', card: 'improved-trade.fighter', as: 'fighter', copies: 1 },
  ]);
  const boost = escalation(
    {
      hand: 'politics annex',
      fighters: 3,
      permanents: 'warfare-technology black-market',
      planets: 'lyttle up silicon',
    },
    {},
    'role',
  ).play('lead:research');
  expect(
    meanings(boost, 'done', 'spend-fighter', 'spend:annex', 'spend-resource:1.silicon'),
  ).toEqual([
    { kind: 'done' },
    { kind: 'spend-fighter', copies: 3 },
    { kind: 'spend-card', card: 'annex', copies: 1 },
    { kind: 'spend-resource', at: 0, planet: 'lyttle', resource: 'silicon', copies: 1 },
  ]);
});

test('slots of permanents and of any type are named by the resource in them', () => {
  const own = {
    hand: 'improved-production.fighter produce-trade',
    permanents: 'biosphere productivity defense-contract',
    planets: 'lyttle up, janus up',
    extra: { store: ['iron', 'none'] as const },
  };
  const game = escalation(own);
  expect(meaning(game, 'sell-resource:permanent.any')).toEqual({
    kind: 'sell-resource',
    at: 49,
    planet: 'biosphere',
    resource: 'iron',
  });
  game.play('play:improved-production.fighter');
  expect(
    meanings(
      game,
      'produce:1.silicon',
      'produce-any:2.any=water',
      'produce-any:permanent.any-2=food',
    ),
  ).toEqual([
    { kind: 'produce', at: 0, planet: 'lyttle', resource: 'silicon', copies: 1 },
    { kind: 'produce', at: 1, planet: 'janus', resource: 'water', anySlot: 2, copies: 1 },
    { kind: 'produce', at: 49, planet: 'biosphere', resource: 'food', anySlot: 99, copies: 1 },
  ]);
  game.play('produce-any:2.any=water', 'done', 'play:produce-trade');
  expect(meanings(game, 'trade:2.any', 'trade:permanent.any')).toEqual([
    { kind: 'trade', at: 1, planet: 'janus', resource: 'water' },
    { kind: 'trade', at: 49, planet: 'biosphere', resource: 'iron' },
  ]);
});

test('planets of others: the back and the price of face-down ones, the name of face-up ones', () => {
  const extra = { fleet: 2, battlecruisers: 1 };
  const game = escalation({ hand: 'annex', fighters: 9, extra }, { planets: 'lyttle up, drawde' });
  game.play('play:annex');
  expect(meanings(game, 'annex:2.2', 'annex-with-battlecruiser:2.2')).toEqual([
    { kind: 'annex', owner: 1, at: 1, planet: '?', back: BACK, price: 0 },
    { kind: 'annex-with-battlecruiser', owner: 1, at: 1, planet: '?', back: BACK },
  ]);
  const basic = escalation({ hand: 'annex', fighters: 9 }, { planets: 'lyttle up, drawde' });
  expect(meaning(basic.play('play:annex'), 'annex:2.2')).toMatchObject({ price: 2 });
  const own = {
    hand: 'warfare',
    fighters: 9,
    permanents: 'military-campaign',
    planets: 'idroyos',
    extra,
  };
  const campaign = escalation(own, { planets: 'lyttle up' }).play('play:warfare');
  expect(meanings(campaign, 'take-over:2.1', 'attack-with-battlecruiser:1')).toEqual([
    {
      kind: 'take-over',
      owner: 1,
      at: 0,
      planet: 'lyttle',
      back: { type: 'advanced', colonizeCost: 4, warfareCost: 5 },
    },
    { kind: 'attack-with-battlecruiser', at: 0, planet: 'idroyos' },
  ]);
});

test('what is looked for, removed, turned back, moved, and chosen before the first turn', () => {
  const probes = escalation({ hand: 'deep-space-probes' }).play('play:deep-space-probes');
  expect(meaning(probes, 'recon:idroyos')).toEqual({ kind: 'recon-planet', planet: 'idroyos' });
  const deck = escalation({ hand: 'synthesize', deck: 'survey' }).play('play:synthesize');
  expect(meaning(deck, 'recon-card:survey')).toEqual({ kind: 'recon-card', card: 'survey' });
  const order = escalation(
    { hand: 'natural-order' },
    { permanents: 'imperialism', extra: { fleet: 2 } },
  ).play('play:natural-order');
  expect(meanings(order, 'remove-permanent:2.imperialism', 'break-fleet:2')).toEqual([
    { kind: 'remove-permanent', owner: 1, card: 'imperialism' },
    { kind: 'break-fleet', owner: 1 },
  ]);
  const ship = escalation({
    hand: 'colonize',
    permanents: 'colony-ship',
    planets: 'pomerene + colonize colonize, mik-mik + survey',
  }).play('play:colonize', 'settle:1');
  expect(meaning(ship, 'move:2.survey')).toEqual({ kind: 'move-colony', from: 1, card: 'survey' });
  const begin = fresh({ ruleset: 'escalation' });
  const [planets] = begin.position.offers ?? [];
  expect(meanings(begin, 'start-planet:1', 'start-planet:2')).toEqual(
    planets?.map((planet) => ({ kind: 'start-planet', planet })),
  );
  const scenarios = fresh({ ruleset: 'escalation', scenarios: 'chosen' });
  expect(meaning(scenarios, 'scenario:warmonger')).toEqual({
    kind: 'scenario',
    scenario: 'warmonger',
  });
});

test('as many of an answer may be picked as there are cards alike, or fighters', () => {
  const copies = (game: Game): Readonly<Record<string, number | undefined>> =>
    Object.fromEntries(question(game.state).options.map((one) => [one.token, one.copies]));
  const own = { hand: 'research research survey', fighters: 2, permanents: 'warfare-technology' };
  const boost = escalation(own, {}, 'role').play('lead:research');
  expect(question(boost.state).role).toBe('research');
  expect(copies(boost)).toEqual({ done: undefined, 'boost:research': 2, 'spend-fighter': 2 });
  const remove = escalation({ hand: 'research survey survey warfare' }).play('play:research');
  expect(copies(remove)).toEqual({
    done: undefined,
    'remove-this': 1,
    'remove:survey': 2,
    'remove:warfare': 1,
  });
  const trade = escalation(
    { hand: 'improved-trade.fighter', fighters: 3, permanents: 'weapon-emporium' },
    {},
    'role',
  ).play('lead:trade', 'done');
  expect(copies(trade)['trade-fighter']).toBe(3);
});

test('a Colony Ship is a place for cards with its own name, in addition to planets and other permanents', () => {
  const own = {
    hand: 'colonize colonize',
    permanents: 'biosphere colony-ship',
    planets: 'pomerene',
  };
  const game = escalation(own, {}, 'role').play('lead:colonize', 'boost:colonize', 'done');
  expect(meanings(game, 'tuck:1', 'tuck:ship')).toMatchObject([
    { kind: 'tuck', at: 0, planet: 'pomerene' },
    { kind: 'tuck', at: 49, planet: 'colony-ship' },
  ]);
});

test('words that are no answer: seats, places, slots and cards that are not there', () => {
  const game = escalation({
    hand: 'annex',
    permanents: 'biosphere',
    planets: 'lyttle up, janus up',
  });
  const known = [
    'annex:2.1',
    'take-over:1.50',
    'remove-permanent:2.imperialism',
    'break-fleet:1',
    'trade-card:fighter.annex',
    'move:ship.colonize',
    'sell-resource:1.silicon.2',
    'produce-any:2.any=food',
    'produce-any:permanent.any-2=iron',
  ];
  expect(known.filter((token) => parseOption(game.state, token) === undefined)).toEqual([]);
  const unknown = [
    'annex:0.1',
    'annex:21',
    'annex:10.1',
    'take-over:1.51',
    'annex:2.x',
    'remove-permanent:2.nothing',
    'break-fleet:one',
    'trade-card:destroyer.annex',
    'move:moon.colonize',
    'sell-resource:1.iron',
    'sell-resource:permanent.iron',
    'produce-any:1.any=food',
    'produce-any:2.any=gold',
    'produce-any:2.any',
    'scenario:nothing',
    'seize:2.1',
  ];
  expect(unknown.filter((token) => parseOption(game.state, token) !== undefined)).toEqual([]);
});
