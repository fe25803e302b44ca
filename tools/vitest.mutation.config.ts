// The tests of mutation runs: the engine's own tests, with the engine of the copied checkout.
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';

/**
 * `EMINENT_MUTATION=rules`: only tests of single rules on fixed positions. Positions are not played to their end, because random games
 * would find mutants instead of these tests. This makes the run fast enough for all rules of the expansion.
 */
const RULES = ['escalation-*', 'rules-*', 'events', 'phases', 'triggers'];

/** `EMINENT_MUTATION=texts`: also descriptions and notations, again with single cases. */
const TEXTS = [
  ...RULES,
  ...'explain decision preview outcome market view undo known-hand compact doors read player'.split(
    ' ',
  ),
];

/** `EMINENT_MUTATION=hidden`: visibility is the same in all games, so these tests play a few random ones. */
const HIDDEN = [...TEXTS, 'private-view', 'properties'];

const mode = process.env['EMINENT_MUTATION'] ?? '';
const files = { rules: RULES, texts: TEXTS, hidden: HIDDEN }[mode];

/** Random games would find mutants instead of a test, and the search for unplayable positions is skipped. */
const LEFT_OUT =
  mode === 'hidden'
    ? /^(?!.*can be read but not played on)/
    : /^(?!.*(random games|can be read but not played on))/;

/** The loop of notation/trial.ts that plays a position to its end. */
const TRIAL_LOOP = 'for (const way of ways()) {';

const withoutTrial: Plugin = {
  name: 'without-trial',
  enforce: 'pre',
  transform: (code, id) => {
    if (!id.endsWith('/notation/trial.ts')) return undefined;
    if (!code.includes(TRIAL_LOOP)) throw new Error(`trial.ts no longer contains ${TRIAL_LOOP}`);
    return { code: code.replace(TRIAL_LOOP, 'for (const way of [] as Way[]) {'), map: null };
  },
};

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: files === undefined ? [] : [withoutTrial],
  resolve: {
    alias: {
      '@eminent/engine': fileURLToPath(new URL('../packages/engine/src/index.ts', import.meta.url)),
    },
  },
  test: {
    include: files?.map((name) => `packages/engine/test/${name}.test.ts`) ?? [
      'packages/engine/{src,test}/**/*.test.ts',
    ],
    ...(files === undefined ? {} : { isolate: false, testNamePattern: LEFT_OUT }),
    testTimeout: 60_000,
    // Tests over thousands of random games play a few under this flag: each mutant repeats them.
    env: { EMINENT_MUTATION: '1' },
  },
});
