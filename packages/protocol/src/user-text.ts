// Normalizes text that users write for other users: chat, reasons, reports. Names have stricter
// rules: the server rejects a name with invisible characters.
import * as v from 'valibot';
import { text } from './schema.ts';

/** Joiners inside emoji and non-joiners inside words, which some languages need. */
const NEEDED_JOINERS =
  /(?<=[\p{Extended_Pictographic}\uFE0F\p{Emoji_Modifier}])\u200D(?=\p{Extended_Pictographic})|(?<=\p{L})\u200C(?=\p{L})/gu;
/** Tag characters, which flag emoji of regions contain. */
const TAGS = /[\u{E0020}-\u{E007F}]/u;
/** Characters that are removed: control, direction, private-use, unassigned and blank ones. */
const INVISIBLE = /[\p{C}\u115F\u1160\u3164\uFFA0\u2800]/gu;
/** More than three combining marks on a letter. No language needs them; they cover other lines. */
const EXCESS_MARKS = /(\p{M}{3})\p{M}+/gu;

/**
 * Converts a text to one line of readable text: replaces line breaks with spaces, and removes
 * excess combining marks and characters that are invisible or change the text direction.
 */
export function normalizeUserText(raw: string): string {
  const line = raw
    .normalize('NFD')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(EXCESS_MARKS, '$1');
  const needed = new Set(Array.from(line.matchAll(NEEDED_JOINERS), ({ index }) => index));
  return line
    .replace(INVISIBLE, (one, index: number) => (needed.has(index) || TAGS.test(one) ? one : ''))
    .normalize('NFC')
    .trim();
}

/** Schema of user text: limits its length, then normalizes it. */
export function userText(maxLength: number) {
  return v.pipe(text(maxLength), v.transform(normalizeUserText));
}
