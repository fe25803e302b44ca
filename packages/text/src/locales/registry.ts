// The list of languages: one folder and one line each. English is always loaded, because the others
// are translated from it; others are loaded when chosen.
import { english } from './en/index.ts';
import type { LanguagePack } from './translation.ts';

interface Entry {
  /** The language's own name. */
  readonly name: string;
  readonly load: () => Promise<LanguagePack>;
}

export const LANGUAGE_REGISTRY = {
  en: { name: 'English', load: () => Promise.resolve(english) },
  it: { name: 'Italiano', load: async () => (await import('./it/index.ts')).italian },
} satisfies Readonly<Record<string, Entry>>;
