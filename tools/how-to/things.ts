// What can be added by following a page of docs/how-to, and the tests that stand nearest to it.

export interface Thing {
  /** Of the page and of the patch. */
  readonly name: string;
  readonly what: string;
  /** Files to touch before the house was mended, as it was counted then. */
  readonly before: string;
  /** The page that was followed before: this one adds to what that one made. */
  readonly after?: string;
  /** Tests of the house that must hold when it has been added, besides those of the patch. */
  readonly tests: readonly string[];
}

const ENGINE = 'packages/engine/test';
const TEXT = 'packages/text/test';

export const THINGS: readonly Thing[] = [
  {
    name: 'technology',
    what: 'a technology with an existing effect',
    before: '7, and training',
    after: 'ruleset',
    tests: [`${ENGINE}/data.test.ts`, `${TEXT}/pieces.test.ts`, `${TEXT}/messages.test.ts`],
  },
  {
    name: 'effect',
    what: 'a technology with a new effect that asks',
    before: 'about 18',
    after: 'ruleset',
    tests: [`${ENGINE}/decision.test.ts`, `${TEXT}/decisions.test.ts`, `${TEXT}/messages.test.ts`],
  },
  {
    name: 'option',
    what: 'a rule option',
    before: 'not counted',
    tests: [
      `${ENGINE}/options.test.ts`,
      `${ENGINE}/refused-options.test.ts`,
      `${TEXT}/messages.test.ts`,
    ],
  },
  {
    name: 'ruleset',
    what: 'a ruleset',
    before: '11',
    tests: [
      `${ENGINE}/options.test.ts`,
      `${ENGINE}/refused-options.test.ts`,
      `${TEXT}/rulesets.test.ts`,
    ],
  },
  {
    name: 'bot',
    what: 'a computer player',
    before: '7',
    tests: ['packages/bots/test/registry.test.ts', `${TEXT}/messages.test.ts`],
  },
  {
    name: 'language',
    what: 'a language',
    before: '7',
    tests: [`${TEXT}/decisions.test.ts`, 'packages/web/test/languages.test.ts'],
  },
  {
    name: 'theme',
    what: 'a theme',
    before: '4',
    tests: ['tools/styles.test.ts', 'packages/web/test/themes.test.ts'],
  },
  {
    name: 'command',
    what: 'a command of the terminal',
    before: 'not counted',
    tests: ['packages/cli/test/board.test.ts'],
  },
];
