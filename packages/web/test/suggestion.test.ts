// Suggestions: always a legal answer, boosts that help and no more, and the queued answers given
// with it.
import { outcomeWith, type View } from '@eminent/engine';
import { conquests, outcomeText, roleName, symbolsWith } from '@eminent/text';
import { Table } from '@eminent/table';
import { describe, expect, test } from 'vitest';
import { amountOf, helpersOf, usefulBoosts } from '../src/suggestions/suggest-boosts.ts';
import { pendingAnswerOf, tokensOf } from '../src/suggestions/selection.ts';
import { followUpAnswers } from '../src/question/follow-up-answers.ts';
import { selectionWith, gatheringWith, suggestionFor } from '../src/suggestions/suggestion.ts';
import { neededRole } from '../src/suggestions/empire-strategy.ts';
import { nextQueuedAnswer } from '../src/game/queued-answers.ts';
import { asks, viewAt } from './sample-tables.ts';

function decisionOf(seen: View) {
  if (seen.decision === undefined) throw new Error('nothing is asked');
  return seen.decision;
}

/** Plays a game with suggested answers and the queued answers that come with them. */
function playSuggestions(players: 2 | 3 | 4, seed: string, each: (seen: View) => void): Table {
  const names = ['a', 'b', 'c', 'd'].slice(0, players);
  const table = new Table({
    game: { ...viewAt(2, 'preset', asks('action')).options, players },
    seed,
    seats: names.map((name) => ({ kind: 'person', name })),
  });
  for (let round = 0; round < 2000 && !table.over; round++) {
    const seat = table.deciding;
    const seen = table.viewOf(seat);
    each(seen);
    const decision = decisionOf(seen);
    const chosen = suggestionFor(seen, decision, 'suggest');
    const options = [...pendingAnswerOf(decision, chosen).options].sort(
      (a, b) => a.option - b.option,
    );
    const tokens = options.map(({ token }) => token);
    const answered = table.answerStep(seat, table.question, tokens, decision.several);
    expect({ seed, ply: seen.ply, step: decision.step, answered }).toMatchObject({
      answered: { ok: true },
    });
    let queued = followUpAnswers(seen, decision, chosen);
    while (!table.over && table.deciding === seat) {
      const now = decisionOf(table.viewOf(seat));
      const next = nextQueuedAnswer(now, queued);
      if (next === undefined) break;
      queued = next.rest;
      expect(table.answerStep(seat, table.question, next.tokens, now.several).ok).toBe(true);
    }
  }
  return table;
}

test.each([2, 3, 4] as const)('suggestions alone play a game of %i to its end', (players) => {
  const table = playSuggestions(players, `preset ${players}`, () => undefined);
  expect(table.over).toBe(true);
  const scores = table.viewOf(0).players.map(({ score }) => score.total);
  expect(Math.max(...scores)).toBeGreaterThan(4);
});

describe('suggested boosts', () => {
  test('are minimal: removing one gives less', () => {
    let [checked, spared] = [0, 0];
    const wrong: string[] = [];
    playSuggestions(2, 'boosts', (seen) => {
      for (const preview of seen.previews ?? []) {
        const amount = (cards: readonly string[]): number =>
          amountOf(outcomeWith(seen, preview, symbolsWith(seen, preview, cards)));
        const [all, useful] = [helpersOf(seen, preview.role), usefulBoosts(seen, preview)];
        const isLess = amount(useful) < amount(all) && preview.role !== 'colonize';
        if (useful.length < all.length) spared++;
        for (const [i] of useful.entries()) {
          const fewer = useful.filter((_, at) => at !== i);
          const suffices = symbolsWith(seen, preview, fewer) >= preview.symbols.least;
          if (isLess || (suffices && amount(fewer) >= amount(useful))) wrong.push(useful.join());
          checked++;
        }
      }
    });
    expect(wrong).toEqual([]);
    expect(Math.min(checked, spared)).toBeGreaterThan(20);
  });

  test('keep surplus symbols in hand when there are more than resources', () => {
    const spare = viewAt(2, 'question', ({ previews }) => {
      const trade = previews?.find(({ role }) => role === 'trade');
      return trade?.yields.does === 'trade' && trade.symbols.most > trade.yields.trades.most + 1;
    });
    const trade = spare.previews?.find(({ role }) => role === 'trade');
    if (trade?.yields.does !== 'trade') throw new Error('no Trade');
    const symbols = symbolsWith(spare, trade, usefulBoosts(spare, trade));
    expect(symbols).toBe(Math.max(trade.yields.trades.most, trade.symbols.least));
  });

  test('pay for a technology before ships do', () => {
    const researchIn = ({ previews }: View) =>
      previews?.find(({ role, yields }) => {
        if (role !== 'research' || yields.does !== 'take-technology') return false;
        const { least, most } = yields.technologies;
        return least.length === 0 && most.length > 0;
      });
    const seen = viewAt(2, 'question', (view) => researchIn(view) !== undefined);
    const research = researchIn(seen);
    if (research?.yields.does !== 'take-technology') throw new Error('no Research');
    const forShips = research.yields.technologies.most;
    const boosts = usefulBoosts(seen, research);
    expect(boosts).not.toEqual([]);
    for (const paid of [{ forShips }, { forShips, upgrade: 0 }]) {
      const either = { ...research, yields: { ...research.yields, ...paid } };
      expect(usefulBoosts(seen, either)).toEqual(boosts);
    }
  });
});

test('of Politics take the role that the player’s empire needs', () => {
  const seen = viewAt(2, 'politics p3', asks('take'));
  const decision = decisionOf(seen);
  const chosen = suggestionFor(seen, decision, 'suggest');
  const role = neededRole(seen);
  expect(tokensOf(chosen)).toBe(`take:${role}`);
  const context = { decision, view: seen, names: ['You', 'Vega'] };
  const text = outcomeText('en', context, pendingAnswerOf(decision, chosen));
  expect(text).toBe(`Take ${roleName('en', role)}`);
});

describe('a planet that can be won', () => {
  const winning = viewAt(2, 'question', ({ previews }) =>
    (previews ?? []).some((preview) => conquests(preview).length > 0),
  );
  const role = winning.previews?.find((preview) => conquests(preview).length > 0)?.role;

  test('is won by the role that most players would lead, without a card', () => {
    const chosen = suggestionFor(winning, decisionOf(winning), 'suggest');
    expect(tokensOf(chosen)).toBe(`lead:${role}`);
    expect(chosen.target).toBeDefined();
    const steps = followUpAnswers(winning, decisionOf(winning), chosen).map(({ step }) => step);
    expect(steps).toEqual(['boost', role === 'warfare' ? 'muster' : 'colonize-or-settle']);
  });

  test('can be given up to collect, with all boosts that help', () => {
    const option = decisionOf(winning).options.find(
      (one) => one.kind === 'lead' && one.role === role,
    );
    if (option === undefined) throw new Error('no such role');
    const gathers = gatheringWith(winning, option, 'suggest');
    expect(gathers.target).toBeUndefined();
    expect(gathers.picks).toHaveLength(1 + helpersOf(winning, role ?? 'survey').length);
  });
});

describe('queued answers', () => {
  const role = viewAt(2, 'question', asks('role'));

  test('are dropped if another card would be needed', () => {
    const decision = decisionOf(viewAt(2, 'question', asks('boost')));
    expect(
      nextQueuedAnswer(decision, [{ step: 'boost', tokens: ['boost:no-such-card'] }]),
    ).toBeUndefined();
    expect(nextQueuedAnswer(decision, [{ step: 'trade', tokens: 'all' }])).toBeUndefined();
    // In this question the follower must add a card.
    const needs = { ...decision, options: decision.options.filter(({ kind }) => kind !== 'done') };
    expect(nextQueuedAnswer(needs, [{ step: 'boost', tokens: [] }])).toBeUndefined();
    expect(nextQueuedAnswer(decision, [{ step: 'boost', tokens: [] }])).toEqual({
      tokens: [],
      rest: [],
      finish: true,
    });
  });

  test('are not skipped if a card was selected for them', () => {
    const decision = decisionOf(role);
    const queued = [
      { step: 'boost', tokens: ['boost:survey'] },
      { step: 'role', tokens: [] },
    ] as const;
    expect(nextQueuedAnswer(decision, queued)).toBeUndefined();
  });

  test('a role without cards is led with all boosts that help', () => {
    const decision = decisionOf(role);
    for (const option of decision.options.filter(({ kind }) => kind === 'lead')) {
      const chosen = selectionWith(role, decision, option, 'suggest');
      const [first] = followUpAnswers(role, decision, chosen);
      expect(first?.step).toBe('boost');
      expect(first?.tokens).toEqual(chosen.picks.slice(1).map(({ token }) => token));
    }
  });
});

test('cards that are needed are kept, and as many removed as required', () => {
  let [freely, forced] = [0, 0];
  for (const seed of ['discard', 'discards'])
    playSuggestions(3, seed, (seen) => {
      const { decision } = seen;
      if (decision?.step !== 'discard') return;
      const picks = suggestionFor(seen, decision, 'suggest').picks.length;
      if (decision.excess > 0) forced++;
      else freely++;
      expect(picks).toBeLessThanOrEqual(decision.most);
    });
  expect(freely + forced).toBeGreaterThan(20);
});

test('a role with a gain is led before one without, even if the empire needs it least', () => {
  const brought = (view: View): number => {
    const survey = view.previews?.find(({ role }) => role === 'survey');
    if (survey === undefined) return 0;
    const symbols = symbolsWith(view, survey, usefulBoosts(view, survey));
    return amountOf(outcomeWith(view, survey, symbols));
  };
  const seen = viewAt(2, 'question', (view) => asks('role')(view) && brought(view) > 0);
  const none = { least: 0, most: 0 };
  const nowhere = { least: [], most: [] };
  const nothing = {
    fighters: none,
    colonies: none,
    resources: none,
    trades: none,
    technologies: nowhere,
    attackNow: [],
    settleNow: [],
  };
  const previews = seen.previews?.map((preview) =>
    preview.role === 'survey'
      ? preview
      : ({ ...preview, yields: { ...preview.yields, ...nothing } } as typeof preview),
  );
  const [me, ...others] = seen.players;
  const [planet] = me?.planets ?? [];
  if (me === undefined || planet === undefined) throw new Error('nobody has a planet');
  // The empire has more face-down planets than it can use.
  const planets = Array.from({ length: 5 }, () => ({ ...planet, up: false }));
  const idle = { ...seen, previews: previews ?? [], players: [{ ...me, planets }, ...others] };
  expect(tokensOf(suggestionFor(idle, decisionOf(idle), 'suggest'))).toMatch(/^lead:survey/);
});
