// The phases of a turn, which effects can extend; and mutations that settle or attack planets and
// pay fighters.
import { expect, test } from 'vitest';
import { formatPosition, parsePosition, phaseOf } from '../src/index.ts';
import { NONE } from '../src/model/names.ts';
import { payFighters } from '../src/mutations/ships.ts';
import { addPhases } from '../src/rules/phases.ts';
import { actionStep } from '../src/rules/steps/action.ts';
import { roleStep } from '../src/rules/steps/role.ts';
import { attack, settle } from '../src/mutations/planets.ts';
import { produce } from '../src/mutations/resources.ts';
import { fresh, scene } from './scene.ts';

const TABLE = { seats: [{ hand: 'survey warfare', planets: 'idroyos' }, { hand: '' }] };

test('another Role phase comes after the next one, and another Action phase immediately', () => {
  const game = scene(TABLE);
  addPhases(game.state, [roleStep.number], roleStep.number);
  game.play('done', 'lead:warfare', 'done');
  expect([game.step, game.state.turnNumber]).toEqual(['role', 1]);
  game.play('lead:warfare', 'done');
  expect(game.player().fighters).toBe(2);
  const again = scene({ ...TABLE, at: 'role' });
  addPhases(again.state, [actionStep.number], actionStep.number);
  again.play('lead:warfare', 'done');
  expect(again.step).toBe('action');
});

test('positions have the phases only if some were added', () => {
  const game = scene(TABLE);
  expect(game.position.turn.phases).toBeUndefined();
  addPhases(game.state, [roleStep.number], roleStep.number);
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

test('adding a phase does not change a copy of the state', () => {
  const game = scene(TABLE);
  const copy = game.state.clone();
  addPhases(game.state, [roleStep.number], roleStep.number);
  expect(copy.turn.phases).toEqual(copy.rules.phases);
});

test('a view has the phase in progress, also for Actions of planets and free actions', () => {
  const options = { ruleset: 'escalation' };
  const own = {
    hand: 'colonize politics survey',
    permanents: 'logistics colony-ship',
    planets: 'vierra up, drawde',
  };
  const game = scene({ options, seats: [own, { hand: 'survey' }] });
  const phase = () => [game.step, phaseOf(game.view(1))];
  const phases = () => game.view(1).phases;
  expect(phase()).toEqual(['action', 'action']);
  expect(phases()).toEqual({ order: ['action', 'role', 'cleanup'], at: 0 });
  game.play('role-first');
  expect(phases()).toEqual({ order: ['role', 'action', 'cleanup'], at: 0 });
  expect(phase()).toEqual(['role', 'role']);
  game.play('lead:warfare', 'done');
  expect(phase()).toEqual(['follow-or-dissent', 'role']);
  game.play('dissent');
  expect(phase()).toEqual(['action', 'action']);
  game.play('use-planet:1');
  expect(phase()).toEqual(['produce', 'action']);
  game.play('done');
  expect(phase()).toEqual(['discard', 'cleanup']);
  game.play('add-colony:colonize');
  expect(phase()).toEqual(['tuck-this', 'cleanup']);
  game.state.over = true;
  game.state.frames = [];
  expect(phaseOf(game.view(1))).toBeUndefined();
  expect(phaseOf(fresh({ ...options, startPlanetChoice: 'old-and-new' }).view(0))).toBeUndefined();
});

test('a planet that is settled or attacked is turned up; its colonies go to the discard pile', () => {
  const game = scene({
    seats: [
      { hand: 'survey', planets: 'styku', fighters: 9 },
      { planets: 'idroyos + colonize, drawde + survey, gerdland up' },
    ],
  });
  const { state } = game;
  settle(state, 1, 0);
  attack(state, 1, 1, 2);
  expect(game.player(1).discard).toEqual(['colonize', 'survey']);
  expect(game.planet(0, 1).up).toBe(true);
  expect(game.planet(1, 1).up).toBe(true);
  expect(game.planet(0).up).toBeFalsy();
  produce(state, 1, 4, NONE);
  expect(game.planet(2, 1).resources).toHaveLength(1);
});

test('fighters in replenishing slots are paid before tokens', () => {
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
