// Role previews as sentences contain the numbers, planets and technologies of the position.
import type { RolePreview, RoleYield, View } from '@eminent/engine';
import { newGame, view } from '@eminent/engine';
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { loadLanguage, previewText } from '../src/index.ts';

await Promise.all([loadLanguage('en'), loadLanguage('it')]);

const seen: View = view(newGame(gameOptions({ players: 2 }), 'previews'), 0);

function of(yields: RoleYield, most = 3): RolePreview {
  return {
    role: 'produce',
    taken: 1,
    bonus: 0,
    empire: 0,
    hand: most - 1,
    handCards: most - 1,
    symbols: { least: Math.min(1, most), most },
    yields,
    stackLeft: 5,
    mayEnd: [],
    followers: [],
  };
}

const none = { least: 0, most: 0 };

test('outcomes without effect have a text', () => {
  const nothing: readonly RoleYield[] = [
    { does: 'produce', resources: none },
    { does: 'trade', trades: none },
    { does: 'add-colonies', colonies: none, settleNow: [], settleThen: { least: [], most: [] } },
    { does: 'look-at-planets', planets: none, fewer: 0 },
    { does: 'take-technology', technologies: { least: [], most: [] } },
    { does: 'look-at-technologies', cards: none, fewer: 0, decks: [] },
  ];
  for (const yields of nothing) {
    const english = previewText('en', of(yields), seen);
    expect(english).toHaveLength(1);
    expect(english[0]).toMatch(/\b(no|nothing)\b/);
    expect(previewText('it', of(yields), seen)[0]).toMatch(/\b(nulla|non|nessun|nessuna)\b/i);
  }
  expect(previewText('en', of({ does: 'trade', trades: none }, 0), seen)[0]).toMatch(/no symbol/);
});

test('numbers are those of the position, with and without the hand', () => {
  expect(
    previewText('en', of({ does: 'produce', resources: { least: 1, most: 2 } }), seen),
  ).toEqual(['You get 1–2 resources.']);
  expect(previewText('en', of({ does: 'trade', trades: { least: 1, most: 1 } }), seen)).toEqual([
    'You can trade 1 time.',
  ]);
});

test('a planet that can be settled or attacked is named, once', () => {
  const settle = previewText(
    'en',
    of({
      does: 'add-colonies',
      colonies: { least: 1, most: 2 },
      settleNow: [0],
      settleThen: { least: [0], most: [0] },
    }),
    seen,
  );
  expect(settle).toHaveLength(2);
  expect(settle[1]).toMatch(/settle now/);
  const attack = previewText(
    'it',
    of({
      does: 'collect-fighters',
      fighters: { least: 1, most: 3 },
      attackNow: [],
      attackThen: { least: [], most: [0] },
    }),
    seen,
  );
  expect(attack).toHaveLength(2);
  expect(attack[1]).toMatch(/Con tutta la mano/);
});

test('a few technologies are named, many are counted', () => {
  const few = { least: ['war-path'], most: ['war-path', 'adaptability'] };
  const text = previewText('en', of({ does: 'take-technology', technologies: few }), seen).join(
    ' ',
  );
  expect(text).toMatch(/War Path.*Adaptability/);
  const many = { least: [], most: [...seen.technologies].slice(0, 9) };
  expect(
    previewText('en', of({ does: 'take-technology', technologies: many }), seen).join(' '),
  ).toMatch(/\b9\b/);
});

test('a move that may trigger the end shows it', () => {
  const last: RolePreview = {
    ...of({ does: 'trade', trades: { least: 1, most: 1 } }),
    mayEnd: ['influence'],
  };
  expect(previewText('en', last, seen)[1]).toMatch(/end of the game/);
  expect(previewText('it', last, seen)[1]).toMatch(/fine della partita/);
});
