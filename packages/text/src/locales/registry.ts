// The list of languages, one folder each. English is always loaded, because its messages define the
// keys of all languages; the others are loaded when they are chosen.
import { english } from './en/index.ts';
import type { LanguagePack } from './translation.ts';

interface Entry {
  /** The name of the language in this language. */
  readonly name: string;
  readonly load: () => Promise<LanguagePack>;
}

export const LANGUAGE_REGISTRY = {
  en: { name: 'English', load: () => Promise.resolve(english) },
  it: { name: 'Italiano', load: async () => (await import('./it/index.ts')).italian },
} satisfies Readonly<Record<string, Entry>>;
