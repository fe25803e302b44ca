// The language of the page: the stored one, the chosen one, and load failures.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock(import('@eminent/text'), async (original) => {
  const all = await original();
  return {
    ...all,
    isLoaded: vi.fn<typeof all.isLoaded>(all.isLoaded),
    loadLanguage: vi.fn<typeof all.loadLanguage>(all.loadLanguage),
  };
});

const page = { lang: '', dataset: {}, style: {} };
const kept = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  vi.stubGlobal('document', { documentElement: page });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { languages: ['de-DE'] });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

async function opened(language?: unknown) {
  if (language !== undefined) kept.set('eminent.settings', JSON.stringify({ lang: language }));
  return (await import('../src/settings/settings.ts')).useSettings;
}

test.each(['tlh', '', 7, {}])(
  '%j in storage is not a language: the page is English',
  async (lang) => {
    expect((await opened(lang)).getState()).toMatchObject({ lang: 'en', wanted: 'en' });
  },
);

test('invalid settings, such as those of another version, get their defaults, and the stored value is quarantined', async () => {
  const damaged = '{"theme":"sepia","lang":"tlh","textSize":"100","sound":"no","pace":"slow"}';
  kept.set('eminent.settings', damaged);
  const { useSettings } = await import('../src/settings/settings.ts');
  expect(useSettings.getState()).toMatchObject({
    lang: 'en',
    theme: 'dark',
    textSize: 100,
    sound: true,
    pace: 'slow',
  });
  expect(kept.get('eminent.damaged.settings')).toBe(damaged);
});

test('a stored language is used at the start', async () => {
  expect((await opened('it')).getState().lang).toBe('it');
});

test('a language is used once it is loaded, and then stored', async () => {
  const settings = await opened('en');
  settings.getState().change({ lang: 'it' });
  expect(settings.getState()).toMatchObject({ lang: 'en', wanted: 'it' });
  await vi.waitFor(() => expect(settings.getState().lang).toBe('it'), 60_000);
  expect(page.lang).toBe('it');
  expect(kept.get('eminent.settings')).toContain('"lang":"it"');
});

test('a language that cannot be loaded is reported, and nothing else changes', async () => {
  const settings = await opened('en');
  const { loadLanguage, isLoaded } = await import('@eminent/text');
  vi.mocked(isLoaded).mockReturnValueOnce(false);
  vi.mocked(loadLanguage).mockRejectedValueOnce(new TypeError('no connection'));
  settings.getState().change({ lang: 'it' });
  await vi.waitFor(() => expect(settings.getState().missing).toBe('it'), 60_000);
  expect(settings.getState()).toMatchObject({ lang: 'en', wanted: 'en' });
});

test('a visit whose language cannot be loaded is in English, and the choice stays stored', async () => {
  const settings = await opened('it');
  const { loadLanguage } = await import('@eminent/text');
  vi.mocked(loadLanguage).mockRejectedValueOnce(new TypeError('no connection'));
  await (await import('../src/settings/settings.ts')).loadPageLanguage();
  expect(settings.getState()).toMatchObject({ lang: 'en', missing: 'it' });
  expect(kept.get('eminent.settings')).toBe('{"lang":"it"}');
});
