// Patches of the next question: an unchanged decision keeps its object in the client's copy.
import {
  DEFAULT_OPTIONS,
  legalOptions,
  newGame,
  playTrusted,
  type NextQuestion,
  nextQuestion,
} from '@eminent/engine';
import { applyPatch, type TableSnapshot, type PatchMessage } from '@eminent/protocol/online';
import { expect, test } from 'vitest';

/** Plays to the first question for which a seat can prepare an answer. */
function firstNextQuestion(): NextQuestion {
  const state = newGame({ ...DEFAULT_OPTIONS, players: 3 }, 'prepared');
  for (;;) {
    for (const seat of [0, 1, 2]) {
      const upcoming = nextQuestion(state, seat);
      if (upcoming !== undefined) return upcoming;
    }
    const [first] = legalOptions(state);
    if (first === undefined) throw new Error('nobody was asked whether to follow');
    playTrusted(state, first);
  }
}

function throughJson<T>(patch: T): T {
  return JSON.parse(JSON.stringify(patch)) as T;
}

function after(before: NextQuestion, upcoming: NextQuestion | null): NextQuestion | undefined {
  const shown = { table: 't', seq: 1, own: { seat: 1, events: [], upcoming: before }, talk: [] };
  const patch = { table: 't', after: 1, seq: 2, now: 0, public: {}, own: { upcoming } };
  return applyPatch(shown as unknown as TableSnapshot, patch as unknown as PatchMessage)?.own
    .upcoming;
}

test('a prepared question with a changed outcome is the same question with the new outcome', () => {
  const before = firstNextQuestion();
  const patch = throughJson({ ...before, previews: [] });
  const now = after(before, patch);
  expect(now?.decision).toBe(before.decision);
  expect(now?.previews).toEqual([]);
});

test('with other options it is another question, and it can be gone', () => {
  const before = firstNextQuestion();
  const { decision } = before;
  const patch = throughJson({
    ...before,
    decision: { ...decision, options: decision.options.slice(1) },
  });
  expect(after(before, patch)).toEqual(patch);
  expect(after(before, null)).toBeUndefined();
});
