// Checks display names: no invisible characters, and no names at a table that look alike.

export type NameFault = 'invisible' | 'empty';

/** The joiner in emoji such as families: the only invisible character that is allowed. */
const EMOJI_JOINER =
  /(?<=[\p{Extended_Pictographic}\uFE0F\p{Emoji_Modifier}])\u200D(?=\p{Extended_Pictographic})/gu;
/** Control, format, private and unassigned characters, line separators, blank letters. */
const INVISIBLE = /[\p{C}\u2028\u2029\u115F\u1160\u3164\uFFA0\u2800]/u;
/** Four combining marks in a row. They would overlap other lines. */
const STACKED_MARKS = /\p{M}{4}/u;

/** Returns the normalized name, or why it is refused. Stacked marks count as `invisible`. */
export function cleanName(raw: string): { readonly name: string } | { readonly fault: NameFault } {
  const name = raw.normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return { fault: 'empty' };
  const isInvisible = INVISIBLE.test(name.replace(EMOJI_JOINER, ''));
  return isInvisible || STACKED_MARKS.test(name.normalize('NFD'))
    ? { fault: 'invisible' }
    : { name };
}

/** Characters that look like a Latin letter, with this letter. */
const CONFUSABLES: Readonly<Record<string, string>> = {
  ...letters('АаΑαɑ', 'a'),
  ...letters('ВΒв', 'b'),
  ...letters('СсϹϲ', 'c'),
  ...letters('Ԁԁ', 'd'),
  ...letters('ЕеΕёЁ', 'e'),
  ...letters('ΗНнһҺ', 'h'),
  ...letters('ІіΙιİı1|lIӀ!¡ӏ', 'l'),
  ...letters('ЈјϳͿ', 'j'),
  ...letters('КкΚκ', 'k'),
  ...letters('МмΜ', 'm'),
  ...letters('ΝпՈո', 'n'),
  ...letters('ОоΟο0Օօσ', 'o'),
  ...letters('РрΡρ', 'p'),
  ...letters('ЅѕՏ5$', 's'),
  ...letters('ТтΤτ', 't'),
  ...letters('υսՍ', 'u'),
  ...letters('νѵѴ', 'v'),
  ...letters('ԜԝѡωшШ', 'w'),
  ...letters('ХхΧχ', 'x'),
  ...letters('УуΥүҮγ', 'y'),
  ...letters('Ζ', 'z'),
};

function letters(all: string, looksLike: string): Record<string, string> {
  return Object.fromEntries(Array.from(all, (one) => [one, looksLike]));
}

/** Returns a simplified form of a name. Names with the same form look alike. */
export function skeletonOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '');
  const latin = Array.from(plain, (letter) => CONFUSABLES[letter] ?? letter.toLowerCase()).join('');
  const folded = latin.replace(/i/g, 'l').replaceAll('rn', 'm').replaceAll('vv', 'w');
  const seen = folded.replace(/[^\p{L}\p{N}\p{S}]/gu, '');
  return seen === '' ? plain : seen;
}

/** Returns the name, with a number if it looks like one of the others. */
export function distinctName(name: string, others: readonly string[]): string {
  const looks = new Set(others.map(skeletonOf));
  if (!looks.has(skeletonOf(name))) return name;
  let number = 2;
  while (looks.has(skeletonOf(`${name} (${number})`))) number++;
  return `${name} (${number})`;
}
