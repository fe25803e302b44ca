// A turn is a queue of phases that effects can extend, and places name an owner.
import { expect, test } from 'vitest';
import { formatPosition, parsePosition } from '../src/index.ts';
import { NONE } from '../src/model/names.ts';
import { payFighters } from '../src/mutations/ships.ts';
import { addPhase } from '../src/rules/phases.ts';
import { actionStep } from '../src/rules/steps/action.ts';
import { roleStep } from '../src/rules/steps/role.ts';
import { attack, settle } from '../src/mutations/planets.ts';
import { produce } from '../src/mutations/resources.ts';
import { scene } from './scene.ts';

const TABLE = { seats: [{ hand: 'survey warfare', planets: 'idroyos' }, { hand: '' }] };

test('another Role phase comes behind the next one, and another Action phase at once', () => {
  const game = scene(TABLE);
  addPhase(game.state, roleStep, roleStep);
  game.play('done', 'lead:warfare', 'done');
  expect([game.step, game.state.turnNumber]).toEqual(['role', 1]);
  game.play('lead:warfare', 'done');
  expect(game.player().fighters).toBe(2);
  const again = scene({ ...TABLE, at: 'role' });
  addPhase(again.state, actionStep, actionStep);
  again.play('lead:warfare', 'done');
  expect(again.step).toBe('action');
});

test('what was added is written and read back; the usual queue is not written', () => {
  const game = scene(TABLE);
  expect(game.position.turn.phases).toBeUndefined();
  addPhase(game.state, roleStep, roleStep);
  const { phases } = game.position.turn;
  expect(phases).toEqual(['action', 'role', 'role', 'after-role', 'cleanup']);
  const read = parsePosition(game.position);
  if (!read.ok) throw new Error(read.error);
  expect(formatPosition(read.value)).toEqual(game.position);
  const turn = { ...game.position.turn, phases: ['action', 'boost'] };
  expect(parsePosition({ ...game.position, turn })).toMatchObject({
    ok: false,
    error: expect.stringContaining('position.turn.phases[1]') as string,
  });
});

test('a copy keeps its own queue', () => {
  const game = scene(TABLE);
  const copy = game.state.clone();
  addPhase(game.state, roleStep, roleStep);
  expect(copy.turn.phases).toEqual(copy.rules.phases);
});

test("another player's planet: its colonies go to its owner, the effect goes to the acting player", () => {
  const game = scene({
    seats: [
      { hand: 'survey', planets: 'styku', fighters: 9 },
      { planets: 'idroyos + colonize, drawde + survey, gerdland up' },
    ],
  });
  const { state } = game;
  settle(state, 1, 0);
  attack(state, 0, 1, 1, 2);
  expect(game.player(1).discard).toEqual(['colonize', 'survey']);
  expect(game.planet(0, 1).up).toBe(true);
  expect(game.planet(1, 1).up).toBe(true);
  expect(game.planet(0).up).toBeFalsy();
  produce(state, 1, 4, NONE);
  expect(game.planet(2, 1).resources).toHaveLength(1);
});

test('fighters in replenishing slots are paid before tokens: they come back', () => {
  const { state } = scene({ seats: [{ fighters: 3, planets: 'idroyos' }] });
  const player = state.players[0];
  const planet = player?.planets[0];
  if (player === undefined || planet === undefined) throw new Error('no seat');
  planet.ships = 1;
  player.expansion = { ...player.expansion, docked: 1 };
  payFighters(player, 2);
  expect([planet.ships, player.expansion.docked, player.fighters]).toEqual([0, 0, 2]);
  payFighters(player, 2);
  expect(player.fighters).toBe(0);
});
