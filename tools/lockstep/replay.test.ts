// The comparator's own judgement: a short recorded game agrees with ours, and every kind of wrong state is reported.
import { type GameState, OPTION } from '@eminent/engine';
import { describe, expect, it } from 'vitest';
import { differences } from './compare.ts';
import { kindOfRecorded, planetOfRecorded, recordedCard, recordedPlanet } from './ids.ts';
import { without } from './multiset.ts';
import { paidAhead } from './project.ts';
import { replay } from './replay.ts';
import { Table } from './table.ts';
import { beginning } from './test-game.ts';

describe('the names of recorded games', () => {
  it('are ours and back', () => {
    for (const id of ['card_role_produce', 'card_tech_1_24', 'card_tech_1_61', 'card_tech_3_97']) {
      expect(recordedCard(kindOfRecorded(id))).toBe(id);
    }
    for (const id of ['card_planet_0_1', 'card_planet_2_9', 'card_planet_3_6']) {
      expect(recordedPlanet(planetOfRecorded(id))).toBe(id);
    }
  });

  it('are refused when unknown', () => {
    expect(() => kindOfRecorded('card_tech_9_99')).toThrow('unknown recorded card');
    expect(() => planetOfRecorded('card_planet_1_99')).toThrow('unknown recorded planet');
  });
});

describe('lists without order', () => {
  it('count each card', () => {
    expect(without(['a', 'b', 'a'], ['a'])).toEqual(['b', 'a']);
    expect(without(['a'], ['a', 'a'])).toBeUndefined();
  });
});

describe('a recorded beginning', () => {
  it('agrees after every decision', () => {
    const report = replay(beginning());
    expect(report.full).toBe(beginning().decisions.length);
    expect(report.unexplained).toEqual(['end: our game goes on']);
  });

  const wrong: readonly [string, string, (state: GameState) => void][] = [
    ['a token', 'influence', (state) => void (seat(state).influence += 1)],
    ['a fighter', 'fighters', (state) => void (seat(state).fighters += 1)],
    ['the order of a deck', 'deck', (state) => void seat(state).deck.reverse()],
    ['a card in hand', 'hand', (state) => void seat(state).hand.pop()],
    ['a card lost from the discard', 'discard', (state) => void seat(state).discard.push(0)],
    ['a colony', 'planets', (state) => reshape(state, { colonies: [0] })],
    ['a planet face up', 'planets', (state) => reshape(state, { up: true })],
    ['a blocked planet', 'planets', (state) => reshape(state, { blocked: true })],
    ['a stack', 'stacks.survey', (state) => void (state.stacks[0] = 99)],
    ['the technologies', 'techs', (state) => void state.technologies.pop()],
    ['a removed card', 'removed', (state) => void state.removed.push(0)],
    ['the planet deck', 'planet_deck', (state) => void state.planetDeck.pop()],
    ['the planet discard', 'planet_discard', (state) => void state.planetDiscard.push(1)],
    ['the turn', 'turn', (state) => void (state.leader = 1)],
    ['the extra round', 'extra_round', (state) => void (state.inExtraRound = true)],
  ];

  it.each(wrong)('reports %s', (_, zone, spoil) => {
    const report = replay(beginning(), (state, i) => {
      if (i === 0) spoil(state);
    });
    expect(report.full).toBe(0);
    expect(report.unexplained.join('\n')).toContain(zone);
  });

  it('reports a decision that is not possible here', () => {
    const game = beginning();
    const [first] = game.decisions;
    if (first === undefined) throw new Error('the game has decisions');
    const impossible = { ...first, card: 'card_tech_3_76' };
    const report = replay({ ...game, decisions: [impossible] });
    expect(report.unexplained[0]).toContain('decision 0');
  });

  it('reports a recorded shuffle that never happens here', () => {
    const game = beginning();
    const [first] = game.decisions;
    if (first === undefined) throw new Error('the game has decisions');
    const shuffled = { ...first, shuffles: [{ loc: 'deck:0', order: ['card_role_survey'] }] };
    const report = replay({ ...game, decisions: [shuffled] });
    expect(report.unexplained.join()).toContain('shuffles of pile 0: ours 0, recorded 1');
  });

  it('counts what Diverse Markets has paid as still due', () => {
    const { state } = new Table(beginning());
    state.turn.markets = 1;
    state.turn.traded = [1, 0, 2, 0];
    seat(state).influence = 2;
    expect(paidAhead(state)).toBe(2);
    expect(differences(state, beginning().initial)).toEqual([]);
  });

  it('compares hand cards put away early as if they were gone', () => {
    const { state } = new Table(beginning());
    const kind = seat(state).hand[0] ?? OPTION.DONE;
    const lines = differences(state, beginning().initial, { trims: [], discards: [kind] });
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'players[0].hand',
      'players[0].discard+aside',
    ]);
  });
});

function seat(state: GameState) {
  const player = state.players[0];
  if (player === undefined) throw new Error('seat 0 exists');
  return player;
}

function reshape(state: GameState, change: object): void {
  const planet = seat(state).planets[0];
  if (planet !== undefined) Object.assign(planet, change);
}
