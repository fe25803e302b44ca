// The list of languages, one folder each. English is always loaded. It defines the keys.
import { english } from './en/index.ts';
import type { LanguagePack } from './translation.ts';

interface Entry {
  /** In the language itself. */
  readonly name: string;
  readonly load: () => Promise<LanguagePack>;
}

export const LANGUAGE_REGISTRY = {
  en: { name: 'English', load: () => Promise.resolve(english) },
  it: { name: 'Italiano', load: async () => (await import('./it/index.ts')).italian },
} satisfies Readonly<Record<string, Entry>>;
