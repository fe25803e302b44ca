// The player's settings, such as language, theme, pace and sound. They are stored on this device.
import { DEFAULT_OPTIONS } from '@eminent/engine';
import {
  isLoaded,
  type Language,
  LANGUAGES,
  loadLanguage,
  type Locale,
  localeOf,
  pickLanguage,
  type WordingOptions,
} from '@eminent/text';
import { createContext, useContext } from 'react';
import { create } from 'zustand';
import { flag, oneOf } from '@eminent/protocol';
import * as v from 'valibot';
import { localStore } from '../storage/storage.ts';
import { lookOf, THEMES } from '../theme/themes.ts';

/**
 * The questions that the page answers without asking. `single`: those with one possible answer;
 * `sensible`: also those with one sensible answer.
 */
export const SKIPS = ['none', 'single', 'sensible'] as const;
export type Skips = (typeof SKIPS)[number];

export const PACES = ['slow', 'normal', 'fast', 'off'] as const;
export type Pace = (typeof PACES)[number];

export const TEXT_SIZES = [100, 115, 130, 150, 200] as const;

/** The choices for the milliseconds that a bot with a search, such as the Emperor, may think. */
export const THINKING_TIMES = [100, 300, 1000, 3000] as const;

/** Announcements for screen readers: everything, the main events, nothing. */
export const SPEECHES = ['all', 'main', 'off'] as const;
export type Speech = (typeof SPEECHES)[number];

/** The suggestions that the page makes: none, only obvious answers, or the usual answers. */
export const ASSISTANCE = ['none', 'obvious', 'suggest'] as const;
export type Assistance = (typeof ASSISTANCE)[number];

/** The schema of the stored settings. */
const SETTINGS_SCHEMA = {
  lang: oneOf(LANGUAGES),
  theme: oneOf(THEMES),
  /** The speed of animations and bots. */
  pace: oneOf(PACES),
  sound: flag,
  /** The volume in percent. */
  volume: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  /** Background music during a game. */
  music: flag,
  /** The text size in percent. */
  textSize: v.picklist(TEXT_SIZES),
  /** Shows letters on the symbols, in addition to their shapes. */
  letters: flag,
  /** The questions that are auto-answered in games against bots. */
  skips: oneOf(SKIPS),
  /**
   * Auto-answers questions with one possible answer in games with other people too. A pause hides
   * that there was no choice.
   */
  skipsAmongPeople: flag,
  assistance: oneOf(ASSISTANCE),
  /** Sends an answer of a single choice at the first click, without a confirmation. */
  firstClick: flag,
  /** Lists all options of a question as buttons. */
  allChoices: flag,
  /** Enables the input guard: a new question ignores answers for a moment. */
  settle: flag,
  speech: oneOf(SPEECHES),
  thinking: v.picklist(THINKING_TIMES),
  /** Shows the scores of all players during the game. */
  liveScore: flag,
  /** Lets bots say short lines at important moments. */
  talk: flag,
  /** Shows the engine's best answers at the analysis board. */
  boardEngine: flag,
  /** Lets the engine of the analysis board see all cards. */
  boardAllCards: flag,
} as const;

export type Settings = {
  readonly [Name in keyof typeof SETTINGS_SCHEMA]: v.InferOutput<(typeof SETTINGS_SCHEMA)[Name]>;
};

const DEFAULTS: Settings = {
  lang: pickLanguage(navigator.languages),
  theme: 'dark',
  pace: 'normal',
  sound: true,
  volume: 60,
  music: false,
  textSize: 100,
  letters: false,
  skips: 'sensible',
  skipsAmongPeople: false,
  assistance: 'obvious',
  firstClick: false,
  allChoices: false,
  settle: true,
  speech: 'all',
  thinking: 100,
  liveScore: true,
  talk: true,
  boardEngine: true,
  boardAllCards: false,
};

interface SettingsStore extends Settings {
  /** The chosen language; becomes `lang` when it is loaded. */
  readonly wanted: Language;
  /** A chosen language that could not be loaded. */
  readonly missing: Language | undefined;
  /** Applies and stores settings. A language that is not loaded yet applies when it is loaded. */
  readonly change: (part: Partial<Settings>) => void;
}

/** The settings when the page starts. The default replaces a missing or invalid value. */
const STORED_SETTINGS: Settings = {
  ...DEFAULTS,
  ...legacySettings(),
  ...localStore.readParts('settings', SETTINGS_SCHEMA),
};

/**
 * Converts settings of older versions. `autoAnswer` answered questions with one possible answer;
 * its default `off` was stored too, so `off` is ignored. `confirm` turned suggestions off.
 */
function legacySettings(): Partial<Settings> {
  const { autoAnswer = 'off', confirm = false } = localStore.readParts('settings', {
    autoAnswer: oneOf(['off', 'pause', 'on'] as const),
    confirm: flag,
  });
  return {
    ...(autoAnswer === 'off' ? {} : { skips: 'single', skipsAmongPeople: true }),
    ...(confirm ? { assistance: 'none' } : {}),
  };
}

export const useSettings = create<SettingsStore>()((set, get) => ({
  ...STORED_SETTINGS,
  wanted: STORED_SETTINGS.lang,
  missing: undefined,
  change(part) {
    const { lang, ...rest } = part;
    if (lang !== undefined) {
      set({ wanted: lang, missing: undefined });
      if (isLoaded(lang)) set({ lang });
      else void changeLanguage(lang);
    }
    set(rest);
    const { change: _, wanted: __, missing: ___, ...settings } = get();
    localStore.write('settings', settings);
    apply(settings);
  },
}));

/** Loads a chosen language and uses it, unless another one was chosen meanwhile. */
async function changeLanguage(lang: Language): Promise<void> {
  const isStillWanted = () => useSettings.getState().wanted === lang;
  try {
    await loadLanguage(lang);
    if (isStillWanted()) useSettings.getState().change({ lang });
  } catch {
    const { lang: current } = useSettings.getState();
    if (isStillWanted()) useSettings.setState({ wanted: current, missing: lang });
  }
}

/** Loads the language of the page before the first render; falls back to English for this visit. */
export async function loadPageLanguage(): Promise<void> {
  const { lang } = useSettings.getState();
  await loadLanguage(lang).catch(() =>
    useSettings.setState({ lang: 'en', wanted: 'en', missing: lang }),
  );
}

/** The game options that determine the terms of texts inside a provider. */
export const WordingContext = createContext<WordingOptions>(DEFAULT_OPTIONS);

/** The language of the page, with the terms of the ruleset. */
export function useLang(): Locale {
  const options = useContext(WordingContext);
  const lang = useSettings((settings) => settings.lang);
  return localeOf(lang, options);
}

const PREFERS_LIGHT = '(prefers-color-scheme: light)';

/** Writes language, theme and text size to the document, for style sheets. */
function apply(settings: Settings): void {
  const { dataset, style } = document.documentElement;
  document.documentElement.lang = settings.lang;
  dataset['theme'] = lookOf(settings.theme, matchMedia(PREFERS_LIGHT).matches);
  style.fontSize = `${settings.textSize}%`;
}

/** Applies the settings now, and again whenever the device's light or dark preference changes. */
export function applySettings(): void {
  const applyNow = () => apply(useSettings.getState());
  matchMedia(PREFERS_LIGHT).addEventListener('change', applyNow);
  applyNow();
}

/** The `pause` parameter of the address in milliseconds, with which tests shorten all delays. */
function requestedPause(): string | null {
  return new URLSearchParams(location.search).get('pause');
}

const BOT_PAUSES: Readonly<Record<Pace, number>> = { slow: 700, normal: 260, fast: 90, off: 0 };

/** Milliseconds before each bot's answer. */
export function botPause(pace: Pace): number {
  const requested = requestedPause();
  return requested === null ? BOT_PAUSES[pace] : Math.max(0, Number(requested) || 0);
}

const INPUT_GUARD_MS = 300;

/** The duration of the input guard in milliseconds; 0 if the guard or all delays are off. */
export function inputGuardTime({ settle, pace }: Pick<Settings, 'settle' | 'pace'>): number {
  return settle && pace !== 'off' && requestedPause() !== '0' ? INPUT_GUARD_MS : 0;
}

/** The thinking time of bots for each answer in milliseconds; short if tests turn off delays. */
export function thinkingTime(thinking: number): number {
  return requestedPause() === '0' ? 10 : thinking;
}
