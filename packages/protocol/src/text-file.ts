// Decodes text files in UTF-8 or UTF-16 with any line endings.

const UTF_16 = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
] as const;

/**
 * Returns a decoder for a text that starts with these bytes: UTF-16 if they are its byte order mark
 * (Windows PowerShell writes one), otherwise UTF-8. The decoder removes the mark.
 */
export function decoderFor(start: Uint8Array): TextDecoder {
  const found = UTF_16.find(([, ...mark]) => mark.every((byte, i) => start[i] === byte));
  return new TextDecoder(found?.[0] ?? 'utf-8');
}

/** Decodes the bytes of a text file, and converts all line endings to line feeds. */
export function decodeText(bytes: Uint8Array): string {
  return decoderFor(bytes).decode(bytes).replaceAll(/\r\n?/g, '\n');
}
