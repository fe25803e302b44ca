// Short recorded games agree with our engine, and every kind of wrong state is reported.
import type { GameState } from '@eminent/engine';
import { describe, expect, it } from 'vitest';
import { TurnFacts } from './turn-facts.ts';
import { kindOfRecorded, planetOfRecorded, recordedCard, recordedPlanet } from './ids.ts';
import { without } from './multiset.ts';
import { type ChangeState, replay } from './replay.ts';
import { EARLIER, LOGISTICS_BOUGHT, PLANETS_LEFT, type Skip, skip } from './report.ts';
import { grantsAction } from './rest-of-turn.ts';
import { RecordedPlay } from './play-decision.ts';
import { beginning, INITIAL, seatChanged } from './test-game.ts';
import { actionGranted, actionOver, prepare } from './test-logistics.ts';
import { planetsRebuiltAtOnce, planetsRunOut, planetsStayOut } from './test-planets.ts';
import type { RecordedGame } from './recording.ts';

const GOES_ON = ['end: our game goes on'];

describe('the names of recorded games', () => {
  it('are converted to ours and back', () => {
    for (const id of [
      'card_role_produce',
      'card_tech_1_24',
      'card_tech_1_61',
      'card_tech_3_97',
      'card_tech_E_40',
    ]) {
      expect(recordedCard(kindOfRecorded(id))).toBe(id);
    }
    for (const id of [
      'card_planet_0_1',
      'card_planet_2_9',
      'card_planet_E_15',
      'card_planet_ES_6',
    ]) {
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

function spoilt(game: RecordedGame, at: number, spoil: (state: GameState) => void): string {
  const changeState: ChangeState = (state, i) => {
    if (i === at) spoil(state);
  };
  return replay(game, changeState).unexplained.join('\n');
}

describe('a recorded start', () => {
  it('agrees after every decision', () => {
    const report = replay(beginning());
    expect(report.full).toBe(beginning().decisions.length);
    expect(report.unexplained).toEqual(GOES_ON);
  });

  const wrong: readonly [string, string, (state: GameState) => void][] = [
    ['a token', 'influence', (state) => void (seat(state).influence += 1)],
    ['a fighter', 'fighters', (state) => void (seat(state).fighters += 1)],
    ['the order of a deck', 'deck', (state) => void seat(state).deck.reverse()],
    ['a card in hand', 'hand', (state) => void seat(state).hand.pop()],
    ['a card in the discard', 'discard', (state) => void seat(state).discard.push(0)],
    ['a card in play', 'in_play', (state) => void seat(state).play.push(0)],
    ['a colony', 'planets', (state) => reshape(state, { colonies: [0] })],
    ['a planet face up', 'planets', (state) => reshape(state, { up: true })],
    ['a blocked planet', 'planets', (state) => reshape(state, { blocked: true })],
    ['a resource', 'planets', (state) => reshape(state, { filled: 1 })],
    ['a permanent', 'permanents', (state) => void seat(state).permanents.push(STREAMLINING)],
    ['a stack', 'stacks.survey', (state) => void (state.stacks[0] = 99)],
    ['the technologies', 'techs', (state) => void state.technologies.pop()],
    ['a removed card', 'removed', (state) => void state.removed.push(0)],
    ['the planet deck', 'planet_deck', (state) => void state.planetDeck.pop()],
    ['the planet discard', 'planet_discard', (state) => void state.planetDiscard.push(1)],
    ['the turn', 'turn', (state) => void (state.leader = 1)],
    ['the extra round', 'extra_round', (state) => void (state.inExtraRound = true)],
    ["Logistics' turn", 'logistics_extra', (state) => void (state.inLogisticsTurn = true)],
    ['the supply', 'influence_supply', (state) => void (state.supply -= 1)],
    ['the end', 'end_triggered', (state) => void (state.ending = 1)],
    ['the hand limit', 'hand_limit', (state) => limitHands(state, 6)],
    ['the role led', 'role', (state) => void (state.turn.role = 0)],
    ['the phase', 'phase', (state) => void state.frames.pop()],
    ['who is asked', 'active', (state) => void Object.assign(top(state), { seat: 1 })],
    ['the order of the phases', 'role_first', (state) => void (state.turn.roleFirst = true)],
    ['a phase more', 'phases', (state) => void (state.turn.phases = [...state.turn.phases, 0])],
    ['a card resolving', 'resolving', (state) => void (state.turn.resolving = 0)],
    ['a permanent used', 'streamlining_used', (state) => void (state.turn.removedFreely = 1)],
    ['Diverse Markets', 'markets', (state) => void (state.turn.markets = 1)],
    ['Genetic Engineering', 'genetics', (state) => void (state.turn.genetics = 1)],
    ['Mobilization', 'mobilized', (state) => void (state.turn.mobilized = 1)],
    ['Specialization', 'specialized', (state) => void (state.turn.specialized[2] = 1)],
    ['goods produced', 'produced', (state) => void (state.turn.produced = 1)],
    ['goods traded', 'traded', (state) => void (state.turn.traded[0] = 1)],
    ['a destroyer', 'destroyers', (state) => more(state, { destroyers: 1 })],
    ['a battlecruiser', 'battlecruisers', (state) => more(state, { battlecruisers: 1 })],
    ['a fleet', 'fleet', (state) => more(state, { fleet: 2 })],
    ['a ship on a permanent', 'docked', (state) => more(state, { cardFighters: 1 })],
    ['a resource on a permanent', 'store', (state) => more(state, { store: 1 })],
    ['a colony on a ship', 'ship_colonies', (state) => more(state, { colonies: [0] })],
    ['cards of another Role phase', 'in_play', (state) => more(state, { spent: [0] })],
    ['a ship on a planet', 'planets', (state) => reshape(state, { ships: 1 })],
    ['Tour de Force', 'tours', (state) => moreInTurn(state, { tours: 1 })],
    ['something sold', 'sold', (state) => moreInTurn(state, { sold: true })],
    ['a colony added', 'colonized', (state) => moreInTurn(state, { colonized: true })],
    ['a Role phase more', 'more_role', (state) => moreInTurn(state, { moreRole: true })],
    ['a type named', 'named', (state) => moreInTurn(state, { named: [1, 0, 0, 0] })],
    ['how much was produced', 'made', (state) => moreInTurn(state, { made: [1, 0, 0, 0] })],
  ];

  it.each(wrong)('reports %s', (_, zone, spoil) => {
    expect(spoilt(beginning(), 0, spoil)).toMatch(new RegExp(`\\b${zone}: ours`));
  });

  it('distinguishes the discard pile from cards in play', () => {
    const moved = spoilt(beginning(), 1, (state) => {
      seat(state).discard.push(...seat(state).play.splice(0));
    });
    expect(moved).toContain('players[0].discard: ours');
    expect(moved).toContain('players[0].in_play: ours');
  });

  it('reports a number of Actions played that is not recorded', () => {
    const spoil = (state: GameState): void => void (top(state).count = 1);
    expect(spoilt(beginning(), 4, spoil)).toContain('actions_left: ours 0, recorded 1');
  });

  it('reports Actions missing in our events', () => {
    const game = beginning();
    const more = game.decisions.map((decision) => ({
      ...decision,
      after: { ...decision.after, actions: [0, 1] as const },
    }));
    const { unexplained } = replay({ ...game, decisions: more });
    expect(unexplained.join()).toContain('actions_played: ours 1, recorded 0');
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
});

describe('a planet deck that runs out in a Survey', () => {
  it('may stay empty until the next Survey', () => {
    const report = replay(planetsRunOut());
    expect(report.unexplained).toEqual(GOES_ON);
    expect([...report.normalized]).toEqual([[PLANETS_LEFT, 5]]);
    expect(report.full).toBe(3);
  });

  it('may stay empty for the rest of the game', () => {
    expect(replay(planetsStayOut()).unexplained).toEqual(GOES_ON);
  });

  it('may be rebuilt from the rejected planets', () => {
    const report = replay(planetsRebuiltAtOnce());
    expect(report.unexplained).toEqual(GOES_ON);
    expect(report.full).toBe(report.decisions);
  });

  it('must otherwise be equal', () => {
    const lose = (state: GameState): void => void state.planetDeck.pop();
    expect(spoilt(planetsRunOut(), 4, lose)).toContain('planet_deck: ours');
    const forget = (state: GameState): void => {
      state.planetDiscard = state.planetDeck.splice(0);
    };
    expect(spoilt(planetsRunOut(), 2, forget)).toContain('planet_discard: ours');
  });
});

describe('Logistics bought after a passed Action phase', () => {
  it('may be recorded as granting an Action', () => {
    const report = replay(actionGranted(), prepare);
    expect(report.unexplained).toEqual(GOES_ON);
    expect([...report.normalized]).toEqual([[LOGISTICS_BOUGHT, 2]]);
    expect(report.full).toBe(4);
  });

  it('is unknown from the next turn of the same seat', () => {
    const game = actionOver();
    const buys = game.decisions[1];
    const ends = game.decisions.at(-1);
    if (buys === undefined || ends === undefined) throw new Error('the game has decisions');
    const again = { ...ends.after, turn: 0, active: [0], logistics_extra: 1 };
    const last = { i: 5, player: 0, state: 'playerTurnAction', type: 'skip_action', after: again };
    const decisions = [...game.decisions.slice(0, -1), { ...ends, after: again }, last];
    expect(grantsAction({ ...game, decisions }, buys, buys.after)).toBe(false);
    const granted = actionGranted();
    expect(grantsAction(granted, buys, INITIAL)).toBe(true);
    const played = { ...INITIAL, actions: [1, 1] as const };
    expect(grantsAction(granted, buys, played)).toBe(false);
  });

  it('grants none here', () => {
    const report = replay(actionOver(), prepare);
    expect(report.unexplained).toEqual(GOES_ON);
    expect(report.full).toBe(report.decisions);
  });
});

describe('goods of the same turn', () => {
  it('do not count for a card played after them in recordings', () => {
    const recordedPlay = new RecordedPlay(beginning());
    const { state } = recordedPlay.table;
    const engineering = kindOfRecorded('card_tech_2_92');
    seat(state).hand.push(engineering);
    state.turn.produced = 1;
    const facts = new TurnFacts(2);
    facts.produced = ['f'];
    const decision = { i: 9, player: 0, state: '', type: 'action', card: 'card_tech_2_92' };
    recordedPlay.play({ ...decision, after: INITIAL }, INITIAL, facts);
    expect([...recordedPlay.reasons]).toEqual([EARLIER]);
    expect([seat(state).influence, state.turn.genetics]).toEqual([0, 1]);
  });
});

describe('a reshuffle without the cards aside', () => {
  const order = ['card_role_warfare', 'card_role_survey'];
  const after = seatChanged(INITIAL, 0, { aside: ['card_role_politics'] });

  function drawn(shuffles: { loc: string; order: string[] }[]): RecordedPlay {
    const game = beginning();
    const survey = { i: 0, player: 0, state: '', type: 'action', card: 'card_role_survey' };
    const decision = { ...survey, choices: [{ op: 'draw' }], shuffles, after };
    const recordedPlay = new RecordedPlay({ ...game, decisions: [decision] });
    const player = seat(recordedPlay.table.state);
    player.hand = [kindOfRecorded('card_role_survey')];
    player.deck = [];
    player.discard = [...order, 'card_role_politics'].map(kindOfRecorded);
    const facts = new TurnFacts(2);
    facts.done[0] = ['card_role_politics'];
    recordedPlay.play(decision, INITIAL, facts);
    return recordedPlay;
  }

  it('leaves them out', () => {
    const { table, reasons } = drawn([{ loc: 'deck:0', order }]);
    const { hand, discard } = seat(table.state);
    expect(hand.map(recordedCard).sort()).toEqual([...order].sort());
    expect(discard.map(recordedCard).sort()).toEqual(['card_role_politics', 'card_role_survey']);
    expect([...reasons].join()).toContain('deviation 9');
  });

  it('is none if nothing else is left', () => {
    expect(() => drawn([])).toThrow('leaves out cards that are aside');
  });
});

describe('skips', () => {
  it('name the zone, the reason and the range', () => {
    const skips: Skip[] = [];
    for (const i of [3, 4, 7]) skip(skips, 'why', 'hand', i);
    expect(skips.map(({ first, last, decisions }) => [first, last, decisions])).toEqual([
      [3, 4, 2],
      [7, 7, 1],
    ]);
  });
});

const STREAMLINING = kindOfRecorded('card_tech_2_75');

function seat(state: GameState) {
  const player = state.players[0];
  if (player === undefined) throw new Error('seat 0 exists');
  return player;
}

function top(state: GameState) {
  const frame = state.frames.at(-1);
  if (frame === undefined) throw new Error('something is asked');
  return frame;
}

function limitHands(state: GameState, handSize: number): void {
  Object.assign(state, { rules: { ...state.rules, handSize } });
}

function more(state: GameState, change: object): void {
  seat(state).expansion = { ...seat(state).expansion, ...change };
}

function moreInTurn(state: GameState, change: object): void {
  state.turn.expansion = { ...state.turn.expansion, ...change };
}

function reshape(state: GameState, change: object): void {
  const planet = seat(state).planets[0];
  if (planet !== undefined) Object.assign(planet, change);
}
