// Conservation in Escalation: nothing is lost or duplicated, and a game without a log plays the
// same (docs/escalation.md).
import { expect, test } from 'vitest';
import { formatPosition } from '../src/index.ts';
import { conservationProblem } from '../src/notation/conservation.ts';
import { type Game, scene, type SeatScene, type Scene } from './scene.ts';

type Way = readonly [what: string, own: SeatScene, other: SeatScene, ...answers: string[]];

const DOCKED = { cardFighters: 2, dockedDestroyers: 1 };
const DECK = 'survey survey survey survey survey survey';

const WAYS: readonly Way[] = [
  ['the tile builds', { hand: 'politics', fighters: 3 }, {}, 'use-fleet-1'],
  [
    'ships of slots build',
    { hand: 'politics', planets: 'odonata up docked, pitt-of-injustice up docked', fighters: 1 },
    {},
    'use-fleet-1',
  ],
  [
    'ships of slots and of a squadron build',
    { hand: 'politics', permanents: 'elite-squadron', planets: 'odonata up docked', extra: DOCKED },
    {},
    'use-fleet-1',
  ],
  [
    'a hostile planet turns up',
    { hand: 'warfare', planets: 'odonata', extra: { destroyers: 1 } },
    {},
    'play:warfare',
    'attack:1',
  ],
  [
    'a hostile planet of another is annexed',
    { hand: 'annex', extra: { destroyers: 1 } },
    { planets: 'odonata, lyttle' },
    'play:annex',
    'annex:2.1',
  ],
  [
    'a planet of another is taken with its ship',
    {
      hand: 'warfare',
      fighters: 9,
      permanents: 'military-campaign',
      extra: { battlecruisers: 1 },
    },
    { planets: 'odonata up docked food' },
    'play:warfare',
    'take-over:2.1',
  ],
  [
    'a squadron leaves the game',
    { hand: 'natural-order' },
    { permanents: 'elite-squadron', planets: 'odonata up docked', extra: DOCKED },
    'play:natural-order',
    'remove-permanent:2.elite-squadron',
  ],
  [
    'another permanent leaves the game',
    { hand: 'natural-order' },
    {
      permanents: 'elite-squadron colony-ship productivity',
      extra: { ...DOCKED, colonies: ['colonize'] },
    },
    'play:natural-order',
    'remove-permanent:2.productivity',
  ],
  [
    'an improved fleet turns back',
    { hand: 'natural-order' },
    { extra: { fleet: 2 } },
    'play:natural-order',
    'break-fleet:2',
  ],
  [
    'a deck is looked through',
    { hand: 'synthesize', deck: DECK },
    {},
    'play:synthesize',
    'recon-card:survey',
  ],
  [
    'a discard pile becomes the deck',
    { hand: 'synthesize', discard: 'survey warfare' },
    {},
    'play:synthesize',
    'recon-card:warfare',
  ],
  [
    'planets are looked through',
    { hand: 'deep-space-probes' },
    {},
    'play:deep-space-probes',
    'recon:idroyos',
  ],
  ['ships are collected', { hand: 'tour-de-force' }, {}, 'play:tour-de-force'],
  [
    'a resource is named, one is sold and a colony is added',
    {
      hand: 'specialized-production colonize annex',
      permanents: 'defense-contract colony-ship',
      planets: 'lyttle up silicon',
    },
    {},
    'sell-resource:1.silicon',
    'add-colony:colonize',
    'play:specialized-production',
    'name:food',
  ],
  [
    'a card and a slot are symbols',
    { hand: 'annex politics', permanents: 'black-market', planets: 'lyttle up silicon' },
    {},
    'done',
    'lead:warfare',
    'spend:annex',
    'spend-resource:1.silicon',
    'done',
  ],
  [
    'a squadron is bought for a battlecruiser',
    { hand: 'politics', planets: 'lyttle up, styku up, voson up', extra: { battlecruisers: 1 } },
    {},
    'done',
    'lead:research',
    'done',
    'buy-with-ships:elite-squadron',
  ],
  [
    'colonies move',
    {
      hand: 'colonize',
      permanents: 'colony-ship',
      planets: 'drawde + colonize colonize survey, lyttle',
    },
    {},
    'play:colonize',
    'settle:1',
    'move:1.survey',
    'tuck:2',
    'done',
  ],
  [
    'the tile is turned over, and a Role phase more follows',
    { hand: 'politics', fighters: 3, permanents: 'well-oiled-machine' },
    {},
    'done',
    'lead:research',
    'done',
    'upgrade-with-ships',
    'more-role',
    'lead:warfare',
    'done',
  ],
  [
    'resources are produced and traded above each other',
    {
      hand: 'improved-production.fighter produce-trade',
      permanents: 'productivity biosphere',
      planets: 'janus up, lyttle up',
    },
    {},
    'play:improved-production.fighter',
    'produce:2.silicon',
    'produce-any:1.any=iron',
    'play:produce-trade',
    'trade:1.any',
  ],
];

function begun([, own, other]: Way, more: Partial<Scene> = {}): Game {
  const planets = { planets: 'chaconos' };
  return scene({
    options: { ruleset: 'escalation' },
    seats: [
      { ...planets, ...own },
      { planets: 'wiesbaden', ...other },
    ],
    ...more,
  });
}

test.each(WAYS.map((way) => [way[0], way] as const))('%s: all is still there, once', (_, way) => {
  const [, , , ...answers] = way;
  const game = begun(way);
  for (const answer of answers) {
    game.play(answer);
    expect(conservationProblem(game.state)).toBeUndefined();
  }
  game.nextTurn().nextTurn();
  expect(conservationProblem(game.state)).toBeUndefined();
});

test.each(WAYS.map((way) => [way[0], way] as const))('%s: the same without a log', (_, way) => {
  const [, , , ...answers] = way;
  const logged = begun(way)
    .play(...answers)
    .nextTurn();
  const unlogged = begun(way);
  unlogged.state.log = undefined;
  unlogged.play(...answers).nextTurn();
  expect(unlogged.events).toEqual([]);
  expect(formatPosition(unlogged.state)).toEqual(formatPosition(logged.state));
});

test('RULES E8.2: searching has an event, and something becomes known', () => {
  const way: Way = ['probes', { hand: 'deep-space-probes politics' }, {}];
  const game = begun(way).play('play:deep-space-probes');
  const { reveals } = game.state;
  game.play('recon:idroyos');
  expect(game.state.reveals).toBe(reveals + 1);
  expect(game.events).toContainEqual({ type: 'recon', seat: 0, deck: 'planets', chosen: true });
});

test('RULES AB (2011), E9.5: an Abundance of 2011 fills typed slots, in both layers, and none that is blocked', () => {
  const options = { ruleset: 'escalation', escalationErrata: 'none' };
  const own = { hand: 'warfare', permanents: 'abundance', fighters: 9, extra: { destroyers: 1 } };
  const attacked = (planets: string, more = '') => {
    const seats = [{ ...own, permanents: `abundance${more}`, planets }, { planets: 'drawde' }];
    return scene({ options, seats }).play('play:warfare', 'attack:1');
  };
  const filled = attacked('odonata');
  expect(filled.planet(0).resources).toEqual(['food', 'water']);
  expect(filled.events).toContainEqual({
    type: 'arrive-full',
    seat: 0,
    at: 0,
    resources: ['food', 'water'],
  });
  const any = attacked('janus');
  expect([any.planet(0).up, any.planet(0).resources]).toEqual([true, undefined]);
  expect(any.events.some(({ type }) => type === 'arrive-full')).toBe(false);
  const blocked = attacked('odonata', ' scorched-earth-policy');
  expect([blocked.planet(0).blocked, blocked.planet(0).resources]).toEqual([true, undefined]);
});

test('RULES E1.4: the event of collected ships has their size', () => {
  const game = begun(['force', { hand: 'tour-de-force' }, {}]).play('play:tour-de-force');
  expect(game.events).toContainEqual({ type: 'ships', seat: 0, ship: 'destroyer', count: 1 });
  expect(game.events).toContainEqual({ type: 'fighters', seat: 0, count: 2 });
});
