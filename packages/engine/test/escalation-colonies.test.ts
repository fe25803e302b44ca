// Colonies on a Colony Ship, and moving colonies before a planet is settled (docs/escalation.md,
// E8.1, PL2).
import { expect, test } from 'vitest';
import { describe as question } from '../src/index.ts';
import { scene, type SeatScene, type Scene } from './scene.ts';

const OPTIONS = { ruleset: 'escalation', startPlanetChoice: 'old-only' };

function escalation(own: SeatScene, other: SeatScene = {}, more: Partial<Scene> = {}) {
  return scene({ options: OPTIONS, seats: [own, other], ...more });
}

const SHIP = { hand: 'colonize', permanents: 'colony-ship' };

test('RULES E8.1: colonies move from planets and from the ship, in that order, each kind of a place once', () => {
  const own = {
    ...SHIP,
    planets: 'drawde + colonize colonize colonize warfare, idroyos + survey',
    extra: { colonies: ['politics', 'colonize', 'colonize'] },
  };
  const game = escalation(own).play('play:colonize', 'settle:1');
  expect(question(game.state)).toMatchObject({ step: 'redistribute', several: false });
  expect(game.options).toEqual([
    'done',
    'move:1.warfare',
    'move:1.colonize',
    'move:2.survey',
    'move:ship.colonize',
    'move:ship.politics',
  ]);
  game.play('move:2.survey');
  expect(question(game.state)).toMatchObject({ step: 'move-colony', several: false });
  expect(game.options).toEqual(['tuck:1', 'tuck:ship']);
  game.play('tuck:ship');
  expect(game.events).toContainEqual({
    type: 'move-colony',
    seat: 0,
    card: 'survey',
    from: 1,
    to: 49,
  });
  // After a move, only colonies that come later in the order may move.
  expect(game.options.filter((token) => token.startsWith('move:1'))).toEqual([]);
  game.play('done');
  expect([game.planet(0).up, game.planet(1).colonies ?? []]).toEqual([true, []]);
  expect(game.player().extra?.colonies).toEqual(['politics', 'colonize', 'colonize', 'survey']);
});

test('RULES E8.1: a colony of the ship goes to a planet, one of a planet to another or to the ship', () => {
  const own = {
    ...SHIP,
    planets: 'drawde + colonize colonize, idroyos + survey, mik-mik',
    extra: { colonies: ['politics'] },
  };
  const ship = escalation(own).play('play:colonize', 'settle:1', 'move:ship.politics');
  expect(ship.options).toEqual(['tuck:1', 'tuck:2', 'tuck:3']);
  ship.play('tuck:3');
  expect([ship.planet(2).colonies, ship.player().extra?.colonies ?? []]).toEqual([
    ['politics'],
    [],
  ]);
  const planet = escalation(own).play('play:colonize', 'settle:1', 'move:2.survey');
  expect(planet.options).toEqual(['tuck:1', 'tuck:3', 'tuck:ship']);
  planet.play('tuck:3');
  expect([planet.planet(1).colonies ?? [], planet.planet(2).colonies]).toEqual([[], ['survey']]);
  planet.play('done');
  expect(planet.discard()).toBe('colonize colonize colonize');
});

test('RULES E8.1: with one colony to spare one may leave, with none no colony does', () => {
  const planets = (colonies: string) => `drawde + ${colonies}`;
  const spare = escalation({ ...SHIP, planets: planets('colonize colonize colonize') });
  spare.play('play:colonize', 'settle:1');
  expect(spare.options).toEqual(['done', 'move:1.colonize']);
  spare.play('move:1.colonize');
  expect(spare.options).toEqual(['tuck:ship']);
  spare.play('tuck:ship');
  // This colony may move too, because colonies may move back from the ship.
  expect(spare.options).toEqual(['done', 'move:1.colonize', 'move:ship.colonize']);
  spare.play('done');
  expect([spare.planet(0).up, spare.player().extra?.colonies]).toEqual([true, ['colonize']]);
  const exact = escalation({ ...SHIP, planets: planets('colonize colonize') });
  exact.play('play:colonize', 'settle:1');
  expect([exact.planet(0).up, exact.player().extra?.colonies ?? []]).toEqual([true, []]);
});

test('RULES E8.1: colonies needed to settle must move to the planet and nowhere else', () => {
  const own = {
    ...SHIP,
    planets: 'drawde, idroyos + survey',
    extra: { colonies: ['colonize'] },
  };
  const game = escalation(own).play('play:colonize', 'settle:1');
  expect(game.options).toEqual(['move:2.survey']);
  game.play('move:2.survey');
  expect(game.options).toEqual(['tuck:1']);
  game.play('tuck:1');
  expect(game.options).toEqual(['move:ship.colonize']);
  game.play('move:ship.colonize');
  expect(game.options).toEqual(['tuck:1']);
  game.play('tuck:1');
  expect(game.planet(0).up).toBe(true);
});

test('RULES R-COL1, E8.1: a card that shows two colonies moves as two', () => {
  const own = {
    ...SHIP,
    planets: 'drawde + survey',
    extra: { colonies: ['survey', 'terraforming'] },
  };
  const game = escalation(own).play('play:colonize', 'settle:1');
  expect(game.options).toEqual(['move:1.survey', 'move:ship.survey', 'move:ship.terraforming']);
  game.play('move:ship.terraforming');
  expect(game.options).toEqual(['tuck:1']);
  game.play('tuck:1');
  expect(game.planet(0).up).toBe(true);
  const away = escalation({ ...own, planets: 'drawde + terraforming', extra: {} });
  away.play('play:colonize', 'settle:1');
  expect(away.planet(0).up).toBe(true);
});

test('RULES E8.1: a planet is settled when colonies elsewhere suffice, not with one less', () => {
  const settles = (colonies: string[], rest: string) =>
    escalation({
      ...SHIP,
      planets: `mik-mik + colonize, idroyos up, lyttle${rest}`,
      extra: { colonies },
    })
      .play('play:colonize')
      .of('settle');
  // The first planet costs five and the last four.
  expect(settles(['colonize', 'colonize'], ' + survey')).toEqual(['settle:3']);
  expect(settles(['colonize', 'colonize'], ' + survey survey')).toEqual(['settle:1', 'settle:3']);
  expect(settles(['colonize'], '')).toEqual([]);
  expect(settles(['terraforming'], ' + survey')).toEqual(['settle:3']);
});

test('RULES PL2, E8.1: a face-up or hostile planet is no place for a colony that moves', () => {
  const own = {
    ...SHIP,
    planets: 'lyttle up, odonata, drawde + colonize colonize survey',
  };
  const game = escalation(own).play('play:colonize', 'settle:3', 'move:3.survey');
  expect(game.options).toEqual(['tuck:ship']);
});

test('RULES E8.1: without a Colony Ship nothing moves', () => {
  const own = {
    hand: 'colonize',
    planets: 'drawde + colonize colonize colonize, idroyos + survey',
  };
  const game = escalation(own).play('play:colonize', 'settle:1');
  expect([game.step, game.planet(0).up]).toEqual(['role', true]);
  expect(game.planet(1).colonies).toEqual(['survey']);
});

test('RULES 3.3, E8.1: with a Colony Ship the cards of Colonize may go onto it, without it and planets nowhere', () => {
  const ship = escalation({ ...SHIP, planets: 'lyttle up' }, {}, { at: 'role' });
  ship.play('lead:colonize', 'boost:colonize');
  expect(ship.player().extra?.colonies).toEqual(['colonize', 'colonize']);
  const none = escalation({ hand: 'colonize', planets: 'lyttle up' }, {}, { at: 'role' });
  none.play('lead:colonize', 'boost:colonize').nextTurn();
  expect(none.discard()).toBe('');
  expect(none.hand()).toBe('colonize colonize');
});
