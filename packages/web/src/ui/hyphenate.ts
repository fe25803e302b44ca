// Inserts soft hyphens into long Italian words, because not all browsers hyphenate Italian.
import { languageOf, type Locale } from '@eminent/text';

const SOFT_HYPHEN = '\u00AD';

/** Matches words of at least nine letters, which may not fit on a line of a card. */
const LONG_WORD = /\p{L}{9,}/gu;

/**
 * Matches between two syllables: before a consonant or an inseparable group (`tr`, `ch`, `gn`…)
 * that a vowel follows, and between two other consonants.
 */
const SYLLABLE_END =
  /(?<=\p{L}[aeiouàèéìòù])(?=(?:[bcdfgpt][lr]|ch|gh|gn|sc|s[bcdfgmpqtv]|[bcdfglmnpqrstvz])[aeiouàèéìòù])|(?<=[aeiouàèéìòù][bcdfglmnpqrstvz])(?=[bcdfglmnpqrstvz][aeiouàèéìòù])/giu;

/** Adds soft hyphens between the syllables of long words; returns text in English unchanged. */
export function hyphenate(lang: Locale, text: string): string {
  if (languageOf(lang) !== 'it') return text;
  return text.replace(LONG_WORD, (word) => word.replace(SYLLABLE_END, SOFT_HYPHEN));
}
