// Text files in UTF-8 and UTF-16 with all line endings are decoded to the same text.
import { expect, test } from 'vitest';
import { decodeText } from '../src/index.ts';

const TEXT = 'one é\ntwo 🚀\n';

function utf16(text: string, isHighFirst: boolean): Uint8Array {
  const bytes = new Uint8Array(2 * text.length);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < text.length; i++) view.setUint16(2 * i, text.charCodeAt(i), !isHighFirst);
  return bytes;
}

test.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${TEXT}`)],
  ['UTF-16', utf16(`\uFEFF${TEXT}`, false)],
  ['UTF-16 with high bytes first', utf16(`\uFEFF${TEXT}`, true)],
  ['CRLF', new TextEncoder().encode(TEXT.replaceAll('\n', '\r\n'))],
  ['CR', new TextEncoder().encode(TEXT.replaceAll('\n', '\r'))],
])('%s is read', (_, bytes) => {
  expect(decodeText(bytes)).toBe(TEXT);
});

test('an empty file is an empty text', () => {
  expect(decodeText(new Uint8Array())).toBe('');
});
