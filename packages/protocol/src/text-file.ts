// The text of a file that a person or another program wrote, whatever its encoding and line endings.

const UTF_16 = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
] as const;

/** A decoder for what begins with these bytes: UTF-16 where a byte order mark says so, as Windows PowerShell writes it, else UTF-8. It leaves the mark out. */
export function decoderFor(start: Uint8Array): TextDecoder {
  const found = UTF_16.find(([, ...mark]) => mark.every((byte, i) => start[i] === byte));
  return new TextDecoder(found?.[0] ?? 'utf-8');
}

/** The text of a file, in which every line ends with a line feed. */
export function decodeText(bytes: Uint8Array): string {
  return decoderFor(bytes).decode(bytes).replaceAll(/\r\n?/g, '\n');
}
