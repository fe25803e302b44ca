// Random games have texts for questions, options, events and explanations, in every language.
import {
  decidingSeat,
  describe as describeDecision,
  explain,
  type GameEvent,
  type GameOptions,
  legalOptions,
  newGame,
  play,
  PRESETS,
  Random,
  redactEvent,
  ROLES,
  type Subject,
  view,
} from '@eminent/engine';
import { describe, expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import {
  type DecisionContext,
  decisionText,
  eventText,
  explanationText,
  LANGUAGES,
  loadLanguage,
  type Language,
  optionText,
} from '../src/index.ts';
import { byDepth } from '../../../tools/test-depth.ts';

await Promise.all(LANGUAGES.map(loadLanguage));

/** Explanations are checked at one in this many decisions. */
const EXPLAINED = byDepth(10, 1);

const NAMES = ['Ada', 'Bea', 'Cleo', 'Dora', 'Elsa'];
const GAMES: readonly object[] = [
  { players: 2 },
  { players: 3, techErrata: true, displayErrata: true },
  { players: 4, ...PRESETS.summary },
  { players: 2, ...PRESETS['reference-manual'] },
  { players: 2, ruleset: 'prototype-2010', prototypeRoleActions: true },
  { players: 4, ruleset: 'prototype-2010', prototypeStartFaceDown: true },
  { players: 2, ruleset: 'escalation', escalationEnd: 'this-round' },
  { players: 5, ruleset: 'escalation', scenarios: 'chosen', scenarioPromos: true },
];

function subjects(context: DecisionContext): Subject[] {
  const own = context.view.players[context.decision.seat];
  return [
    ...ROLES.map((role) => ({ kind: 'role', role }) as const),
    ...(own?.hand ?? []).map((card) => ({ kind: 'card', card }) as const),
    ...(own?.planets ?? []).map((_, at) => ({ kind: 'attack', at }) as const),
    ...(own?.planets ?? []).map((_, at) => ({ kind: 'settle', at }) as const),
    { kind: 'technology', card: 'war-path' },
    { kind: 'technology', card: 'improved-trade.survey' },
    { kind: 'follow' },
  ];
}

function textsOf(lang: Language, options: GameOptions, seed: number): string[] {
  const state = newGame(options, `text ${seed}`);
  const random = new Random(seed, 2, 3, 4);
  const texts: string[] = [];
  while (!state.over) {
    const seat = decidingSeat(state);
    const context = { decision: describeDecision(state), view: view(state, seat), names: NAMES };
    texts.push(decisionText(lang, context));
    for (const option of context.decision.options) texts.push(optionText(lang, option, context));
    const explained = state.ply % EXPLAINED === 0 ? subjects(context) : [];
    for (const subject of explained) {
      for (const why of explain(state, seat, subject)) {
        texts.push(explanationText(lang, why, NAMES));
      }
    }
    const events: GameEvent[] = [];
    state.log = events;
    const legal = legalOptions(state);
    play(state, legal[random.below(legal.length)] ?? 0);
    const seen = view(state, 0);
    const table = {
      names: NAMES,
      you: 0,
      planetAt: (of: number, at: number) => seen.players[of]?.planets[at],
    };
    for (const event of events) texts.push(eventText(lang, redactEvent(event, 0), table));
  }
  return texts;
}

describe.each(LANGUAGES)('%s', (lang) => {
  test.each(GAMES.map((input, i) => [JSON.stringify(input), input, i] as const))(
    'a game of %s',
    (_name, input, seed) => {
      const texts = new Set(textsOf(lang, gameOptions(input), seed));
      expect(texts.size).toBeGreaterThan(60);
      expect([...texts].filter((text) => /[{}]|undefined|\bNaN\b/.test(text))).toEqual([]);
      expect([...texts].filter((text) => text.length > 220)).toEqual([]);
    },
  );
});

test('a question shows how many more can be chosen, and nothing once all are chosen', () => {
  const state = newGame(gameOptions({ players: 2 }), 'more');
  const context = { view: view(state, 0), names: NAMES };
  const subject = { ...describeDecision(state), several: true, most: 2 };
  const trade = (tradesLeft: number, selected = 0) =>
    decisionText('en', {
      ...context,
      selected,
      decision: { ...subject, step: 'trade', tradesLeft } as never,
    });
  expect(trade(2)).toBe('What do you trade? Up to 2.');
  expect(trade(1, 1)).toBe('What do you trade? Up to 1 more.');
  expect(trade(0)).toBe('What do you trade?');
});
