// Escalation questions: every answer has a text, and one is always suggested. Random games reach
// every kind of question.
import {
  decidingSeat,
  type GameState,
  legalOptions,
  newGame,
  playTrusted,
  randomFromSeed,
  STEP_NAMES,
  view,
} from '@eminent/engine';
import { loadLanguage } from '@eminent/text';
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { pendingAnswerOf } from '../src/suggestions/selection.ts';
import { suggestionFor } from '../src/suggestions/suggestion.ts';
import {
  allAnswerButtons,
  freeActionButtons,
  secondaryButtons,
} from '../src/question/answer-buttons.ts';

await loadLanguage('en');

const GAMES = 16;
const MAX_CHECKS_PER_KIND = 30;

function wordsOf(state: GameState): readonly string[] {
  const seen = view(state, decidingSeat(state));
  const { decision } = seen;
  if (decision === undefined) throw new Error('nothing is asked');
  const names = state.players.map((_, seat) => `Player ${seat + 1}`);
  const context = { decision, view: seen, names };
  const intended = pendingAnswerOf(decision, suggestionFor(seen, decision, 'suggest'));
  return [
    ...secondaryButtons('en', context, intended),
    ...allAnswerButtons('en', context, intended),
    ...freeActionButtons('en', context),
  ].map(({ text }) => text);
}

function faultsOf(state: GameState): readonly string[] {
  try {
    return wordsOf(state).filter((text) => text === '' || /undefined|[{}]/.test(text));
  } catch (error) {
    return [String(error)];
  }
}

test('every question has a suggestion and a text for each answer', () => {
  const context = new Map<string, number>();
  const faults: string[] = [];
  for (let n = 0; n < GAMES; n++) {
    const scenarios = n % 2 === 0 ? 'random' : 'off';
    const seed = `asks ${n}`;
    const state = newGame(
      gameOptions({ ruleset: 'escalation', players: 2 + (n % 4), scenarios }),
      seed,
    );
    const random = randomFromSeed(seed);
    while (!state.over) {
      const legal = legalOptions(state);
      const step = STEP_NAMES[state.frames.at(-1)?.step ?? -1] ?? '';
      const times = context.get(step) ?? 0;
      if (legal.length > 1 && times < MAX_CHECKS_PER_KIND) {
        context.set(step, times + 1);
        for (const fault of faultsOf(state))
          faults.push(`${seed}, ${state.ply}, ${step}: ${fault}`);
      }
      playTrusted(state, legal[random.below(legal.length)] ?? -1);
    }
  }
  expect(faults).toEqual([]);
  expect([...context.keys()]).toEqual(
    expect.arrayContaining(['tuck', 'redistribute', 'produce', 'build']),
  );
});
