// Questions of our engine that the recording does not mention, and two differences in names.
import { OPTION } from '@eminent/engine';
import { describe, expect, it } from 'vitest';
import { expectation } from './expected-table.ts';
import { TurnFacts } from './turn-facts.ts';
import { goodsOf } from './resources.ts';
import { ABUNDANCE, TERRAFORMING, WELL_OILED_MACHINE } from './ids.ts';
import { DelayedAnswers } from './delayed-answers.ts';
import { ScriptedGame } from './scripted-game.ts';
import { beginning, changed, INITIAL, seatChanged } from './test-game.ts';
import type { RecordedDecision, SeatState } from './recording.ts';

function tableAt(step: string) {
  const table = new ScriptedGame(beginning());
  const played: number[] = [];
  Object.defineProperty(table, 'step', { get: () => step });
  table.play = (option) => void played.push(option);
  return { delayed: new DelayedAnswers(table), played };
}

function decision(change: Partial<RecordedDecision>, seat: Partial<SeatState> = {}) {
  const after = seatChanged(INITIAL, 0, seat);
  return { i: 0, player: 0, state: '', type: 'role', after, ...change };
}

describe('a question that the recording does not mention', () => {
  const next = decision({ type: 'wait' });

  it('is declined when a purchase was stopped', () => {
    const { delayed, played } = tableAt('buy-technology');
    const stopped = decision({ choices: [{ op: 'stop' }] });
    expect(delayed.settle({ played: stopped, next, role: false })).toBe(true);
    expect(played).toEqual([OPTION.DONE]);
  });

  it.each([
    ['buy-technology', decision({ choices: [{ op: 'research' }] }), next, 'a purchase'],
    ['buy-technology', decision({ type: 'action' }), next, 'a purchase'],
    ['attack', decision({}), next, 'an attack'],
    ['one-more-role', decision({}), next, 'another Role phase'],
    [
      'one-more-role',
      decision({}, { permanents: [{ id: WELL_OILED_MACHINE, tapped: 1 }] }),
      next,
      'another Role phase',
    ],
  ] as const)('is a difference in step %s otherwise', (step, played, following, what) => {
    const { delayed } = tableAt(step);
    expect(() => delayed.settle({ played, next: following, role: false })).toThrow(
      `ours asks for ${what}, the recording does not`,
    );
  });

  it('is declined when the recording ends before a late attack', () => {
    const { delayed, played } = tableAt('attack');
    expect(delayed.settle({ played: decision({}), next: undefined, role: false })).toBe(true);
    expect(played).toEqual([OPTION.DONE]);
  });

  it('is declined when a Well Oiled Machine stays unused', () => {
    const { delayed, played } = tableAt('one-more-role');
    const owner = decision({}, { permanents: [{ id: WELL_OILED_MACHINE }] });
    expect(delayed.settle({ played: owner, next, role: false })).toBe(true);
    expect(played).toEqual([OPTION.DONE]);
  });
});

describe('a Terraforming that settles under Abundance', () => {
  const question = seatChanged(changed(INITIAL, { pending: [{ card: ABUNDANCE }] }), 0, {
    aside: [TERRAFORMING],
  });

  it('is in the discard pile while the planet produces', () => {
    const facts = new TurnFacts(2);
    facts.action = TERRAFORMING;
    facts.done[0] = [TERRAFORMING];
    const { memory, players } = expectation(question, facts);
    expect(memory.resolving).toBeUndefined();
    expect(players[0]?.discard).toEqual([TERRAFORMING]);
  });
});

describe('a trade by a Weapon Emporium', () => {
  it('is paid with the card when both a card and a ship are named', () => {
    const table = new ScriptedGame(beginning());
    const choice = { op: 'trade', ship: 'F', card: 'card_tech_E_30' };
    expect(goodsOf(table, [choice])).toEqual([
      { kind: 'trade-card', card: 'card_tech_E_30', as: 'fighter' },
    ]);
  });
});
