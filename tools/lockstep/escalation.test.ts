// Escalation in the comparator: recorded seats, icons, colonies, ships, and known differences.
import { newGame } from '@eminent/engine';
import { describe, expect, it } from 'vitest';
import { movesOf } from './colonies.ts';
import { type FreeAction, putBack } from './corrections.ts';
import { countInUse, countUsedPlanets } from './corrections-escalation.ts';
import { expectation } from './expected-table.ts';
import { TurnFacts } from './turn-facts.ts';
import { payAsTrade, placeShips, withColonizeSymbol } from './forced-state.ts';
import { GameFacts } from './game-facts.ts';
import { boostsByIcon, letterOfIcon, peaceOf } from './icons.ts';
import { kindOfRecorded, planetOfRecorded } from './ids.ts';
import { fleetOf, onPermanents, shipsOf } from './recorded-seat.ts';
import { BLOCKED_SLOT, CAPTURED_SHIPS, OTHER_SHIPS } from './report.ts';
import { roleAhead } from './rest-of-turn.ts';
import { optionsOf } from './setup.ts';
import { beginning, INITIAL, roles, seatChanged } from './test-game.ts';
import type { PermanentState, SeatState, TableState } from './recording.ts';

const NONE: ReadonlySet<string> = new Set();

const draft = (state: TableState) => expectation(state, new TurnFacts(2));

function withPermanents(...permanents: PermanentState[]): TableState {
  return seatChanged(INITIAL, 0, { permanents });
}

function seatOf(state: TableState): SeatState {
  const [seat] = state.players;
  if (seat === undefined) throw new Error('seat 0 exists');
  return seat;
}

describe('a recorded seat', () => {
  it('lists its ships by size, and the side of its tile', () => {
    expect(shipsOf(seatOf(seatChanged(INITIAL, 0, { fighters: { F: 1, B: 1 } })))).toEqual({
      F: 1,
      D: 0,
      B: 1,
    });
    const tile = (id: string, on: string[] = []) => fleetOf(seatOf(withPermanents({ id, on })));
    expect(tile('card_fleet_b_1')).toBe(1);
    expect(tile('card_fleet_i_1')).toBe(2);
    expect(tile('card_fleet_b_1', ['vp_x'])).toBe(3);
    expect(fleetOf(seatOf(INITIAL))).toBe(0);
  });

  it('lists the contents of its permanents', () => {
    const on = ['resource_f', 'fighter_D', 'card_role_colonize'];
    const seat = seatOf(withPermanents({ id: 'card_tech_E_21', on }));
    expect(onPermanents(seat)).toEqual({
      store: ['f'],
      docked: ['D'],
      cards: ['card_role_colonize'],
    });
  });

  it('counts a battlecruiser as points, which recordings do only at the end', () => {
    const state = seatChanged(INITIAL, 0, { fighters: { B: 1 } });
    expect(draft(state).players[0]?.score).toBe(2);
  });
});

describe('icons of recorded cards', () => {
  it('are what a card is discarded for', () => {
    expect(['E_5', 'E_35', 'E_30'].map((id) => letterOfIcon(`card_tech_${id}`))).toEqual([
      's',
      'n',
      undefined,
    ]);
    expect(boostsByIcon('card_tech_E_5', 'R')).toBe(false);
    expect(boostsByIcon('card_tech_E_5', 'W')).toBe(true);
    expect(boostsByIcon('card_tech_E_18', 'C')).toBe(false);
    expect(peaceOf(['card_tech_E_1', 'card_planet_E_7', 'card_planet_E_6'])).toBe(2);
  });
});

describe('options of a recorded game', () => {
  it('are those of Escalation, also for five players', () => {
    const { options, ...game } = beginning();
    const read = optionsOf({ ...game, players: 5, options: { ...options, escalation: true } });
    expect(read).toMatchObject({ ruleset: 'escalation', players: 5, escalationEnd: 'this-round' });
  });
});

describe('colonies that move before a planet is settled', () => {
  const ship = 'card_tech_E_21';

  function moved(was: Partial<SeatState>, is: Partial<SeatState>) {
    const before = seatChanged(INITIAL, 0, was);
    const after = seatChanged(INITIAL, 0, is);
    const choices = [{ op: 'settle', planet: 'card_planet_0_3' }];
    return movesOf({ i: 0, player: 0, state: '', type: 'action', choices, after }, before);
  }

  it('come from the ship', () => {
    const cards = roles('colonize');
    const was = {
      planets: [{ id: 'card_planet_0_3', up: 0, colonies: cards }],
      permanents: [{ id: ship, on: cards }],
    };
    const is = { planets: [{ id: 'card_planet_0_3', up: 1 }], permanents: [{ id: ship }] };
    expect(moved(was, is)).toEqual([{ card: cards[0], from: ship, to: 'card_planet_0_3' }]);
  });

  it('go from one planet to another', () => {
    const cards = roles('colonize');
    const was = {
      planets: [
        { id: 'card_planet_0_3', up: 0, colonies: roles('colonize survey') },
        { id: 'card_planet_1_1', up: 0, colonies: [] },
      ],
    };
    const is = {
      planets: [
        { id: 'card_planet_0_3', up: 1 },
        { id: 'card_planet_1_1', up: 0, colonies: cards },
      ],
    };
    expect(moved(was, is)).toEqual([
      { card: cards[0], from: 'card_planet_0_3', to: 'card_planet_1_1' },
    ]);
  });

  it('are none if nothing moved', () => {
    const planets = [{ id: 'card_planet_0_3', up: 0, colonies: roles('colonize') }];
    expect(moved({ planets }, { planets: [{ id: 'card_planet_0_3', up: 1 }] })).toEqual([]);
  });
});

describe('ships in slots', () => {
  function ours(blocked: boolean) {
    const { options, ...game } = beginning();
    const escalation = { ...game, options: { ...options, escalation: true } };
    const state = newGame(optionsOf(escalation), 'ships');
    const player = state.players[0];
    const planet = player?.planets[0];
    if (player === undefined || planet === undefined) throw new Error('seat 0 has a planet');
    Object.assign(planet, { id: planetOfRecorded('card_planet_E_13'), up: true, blocked });
    const own = state.players[1]?.planets[0];
    Object.assign(own ?? {}, { id: planetOfRecorded('card_planet_0_5') });
    return { state, player, planet };
  }

  function recorded(ships: string[], fighters: number): TableState {
    const planets = [{ id: 'card_planet_E_13', up: 1, res: [], ships }];
    return seatChanged(INITIAL, 0, { planets, fighters });
  }

  it('are where they are recorded, if there are as many', () => {
    const { state, player, planet } = ours(false);
    player.fighters = 1;
    expect(placeShips(state, recorded(['F'], 0), NONE)).toEqual([OTHER_SHIPS]);
    expect([player.fighters, planet.ships, player.expansion.docked]).toEqual([0, 1, 1]);
    expect(placeShips(state, recorded(['F'], 0), NONE)).toEqual([]);
  });

  it('are unchanged if nothing explains a difference, or stay with the former owner of a captured planet', () => {
    const { state, planet } = ours(false);
    const taken = new Set(['card_planet_E_13']);
    expect(placeShips(state, recorded(['F'], 0), NONE)).toEqual([]);
    expect(planet.ships).toBe(0);
    expect(placeShips(state, recorded(['F'], 0), taken)).toEqual([CAPTURED_SHIPS]);
    expect(planet.ships).toBe(1);
  });

  it('never return to a blocked slot', () => {
    const { state, player, planet } = ours(true);
    planet.ships = 1;
    player.expansion = { ...player.expansion, docked: 1 };
    expect(placeShips(state, recorded([], 0), NONE)).toEqual([BLOCKED_SLOT]);
    expect([planet.ships, player.expansion.docked]).toEqual([0, 0]);
  });
});

describe('known differences of the recorded engine', () => {
  it('lets Specialized Production count for Colonize, while it is played', () => {
    const state = newGame(optionsOf(beginning()), 'symbol');
    const abilities = state.players[0]?.abilities;
    let seen: readonly number[] = [];
    withColonizeSymbol(state, 0, () => {
      seen = state.players[0]?.abilities.anySymbol ?? [];
    });
    expect(seen).toEqual([kindOfRecorded('card_tech_E_18')]);
    expect(state.players[0]?.abilities).toBe(abilities);
  });

  it('forgets permanents that a Natural Order removed, and books an Espionage on one score', () => {
    const facts = new GameFacts(2);
    const before = seatChanged(INITIAL, 1, { influence: 2 });
    const natural = [{ op: 'remove_permanent', card: 'card_tech_E_13' }];
    const play = { i: 0, player: 0, state: '', type: 'action', after: INITIAL };
    facts.note(before, { ...play, card: 'card_tech_E_22', choices: natural });
    const table = draft(INITIAL);
    expect(facts.correct(table)).toBe(false);
    expect(table.removed).toEqual(['card_tech_E_13']);
    facts.note(before, { ...play, card: 'card_tech_E_11' });
    expect(facts.correct(table)).toBe(true);
    expect(table.players.map(({ score }) => score)).toEqual([1, -1]);
  });

  it('leaves planets of a purchase and a committee in use out of the hand limit', () => {
    const planets = [{ id: 'card_planet_1_7', up: 1, res: [] }];
    const method = { id: 'card_tech_E_9' };
    const bought = seatChanged({ ...INITIAL, role: 'R', state: 'playerTurnFollow' }, 0, {
      planets,
      permanents: [method],
    });
    const table = draft(bought);
    expect(countUsedPlanets(table)).toBe(true);
    expect(table.players[0]?.hand_limit).toBe(6);
    expect(countUsedPlanets(table)).toBe(false);
    const used = withPermanents({ id: 'card_tech_E_37', partial: 1 });
    const inUse = draft(used);
    expect(countInUse(inUse, used)).toBe(true);
    expect(inUse.players[0]?.hand_limit).toBe(6);
  });

  it('pays for what a Defense Contract sold as for a trade', () => {
    const state = newGame(optionsOf(beginning()), 'sold');
    expect(payAsTrade(state, 0, 0)).toBe(false);
    expect(payAsTrade(state, 0, 2)).toBe(true);
    expect([state.players[0]?.influence, state.supply]).toEqual([2, 22]);
  });

  it('sells before the others follow', () => {
    const contract = { id: 'card_tech_E_10' };
    const before = seatChanged(INITIAL, 0, { fighters: 1, permanents: [contract] });
    const after = seatChanged({ ...before, influence_supply: 23 }, 0, {
      influence: 1,
      score: 1,
      fighters: 0,
      permanents: [{ ...contract, tapped: 1 }],
    });
    const decision = { i: 0, player: 0, state: '', type: 'permanent', after };
    const free: FreeAction = { decision, was: seatOf(before), is: seatOf(after), supply: 1 };
    const table = draft(after);
    const none = { removals: [], discards: undefined, points: 0, streamlining: false };
    expect(putBack(table, { ...none, freeActions: [free], turnNumber: 1 })).toBe(true);
    expect(table).toEqual(draft(before));
  });

  it('adds a Role phase before our question', () => {
    const { decisions, ...game } = beginning();
    const [first, second] = decisions;
    if (first === undefined || second === undefined) throw new Error('the game has decisions');
    const more = { ...second, type: 'permanent', card: 'card_tech_E_39' };
    expect(roleAhead({ ...game, decisions: [first, more] }, 0)).toBe(true);
    expect(roleAhead({ ...game, decisions: [first, second] }, 0)).toBe(false);
  });
});
