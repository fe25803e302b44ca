// What screen readers announce: the role that is led, new totals, who may follow, and one notation
// for repeats.
import type { GameEvent } from '@eminent/engine';
import { expect, test } from 'vitest';
import { spokenSentences } from '../src/log/spoken-sentences.ts';
import { tableAt } from './render-page.tsx';

const isFollowQuestion = (step: string | undefined) => step === 'follow-or-dissent';
const table = tableAt(2, 'spoken', ({ waiting }) => isFollowQuestion(waiting?.step));
const decider = table.viewOf(0).waiting?.seat ?? 0;
const view = table.viewOf(1 - decider);
const you = view.seat ?? 0;
const names = decider === 1 ? ['You', 'Vega'] : ['Vega', 'You'];
const players = view.players.map((player) => ({ ...player, fighters: 5, influence: 7 }));
const game = { view: { ...view, players }, names };
const spoken = (events: readonly GameEvent[]) => spokenSentences('en', events, game).join(' ');

test('the role, what it gave, the total, and who may follow', () => {
  const lead = { type: 'lead', seat: you, role: 'warfare', card: 'warfare' } as const;
  expect(spoken([lead, { type: 'fighters', seat: you, count: 2 }])).toBe(
    'You lead Warfare and take Warfare. You collect 2 fighters. 5 in all. Vega may follow.',
  );
});

test('a total is announced once, after the last change', () => {
  const gain = { type: 'influence', seat: you, count: 1, source: 'trade' } as const;
  const draw = { type: 'draw', seat: you, count: 1 } as const;
  expect(spoken([gain, draw, gain])).toBe(
    'You take 1 influence. You draw 1 card. You take 1 influence. 7 in all.',
  );
  expect(spoken([gain, gain])).toBe('You take 1 influence. ×2 7 in all.');
});
