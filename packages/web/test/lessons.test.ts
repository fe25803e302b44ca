// Lessons: each starts at a legal position, is finished by its solution, and detects a missed step.
import { GameHistory, legalOptions, parseOption, type View, view } from '@eminent/engine';
import { Table } from '@eminent/table';
import { describe, expect, test } from 'vitest';
import { isInProgress, progressOf } from '../src/learn/lesson-progress.ts';
import {
  findLesson,
  LEARNER,
  LESSONS,
  type Lesson,
  type LessonId,
  lessonGame,
  openingOf,
} from '../src/learn/lessons.ts';

/** Legal answers that miss a step, with the number of the step. */
const WRONG_ANSWERS: readonly (readonly [LessonId, number, string])[] = [
  ['action', 0, 'play:survey'],
  ['action', 0, 'done'],
  ['action', 1, 'play:research done'],
  ['role', 0, 'lead:warfare'],
  ['role', 1, 'lead:survey boost:survey done'],
  ['follow', 0, 'dissent'],
  ['settle', 0, 'play:colonize tuck:2'],
  ['settle', 0, 'play:warfare'],
  ['settle', 1, 'play:colonize tuck:1 lead:warfare'],
  ['settle', 1, 'play:colonize tuck:1 lead:colonize done tuck:2'],
  ['attack', 0, 'play:survey'],
  ['attack', 1, 'play:warfare lead:survey'],
  ['attack', 1, 'play:warfare lead:warfare done collect'],
  ['produce', 0, 'play:produce-trade trade:1.iron'],
  ['produce', 1, 'play:produce-trade produce:2.iron lead:produce'],
  ['produce', 1, 'play:produce-trade produce:2.iron lead:trade done trade:1.iron'],
  ['research', 0, 'lead:survey'],
  ['research', 1, 'lead:research done'],
  ['research', 2, 'lead:research boost:research boost:research done done'],
  ['end', 0, 'lead:survey'],
  ['ships', 0, 'done'],
  ['ships', 1, 'use-fleet-1 lead:colonize'],
];

function lessonOf(id: LessonId): Lesson {
  const lesson = findLesson(id);
  if (lesson === undefined) throw new RangeError(id);
  return lesson;
}

/** Gives the learner's answers and lets the opponent play in between. */
function tokensAfter(lesson: Lesson, answers: string): readonly string[] {
  const { game, seed, seats, tokens } = lessonGame(lesson);
  const table = new Table({ game, seed, seats });
  table.restore(tokens);
  for (const token of answers.split(' ').filter(Boolean)) {
    while (table.waitsForBot) table.step();
    const outcome = table.answer(LEARNER, table.question, token);
    if (!outcome.ok) throw new Error(`${lesson.id}: ${outcome.refusal.sentence}`);
  }
  while (table.waitsForBot) table.step();
  return table.tokens;
}

function viewAfter({ recording }: Lesson, tokens: readonly string[]): View {
  const history = new GameHistory(recording.game, recording.seed);
  for (const token of tokens) history.play(parseOption(history.state, token) ?? -1);
  return view(history.state, LEARNER);
}

describe.each(LESSONS)('lesson $id', (lesson) => {
  test('starts at a decision of the learner', () => {
    const { game, seed } = lesson.recording;
    const history = new GameHistory(game, seed);
    for (const token of openingOf(lesson)) {
      const option = parseOption(history.state, token) ?? -1;
      expect(legalOptions(history.state)).toContain(option);
      history.play(option);
    }
    expect(view(history.state, LEARNER).decision?.seat).toBe(LEARNER);
    expect(progressOf(lesson, openingOf(lesson))).toEqual({
      step: 0,
      from: openingOf(lesson).length,
      state: 'open',
      wanted: lesson.solution.split(' '),
    });
  });

  test('is finished by its solution without a missed step', () => {
    const tokens = tokensAfter(lesson, lesson.solution);
    const states = tokens.map((_, n) => progressOf(lesson, tokens.slice(0, n + 1)).state);
    expect(states).not.toContain('missed');
    expect(progressOf(lesson, tokens)).toMatchObject({
      step: lesson.steps.length - 1,
      state: 'finished',
      wanted: [],
    });
  });

  test('the next answer of its solution is the target at each decision, and legal', () => {
    const answers = lesson.solution.split(' ');
    for (let given = 0; given < answers.length; given++) {
      const tokens = tokensAfter(lesson, answers.slice(0, given).join(' '));
      const { wanted, state } = progressOf(lesson, tokens);
      if (state === 'finished') return;
      expect(wanted).toEqual(answers.slice(given));
      const { decision } = viewAfter(lesson, tokens);
      expect(decision?.options.map(({ token }) => token)).toContain(wanted[0]);
    }
  });
});

test('a learner who leaves the solution gets no targets', () => {
  const lesson = lessonOf('survey');
  expect(progressOf(lesson, tokensAfter(lesson, '')).wanted).toEqual([
    'keep:erkam-w',
    'discard:politics',
  ]);
  const other = viewAfter(lesson, tokensAfter(lesson, '')).decision?.options.at(-1)?.token ?? '';
  expect(other).toMatch(/^keep:/);
  expect(progressOf(lesson, tokensAfter(lesson, other))).toMatchObject({
    state: 'open',
    wanted: [],
  });
});

test.each(WRONG_ANSWERS)('lesson %s, step %i is missed by %s', (id, step, answers) => {
  const lesson = lessonOf(id);
  const tokens = tokensAfter(lesson, answers);
  const progress = progressOf(lesson, tokens);
  expect(progress).toMatchObject({ step, state: 'missed' });
  expect(progressOf(lesson, tokens.slice(0, progress.from))).toMatchObject({ step, state: 'open' });
});

test('a saved game is continued only if it belongs to the lesson, is legal and is unfinished', () => {
  const lesson = lessonOf('settle');
  const fresh = lessonGame(lesson);
  const then = (tokens: readonly string[]) => ({ ...fresh, tokens });
  expect(isInProgress(lesson, fresh)).toBe(true);
  expect(isInProgress(lesson, then(tokensAfter(lesson, 'play:colonize tuck:1')))).toBe(true);
  expect(isInProgress(lesson, then(tokensAfter(lesson, lesson.solution)))).toBe(false);
  expect(isInProgress(lesson, then([...fresh.tokens, 'lead:research']))).toBe(false);
  expect(isInProgress(lesson, then(fresh.tokens.slice(1)))).toBe(false);
  expect(isInProgress(lessonOf('attack'), fresh)).toBe(false);
});

test('the opponent always gives the same answers', () => {
  const lesson = lessonOf('end');
  expect(tokensAfter(lesson, lesson.solution)).toEqual(tokensAfter(lesson, lesson.solution));
});
