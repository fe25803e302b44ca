// Technology filters: "affordable now" counts every card that helps.
import { kindOf, newGame, technologyAt, type View, view } from '@eminent/engine';
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { EVERYTHING, fits } from '../src/table/technology-filter.ts';

function seen(): View {
  return view(newGame(gameOptions({ players: 2 }), 'catalogue'), 0);
}

const CARD = 'improved-survey.trade';

test('the filter matches what the view calls affordable', () => {
  const now = { ...EVERYTHING, reach: 'now' } as const;
  const before = seen();
  const def = technologyAt(kindOf(CARD));
  expect(fits(before, def, EVERYTHING)).toBe(true);
  expect(fits(before, def, now)).toBe(false);
  // A view that says that only this card is affordable.
  const technologies = (before.research?.technologies ?? []).map((one) => ({
    ...one,
    affordable: one.card === CARD,
    planetsMissing: one.card === CARD ? 0 : 2,
  }));
  const after: View = { ...before, research: { symbols: { least: 1, most: 3 }, technologies } };
  const shown = (reach: 'now' | 'soon'): string[] =>
    after.technologies.filter((card) =>
      fits(after, technologyAt(kindOf(card)), { ...EVERYTHING, reach }),
    );
  expect(shown('now')).toEqual([CARD]);
  expect(shown('soon')).toEqual([CARD]);
});

test('type, level, symbol and permanence', () => {
  const now = seen();
  const def = technologyAt(kindOf(CARD));
  const { type } = def;
  if (type === 'diverse') throw new Error('a card of the base game');
  expect(fits(now, def, { ...EVERYTHING, type, level: def.level, symbol: 'trade' })).toBe(true);
  expect(fits(now, def, { ...EVERYTHING, symbol: 'warfare' })).toBe(false);
  expect(fits(now, def, { ...EVERYTHING, level: 3 })).toBe(false);
  expect(fits(now, def, { ...EVERYTHING, permanent: true })).toBe(false);
});
