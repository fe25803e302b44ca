// Text that people write for others to read: chat, reasons, reports. One rule for all of it (names are stricter: they are refused).
import * as v from 'valibot';
import { text } from './schema.ts';

/** Zero-width joiners that hold an emoji together, and non-joiners between letters, which some languages need. */
const NEEDED =
  /(?<=[\p{Extended_Pictographic}\uFE0F\p{Emoji_Modifier}])\u200D(?=\p{Extended_Pictographic})|(?<=\p{L})\u200C(?=\p{L})/gu;
/** Emoji flags of regions are written with these. */
const TAGS = /[\u{E0020}-\u{E007F}]/u;
/** Controls, direction marks, private and unassigned characters, and letters without a shape. */
const INVISIBLE = /[\p{C}\u115F\u1160\u3164\uFFA0\u2800]/gu;
/** More marks on one letter than any language writes: they run over the lines above and below. */
const STACKED = /(\p{M}{3})\p{M}+/gu;

/** One line of readable text: line breaks become spaces, characters that only hide or rearrange text are removed. */
export function normalizeUserText(raw: string): string {
  const line = raw
    .normalize('NFD')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(STACKED, '$1');
  const needed = new Set(Array.from(line.matchAll(NEEDED), ({ index }) => index));
  return line
    .replace(INVISIBLE, (one, index: number) => (needed.has(index) || TAGS.test(one) ? one : ''))
    .normalize('NFC')
    .trim();
}

/** A written text of at most so many characters, normalized. */
export function userText(most: number) {
  return v.pipe(text(most), v.transform(normalizeUserText));
}
