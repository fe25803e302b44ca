// Plays hand-written recorded Actions of Escalation, also of cards that no recorded game contains.
import type { GameState } from '@eminent/engine';
import { expect, it } from 'vitest';
import { TurnFacts } from './turn-facts.ts';
import { kindOfRecorded, planetOfRecorded, recordedCard } from './ids.ts';
import { DECLINED } from './report.ts';
import { RecordedPlay } from './play-decision.ts';
import { beginning, INITIAL, seatChanged } from './test-game.ts';
import type { Choice, RecordedDecision } from './recording.ts';

type Player = GameState['players'][number];

function played(
  hand: string,
  decisions: Partial<RecordedDecision>[],
  prepare?: (own: Player) => void,
  before = INITIAL,
) {
  const { options, ...game } = beginning();
  const all = decisions.map((one, i) => ({
    i,
    player: 0,
    state: '',
    type: 'action',
    after: INITIAL,
    ...one,
  }));
  const escalation = { ...options, escalation: true };
  const recordedPlay = new RecordedPlay({ ...game, options: escalation, decisions: all });
  const { state } = recordedPlay.table;
  const [own, other] = state.players;
  if (own === undefined || other === undefined) throw new Error('two seats');
  own.hand = hand
    .split(' ')
    .map((number) => kindOfRecorded(`card_tech_${number}`))
    .sort((a, b) => a - b);
  prepare?.(own);
  for (const decision of all) recordedPlay.play(decision, before, new TurnFacts(2));
  return { own, other, state, reasons: [...recordedPlay.reasons] };
}

const act = (card: string, choices: Choice[], actnum = 0): Partial<RecordedDecision> => ({
  card,
  choices,
  raw: { actnum },
});

it('annexes a planet of another seat and pays with a card', () => {
  const attack = { op: 'attack', planet: 'card_planet_0_5', pay: ['F', 'card_tech_E_4'] };
  const { own, other } = played('E_36 E_4', [act('card_tech_E_36', [attack])], (player) => {
    player.fighters = 1;
  });
  expect([own.fighters, own.planets.length, other.planets.length, other.influence]).toEqual([
    0, 2, 0, 2,
  ]);
});

it('builds with fighters and cards as often as recorded', () => {
  const destroyer = { op: 'ship', type: 'D' };
  const pays = [['F', 'F'], ['card_tech_E_4', 'F'], ['card_tech_E_30']];
  const choices = pays.flatMap((pay) => [{ op: 'pay', pay }, destroyer]);
  const { own } = played('E_4 E_30', [act('card_fleet_i_1', choices)], (player) => {
    player.fighters = 3;
    player.expansion = { ...player.expansion, fleet: 2 };
  });
  expect([own.fighters, own.expansion.destroyers, own.hand.length]).toEqual([0, 3, 0]);
});

it('hires with the icon of a card', () => {
  const pay = { op: 'pay', pay: ['card_tech_E_19'] };
  const { own } = played('E_8 E_19', [act('card_tech_E_8', [pay, { op: 'influence' }])]);
  expect([own.influence, own.hand.length]).toEqual([3, 0]);
});

it('takes a technology, or none', () => {
  const take = { op: 'take_tech', tech: 'card_tech_E_13' };
  const taken = played('E_7', [act('card_tech_E_7', [take, { op: 'extra_action' }])]);
  expect(taken.own.permanents).toEqual([kindOfRecorded('card_tech_E_13')]);
  const none = played('E_7', [act('card_tech_E_7', [{ op: 'stop' }])]);
  expect([none.own.permanents, none.reasons]).toEqual([[], [DECLINED]]);
});

it('puts a resource under a planet', () => {
  const planet = { id: 'card_planet_0_4', up: 1, res: ['w'] };
  const before = seatChanged(INITIAL, 0, { planets: [planet] });
  const after = seatChanged(INITIAL, 0, { planets: [{ ...planet, res: [] }] });
  const tuck = (card: string) => ({ op: 'colony', planet: 'card_planet_0_3', card });
  const lead = {
    type: 'role',
    role: 'C',
    card: 'card_role_colonize',
    boost: ['resource_w'],
    choices: [tuck('card_role_colonize'), tuck('resource_w')],
    after,
  };
  const { own, reasons } = played('E_4', [lead], addMarket, before);
  const names = own.planets[0]?.colonies.map(recordedCard).sort();
  expect([names, own.planets[1]?.filled]).toEqual([['card_role_colonize', 'resource_w'], 0]);
  expect(reasons).toEqual([]);
});

function addMarket(own: Player): void {
  addPlanet(own);
  const { abilities } = own;
  own.abilities = { ...abilities, resourceSymbols: true, resourceColonies: true };
}

function addPlanet(own: Player): void {
  const [first] = own.planets;
  const planet = first?.clone();
  if (planet === undefined) throw new Error('a start planet');
  own.planets.push(
    Object.assign(planet, { id: planetOfRecorded('card_planet_0_4'), up: true, filled: 1 }),
  );
}

it('attacks after the role with Tour de Force', () => {
  const ships = ['D', 'F', 'F'].map((type) => ({ op: 'ship', type }));
  const attack = { op: 'attack', planet: 'card_planet_0_3', pay: ['F', 'F'] };
  const { own } = played('E_33', [
    act('card_tech_E_33', ships),
    { type: 'role', role: 'R', card: 'card_role_research', choices: [{ op: 'stop' }] },
    { type: 'extra', card: 'card_tech_E_33', choices: [attack] },
    { type: 'dissent', player: 1, role: 'R' },
  ]);
  expect([own.fighters, own.expansion.destroyers, own.planets[0]?.up]).toEqual([0, 1, true]);
});
