// Facts about a turn are tracked from decision to decision, and reset at its end.
import { describe, expect, it } from 'vitest';
import { endsTurn, TurnFacts } from './turn-facts.ts';
import { DelayedAnswers } from './delayed-answers.ts';
import { ABUNDANCE_BETWEEN, EMPTY_HAND } from './report.ts';
import { ScriptedGame } from './scripted-game.ts';
import { beginning, changed, INITIAL, roles, seatChanged } from './test-game.ts';
import type { RecordedDecision, TableState } from './recording.ts';
import { type Ours, whereOursWaits } from './sync-point.ts';

function decision(type: string, after: TableState, more: Partial<RecordedDecision> = {}) {
  return { i: 0, player: 0, state: '', type, after, ...more };
}

const planet = (up: number, res: string[], colonies: string[] = []) => ({
  planets: [{ id: 'card_planet_0_3', up, res, colonies }],
});

describe('set-aside cards', () => {
  const settled = seatChanged(INITIAL, 0, {
    ...planet(1, []),
    aside: roles('colonize colonize survey'),
  });
  const role = { role: 'C', card: 'card_role_colonize', boost: [] };

  it('are colonies freed by the role but not spent', () => {
    const facts = new TurnFacts(2).after(INITIAL, decision('role', settled, role));
    expect(facts.done).toEqual([roles('colonize survey'), []]);
  });

  it('are cards played for their Action', () => {
    const facts = new TurnFacts(2).after(INITIAL, decision('action', settled));
    expect(facts.done[0]).toEqual(roles('colonize colonize survey'));
  });

  it('are gone when a card removes itself', () => {
    const facts = new TurnFacts(2);
    facts.done[0] = roles('survey research');
    const before = seatChanged(INITIAL, 0, { aside: roles('survey research') });
    const after = seatChanged(INITIAL, 0, { aside: roles('survey') });
    expect(facts.after(before, decision('action2', after)).done[0]).toEqual(roles('survey'));
  });
});

describe('goods of the turn', () => {
  const empty = seatChanged(INITIAL, 0, planet(1, []));
  const full = seatChanged(INITIAL, 0, planet(1, ['i']));

  it('contain the leader’s production and trades', () => {
    const produced = new TurnFacts(2).after(empty, decision('role', full));
    expect([produced.produced, produced.traded]).toEqual([['i'], []]);
    const trade = [{ op: 'trade', planet: 'card_planet_0_3', res: 'i' }];
    const traded = produced.after(full, decision('action', empty, { choices: trade }));
    expect([traded.produced, traded.traded]).toEqual([['i'], ['i']]);
  });

  it('start again with a card that pays for them', () => {
    const facts = new TurnFacts(2);
    facts.produced = ['i'];
    facts.traded = ['f'];
    const engineering = facts.after(full, decision('action', full, { card: 'card_tech_2_92' }));
    expect([engineering.produced, engineering.traded]).toEqual([[], ['f']]);
    const markets = facts.after(full, decision('action', full, { card: 'card_tech_2_71' }));
    expect([markets.produced, markets.traded]).toEqual([['i'], []]);
  });
});

describe('a turn', () => {
  it('ends with the discard, with the next one, and before the turn of Logistics', () => {
    const ends = (type: string, change: Partial<TableState>): boolean =>
      endsTurn(INITIAL, decision(type, changed(INITIAL, change)));
    expect(ends('wait', {})).toBe(false);
    expect(ends('discard', {})).toBe(true);
    expect(ends('dissent', { turn: 1 })).toBe(true);
    expect(ends('dissent', { logistics_extra: 1 })).toBe(true);
    expect(ends('dissent', { state: 'gameEnd' })).toBe(true);
  });

  it('keeps what was known before', () => {
    const facts = new TurnFacts(2);
    facts.grant();
    facts.freely = true;
    expect(facts.after(INITIAL, decision('discard', INITIAL))).toEqual(new TurnFacts(2));
    const later = facts.after(INITIAL, decision('wait', INITIAL));
    expect([later.granted, later.roleFirst, later.freely]).toEqual([true, true, true]);
  });

  it('knows when Hyperefficiency removes cards recorded for Streamlining', () => {
    const permanents = [{ id: 'card_tech_2_75' }, { id: 'card_tech_3_77' }];
    const both = seatChanged(INITIAL, 0, { permanents });
    const used = decision('permanent', both, { card: 'card_tech_2_75' });
    expect(new TurnFacts(2).after(both, used).freely).toBe(true);
    expect(new TurnFacts(2).after(INITIAL, used).freely).toBe(false);
  });
});

describe('questions that wait for the same answer', () => {
  const game = beginning();
  const [first] = game.decisions;
  if (first === undefined) throw new Error('the game has decisions');
  const known = new TurnFacts(2);
  const ours = (change: Partial<Ours> = {}): Ours => ({
    dissented: [],
    answered: new Set(),
    step: 'action',
    ...change,
  });

  it('is after the decision itself', () => {
    const { at, reasons } = whereOursWaits(game, first, known, ours());
    expect([at.i, reasons]).toEqual([0, []]);
  });

  it('is after the questions of Abundance between two parts of an Action', () => {
    const { at, reasons } = whereOursWaits(game, first, known, ours({ answered: new Set([1]) }));
    expect([at.i, reasons]).toEqual([1, [ABUNDANCE_BETWEEN]]);
  });

  it('is after the answer of a follower who can only dissent', () => {
    const role = game.decisions[1] ?? first;
    const { at, dissented } = whereOursWaits(game, role, known, ours({ dissented: [1] }));
    expect([at.i, dissented]).toEqual([3, []]);
  });

  it('is after the questions to a leader without cards', () => {
    const question = game.decisions[3] ?? first;
    const after = seatChanged(question.after, 0, { hand: [] });
    const { at, reasons } = whereOursWaits(game, { ...question, after }, known, ours());
    expect([at.i, reasons]).toEqual([4, [EMPTY_HAND]]);
  });
});

describe("Mobilization's attack", () => {
  it('waits for what Abundance produces with it', () => {
    const delayed = new DelayedAnswers(new ScriptedGame(beginning()));
    const attack = { op: 'attack', planet: 'card_planet_0_3' };
    const produce = [{ op: 'produce', planet: 'card_planet_0_3', res: 'i' }];
    delayed.extra(decision('extra', INITIAL, { card: 'card_tech_2_81', choices: [attack] }));
    delayed.extra(decision('extra', INITIAL, { card: 'card_tech_2_95', choices: produce }));
    expect(delayed.attacks).toEqual([{ choice: attack, produces: produce }]);
  });
});
