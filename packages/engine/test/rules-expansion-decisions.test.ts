// Events and questions in Escalation, and Actions not offered because they would do nothing.
import { expect, test } from 'vitest';
import { describe as question } from '../src/index.ts';
import { scene, type SeatScene, type Scene } from './scene.ts';

const OPTIONS = { ruleset: 'escalation', startPlanetChoice: 'old-only' };

function escalation(own: SeatScene, other: SeatScene = {}, more: Partial<Scene> = {}) {
  return scene({ options: OPTIONS, seats: [own, other], ...more });
}

const DECK = 'survey survey survey survey survey survey survey survey';

test('both recons have events for the search and the choice', () => {
  const own = escalation({ hand: 'synthesize politics', deck: 'survey warfare' });
  const { reveals } = own.state;
  own.play('play:synthesize');
  expect(question(own.state)).toMatchObject({ step: 'recon-deck', several: false });
  expect(own.events).toContainEqual({ type: 'recon', seat: 0, deck: 'own', chosen: false });
  expect(own.state.reveals).toBe(reveals + 1);
  own.play('recon-card:warfare');
  expect(own.events).toContainEqual({ type: 'recon', seat: 0, deck: 'own', chosen: true });
  const planets = escalation(
    { hand: 'deep-space-probes politics' },
    {},
    { planetDeck: 'zephan lyttle' },
  );
  const before = planets.state.reveals;
  planets.play('play:deep-space-probes');
  expect(question(planets.state)).toMatchObject({ step: 'recon-planets', several: false });
  expect(planets.events).toContainEqual({ type: 'recon', seat: 0, deck: 'planets', chosen: false });
  expect(planets.state.reveals).toBe(before + 1);
  // The options are sorted, so that their order reveals nothing about the deck.
  expect(planets.options.indexOf('recon:lyttle')).toBeLessThan(
    planets.options.indexOf('recon:zephan'),
  );
  planets.play('recon:lyttle');
  expect(planets.position.planetDeck.slice(0, 2)).toEqual(['lyttle', 'zephan']);
  const sorted = escalation({ hand: 'synthesize', deck: 'warfare survey' }).play('play:synthesize');
  expect(sorted.options).toEqual(['recon-card:survey', 'recon-card:warfare']);
});

test('an empty planet deck is rebuilt before it is searched; without any planet only the Action remains', () => {
  const hand = 'deep-space-probes politics';
  const shuffled = escalation({ hand }, {}, { planetDeck: '', onlyPlanets: true });
  shuffled.play('play:deep-space-probes');
  expect(shuffled.step).toBe('recon-planets');
  expect(shuffled.options.length).toBeGreaterThan(30);
});

test('Natural Order has events for the losses, pays as reparations, and never offers basic fleets', () => {
  const other = { permanents: 'imperialism', extra: { fleet: 2 } };
  const game = escalation({ hand: 'natural-order' }, other).play('play:natural-order');
  expect(question(game.state)).toMatchObject({ step: 'remove-permanent', several: false });
  expect(game.options).toEqual(['remove-permanent:2.imperialism', 'break-fleet:2']);
  game.play('remove-permanent:2.imperialism');
  expect(game.events).toContainEqual({
    type: 'remove-permanent',
    seat: 0,
    owner: 1,
    card: 'imperialism',
  });
  expect(game.events).toContainEqual({
    type: 'influence',
    seat: 1,
    count: 2,
    source: 'reparations',
  });
  const broken = escalation({ hand: 'natural-order' }, other);
  broken.play('play:natural-order', 'break-fleet:2');
  expect(broken.events).toContainEqual({ type: 'fleet', seat: 1, improved: false });
});

test('a fleet that is turned back loses discount and primary weapon at once', () => {
  const own = {
    hand: 'natural-order warfare',
    permanents: 'productivity',
    planets: 'idroyos',
    fighters: 5,
    extra: { fleet: 2, battlecruisers: 1 },
  };
  const game = escalation(own).play('play:natural-order', 'break-fleet:1', 'play:warfare');
  expect(game.options).toEqual(['collect', 'attack:1']);
  expect(game.view(0).players[0]?.planets[0]?.attack?.need).toBe(5);
});

test('events of spent and returned ships have their size', () => {
  const own = {
    hand: 'soldiers-of-fortune',
    permanents: 'elite-squadron',
    extra: { dockedDestroyers: 1 },
  };
  const game = escalation(own).play('play:soldiers-of-fortune');
  expect(game.events).toContainEqual({ type: 'pay-ships', seat: 0, ship: 'destroyer', count: 1 });
  game.nextTurn().nextTurn();
  expect(game.events).toContainEqual({ type: 'replenish', seat: 0, fighters: 2, destroyers: 1 });
  // If all slots are full, there is no event.
  const full = game.events.filter(({ type }) => type === 'replenish').length;
  game.nextTurn().nextTurn();
  expect(game.events.filter(({ type }) => type === 'replenish')).toHaveLength(full);
});

test('buying, turning and naming have events', () => {
  const own = { hand: 'politics', fighters: 3 };
  const fleet = escalation(own, {}, { at: 'role' }).play('lead:research', 'done');
  fleet.play('upgrade-with-ships');
  expect(fleet.events).toContainEqual({ type: 'fleet', seat: 0, improved: true });
  expect(fleet.view(0).players[0]).toMatchObject({ fighters: 0 });
  const discovery = escalation({ hand: 'scientific-discovery' }).play('play:scientific-discovery');
  expect(question(discovery.state)).toMatchObject({ step: 'take-technology', several: false });
  discovery.play('buy:improved-trade.fighter');
  expect(discovery.events).toContainEqual({ type: 'buy', seat: 0, card: 'improved-trade.fighter' });
  expect(discovery.hand()).toBe('improved-trade.fighter');
  const named = escalation({ hand: 'specialized-production' }).play('play:specialized-production');
  expect(question(named.state)).toMatchObject({ step: 'name-produced', several: false });
  named.play('name:iron');
  expect(named.events).toContainEqual({ type: 'name-resource', seat: 0, resource: 'iron' });
  expect(named.position.turn.extra?.named).toEqual({ iron: 1 });
});

test('Industrial Espionage gives as an effect, Specialized Production as itself', () => {
  const spy = escalation({ hand: 'industrial-espionage' }, { influence: 1 });
  spy.play('play:industrial-espionage');
  expect(spy.events).toContainEqual({ type: 'influence', seat: 0, count: 1, source: 'effect' });
  const own = {
    hand: 'improved-production.fighter specialized-production',
    permanents: 'productivity',
    planets: 'new-texas up',
  };
  const game = escalation(own).play('play:improved-production.fighter', 'produce:1.food', 'done');
  game.play('play:specialized-production', 'name:food');
  const source = 'specialized-production';
  expect(game.events).toContainEqual({ type: 'influence', seat: 0, count: 1, source });
});

test('an Annex has its targets as options, and is not offered without an affordable one', () => {
  const game = escalation({ hand: 'annex', fighters: 2 }, { planets: 'drawde' }).play('play:annex');
  expect(question(game.state)).toMatchObject({ step: 'annex', several: false });
  expect(escalation({ hand: 'annex' }, { planets: 'drawde' }).of('play')).toEqual([]);
  // The card in play cannot pay for its own Action with its fighter icon.
  expect(escalation({ hand: 'annex', fighters: 1 }, { planets: 'drawde' }).of('play')).toEqual([]);
});

test('the improved fleet has a question after each destroyer, and builds no more than the fighters allow', () => {
  const own = { hand: 'politics', fighters: 5, extra: { fleet: 2 } };
  const game = escalation(own).play('use-fleet-1');
  expect(question(game.state)).toMatchObject({ step: 'build', several: false });
  expect(game.options).toEqual(['done', 'build']);
  game.play('done');
  expect([game.player().fighters, game.player().extra?.destroyers]).toEqual([3, 1]);
  const last = escalation({ ...own, hand: 'improved-trade.fighter', fighters: 3 });
  last.play('use-fleet-1', 'done');
  expect(last.options).toEqual(['done', 'build']);
  const second = escalation({ hand: 'politics', fighters: 3, extra: { battlecruisers: 1 } });
  expect(second.options).toContain('use-fleet-1');
});

test('Spoils of War takes a fighter and an empty slot', () => {
  const plays = (own: SeatScene): string[] =>
    escalation({ hand: 'spoils-of-war', ...own }).of('play');
  expect(plays({ fighters: 1, planets: 'lyttle up' })).toEqual(['play:spoils-of-war']);
  expect(plays({ planets: 'lyttle up' })).toEqual([]);
  expect(plays({ fighters: 1, planets: 'lyttle up silicon' })).toEqual([]);
});

test('RULES E14-17: with Logistics the Role phase of Elevated Incentives follows the Action phase', () => {
  const own = { hand: 'elevated-incentives politics', permanents: 'logistics', deck: DECK };
  const game = escalation(own).play('role-first', 'lead:trade').until('action');
  game.play('play:elevated-incentives');
  expect(game.position.turn.phases).toEqual([
    'replenish',
    'action',
    'role',
    'action',
    'after-role',
    'role',
    'after-role',
    'cleanup',
  ]);
  expect(game.events).toContainEqual({ type: 'more-role', seat: 0 });
  expect(game.step).toBe('role');
});

test('RULES E8.4: Elevated Incentives, then a Well Oiled Machine: three Role phases and one cleanup', () => {
  const own = { hand: 'elevated-incentives', permanents: 'well-oiled-machine', deck: DECK };
  const game = escalation(own).play('play:elevated-incentives', 'lead:trade');
  game.until('one-more-role').play('more-role');
  expect(game.position.turn.phases).toEqual([
    'replenish',
    'action',
    'role',
    'after-role',
    'role',
    'after-role',
    'role',
    'after-role',
    'cleanup',
  ]);
});

test('a permanent of another that a Natural Order removes grants its owner nothing now', () => {
  const other = { permanents: 'productivity', hand: 'politics survey survey', deck: DECK };
  const game = escalation({ hand: 'natural-order', deck: DECK }, other);
  game.play('play:natural-order', 'remove-permanent:2.productivity');
  expect(game.step).toBe('role');
  expect(game.position.turn.extra).toBeUndefined();
  const own = escalation({ hand: 'natural-order survey', permanents: 'imperialism' });
  own.play('play:natural-order', 'remove-permanent:1.imperialism');
  expect([own.step, own.position.turn.extra]).toEqual(['role', undefined]);
});
