// Marks where long Italian words may break. All browsers hyphenate English, but not all of them
// hyphenate Italian.
import { languageOf, type Locale } from '@eminent/text';

const SOFT_HYPHEN = '\u00AD';

/** Matches words that may not fit on a line. */
const LONG_WORD = /\p{L}{9,}/gu;

/**
 * Matches the end of a syllable: before a consonant with a vowel, and between two consonants that
 * do not belong together.
 */
const SYLLABLE_END =
  /(?<=\p{L}[aeiouàèéìòù])(?=(?:[bcdfgpt][lr]|ch|gh|gn|sc|s[bcdfgmpqtv]|[bcdfglmnpqrstvz])[aeiouàèéìòù])|(?<=[aeiouàèéìòù][bcdfglmnpqrstvz])(?=[bcdfglmnpqrstvz][aeiouàèéìòù])/giu;

/** The text with a soft hyphen after each syllable of a long Italian word. */
export function hyphenate(lang: Locale, text: string): string {
  if (languageOf(lang) !== 'it') return text;
  return text.replace(LONG_WORD, (word) => word.replace(SYLLABLE_END, SOFT_HYPHEN));
}
