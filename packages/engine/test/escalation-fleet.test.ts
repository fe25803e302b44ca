// Ships, fleet and planets of Escalation (docs/escalation.md, E2 to E6).
import { expect, test } from 'vitest';
import { scene, type SeatScene, type Scene } from './scene.ts';

const OPTIONS = { ruleset: 'escalation', startPlanetChoice: 'old-only' };

function escalation(own: SeatScene, other: SeatScene = {}, more: Partial<Scene> = {}) {
  return scene({ options: OPTIONS, seats: [own, other], ...more });
}

test('[F3] the fleet builds: three fighters for a destroyer, two destroyers for the one battlecruiser', () => {
  const game = escalation({ hand: 'politics', fighters: 7, permanents: 'productivity' });
  game.play('use-fleet-1', 'use-fleet-1');
  expect([game.player().fighters, game.player().extra?.destroyers]).toEqual([1, 2]);
  const cruiser = escalation({ hand: 'politics', extra: { destroyers: 2 } }).play('use-fleet-2');
  expect(cruiser.player().extra).toMatchObject({ battlecruisers: 1 });
  expect(cruiser.score()).toBe(2);
  const second = escalation({ hand: 'politics', extra: { destroyers: 2, battlecruisers: 1 } });
  expect(second.options).not.toContain('use-fleet-2');
});

test('the improved fleet builds any number for two fighters each, in one Action', () => {
  const game = escalation({ hand: 'politics', fighters: 5, extra: { fleet: 2 } });
  game.play('use-fleet-1', 'build');
  expect([game.player().fighters, game.player().extra?.destroyers]).toEqual([1, 2]);
});

test('Research is followed without a card: three fighters turn the tile over', () => {
  const game = escalation({ hand: 'politics' }, { hand: 'politics', fighters: 3 });
  game.play('done', 'lead:research', 'done', 'follow', 'done', 'upgrade-with-ships');
  expect(game.player(1)).toMatchObject({ fighters: 0, extra: { fleet: 2 } });
});

test('[P1] a technology is paid with ships instead of symbols, and still needs planets', () => {
  const own = { hand: 'politics', fighters: 3, planets: 'lyttle up' };
  const game = escalation(own, {}, { at: 'role' }).play('lead:research', 'done');
  expect(game.of('buy-with-ships')).toContain('buy-with-ships:peace-treaty.advanced');
  expect(game.of('buy-with-ships')).not.toContain('buy-with-ships:biosphere');
  game.play('buy-with-ships:peace-treaty.advanced');
  expect(game.player()).toMatchObject({ fighters: 0, permanents: ['peace-treaty.advanced'] });
});

test('[F4] discounts are of fighters only: Scorched Earth and the improved fleet make four, never below nothing', () => {
  const planets = 'drawde, vierra';
  const own = { hand: 'politics', permanents: 'scorched-earth-policy', planets };
  const seen = (extra: SeatScene['extra']) =>
    escalation({ ...own, extra })
      .view(0)
      .players[0]?.planets.map(({ attack }) => attack?.need);
  expect(seen({ fleet: 2, battlecruisers: 1 })).toEqual([0, 1]);
  expect(seen({})).toEqual([0, 1]);
  const dear = escalation({
    hand: 'politics',
    planets: 'idroyos',
    extra: { fleet: 2, battlecruisers: 1 },
  });
  expect(dear.view(0).players[0]?.planets[0]?.attack?.need).toBe(4);
});

test('[F5] a civilized planet takes the battlecruiser, and with it discount and points are gone', () => {
  const own = { hand: 'warfare', planets: 'yago, idroyos', extra: { battlecruisers: 1 } };
  const game = escalation(own).play('play:warfare', 'attack:1');
  expect(game.player().extra?.battlecruisers ?? 0).toBe(0);
  expect(game.view(0).players[0]?.planets[1]?.attack?.need).toBe(6);
});

test('with the improved fleet a battlecruiser pays any Warfare cost', () => {
  const own = { hand: 'warfare', planets: 'idroyos', extra: { fleet: 2, battlecruisers: 1 } };
  const game = escalation(own).play('play:warfare', 'attack-with-battlecruiser:1');
  expect(game.planet(0).up).toBe(true);
});

test('[PL2] [E2.2] a hostile planet takes no colonies, and is attacked with a destroyer; its fighter is there at once', () => {
  const game = escalation({
    hand: 'colonize warfare',
    planets: 'odonata',
    extra: { destroyers: 1 },
  });
  expect(game.of('play')).toEqual(['play:warfare']);
  game.play('play:warfare', 'attack:1');
  expect(game.planet(0)).toMatchObject({ up: true, ships: 1 });
  expect(game.view(0).players[0]?.fighters).toBe(1);
});

test('[E2.4] Actions of planets are Actions like others, and the same planet may be used twice', () => {
  const own = {
    hand: 'politics',
    deck: 'survey survey survey survey',
    permanents: 'productivity',
    planets: 'monos up',
  };
  const game = escalation(own).play('use-planet:1', 'use-planet:1');
  expect(game.player().hand).toHaveLength(5);
});

test('[PL6] prestige is the other planet of a Double Time, but no planet of a named type', () => {
  const own = { hand: 'politics', fighters: 3 };
  const buys = (planets: string) =>
    scene({
      options: { ...OPTIONS, startPlanetChoice: 'old-and-new', promoPlanets: true },
      seats: [{ ...own, planets }, { planets: 'drawde' }],
      at: 'role',
    })
      .play('lead:research', 'done')
      .of('buy-with-ships');
  expect(buys('lyttle up, janus up')).toContain('buy-with-ships:double-time.research');
  expect(buys('lyttle up')).not.toContain('buy-with-ships:double-time.research');
  expect(buys('janus up')).not.toContain('buy-with-ships:biosphere');
  expect(buys('dionysus up')).toContain('buy-with-ships:biosphere');
  expect(buys('lyttle up, dionysus up')).not.toContain('buy-with-ships:double-time.research');
});
