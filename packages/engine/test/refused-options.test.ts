// The engine rejects exactly the incompatible options that docs/rulesets.md lists.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkOptions, type GameOptions, OPTION_VALUES, ownOptions } from '../src/index.ts';

type Name = keyof GameOptions;
type Setting = readonly [name: Name, value: string];

const page = (name: string) =>
  readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');

const PLAYERS = OPTION_VALUES.players.filter((players) => checkOptions({ players }).ok);
const NAMES: readonly Name[] = ['players', ...ownOptions('official')];
const SETTINGS: readonly Setting[] = NAMES.flatMap((name) =>
  (name === 'players' ? PLAYERS : OPTION_VALUES[name]).map(
    (value) => [name, String(value)] as const,
  ),
);

function valueOf([name, text]: Setting): unknown {
  return OPTION_VALUES[name].find((value) => String(value) === text);
}

/** A pair counts as rejected only if it fails with all of these other values. */
const COMPLETIONS = PLAYERS.flatMap((players) =>
  OPTION_VALUES.variant.flatMap((variant) =>
    OPTION_VALUES.learningDeck.flatMap((learningDeck) =>
      OPTION_VALUES.scenarios.map((scenarios) => ({ players, variant, learningDeck, scenarios })),
    ),
  ),
);

function areRefused(one: Setting, other: Setting): boolean {
  const pair = { [one[0]]: valueOf(one), [other[0]]: valueOf(other) };
  return !COMPLETIONS.some((rest) => checkOptions({ ...rest, ...pair }).ok);
}

function nameOf(one: Setting, other: Setting): string {
  return [one, other]
    .map(([name, value]) => `${name}: ${value}`)
    .sort()
    .join(' with ');
}

/** Parses `variant: standard, extended`. */
function settingsIn(cell: string): readonly Setting[] {
  const [name = '', values = ''] = cell.split(': ');
  return values.split(', ').map((value) => [name as Name, value] as const);
}

test('every pair of options that is refused is in the table, and no other', () => {
  const refused = SETTINGS.flatMap((one, i) =>
    SETTINGS.slice(i + 1)
      .filter((other) => one[0] !== other[0] && areRefused(one, other))
      .map((other) => nameOf(one, other)),
  );
  const rows = page('rulesets.md').matchAll(/^\| `(\w+: [^`]+)` \| `(\w+: [^`]+)` \| [^|]+ \|$/gm);
  const documented = [...rows].flatMap(([, left = '', right = '']) =>
    settingsIn(left).flatMap((one) => settingsIn(right).map((other) => nameOf(one, other))),
  );
  expect(refused.length).toBeGreaterThan(0);
  expect(documented.sort()).toEqual(refused.sort());
});

/** Whether a value of the option is rejected with some number of players or variant. */
function dependsOnGame(option: Name): boolean {
  const values = OPTION_VALUES[option].map((value) => [option, String(value)] as const);
  const games = SETTINGS.filter(([name]) => name === 'players' || name === 'variant');
  return values.some((one) => games.some((other) => areRefused(one, other)));
}

test.each([
  ['rules.md', /changes? nothing|no effect|no meaning/i, /only|refuse/i],
  ['rules.it.md', /non cambia nulla|nessun effetto/i, /solo|rifiut/i],
])('%s calls no option harmless that is refused', (name, harmless, refusal) => {
  const lines = page(name)
    .split('\n')
    .flatMap((line) => {
      const option = /^- \*\*SW-(\w+)\*\*/.exec(line)?.[1] as Name | undefined;
      return option === undefined ? [] : [{ option, line }];
    });
  const dependent = lines.filter(({ option }) => dependsOnGame(option));
  expect(dependent.length).toBeGreaterThan(2);
  expect(lines.filter(({ line }) => harmless.test(line))).toEqual([]);
  expect(dependent.filter(({ line }) => !refusal.test(line))).toEqual([]);
});
