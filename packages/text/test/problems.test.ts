// Problems of damaged records and conflicting options have sentences in every language.
import {
  choicesFor,
  DEFAULT_OPTIONS,
  formatRecord,
  type GameOptions,
  legalOptions,
  makeRecord,
  newGame,
  parseRecord,
  play,
  type RecordProblem,
  replayRecord,
} from '@eminent/engine';
import { describe, expect, test } from 'vitest';
import {
  messageCatalog,
  obstacleText,
  LANGUAGES,
  loadLanguage,
  recordProblemText,
} from '../src/index.ts';

await Promise.all(LANGUAGES.map(loadLanguage));

function shortRecord(): string {
  const state = newGame(DEFAULT_OPTIONS, 'problems');
  const answers: number[] = [];
  while (state.turnNumber < 4) {
    const answer = legalOptions(state)[0] ?? 0;
    answers.push(answer);
    play(state, answer);
  }
  return formatRecord(makeRecord(DEFAULT_OPTIONS, 'problems', answers));
}

const RECORD = shortRecord();

function problemOf(text: string): RecordProblem | undefined {
  const record = parseRecord(text);
  if (!record.ok) return record.problem;
  const replay = replayRecord(record.value);
  return replay.ok ? undefined : replay.problem;
}

const DAMAGED: { readonly [Kind in RecordProblem['kind']]?: string } = {
  'no-record': 'a shopping list',
  'too-long': RECORD.padEnd(2_000_000, ';'),
  'other-version': RECORD.replace(/rules: .*/, 'rules: 9'),
  options: RECORD.replace('"players":2', '"players":7'),
  damaged: RECORD.replace('seed: ', 'seed: {'),
  notes: `${RECORD}; note 99999: "after the end"`,
  'not-possible': RECORD.replace(/^2\. (seat \d): \S+/m, '2. $1: keep:styku'),
  differs: RECORD.replace(/#\w+$/m, '#00000000'),
};

test('the record that is damaged below is whole', () => {
  expect(problemOf(RECORD)).toBeUndefined();
});

test.each(Object.entries(DAMAGED))('a record with the problem %s gets a text', (kind, text) => {
  expect(problemOf(text)?.kind).toBe(kind);
});

describe.each(LANGUAGES)('%s', (language) => {
  test('has a sentence for each problem, with the turn where one is known', () => {
    const kinds = [...messageCatalog('en').keys()].filter((key) =>
      key.startsWith('problems.record.'),
    );
    expect(kinds.length).toBe(Object.keys(DAMAGED).length + 1);
    for (const text of Object.values(DAMAGED)) {
      const problem = problemOf(text) ?? { kind: 'result' };
      const sentence = recordProblemText(language, problem);
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      expect(sentence.includes('2')).toBe(problem.kind === 'not-possible');
    }
  });

  test('names the choice that excludes another', () => {
    const choiceOf = (input: Partial<GameOptions>, name: keyof GameOptions, value: unknown) => {
      const options = { ...DEFAULT_OPTIONS, ...input };
      const problem = choicesFor(options, name).find((one) => one.value === value)?.problem;
      return problem === undefined ? '' : obstacleText(language, options, name, problem);
    };
    expect(choiceOf({ players: 4 }, 'variant', 'extended')).toContain('4');
    const other = choiceOf({ players: 3, variant: 'extended' }, 'players', 2);
    expect(other).toContain(messageCatalog(language).get('variants.extended.name'));
  });
});
