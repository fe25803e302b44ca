// Messages and rules of a language use the terms of the game: finds words to avoid.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as escalation from '../src/locales/en/rulesets/escalation/messages.ts';
import {
  messageCatalog,
  type Language,
  LANGUAGES,
  loadLanguage,
  loadPart,
} from '../src/language.ts';

await Promise.all(LANGUAGES.map(loadLanguage));
await Promise.all((['board', 'lessons', 'online', 'puzzles'] as const).map(loadPart));

/** Words to avoid, with the term to use instead. */
const VARIANTS: Partial<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\bfacedown\b|\bface-?up side\b/i, 'face down, face up'],
    [/\bvictory points?\b|\bVPs?\b/, 'influence'],
    [/\b(star)?ships?\b/i, 'fighter'],
    [/\bhand size\b/i, 'hand limit'],
    [/\bgraveyard\b|\bdiscard deck\b/i, 'discard pile'],
    [/\bround of play\b/i, 'turn'],
  ],
  it: [
    [/a faccia in (giù|su)/i, 'coperto, scoperto'],
    [/punti vittoria/i, 'influenza'],
    [/\b(caccia|navi|flotta) (stellar|spazial)/i, 'astronave'],
    [/\bimpero\b(?! galattico)/, 'Impero'],
    [/\bacquisi(sci|sce|re|to|ta)\b/i, 'prendere'],
    [/\bcimitero\b|\bmazzo degli scarti\b/i, 'pila degli scarti'],
    [/\b(fase|la sua|le loro|un’|un') ?azion[ei]\b/, 'Azione'],
    [/\bregistro\b/i, 'cronaca'],
    [/\bmaestro\b/i, 'istruttore'],
    [/\brend(i|e|ere) (fino|tutte|una risorsa|risorse)\b/i, 'restituire'],
  ],
};

function rulesIn(language: Language): readonly (readonly [string, string])[] {
  const file = new URL(
    `../../../docs/rules${language === 'en' ? '' : `.${language}`}.md`,
    import.meta.url,
  );
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line, i) => [`line ${i + 1}`, line] as const);
}

function isOfEscalation(text: string): boolean {
  return ESCALATION_TEXTS.has(text) || /^- \*\*E\d/.test(text);
}

/** Escalation has ships of three sizes. Other games have only fighters. */
const ESCALATION_TEXTS = new Set(allTexts(escalation));

function allTexts(part: unknown): readonly string[] {
  if (typeof part === 'string') return [part];
  return Object.values(part as object).flatMap(allTexts);
}

describe.each(LANGUAGES)('%s', (language) => {
  test('has one word for one thing', () => {
    const texts = [...messageCatalog(language), ...rulesIn(language)];
    const found = (VARIANTS[language] ?? []).flatMap(([variant, term]) =>
      texts
        .filter(([, text]) => variant.test(text) && !(term === 'fighter' && isOfEscalation(text)))
        .map(([place, text]) => `${place} does not say ${term}: ${text.slice(0, 120)}`),
    );
    expect(found).toEqual([]);
  });
});
