// The player's settings, such as language, theme, pace and sound. Stored on this device.
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
 * The questions that the page answers without asking. `single`: those with one legal answer.
 * `sensible`: also those with one sensible answer.
 */
export const SKIPS = ['none', 'single', 'sensible'] as const;
export type Skips = (typeof SKIPS)[number];

export const PACES = ['slow', 'normal', 'fast', 'off'] as const;
export type Pace = (typeof PACES)[number];

export const TEXT_SIZES = [100, 115, 130, 150, 200] as const;

/** Milliseconds that bots with a search, such as the bot level Emperor, may think. */
export const THINKING_TIMES = [100, 300, 1000, 3000] as const;

/** Announcements for screen readers: everything, only the main events, or nothing. */
export const SPEECHES = ['all', 'main', 'off'] as const;
export type Speech = (typeof SPEECHES)[number];

/** The answers that the page selects in advance: none, only obvious ones, or the usual ones. */
export const ASSISTANCE = ['none', 'obvious', 'suggest'] as const;
export type Assistance = (typeof ASSISTANCE)[number];

const SETTINGS_SCHEMA = {
  lang: oneOf(LANGUAGES),
  theme: oneOf(THEMES),
  pace: oneOf(PACES),
  sound: flag,
  volume: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  music: flag,
  textSize: v.picklist(TEXT_SIZES),
  /** Whether symbols show letters in addition to their shapes. */
  letters: flag,
  /** Which questions the page answers in games against bots. */
  skips: oneOf(SKIPS),
  /** Skips questions with one legal answer in games with people too, after a random pause. */
  skipsAmongPeople: flag,
  assistance: oneOf(ASSISTANCE),
  /** Sends the answer to a single choice at the first click, without a confirmation. */
  firstClick: flag,
  /** Also lists the options of a question as buttons. */
  allChoices: flag,
  /** Ignores clicks and keys for a moment after each new question. */
  settle: flag,
  speech: oneOf(SPEECHES),
  thinking: v.picklist(THINKING_TIMES),
  /** Shows the scores of all players during the game. */
  liveScore: flag,
  talk: flag,
  /** Shows the best answers of the engine at the analysis board. */
  boardEngine: flag,
  /** Whether the engine of the analysis board sees all cards, or only those known to the player. */
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
  /** The chosen language. It becomes `lang` when it is loaded. */
  readonly wanted: Language;
  /** The last chosen language, if it could not be loaded. */
  readonly missing: Language | undefined;
  /** Applies and stores settings. A language that is not loaded yet is applied after loading. */
  readonly change: (part: Partial<Settings>) => void;
}

/** The settings when the page starts. Defaults replace missing and invalid values. */
const INITIAL_SETTINGS: Settings = {
  ...DEFAULTS,
  ...legacySettings(),
  ...localStore.readParts('settings', SETTINGS_SCHEMA),
};

/**
 * Converts settings of older versions. `autoAnswer` answered questions with one legal answer. Its
 * default `off` was stored too, so it is ignored. `confirm` turned suggestions off.
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
  ...INITIAL_SETTINGS,
  wanted: INITIAL_SETTINGS.lang,
  missing: undefined,
  change(part) {
    const { lang, ...rest } = part;
    if (lang !== undefined) chooseLanguage(lang);
    set(rest);
    const { change: _, wanted: __, missing: ___, ...settings } = get();
    localStore.write('settings', settings);
    applyToDocument(settings);
  },
}));

// Another tab may have changed the settings.
localStore.follow('settings', () => {
  const { lang = useSettings.getState().lang, ...rest } = localStore.readParts(
    'settings',
    SETTINGS_SCHEMA,
  );
  useSettings.setState(rest);
  if (lang !== useSettings.getState().lang) chooseLanguage(lang);
  applyToDocument(useSettings.getState());
});

/** Uses a language now, or when it is loaded. */
function chooseLanguage(lang: Language): void {
  useSettings.setState({ wanted: lang, missing: undefined });
  if (isLoaded(lang)) useSettings.setState({ lang });
  else void changeLanguage(lang);
}

/** Loads and uses a language, unless another one was chosen meanwhile or loading fails. */
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

/** Loads the language of the page before the first render, or English if that fails. */
export async function loadPageLanguage(): Promise<void> {
  const { lang } = useSettings.getState();
  await loadLanguage(lang).catch(() =>
    useSettings.setState({ lang: 'en', wanted: 'en', missing: lang }),
  );
}

/** Options of the shown game that decide its wording. The default is the official wording. */
export const WordingContext = createContext<WordingOptions>(DEFAULT_OPTIONS);

/** Returns the language of the page with the wording of the shown game (`WordingContext`). */
export function useLang(): Locale {
  const options = useContext(WordingContext);
  const lang = useSettings((settings) => settings.lang);
  return localeOf(lang, options);
}

const PREFERS_LIGHT = '(prefers-color-scheme: light)';

function applyToDocument(settings: Settings): void {
  const { dataset, style } = document.documentElement;
  document.documentElement.lang = settings.lang;
  dataset['theme'] = lookOf(settings.theme, matchMedia(PREFERS_LIGHT).matches);
  style.fontSize = `${settings.textSize}%`;
}

/** Writes the settings to the document now, and when the device changes between light and dark. */
export function applySettings(): void {
  const applyNow = () => applyToDocument(useSettings.getState());
  matchMedia(PREFERS_LIGHT).addEventListener('change', applyNow);
  applyNow();
}

/**
 * Returns the bot pause that tests set in the address, in milliseconds. 0 also turns off other
 * delays.
 */
function requestedPause(): string | null {
  return new URLSearchParams(location.search).get('pause');
}

const BOT_PAUSES: Readonly<Record<Pace, number>> = { slow: 700, normal: 260, fast: 90, off: 0 };

/** Returns the minimum milliseconds before a bot's answer. 0 shows consecutive answers at once. */
export function botPause(pace: Pace): number {
  const requested = requestedPause();
  return requested === null ? BOT_PAUSES[pace] : Math.max(0, Number(requested) || 0);
}

const INPUT_GUARD_MS = 300;

/** Returns the milliseconds for which a new question ignores input; 0 if this is turned off. */
export function inputGuardTime({ settle, pace }: Pick<Settings, 'settle' | 'pace'>): number {
  return settle && pace !== 'off' && requestedPause() !== '0' ? INPUT_GUARD_MS : 0;
}

/** Returns the milliseconds that a bot may think about an answer. Tests with `?pause=0` get 10. */
export function thinkingTime(thinking: number): number {
  return requestedPause() === '0' ? 10 : thinking;
}
