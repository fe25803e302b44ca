// The animated picture follows the WebP format: chunks of even length, frames at even positions, correct sizes.
import { expect, test } from 'vitest';
import { container } from './page/animated-webp.ts';

/** A picture of a given number of bytes, as the browser encodes it. */
function webp(length: number): string {
  const bytes = new Uint8Array(20 + length + (length % 2));
  bytes.set(new TextEncoder().encode('RIFF'));
  bytes.set(new TextEncoder().encode('WEBPVP8 '), 8);
  new DataView(bytes.buffer).setUint32(16, length, true);
  bytes.fill(7, 20, 20 + length);
  return Buffer.from(bytes).toString('base64');
}

interface Chunk {
  readonly name: string;
  readonly content: Uint8Array;
}

function chunksOf(bytes: Uint8Array): readonly Chunk[] {
  const chunks: Chunk[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length; ) {
    const length = view.getUint32(at + 4, true);
    const name = new TextDecoder().decode(bytes.subarray(at, at + 4));
    chunks.push({ name, content: bytes.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

test('its chunks contain the canvas and each frame with position, size, duration and image', () => {
  const parts = [
    { x: 0, y: 0, width: 900, height: 562, ms: 90, webp: webp(11) },
    { x: 300, y: 402, width: 31, height: 17, ms: 1170, webp: webp(8) },
  ];
  const [riff, ...rest] = chunksOf(container(parts, { width: 900, height: 562 }));
  expect([riff?.name, rest]).toEqual(['RIFF', []]);
  const content = riff?.content ?? new Uint8Array();
  expect(new TextDecoder().decode(content.subarray(0, 4))).toBe('WEBP');
  const [head, loop, ...frames] = chunksOf(content.subarray(4));
  expect([head?.name, ...(head?.content ?? [])]).toEqual(['VP8X', 2, 0, 0, 0, 131, 3, 0, 49, 2, 0]);
  expect(loop?.name).toBe('ANIM');
  expect(frames.map(({ name }) => name)).toEqual(['ANMF', 'ANMF']);
  const second = frames[1]?.content ?? new Uint8Array();
  expect([...second.subarray(0, 16)]).toEqual([
    150, 0, 0, 201, 0, 0, 30, 0, 0, 16, 0, 0, 146, 4, 0, 2,
  ]);
  expect(chunksOf(second.subarray(16))).toEqual(
    [{ name: 'VP8 ', content: Buffer.alloc(8, 7) }].map(({ name, content }) => ({
      name,
      content: new Uint8Array(content),
    })),
  );
});
