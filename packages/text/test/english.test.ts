// English messages are short and idiomatic: finds long messages and unidiomatic wording.
import { expect, test } from 'vitest';
import { messageCatalog, loadPart, type Locale } from '../src/language.ts';
import { english } from '../src/locales/en/index.ts';
import type { WordingId } from '../src/ruleset-wordings.ts';

await Promise.all((['board', 'lessons', 'online', 'puzzles'] as const).map(loadPart));

const wordings = Object.keys(english.wordings) as WordingId[];
const locales: readonly Locale[] = ['en', ...wordings.map((id) => `en-x-${id}` as const)];

function textsByKey(): readonly (readonly [string, string])[] {
  const found = new Map<string, readonly [string, string]>();
  for (const locale of locales) {
    for (const [key, text] of messageCatalog(locale)) found.set(`${key} ${text}`, [key, text]);
  }
  return [...found.values()];
}

/** Replaces placeholders by 2, by a plural form, or by a name. */
function filled(text: string): string {
  return text
    .replaceAll(/\{\w+:[^{}|]*\|([^{}]*)\}/g, '$1')
    .replaceAll(/\{(n|k|of|need|have|missing|range|points|percent|share)\}/g, '2')
    .replaceAll(/\{\w+\}/g, 'Vega');
}

/** In characters. */
const MAX_LENGTH = 90;

/** Maximum length of messages that explain something, by key. */
const MAX_LENGTH_OF_EXPLANATIONS: readonly (readonly [RegExp, number])[] = [
  [/^(coach|lessons|puzzles)\./, 220],
  [/^(cards|glossary|tips|piece\.fleet)\./, 160],
  [/^(games|opponents|reasons|problems)\./, 150],
];

/** Keys of messages that were found too long but need all their words. */
const REVIEWED: readonly string[] = [
  'cli.help',
  'coach.topics.role.text',
  'online.bots.text',
  'online.closed.aloneText',
  'online.data.deleteText',
  'online.invite.noAccount',
  'online.lobby.welcomeText',
  'online.name.why',
  'online.refusals.cookies-refused',
  'online.refusals.push-denied',
  'online.refusals.two-seats',
  'online.settings.keepGuest',
  'online.settings.signOutGuest',
  'online.share.alone',
  'online.table.waiting.dealText',
  'online.terminal.help',
  'online.verified.fitsLead',
  'online.verified.intro',
  'online.verified.madeOf',
  'piece.fleet.improved.text',
  'piece.token',
  'ui.keep.full',
  'ui.keep.refused',
  'ui.notificationsText',
  'ui.pointerHelp',
  'ui.rulesStart.phases.role',
  'ui.tagline',
  'ui.trouble.noReplay',
];

function limitOf(key: string): number {
  return MAX_LENGTH_OF_EXPLANATIONS.find(([kind]) => kind.test(key))?.[1] ?? MAX_LENGTH;
}

test('messages are short', () => {
  const long = textsByKey().filter(([key, text]) => filled(text).length > limitOf(key));
  const keys = [...new Set(long.map(([key]) => key))];
  expect(keys.filter((key) => !REVIEWED.includes(key))).toEqual([]);
  expect(REVIEWED.filter((key) => !keys.includes(key))).toEqual([]);
});

/** Elsewhere the term is "planet". */
const MAY_SAY_WORLD = /^(speech\.|ui\.tagline$)/;

const STUMBLES: readonly (readonly [RegExp, string])[] = [
  [/\b(some|any|every|no)body\b/i, 'someone, anyone, everyone, no one'],
  [/\b(whoever|whomever)\b/i, 'the player who, anyone who'],
  [
    /\b(an?|one|two|three|\d+) (?!more|fewer|extra|less)[a-z-]+ (more|fewer|less)\b(?! than)/i,
    'one more turn, 2 more cards',
  ],
  [/ (%|…|\.\.\.)/, 'no blank before % and …'],
  [/\bgoods\b/i, 'resources'],
  [/\bI shall\b|\b(cannot|any more)\b/i, 'I’ll, can’t, anymore'],
  [/\b(do|does|did|is|are|was|were|has|have|can|could|would|will) not\b/i, 'contractions'],
  [/\b(it|that|there|here) is (?!to\b)\w|\b(you|they|we) (are|have been|will) \w/i, 'contractions'],
];

function stumblesIn(key: string, text: string): readonly string[] {
  const found = STUMBLES.filter(([wrong]) => wrong.test(filled(text))).map(([, right]) => right);
  return /\bworlds?\b/i.test(text) && !MAY_SAY_WORLD.test(key) ? [...found, 'planet'] : found;
}

test.each([
  ['ui.x', 'Somebody else decides now.'],
  ['ui.x', 'Whoever opens it sits down.'],
  ['ui.x', 'One turn more'],
  ['ui.x', '{n} {n:card|cards} more'],
  ['ui.x', 'Look at one planet fewer.'],
  ['ui.x', '{percent} % to win'],
  ['ui.x', 'Loading …'],
  ['ui.x', 'Find worlds.'],
])('the check finds %s: %s', (key, text) => {
  expect(stumblesIn(key, text)).toHaveLength(1);
});

test('nothing in English makes a native speaker stumble', () => {
  const found = textsByKey().flatMap(([key, text]) =>
    stumblesIn(key, text).map((right) => `${key}: “${text}” (${right})`),
  );
  expect(found).toEqual([]);
});
