// How a person likes the page to be: language, look, pace, sound. Kept on this device.
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
import { lookOf, type Theme, THEMES } from '../theme/themes.ts';

/** The questions that are answered without asking. `single`: only questions with one answer; `sensible`: also those with one sensible answer. */
export const SKIPS = ['none', 'single', 'sensible'] as const;
export type Skips = (typeof SKIPS)[number];

export const PACES = ['slow', 'normal', 'fast', 'off'] as const;
export type Pace = (typeof PACES)[number];

export const TEXT_SIZES = [100, 115, 130, 150, 200] as const;

/** Milliseconds that the strongest computer player may think about a decision. */
export const THINKING_TIMES = [100, 300, 1000, 3000] as const;

/** What those who listen are told of what happens: everything, the main events, nothing. */
export const SPEECHES = ['all', 'main', 'off'] as const;
export type Speech = (typeof SPEECHES)[number];

/** What the page selects when a question comes: nothing, only what no player would do otherwise, what most players would do. */
export const ASSISTANCE = ['none', 'obvious', 'suggest'] as const;
export type Assistance = (typeof ASSISTANCE)[number];

export interface Settings {
  readonly lang: Language;
  readonly theme: Theme;
  /** How fast pieces move and bots answer. */
  readonly pace: Pace;
  readonly sound: boolean;
  /** Per cent. */
  readonly volume: number;
  /** A theme while one plays. */
  readonly music: boolean;
  /** Per cent. */
  readonly textSize: number;
  /** Letters on the symbols besides their shape. */
  readonly letters: boolean;
  /** Which questions are not asked in games against computer players. */
  readonly skips: Skips;
  /** Among people questions with one answer are answered, too, after a pause that does not tell others why. */
  readonly skipsAmongPeople: boolean;
  readonly assistance: Assistance;
  /** A first click commits, where nothing else belongs to the answer. */
  readonly firstClick: boolean;
  /** Every option of a question stands in a list below it. */
  readonly allChoices: boolean;
  /** A new question settles for a moment before an answer counts. */
  readonly settle: boolean;
  readonly speech: Speech;
  readonly thinking: number;
  /** Points of all players during the game. */
  readonly liveScore: boolean;
  /** Computer players say a short line at great moments. */
  readonly talk: boolean;
}

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
};

interface SettingsStore extends Settings {
  /** The language that was chosen: it is spoken as soon as it is loaded. */
  readonly wanted: Language;
  /** A language that was chosen and could not be loaded. */
  readonly missing: Language | undefined;
  /** Holds at once; a language that is not there yet, as soon as it is loaded. */
  readonly change: (part: Partial<Settings>) => void;
}

/** How the settings are kept. */
const KEPT_SETTINGS = {
  lang: oneOf(LANGUAGES),
  theme: oneOf(THEMES),
  pace: oneOf(PACES),
  sound: flag,
  volume: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  music: flag,
  textSize: v.picklist(TEXT_SIZES),
  letters: flag,
  skips: oneOf(SKIPS),
  skipsAmongPeople: flag,
  assistance: oneOf(ASSISTANCE),
  firstClick: flag,
  allChoices: flag,
  settle: flag,
  speech: oneOf(SPEECHES),
  thinking: v.picklist(THINKING_TIMES),
  liveScore: flag,
  talk: flag,
} as const satisfies Readonly<Record<keyof Settings, v.GenericSchema>>;

/** Each setting is as usual where it was not kept, or cannot be what it says. */
const KEPT: Settings = {
  ...DEFAULTS,
  ...keptBefore(),
  ...localStore.readParts('settings', KEPT_SETTINGS),
};

/**
 * What older versions of the page kept: whether questions with one answer were answered (`off` was also kept where nobody had chosen), and
 * whether every choice was confirmed, with nothing selected beforehand.
 */
function keptBefore(): Partial<Settings> {
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
  ...KEPT,
  wanted: KEPT.lang,
  missing: undefined,
  change(part) {
    const { lang, ...rest } = part;
    if (lang !== undefined) {
      set({ wanted: lang, missing: undefined });
      if (isLoaded(lang)) set({ lang });
      else void speak(lang);
    }
    set(rest);
    const { change: _, wanted: __, missing: ___, ...settings } = get();
    localStore.write('settings', settings);
    apply(settings);
  },
}));

/** Loads a language that was chosen, and speaks it unless another one was chosen meanwhile. */
async function speak(lang: Language): Promise<void> {
  const isStillWanted = () => useSettings.getState().wanted === lang;
  try {
    await loadLanguage(lang);
    if (isStillWanted()) useSettings.getState().change({ lang });
  } catch {
    const { lang: spoken } = useSettings.getState();
    if (isStillWanted()) useSettings.setState({ wanted: spoken, missing: lang });
  }
}

/** Loads the language of the page before anything is said; where that fails this visit goes on in English. */
export async function learnLanguage(): Promise<void> {
  const { lang } = useSettings.getState();
  await loadLanguage(lang).catch(() =>
    useSettings.setState({ lang: 'en', wanted: 'en', missing: lang }),
  );
}

/** The options of the game whose terms the page uses here. */
export const WordingContext = createContext<WordingOptions>(DEFAULT_OPTIONS);

/** The language of the page, with the terms of the ruleset. */
export function useLang(): Locale {
  const options = useContext(WordingContext);
  const lang = useSettings((settings) => settings.lang);
  return localeOf(lang, options);
}

const PREFERS_LIGHT = '(prefers-color-scheme: light)';

/** Writes the settings that the style sheets read to the document. */
function apply(settings: Settings): void {
  const { dataset, style } = document.documentElement;
  document.documentElement.lang = settings.lang;
  dataset['theme'] = lookOf(settings.theme, matchMedia(PREFERS_LIGHT).matches);
  style.fontSize = `${settings.textSize}%`;
}

/** Brings the document in line with the settings at the start, and with the device whenever it changes its mind. */
export function applySettings(): void {
  const applyNow = () => apply(useSettings.getState());
  matchMedia(PREFERS_LIGHT).addEventListener('change', applyNow);
  applyNow();
}

const BOT_PAUSES: Readonly<Record<Pace, number>> = { slow: 700, normal: 260, fast: 90, off: 0 };

/** Milliseconds before each answer of a bot; the address may say `?pause=0`. */
export function botPause(pace: Pace): number {
  const requested = new URLSearchParams(location.search).get('pause');
  return requested === null ? BOT_PAUSES[pace] : Math.max(0, Number(requested) || 0);
}

const SETTLING_MS = 300;

/** Milliseconds in which no answer to a new question counts; none for those who want nothing to take its time. */
export function settlingTime({ settle, pace }: Pick<Settings, 'settle' | 'pace'>): number {
  const isHurried = new URLSearchParams(location.search).get('pause') === '0';
  return settle && pace !== 'off' && !isHurried ? SETTLING_MS : 0;
}

/** Milliseconds of thought before each answer; little when nobody wants to wait at all. */
export function thinkingTime(thinking: number): number {
  return new URLSearchParams(location.search).get('pause') === '0' ? 10 : thinking;
}
