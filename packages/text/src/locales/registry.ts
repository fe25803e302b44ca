// The languages that the game speaks: a folder and a line each. English comes along, since it is what the others are translated from; the others are loaded when they are chosen.
import { english } from './en/index.ts';
import type { LanguagePack } from './translation.ts';

interface Entry {
  /** What the language calls itself. */
  readonly name: string;
  readonly load: () => Promise<LanguagePack>;
}

export const LANGUAGE_REGISTRY = {
  en: { name: 'English', load: () => Promise.resolve(english) },
  it: { name: 'Italiano', load: async () => (await import('./it/index.ts')).italian },
} satisfies Readonly<Record<string, Entry>>;
