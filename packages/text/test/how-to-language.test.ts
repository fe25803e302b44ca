// docs/how-to/language.md: a third language needs one folder and one line in the registry. The test
// adds a partial Esperanto translation.
import { newGame, OPTION, play, view } from '@eminent/engine';
import { expect, test, vi } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import {
  decisionText,
  isLoaded,
  type Language,
  languageName,
  LANGUAGES,
  listText,
  loadLanguage,
  msg,
  pickLanguage,
  resourceName,
} from '../src/index.ts';
import type * as Registry from '../src/locales/registry.ts';

vi.mock('../src/locales/registry.ts', async (load) => {
  const { LANGUAGE_REGISTRY } = await load<typeof Registry>();
  const { english } = await import('../src/locales/en/index.ts');
  const { messages } = await import('../src/locales/en/messages.ts');
  const { translated } = await import('../src/locales/translation.ts');
  const begun = translated({
    ...messages,
    list: { ...messages.list, two: '{words} kaj {next}', last: '{words} kaj {next}' },
    resources: { ...messages.resources, water: 'akvo', iron: 'fero' },
    decisions: {
      ...messages.decisions,
      role: 'Kiun rolon vi gvidas?',
      muster: 'Ĉu vi kolektas {n} {n:ĉasilon|ĉasilojn}, aŭ atakas planedon?',
    },
  });
  const esperanto = {
    ...english,
    grammar: { tag: 'eo', forms: ['one', 'other'] },
    messages: begun,
  };
  const eo = { name: 'Esperanto', load: () => Promise.resolve(esperanto) };
  return { LANGUAGE_REGISTRY: { ...LANGUAGE_REGISTRY, eo } };
});

const eo = 'eo' as Language;

test('it is offered, and loaded when it is chosen', async () => {
  expect(LANGUAGES).toContain(eo);
  expect(pickLanguage(['eo', 'en'])).toBe(eo);
  expect(languageName(eo)).toBe('Esperanto');
  expect(isLoaded(eo)).toBe(false);
  await loadLanguage(eo);
  expect(isLoaded(eo)).toBe(true);
});

test('a question of a game reads in it', async () => {
  await loadLanguage(eo);
  const state = newGame(gameOptions({ players: 2 }), 'esperanto');
  play(state, OPTION.DONE);
  const seen = view(state, 0);
  if (seen.decision === undefined) throw new Error('nothing is asked');
  const context = { decision: seen.decision, view: seen, names: ['Ada', 'Bea'] };
  expect(decisionText(eo, context)).toBe('Kiun rolon vi gvidas?');
  expect(msg(eo, 'decisions.muster', { n: 2 })).toBe(
    'Ĉu vi kolektas 2 ĉasilojn, aŭ atakas planedon?',
  );
  expect(listText(eo, [resourceName(eo, 'water'), resourceName(eo, 'iron')])).toBe('akvo kaj fero');
});
