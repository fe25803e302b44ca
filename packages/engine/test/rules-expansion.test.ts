// Edge cases of ships, fleet and planets in Escalation (docs/escalation.md, E2 to E6, E10).
import { expect, test } from 'vitest';
import { scoreOf } from '../src/index.ts';
import { scene, type SeatScene, type Scene } from './scene.ts';

const OPTIONS = { ruleset: 'escalation', startPlanetChoice: 'old-only' };

function escalation(own: SeatScene, other: SeatScene = {}, more: Partial<Scene> = {}) {
  return scene({ options: OPTIONS, seats: [own, other], ...more });
}

test('RULES E2.1: at the start of the owner’s turn every empty slot gets its ship, a full one gets none', () => {
  const own = {
    hand: 'politics soldiers-of-fortune',
    permanents: 'elite-squadron',
    planets: 'odonata up, pitt-of-injustice up docked',
    extra: { cardFighters: 1, dockedDestroyers: 1 },
  };
  const game = escalation(own).play('play:soldiers-of-fortune');
  expect(game.player().extra?.dockedDestroyers ?? 0).toBe(0);
  game.nextTurn();
  expect(game.planet(0).ships ?? 0).toBe(0);
  game.nextTurn();
  expect([game.planet(0).ships, game.planet(1).ships]).toEqual([1, 1]);
  expect(game.player().extra).toMatchObject({ cardFighters: 2, dockedDestroyers: 1 });
  expect(game.view(0).players[0]?.fighters).toBe(4);
});

test('RULES E14-2: an Elite Squadron comes with its ships', () => {
  const planets = 'lyttle up, drawde up, pitt-of-injustice up docked';
  const own = { hand: 'politics', planets, extra: { battlecruisers: 1 } };
  const game = escalation(own, {}, { at: 'role' }).play('lead:research', 'done');
  game.play('buy-with-ships:elite-squadron');
  expect(game.player().extra).toMatchObject({ cardFighters: 2, dockedDestroyers: 1 });
  expect(game.player().extra?.battlecruisers ?? 0).toBe(0);
});

test('RULES E15: of equal ships those in slots are paid first', () => {
  const own = {
    hand: 'soldiers-of-fortune',
    permanents: 'elite-squadron',
    extra: { destroyers: 1, cardFighters: 2, dockedDestroyers: 1 },
  };
  const game = escalation(own).play('play:soldiers-of-fortune');
  expect(game.player().extra).toMatchObject({ destroyers: 1 });
  expect(game.player().extra?.dockedDestroyers ?? 0).toBe(0);
  const fighters = escalation({
    ...own,
    hand: 'warfare',
    fighters: 1,
    planets: 'drawde, odonata up docked',
  });
  fighters.play('play:warfare', 'attack:1');
  expect([fighters.planet(1).ships ?? 0, fighters.player().fighters]).toEqual([0, 1]);
  expect(fighters.player().extra?.cardFighters).toBe(1);
});

test('RULES E10, E14-13: fighters, those in slots too, and resources break ties, bigger ships do not', () => {
  const game = escalation({
    hand: 'politics',
    fighters: 2,
    permanents: 'biosphere',
    planets: 'odonata up docked food',
    extra: { destroyers: 3, battlecruisers: 1, store: ['iron', 'none'] },
  });
  expect(scoreOf(game.state, 0)).toMatchObject({ tieBreak: 5, ships: 2 });
});

test('RULES F4: with the basic side a battlecruiser saves one fighter, and nothing of other ships', () => {
  const own = { hand: 'politics', planets: 'idroyos, vierra' };
  const needs = (extra: SeatScene['extra']) =>
    escalation({ ...own, extra })
      .view(0)
      .players[0]?.planets.map(({ attack }) => attack?.need);
  expect(needs({})).toEqual([6, 1]);
  expect(needs({ battlecruisers: 1 })).toEqual([5, 1]);
  expect(needs({ fleet: 2 })).toEqual([6, 1]);
  expect(needs({ fleet: 2, battlecruisers: 1 })).toEqual([4, 1]);
});

test('RULES F1: turning the tile over takes three symbols, at once and once', () => {
  const own = { hand: 'politics research research' };
  const game = escalation(own, {}, { at: 'role' });
  game.play('lead:research', 'boost:research');
  const less = escalation(own, {}, { at: 'role' });
  less.play('lead:research', 'boost:research', 'done');
  expect(less.options).not.toContain('upgrade');
  game.play('boost:research', 'done', 'upgrade');
  expect(game.player().extra?.fleet).toBe(2);
  const again = escalation({ ...own, extra: { fleet: 2 } }, {}, { at: 'role' });
  again.play('lead:research', 'boost:research', 'boost:research').until('discard');
  expect(again.of('upgrade')).toEqual([]);
});

test('RULES F3: a battlecruiser on a card in hand is none in play', () => {
  const hand = 'politics tour-de-force';
  const game = escalation({ hand, planets: 'idroyos', extra: { destroyers: 2 } });
  expect(game.view(0).players[0]?.planets[0]?.attack?.need).toBe(6);
  expect(game.score()).toBe(3);
  expect(game.options).toContain('use-fleet-2');
});

test('RULES PL3: planets act face up only, and a new one in the same Action phase', () => {
  const own = {
    hand: 'warfare politics',
    deck: 'survey survey survey',
    permanents: 'productivity',
    planets: 'monos, nyseia up',
    extra: { destroyers: 1 },
  };
  const game = escalation(own);
  expect(game.of('use-planet')).toEqual(['use-planet:2']);
  game.play('play:warfare', 'attack:1');
  expect(game.of('use-planet')).toEqual(['use-planet:1', 'use-planet:2']);
  game.play('use-planet:2', 'remove:politics');
  expect(game.position.removed).toContain('politics');
});

test.each([
  ['nyseia up', 'politics', []],
  ['otto-erdesz up silicon', 'politics', ['trade:1.silicon']],
  ['terra-prime up, drawde + colonize colonize', 'politics', ['settle:2']],
  ['vierra up', 'politics', ['produce:1.food', 'produce:1.water']],
  ['nalarad up, drawde', 'politics', ['attack:2']],
])('RULES PL3: %s acts', (planets, hand, answers) => {
  const game = escalation({ hand, planets, fighters: 2 }).play('use-planet:1', ...answers);
  expect(game.player().hand).toContain('politics');
  expect(game.position.turn.number).toBe(1);
  expect(game.planet(0).up).toBe(true);
});

test('RULES T18, PL3: Actions of planets and tile that could do nothing are not offered', () => {
  const planets = 'nyseia up, otto-erdesz up, terra-prime up, nalarad up, monos up';
  const bare = escalation({ hand: 'politics', planets: `${planets}, idroyos` });
  expect(bare.of('use-planet')).toEqual(['use-planet:1']);
  expect([...bare.of('use-fleet-1'), ...bare.of('use-fleet-2')]).toEqual([]);
});

test('RULES E3: the primary weapon takes the place of another cost, not of a battlecruiser', () => {
  const extra = { fleet: 2, battlecruisers: 1 };
  const game = escalation({ hand: 'warfare', planets: 'yago, drawde, odonata', extra });
  game.play('play:warfare');
  expect(game.of('attack')).toEqual(['attack:1', 'attack:2']);
  expect(game.of('attack-with-battlecruiser')).toEqual([
    'attack-with-battlecruiser:2',
    'attack-with-battlecruiser:3',
  ]);
  const annex = escalation({ hand: 'annex', extra }, { planets: 'yago, odonata' });
  annex.play('play:annex');
  expect(annex.options).toEqual(['annex:2.1', 'annex-with-battlecruiser:2.2']);
});

test('RULES PL2: a hostile planet takes no colony, wherever one might go', () => {
  const own = {
    hand: 'terraforming colonize colonize',
    permanents: 'colony-ship',
    planets: 'odonata, mik-mik',
  };
  const game = escalation(own);
  game.play('play:terraforming');
  expect(game.planet(0).colonies ?? []).toEqual([]);
  expect(game.planet(1).colonies).toEqual(['terraforming']);
  game.play('lead:colonize', 'boost:colonize', 'boost:colonize');
  expect(game.of('tuck')).toEqual(['tuck:2', 'tuck:ship']);
});
