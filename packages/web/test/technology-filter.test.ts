// Technology filters: "affordable now" counts every card that helps.
import { kindOf, newGame, technologyAt, type View, view } from '@eminent/engine';
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { NO_FILTER, matchesFilter } from '../src/table/technology-filter.ts';

function seen(): View {
  return view(newGame(gameOptions({ players: 2 }), 'catalogue'), 0);
}

const CARD = 'improved-survey.trade';

test('the filter matches what the view calls affordable', () => {
  const now = { ...NO_FILTER, reach: 'now' } as const;
  const before = seen();
  const def = technologyAt(kindOf(CARD));
  expect(matchesFilter(before, def, NO_FILTER)).toBe(true);
  expect(matchesFilter(before, def, now)).toBe(false);
  // A view in which only this card is affordable.
  const technologies = (before.research?.technologies ?? []).map((one) => ({
    ...one,
    affordable: one.card === CARD,
    planetsMissing: one.card === CARD ? 0 : 2,
  }));
  const after: View = { ...before, research: { symbols: { least: 1, most: 3 }, technologies } };
  const shown = (reach: 'now' | 'soon'): string[] =>
    after.technologies.filter((card) =>
      matchesFilter(after, technologyAt(kindOf(card)), { ...NO_FILTER, reach }),
    );
  expect(shown('now')).toEqual([CARD]);
  expect(shown('soon')).toEqual([CARD]);
});

test('type, level, symbol and permanence', () => {
  const now = seen();
  const def = technologyAt(kindOf(CARD));
  const { type } = def;
  if (type === 'diverse') throw new Error('a card of the base game');
  expect(matchesFilter(now, def, { ...NO_FILTER, type, level: def.level, symbol: 'trade' })).toBe(
    true,
  );
  expect(matchesFilter(now, def, { ...NO_FILTER, symbol: 'warfare' })).toBe(false);
  expect(matchesFilter(now, def, { ...NO_FILTER, level: 3 })).toBe(false);
  expect(matchesFilter(now, def, { ...NO_FILTER, permanent: true })).toBe(false);
});
