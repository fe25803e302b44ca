// Each known difference in timing is removed where it is recorded, and only there.
import { describe, expect, it } from 'vitest';
import * as corrections from './corrections.ts';
import { addAttackChanges, takeBackAttack } from './delayed-attacks.ts';
import { differences, type TableDraft } from './comparable-table.ts';
import { expectation } from './expected-table.ts';
import { TurnFacts } from './turn-facts.ts';
import { kindOfRecorded } from './ids.ts';
import { changed, INITIAL, planets, roles, seatChanged } from './test-game.ts';
import type { RecordedDecision, TableState } from './recording.ts';

const draft = (state: TableState = INITIAL): TableDraft => expectation(state, new TurnFacts(2));

function zones(one: TableDraft, other: TableDraft): string[] {
  return differences(one, other).map((line) => line.split(':')[0] ?? '');
}

describe('cards put away early', () => {
  const deferred = {
    freeActions: [],
    turnNumber: 1,
    removals: [kindOfRecorded('card_role_produce')],
    discards: [kindOfRecorded('card_role_research')],
    points: 2,
    streamlining: true,
  };
  const early = seatChanged(changed(INITIAL, { removed: roles('produce') }), 0, {
    score: -2,
    hand: roles('colonize warfare produce'),
    discard: roles('research'),
    permanents: [{ id: 'card_tech_2_75', tapped: 1 }],
  });

  it('are back in hand', () => {
    const table = draft(early);
    expect(corrections.putBack(table, deferred)).toBe(true);
    const before = seatChanged(INITIAL, 0, { permanents: [{ id: 'card_tech_2_75' }] });
    expect(differences(table, draft(before))).toEqual([]);
  });

  it('must be recorded as gone', () => {
    expect(() => corrections.putBack(draft(), deferred)).toThrow('is not recorded as gone');
    expect(corrections.putBack(draft(), undefined)).toBe(false);
  });
});

describe("Mobilization's attack", () => {
  it('is taken back', () => {
    const attacked = seatChanged(INITIAL, 0, {
      score: 2,
      fighters: 0,
      aside: roles('colonize'),
      planets: [{ id: 'card_planet_0_3', up: 1, res: [] }],
    });
    const before = seatChanged(INITIAL, 0, {
      fighters: 2,
      planets: [{ id: 'card_planet_0_3', up: 0, colonies: roles('colonize') }],
    });
    const decision = { i: 0, player: 0, state: '', type: 'extra', after: attacked };
    const held = addAttackChanges(before, decision, draft(before), undefined);
    const facts = new TurnFacts(2).after(before, decision);
    const table = expectation(attacked, facts);
    expect(takeBackAttack(table, held)).toBe(true);
    expect(differences(table, draft(before))).toEqual([]);
  });

  it('is not yet available for Produce', () => {
    const table = draft();
    table.phase = 'produce';
    const decision = { i: 0, player: 0, state: '', type: 'extra', after: INITIAL };
    const held = addAttackChanges(INITIAL, decision, draft(), undefined);
    takeBackAttack(table, held);
    expect([table.phase, table.active]).toEqual(['follow-or-dissent', 1]);
  });
});

describe('influence of turn effects', () => {
  it('is expected at once, with the end that it triggers', () => {
    const table = draft(changed(INITIAL, { influence_supply: 2 }));
    Object.assign(table.memory, { markets: 1, traded: ['f', 'f', 'i'] });
    const plain = structuredClone(table);
    expect(corrections.payAhead(table)).toBe(true);
    expect(table.players[0]?.influence).toBe(2);
    expect(zones(table, plain)).toEqual([
      'end_triggered',
      'influence_supply',
      'players[0].score',
      'players[0].influence',
    ]);
  });

  it('is not expected without one', () => {
    expect(corrections.payAhead(draft())).toBe(false);
  });
});

describe('the end', () => {
  it('is noted with the last card', () => {
    const stacks = { ...INITIAL.stacks, survey: 0 };
    const table = draft(changed(INITIAL, { stacks }));
    expect(corrections.noteEnd(table, Object.keys(stacks), 2)).toBe(false);
    expect(corrections.noteEnd(table, Object.keys(stacks), 1)).toBe(true);
    expect(table.end_triggered).toBe(1);
  });

  it('is not triggered by a stack that the game does not have', () => {
    const table = draft(changed(INITIAL, { stacks: { ...INITIAL.stacks, research: 0 } }));
    expect(corrections.noteEnd(table, ['survey', 'warfare'], 1)).toBe(false);
  });
});

describe('the planet deck', () => {
  const decision = (after: TableState, order?: readonly string[]): RecordedDecision => ({
    i: 0,
    player: 0,
    state: '',
    type: 'role',
    after,
    ...(order === undefined ? {} : { shuffles: [{ loc: 'planet_deck', order }] }),
  });

  it('is still the discard pile while planets are surveyed', () => {
    const order = planets('1_1 1_2');
    const state = changed(seatChanged(INITIAL, 0, { looking_at: planets('2_1 2_2') }), {
      planet_deck: order,
    });
    const table = draft(state);
    expect(corrections.rebuildLater(table, decision(state, order))).toBe(true);
    expect([table.planet_deck, table.planet_discard]).toEqual([[], order]);
    expect(corrections.rebuildLater(draft(state), decision(state))).toBe(false);
  });

  it('is the rebuilt deck when only the rejected planets are left', () => {
    const state = changed(INITIAL, { planet_deck: [], planet_discard: planets('1_1 1_2') });
    const ours = draft(changed(INITIAL, { planet_deck: planets('1_2 1_1') }));
    const table = draft(state);
    expect(corrections.rebuildAtOnce(table, ours)).toBe(true);
    expect(differences(ours, table)).toEqual([]);
    const other = draft(state);
    corrections.rebuildAtOnce(other, draft());
    expect(zones(draft(), other)).toEqual(['planet_deck']);
    expect(corrections.rebuildAtOnce(draft(), ours)).toBe(false);
  });
});

describe('a follower without a question', () => {
  const following = seatChanged(
    changed(INITIAL, { state: 'playerTurnFollow', active: [1], role: 'W' }),
    1,
    { hand: [], aside: roles('survey') },
  );

  it('has drawn already, and cleanup has begun', () => {
    const table = draft(following);
    expect(corrections.dissentAhead(table, [1], false)).toEqual([]);
    expect(table.players[1]?.hand).toEqual(roles('research'));
    expect(table.players[1]?.discard).toEqual(roles('survey'));
    expect([table.phase, table.active]).toEqual(['discard', 0]);
  });

  it('lets the leader attack by Mobilization', () => {
    const table = draft(following);
    corrections.dissentAhead(table, [1], true);
    expect([table.phase, table.active]).toEqual(['attack', 0]);
    expect(table.players[1]?.in_play).toEqual(roles('survey'));
  });

  it('draws that look like an empty deck', () => {
    const table = draft(seatChanged(following, 1, { deck: [] }));
    expect(corrections.dissentAhead(table, [1], false)).toEqual([1]);
  });
});
