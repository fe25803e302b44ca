// Names as people may choose them: what can be seen and nothing else, and never one that is taken for another at the same table.

/** What is wrong with a name. */
export type NameFault = 'invisible' | 'empty';

const PICTURE_JOINER =
  /(?<=[\p{Extended_Pictographic}\uFE0F\p{Emoji_Modifier}])\u200D(?=\p{Extended_Pictographic})/gu;
/** Controls, marks of direction, joiners, private and unassigned characters; line and paragraph separators. */
const UNSEEN = /[\p{C}\u2028\u2029\u115F\u1160\u3164\uFFA0\u2800]/u;
/** More marks on one letter than any language writes: they run over the lines above and below. */
const PILED = /\p{M}{4}/u;

/** The name as it is kept, or what is wrong with it. */
export function cleanName(raw: string): { readonly name: string } | { readonly fault: NameFault } {
  const name = raw.normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return { fault: 'empty' };
  const isUnseen = UNSEEN.test(name.replace(PICTURE_JOINER, ''));
  return isUnseen || PILED.test(name.normalize('NFD')) ? { fault: 'invisible' } : { name };
}

/** Letters of other alphabets, and signs, by the Latin letter that they look like; before small letters are made. */
const LOOKS: Readonly<Record<string, string>> = {
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

/** What a name looks like at a glance: two names with the same are taken for each other. */
export function lookOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '');
  const latin = Array.from(plain, (letter) => LOOKS[letter] ?? letter.toLowerCase()).join('');
  const folded = latin.replace(/i/g, 'l').replaceAll('rn', 'm').replaceAll('vv', 'w');
  const seen = folded.replace(/[^\p{L}\p{N}\p{S}]/gu, '');
  return seen === '' ? plain : seen;
}

/** A name at a table where others sit already: with a number behind it where it looks like one of theirs. */
export function distinctName(name: string, others: readonly string[]): string {
  const looks = new Set(others.map(lookOf));
  if (!looks.has(lookOf(name))) return name;
  let number = 2;
  while (looks.has(lookOf(`${name} (${number})`))) number++;
  return `${name} (${number})`;
}
