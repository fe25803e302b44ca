// Every lesson begins at a legal position, is finished by its solution, and notices a choice that passes it by.
import { GameHistory, legalOptions, parseOption, view } from '@eminent/engine';
import { Table } from '@eminent/table';
import { describe, expect, test } from 'vitest';
import { isUnderWay, progressOf } from '../src/learn/lesson-progress.ts';
import {
  findLesson,
  LEARNER,
  LESSONS,
  type Lesson,
  type LessonId,
  lessonGame,
  openingOf,
} from '../src/learn/lessons.ts';

/** What the learner answers; everything else is answered by the opponent. */
const SOLUTIONS: Readonly<Record<LessonId, string>> = {
  action: 'play:research remove-this remove:research',
  role: 'lead:survey boost:survey boost:survey done',
  survey: 'keep:erkam-w discard:politics',
  follow: 'follow boost:colonize done tuck:1',
  settle: 'play:colonize tuck:1 lead:colonize done settle:1',
  attack: 'play:warfare lead:warfare done attack:2',
  produce:
    'play:produce-trade produce:2.iron lead:trade boost:produce-trade done trade:1.iron trade:2.iron',
  research: 'lead:research boost:research boost:research done buy:improved-survey.trade',
  end: 'lead:colonize done settle:4 discard:warfare done dissent',
};

/** Legal choices that pass a step by, with the number of that step. */
const MISSES: readonly (readonly [LessonId, number, string])[] = [
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
];

function lessonOf(id: LessonId): Lesson {
  const lesson = findLesson(id);
  if (lesson === undefined) throw new RangeError(id);
  return lesson;
}

/** Plays a lesson as the page does: the learner's answers, and the opponent's between them. */
function tokensAfter(lesson: Lesson, answers: string): readonly string[] {
  const { game, seed, seats, tokens } = lessonGame(lesson);
  const table = new Table({ game, seed, seats });
  table.restore(tokens);
  for (const token of answers.split(' ')) {
    while (table.waitsForBot) table.step();
    const outcome = table.answer(LEARNER, table.question, token);
    if (!outcome.ok) throw new Error(`${lesson.id}: ${outcome.refusal.sentence}`);
  }
  while (table.waitsForBot) table.step();
  return table.tokens;
}

describe.each(LESSONS)('lesson $id', (lesson) => {
  test('begins at a decision of the learner', () => {
    const { game, seed } = lesson.story;
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
    });
  });

  test('is finished by its solution, and nothing is missed on the way', () => {
    const tokens = tokensAfter(lesson, SOLUTIONS[lesson.id]);
    const states = tokens.map((_, n) => progressOf(lesson, tokens.slice(0, n + 1)).state);
    expect(states).not.toContain('missed');
    expect(progressOf(lesson, tokens)).toMatchObject({
      step: lesson.steps.length - 1,
      state: 'finished',
    });
  });
});

test.each(MISSES)('lesson %s, step %i is missed by %s', (id, step, answers) => {
  const lesson = lessonOf(id);
  const tokens = tokensAfter(lesson, answers);
  const progress = progressOf(lesson, tokens);
  expect(progress).toMatchObject({ step, state: 'missed' });
  expect(progressOf(lesson, tokens.slice(0, progress.from))).toMatchObject({ step, state: 'open' });
});

test('a kept game is gone on with only where it is of the lesson, legal and unfinished', () => {
  const lesson = lessonOf('settle');
  const fresh = lessonGame(lesson);
  const then = (tokens: readonly string[]) => ({ ...fresh, tokens });
  expect(isUnderWay(lesson, fresh)).toBe(true);
  expect(isUnderWay(lesson, then(tokensAfter(lesson, 'play:colonize tuck:1')))).toBe(true);
  expect(isUnderWay(lesson, then(tokensAfter(lesson, SOLUTIONS.settle)))).toBe(false);
  expect(isUnderWay(lesson, then([...fresh.tokens, 'lead:research']))).toBe(false);
  expect(isUnderWay(lesson, then(fresh.tokens.slice(1)))).toBe(false);
  expect(isUnderWay(lessonOf('attack'), fresh)).toBe(false);
});

test('the opponent answers the same each time', () => {
  const lesson = lessonOf('end');
  expect(tokensAfter(lesson, SOLUTIONS.end)).toEqual(tokensAfter(lesson, SOLUTIONS.end));
});
